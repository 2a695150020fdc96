// The behaviour of the bar while a person searches.

/// The behaviour of the bar while a person searches.
public struct SearchPresentationToolbarBehavior {
  /// The same as `avoidHidingContent` here.
  public static var automatic: SearchPresentationToolbarBehavior { Self() }
  /// The bar keeps its title and its items.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { Self() }
}

extension View {
  /// Changes nothing: a bar keeps its title and its items during a search.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}
