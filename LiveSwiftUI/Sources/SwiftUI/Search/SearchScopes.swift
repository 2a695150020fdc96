// The scopes of a search: a row of segments below its field.

extension View {
  /// Narrows the screen's search to one of several scopes, each with a `tag`. They form a row below
  /// the search field.
  public nonisolated func searchScopes<V, S>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View where V: Hashable, S: View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Narrows the screen's search to one of several scopes, which are shown according to
  /// `activation`.
  public nonisolated func searchScopes<V, S>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View where V: Hashable, S: View {
    // Values, read on the main actor only from here on.
    nonisolated(unsafe) let (scope, scopes) = (scope, scopes())
    let waitsForText = activation.waitsForText
    return PagePreferenceView(self) { context in
      let isEnabled = context.builtIn.controls.isEnabled
      return .scopes(
        SearchScopes(waitsForText: waitsForText) { name, place in
          OptionDrawing(
            name, of: scopes, choosing: SharedSelection(scope), isEnabled: isEnabled, place)
        })
    }
  }
}

/// The scopes that content adds to its page's search.
@MainActor struct SearchScopes {
  /// Whether the scopes are hidden until text is entered.
  let waitsForText: Bool
  /// Draws the scopes as a choice with the given accessible name.
  let options: @MainActor (String, Context) -> OptionDrawing

  /// The row of segments below `field`; nil while it is hidden or empty.
  func bar(below field: SearchField, _ context: Context) -> Element? {
    if waitsForText, field.text.wrappedValue.isEmpty { return nil }
    let options = options(field.prompt, context)
    guard !options.texts.isEmpty else { return nil }
    let bar = options.segments(context.inside(1))
    bar.name(.searchScopes)
    bar.appetite = .fixed(.horizontal)
    return bar
  }
}
