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

// Apple has one overload for each kind of prompt.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Adds a search field with suggestions to the screen; its default prompt is "Search".
  public nonisolated func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View where S: View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions to the screen, with a prompt from the string tables.
  public nonisolated func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View where S: View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions to the screen, with a prompt shown verbatim.
  @_disfavoredOverload
  public nonisolated func searchable<V, S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View where V: View, S: StringProtocol {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
}

extension View {
  /// Makes the view a suggestion that adds `token` to the search in place of the typed text.
  /// Outside suggestions, and in a search without such tokens, it changes nothing.
  public nonisolated func searchCompletion<T>(_ token: T) -> some View where T: Identifiable {
    SearchCompletion(content: self, completion: token)
  }
}

private nonisolated struct SearchCompletion<Content: View, Completion> {
  let content: Content
  let completion: Completion
}

extension SearchCompletion: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let controls = context.builtIn.controls
    guard let choose = controls.searchChoice, let chooseToken = controls.searchTokenChoice else {
      return content.draw(context, into: &items)
    }
    let (content, completion) = (content, completion)
    Button {
      if let text = completion as? String { choose(text) } else { chooseToken(completion) }
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

  /// The list below the search field; nil while there are no suggestions. `tokens` are suggested
  /// before the content.
  func list(
    _ context: Context, tokens: SearchTokens?, choose: @escaping @MainActor (String) -> Void,
    chooseToken: @escaping @MainActor (Any) -> Void
  ) -> Element? {
    var place = context
    place.environment = environment
    place.environment.leaveRow()
    place.environment[builtIn: \.position.stackAxis] = .vertical
    place.environment[builtIn: \.controls.searchChoice] = choose
    place.environment[builtIn: \.controls.searchTokenChoice] = chooseToken
    place.environment[builtIn: \.styles.buttonAppearance] = .plain
    var rows: [Item] = []
    for token in tokens?.suggested ?? [] {
      Button {
        chooseToken(SuggestedToken(id: token.id))
      } label: {
        token.view
      }
      .draw(place.child(id: token.id), into: &rows)
    }
    content(place.inside(), &rows)
    if rows.isEmpty { return nil }
    let list = context.element(.div, .suggestions)
    list.set("role", "group")
    list.set("aria-label", Text("Suggestions").resolve(context.builtIn))
    list.content = .items(rows)
    list.appetite = .fixed([])
    return list
  }
}

/// A choice among the tokens that a search suggests itself.
struct SuggestedToken {
  let id: AnyHashable
}
