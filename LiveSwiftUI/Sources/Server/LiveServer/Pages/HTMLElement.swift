// An HTML element as a view, for the pages that work without the script.
import SwiftUI

/// One HTML element with class names of the style sheet.
///
/// SwiftUI has no view for a landmark, a link without an event, or a form that the browser submits
/// itself.
struct HTMLElement<Content: View> {
  private let tag: Tag
  private let names: String
  private let attributes: KeyValuePairs<String, String>
  private let label: Text?
  private let text: Text?
  private let content: Content

  /// An element around other views. `label` is its accessible name.
  init(
    _ tag: Tag, class names: String = "", _ attributes: KeyValuePairs<String, String> = [:],
    label: Text? = nil, @ViewBuilder content: () -> Content
  ) {
    self.tag = tag
    self.names = names
    self.attributes = attributes
    self.label = label
    text = nil
    self.content = content()
  }
}

extension HTMLElement where Content == EmptyView {
  /// An element that contains `text`, or nothing.
  init(
    _ tag: Tag, class names: String = "", _ attributes: KeyValuePairs<String, String> = [:],
    text: Text? = nil
  ) {
    self.tag = tag
    self.names = names
    self.attributes = attributes
    label = nil
    self.text = text
    content = EmptyView()
  }
}

extension HTMLElement: View, _BodilessView, Primitive {
  func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(tag, names.isEmpty ? nil : ClassName(names))
    let basePath = context.node.tree.services.basePath
    for (name, value) in attributes {
      let isOwn = value.hasPrefix("/") && ["href", "src", "action"].contains(name)
      element.set(name, isOwn ? basePath + value : value)
    }
    let facts = context.environment.builtIn
    if let label { element.set("aria-label", label.resolve(facts)) }
    if let text {
      element.content = .text(text.resolve(facts))
    } else {
      var inner: [Item] = []
      content.draw(context.inside(), into: &inner)
      if !inner.isEmpty { element.content = .items(inner) }
    }
    context.emit(element, into: &items)
  }
}

extension View {
  /// This view as HTML of `site`, rendered once, without state and without a session.
  @MainActor func html(in locale: Locale, on site: SiteConfiguration) -> String {
    var environment = EnvironmentValues()
    environment.builtIn.person.locale = locale
    var services = TreeServices(strings: site.strings)
    services.basePath = site.basePath
    let tree = Tree(scene: WindowGroup { self }, environment: environment, services: services)
    defer { tree.close() }
    _ = tree.flush()
    return tree.html().text
  }
}
