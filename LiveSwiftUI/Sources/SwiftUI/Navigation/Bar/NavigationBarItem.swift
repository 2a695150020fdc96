// The title display of the navigation bar.

/// The bar at the top of a screen.
public struct NavigationBarItem: Sendable {
  /// The display of a screen's title.
  public enum TitleDisplayMode: Sendable {
    /// The display of the previous screen.
    case automatic
    /// A small title inside the bar.
    case inline
    /// A large title below the bar.
    case large
  }
}
