// Waiting, and having nothing to show.
import Foundation

/// Shows that work goes on, or how far it is.
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  let fraction: Double?
  let label: Text?
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(fraction: nil, label: nil) }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey))
  }

  @_disfavoredOverload public init<S>(_ title: S) where Label == Text, S: StringProtocol {
    self.init(fraction: nil, label: Text(title))
  }

}

extension ProgressView {
  public init<V>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(fraction: value.map { Double($0 / total) }, label: nil)
  }

  public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey))
  }
}

extension ProgressView: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.div, fraction == nil ? "spin" : "prog")
    let words = label?.resolve(context.facts)
    let bar = context.child(0).element(.progress)
    bar.set("aria-label", words ?? Text("Loading").resolve(context.facts))
    if let fraction {
      bar.set("max", "100")
      bar.set("value", String(Int((min(max(fraction, 0), 1) * 100).rounded())))
      element.appetite = .fixed(.horizontal)
    }
    var parts: [Item] = [.element(bar)]
    if let words, !context.facts.labelsHidden {
      let text = context.child(1).element(.span, "t cap")
      text.set("aria-hidden", "true")
      text.content = .text(words)
      parts.append(.element(text))
    }
    element.content = .items(parts)
    context.emit(element, into: &items)
  }
}

/// Says why there is nothing here, and what to do.
public struct ContentUnavailableView<Label, Description, Actions>
where Label: View, Description: View, Actions: View {
  let label: Label
  let description: Description
  let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    label = SwiftUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  @_disfavoredOverload
  public init<S>(_ title: S, systemImage name: String, description: Text? = nil)
  where S: StringProtocol {
    label = SwiftUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }
}

extension ContentUnavailableView: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.section, "cuv")
    element.appetite = .fixed([.horizontal, .vertical])
    let inner = context.inside()
    let title = inner.child(0).element(.h2, "cuv-t")
    inner.child(0).fill(title, axis: .vertical, with: label)
    let text = inner.child(1).element(.div, "cuv-d")
    inner.child(1).fill(text, axis: .vertical, with: description)
    let buttons = inner.child(2).element(.div, "cuv-a")
    inner.child(2).with { $0[fact: \.buttonLook] = .bordered }.fill(
      buttons, axis: .vertical, with: actions)
    element.content = .items([.element(title), .element(text), .element(buttons)])
    context.emit(element, into: &items)
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  public static var search:
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description,
      SearchUnavailableContent.Actions
    >
  {
    search(text: "")
  }

  public static func search(text: String) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(term: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// What stands where a search found nothing.
public struct SearchUnavailableContent {
  /// The heading, with the term.
  public struct Label: View {
    let term: String
    public var body: some View {
      if term.isEmpty {
        SwiftUI.Label("No Results", systemImage: "magnifyingglass")
      } else {
        SwiftUI.Label("No Results for “\(term)”", systemImage: "magnifyingglass")
      }
    }
  }

  /// What to try.
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing to press.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}
