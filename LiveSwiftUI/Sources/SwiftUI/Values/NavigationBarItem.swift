// How the navigation bar shows a title.

/// The bar at the top of a screen.
public struct NavigationBarItem: Sendable {
  /// How large the title of a screen is.
  public enum TitleDisplayMode: Sendable {
    /// As on the screen before.
    case automatic
    /// Small, within the bar.
    case inline
    /// Large, under the bar.
    case large
  }
}
