// Search suggestions: a list below the search field while it has the focus.

extension View {
  /// Adds suggestions in a list below the screen's search field, shown while the field or the list
  /// has the focus. Views with `searchCompletion(_:)` can be chosen; buttons act as usual.
  public nonisolated func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View
  where S: View {
    // A value, drawn on the main actor only from here on.
    nonisolated(unsafe) let suggestions = suggestions()
    return PagePreferenceView(self) {
      .suggestions(
        SearchSuggestions(environment: $0.environment) { suggestions.draw($0, into: &$1) })
    }
  }

  /// Makes the view a suggestion that enters `completion` into the search field. Outside
  /// suggestions it changes nothing, as on iOS.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self, completion: completion)
  }
}

private nonisolated struct SearchCompletion<Content: View> {
  let content: Content
  let completion: String
}

extension SearchCompletion: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    guard let choose = context.builtIn.controls.searchChoice else {
      return content.draw(context, into: &items)
    }
    let (content, completion) = (content, completion)
    Button {
      choose(completion)
    } label: {
      content
    }
    .draw(context, into: &items)
  }
}

/// The suggestions that content adds to its page's search.
@MainActor struct SearchSuggestions {
  let environment: EnvironmentValues
  let content: DrawContent

  /// The list below the search field; nil while there are no suggestions.
  func list(
    _ context: Context, choose: @escaping @MainActor (String) -> Void
  ) -> Element? {
    var place = context
    place.environment = environment
    place.environment.leaveList()
    place.environment[builtIn: \.position.stackAxis] = .vertical
    place.environment[builtIn: \.controls.searchChoice] = choose
    place.environment[builtIn: \.styles.buttonAppearance] = .plain
    var rows: [Item] = []
    content(place.inside(), &rows)
    if rows.isEmpty { return nil }
    let list = context.element(.div, "sugg")
    list.set("role", "group")
    list.set("aria-label", Text("Suggestions").resolve(context.builtIn))
    list.content = .items(rows)
    list.appetite = .fixed([])
    return list
  }
}
