// What a search suggests: a list below its field while somebody is in it.

extension View {
  /// Suggests what to search for in a list below the search field of the screen, seen while the
  /// field or the list has the focus. Views with `searchCompletion(_:)` can be chosen; buttons act
  /// as they do elsewhere.
  public nonisolated func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View
  where S: View {
    // A value, drawn on the main actor only from here on.
    nonisolated(unsafe) let suggestions = suggestions()
    return PagePreferenceView(self) {
      .suggestions(
        SearchSuggestions(environment: $0.environment) { suggestions.draw($0, into: &$1) })
    }
  }

  /// Makes the view a suggestion that puts these words into the search field. Elsewhere it changes
  /// nothing, as on iOS.
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
    guard let choose = context.facts.controls.searchChoice else {
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

/// The suggestions that content asked its page for.
@MainActor struct SearchSuggestions {
  let environment: EnvironmentValues
  let content: DrawContent

  /// The list below the search field; nil while there is nothing to suggest.
  func list(
    _ context: Context, choose: @escaping @MainActor (String) -> Void
  ) -> Element? {
    var place = context
    place.environment = environment
    place.environment.leaveList()
    place.environment[fact: \.place.stackAxis] = .vertical
    place.environment[fact: \.controls.searchChoice] = choose
    place.environment[fact: \.styles.buttonLook] = .plain
    var rows: [Item] = []
    content(place.inside(), &rows)
    if rows.isEmpty { return nil }
    let list = context.element(.div, "sugg")
    list.set("role", "group")
    list.set("aria-label", Text("Suggestions").resolve(context.facts))
    list.content = .items(rows)
    list.appetite = .fixed([])
    return list
  }
}
