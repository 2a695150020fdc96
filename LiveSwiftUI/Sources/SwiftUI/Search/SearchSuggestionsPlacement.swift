// The placement of search suggestions.

/// The placement of search suggestions.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  let name: String

  /// The same as `menu` here.
  public static var automatic: SearchSuggestionsPlacement { menu }
  /// A list below the search field, the only placement here.
  public static var menu: SearchSuggestionsPlacement { Self(name: "menu") }
  /// The content of the screen; never used here.
  public static var content: SearchSuggestionsPlacement { Self(name: "content") }

  /// Some placements.
  public struct Set: OptionSet, Sendable {
    /// The type of one member, which is a set too.
    public typealias Element = SearchSuggestionsPlacement.Set
    /// The placements, one bit each.
    public var rawValue: Int
    /// The placements for these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A list below the search field.
    public static var menu: SearchSuggestionsPlacement.Set { Self(rawValue: 1) }
    /// The content of the screen.
    public static var content: SearchSuggestionsPlacement.Set { Self(rawValue: 2) }
  }
}

extension EnvironmentValues {
  /// The placement of the search suggestions around the view: always `menu`.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}

extension View {
  /// Hides or shows search suggestions at some placements. They are drawn in the `menu` below the
  /// field, so another placement changes nothing.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    ShownSuggestions(content: self, hides: visibility == .hidden && placements.contains(.menu))
  }
}

/// Suggestions that may be hidden: those that are drawn here, or all of the screen's.
private nonisolated struct ShownSuggestions<Content: View> {
  let content: Content
  let hides: Bool
}

extension ShownSuggestions: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    if context.builtIn.controls.searchChoice != nil {
      if !hides { content.draw(context, into: &items) }
      return
    }
    let hides = hides
    PagePreferenceView(content) { _ in hides ? .hiddenSuggestions : nil }
      .render(context, into: &items)
  }
}
