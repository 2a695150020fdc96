// The search field of a screen, and how a search ends.
import Foundation

/// A search field that content adds to its page.
@MainActor struct SearchField {
  let text: Binding<String>
  let prompt: String
  let submit: SubmitAction?
  /// Whether the field has the focus; nil where nobody asks.
  var isPresented: Binding<Bool>?
  /// The connection of the focus with a state of the app; nil for none.
  var focus: FocusConnection?
  /// Describes to a browser the keyboard that the app wants for the field; nil for the usual one.
  var describeTyping: (@MainActor (Element) -> Void)?
  /// The tokens before the text; nil for a search without tokens.
  var tokens: SearchTokens?

  /// Draws the field, and below it the list of suggestions if there is one.
  func field(_ context: Context, suggestions: Element? = nil) -> Element {
    let box = context.element(.search, .search)
    box.appetite = .fixed(.horizontal)
    let icon = context.child(.searchIcon).icon("magnifyingglass")
    let input = context.child(.searchInput).element(.input, .textField)
    input.set("type", "search")
    input.set("name", prompt)
    input.set("aria-label", prompt)
    input.set("placeholder", prompt)
    input.set("autocomplete", "off")
    input.set("enterkeyhint", "search")
    describeTyping?(input)
    var place = context
    place.environment[builtIn: \.controls.submit] = submit
    place.bind(input, to: text)
    connection?.connect(input, context.node)
    // Each key press searches, so the length is bounded.
    if context.builtIn.controls.isEnabled { input.set("maxlength", String(TypedText.searchLimit)) }
    let parts = [icon, tokens?.chips(context.inside(.searchTokens)), input, suggestions]
    box.content = .items(parts.compactMap { $0.map { .element($0) } })
    return box
  }
}

/// Ends a search: empties the search field, and closes it.
@MainActor public struct DismissSearchAction {
  let action: (@MainActor () -> Void)?

  nonisolated init(_ action: (@MainActor () -> Void)?) { self.action = action }

  /// Empties and closes the search field around the view; does nothing elsewhere.
  public func callAsFunction() { action?() }
}

extension SearchField {
  /// The connection of the field's focus to its binding. Leaving an empty field closes it.
  var connection: FocusConnection? {
    guard let isPresented else { return focus }
    let (text, focus) = (text, focus)
    return FocusConnection(
      isHere: { isPresented.wrappedValue || focus?.isHere() == true },
      came: {
        isPresented.wrappedValue = true
        focus?.came()
      },
      left: {
        if text.wrappedValue.isEmpty { isPresented.wrappedValue = false }
        focus?.left()
      })
  }

  /// Empties and closes the field.
  func dismiss() {
    text.wrappedValue = ""
    if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
  }
}
