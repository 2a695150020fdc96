// The condition for showing the scopes of a search.

/// The condition for showing the scopes of a search.
public struct SearchScopeActivation {
  /// Whether the scopes are hidden until text is entered.
  package let waitsForText: Bool

  /// The same as `onSearchPresentation`, as on an iPhone.
  public static var automatic: SearchScopeActivation { onSearchPresentation }

  /// Shows the scopes while the field contains text.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(waitsForText: true) }

  /// Shows the scopes during a search. A search field is always visible here, and so are its
  /// scopes.
  public static var onSearchPresentation: SearchScopeActivation {
    SearchScopeActivation(waitsForText: false)
  }
}
