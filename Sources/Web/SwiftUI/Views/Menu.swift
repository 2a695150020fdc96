// A button that opens a list of commands; it opens in the browser, at once.
import Foundation

/// A list of commands behind a button.
public struct Menu<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension Menu {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text, S: StringProtocol {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
    self.content = content()
  }
}

extension Menu: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.div, "menu")
    element.appetite = .fixed([])
    let inner = context.inside()
    let button = inner.child(0).element(.button, context.facts.buttonLook.names)
    button.set("type", "button")
    button.set("aria-haspopup", "menu")
    button.set("aria-expanded", "false")
    button.set("data-menu", "")
    if !context.facts.isEnabled { button.set("disabled", "") }
    inner.child(0).fill(button, axis: .horizontal, with: label)
    let list = inner.child(1).element(.div, "pop")
    list.set("role", "menu")
    list.set("hidden", "")
    var commands: [Item] = []
    let menu = inner.child(2).with {
      $0[fact: \.isInMenu] = true
      $0[fact: \.labelLook] = .automatic
      $0[fact: \.font] = nil
    }
    content.draw(menu, into: &commands)
    list.content = .items(commands)
    element.content = .items([.element(button), .element(list)])
    context.emit(element, into: &items)
  }
}

/// A link to somewhere outside the app.
public struct Link<Label> where Label: View {
  let destination: URL
  let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload public init<S>(_ title: S, destination: URL) where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.a, context.facts.buttonLook.names)
    // Only addresses that open a page or a message; anything else shows as words.
    if ["http", "https", "mailto"].contains(destination.scheme?.lowercased() ?? "") {
      element.set("href", destination.absoluteString)
      element.set("data-out", "")
      element.set("target", "_blank")
      element.set("rel", "noopener noreferrer")
    }
    context.fill(element, axis: .horizontal, with: label)
    context.emit(element, into: &items)
  }
}
