// When the scopes of a search are shown.

/// When the scopes of a search are shown.
public struct SearchScopeActivation {
  /// Whether the scopes wait until something is typed.
  package let waitsForText: Bool

  /// As `onSearchPresentation`, which is what an iPhone does.
  public static var automatic: SearchScopeActivation { onSearchPresentation }

  /// Once something is typed, until the field is empty again.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(waitsForText: true) }

  /// As long as there is a search. A search field is always on its screen here, and so are its
  /// scopes.
  public static var onSearchPresentation: SearchScopeActivation {
    SearchScopeActivation(waitsForText: false)
  }
}
