// Placeholders for missing content.
import Foundation
import FoundationAdditions

/// A placeholder that explains why content is missing, and what to do.
public struct ContentUnavailableView<Label, Description, Actions>
where Label: View, Description: View, Actions: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// A placeholder with views as label, description and actions; buttons among the actions are
  /// bordered.
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
  /// A symbol and a title from the string tables, with a description below.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    label = SwiftUI.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// A symbol and a title shown verbatim, with a description below.
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
    let element = context.element(.section, .unavailable)
    element.appetite = .fixed([.horizontal, .vertical])
    let inner = context.inside()
    let title = inner.child(.unavailableTitle).element(.h2, .unavailableTitle)
    inner.child(.unavailableTitle).fill(title, axis: .vertical, with: label)
    let text = inner.child(.unavailableDescription).element(.div, .unavailableDescription)
    inner.child(.unavailableDescription).fill(text, axis: .vertical, with: description)
    let buttons = inner.child(.unavailableActions).element(.div, .unavailableActions)
    inner.child(.unavailableActions).with { $0[builtIn: \.styles.buttonAppearance] = .bordered }
      .fill(
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
  /// Explains that a search found nothing, and what to try.
  public static var search:
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description,
      SearchUnavailableContent.Actions
    >
  {
    search(text: "")
  }

  /// Explains that a search for `text` found nothing, and what to try.
  public static func search(text: String) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(term: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// The content of a placeholder for an empty search result.
public struct SearchUnavailableContent {
  /// The heading, including the search term.
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

  /// The suggestion to try another search.
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// No actions.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A picture of the app and a localized title, with a description below.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource, image name: String, description: Text? = nil
  ) {
    self.init(LocalizedStringKey(resource: title), image: name, description: description)
  }

  /// A symbol and a localized title, with a description below.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(LocalizedStringKey(resource: title), systemImage: name, description: description)
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A picture of the app and a title from the string tables, with a description below.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    label = SwiftUI.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  /// A picture of the app and a title shown verbatim, with a description below.
  @_disfavoredOverload
  public init<S>(_ title: S, image name: String, description: Text? = nil) where S: StringProtocol {
    label = SwiftUI.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }
}
