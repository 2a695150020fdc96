// The placement of a search field.

/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
  /// The placement's name.
  package let name: String
  /// Whether two are equal. Package-only, as Apple's type is not `Equatable`.
  package static func == (one: SearchFieldPlacement, other: SearchFieldPlacement) -> Bool {
    one.name == other.name
  }

  /// Whether the field stays visible while the content scrolls.
  package var isAlwaysShown = false

  /// The platform's default placement.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// Below the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")

  /// Below the navigation bar, always visible or scrolling with the content.
  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(name: "drawer", isAlwaysShown: displayMode.name == "always")
  }

  /// The display of the field below the navigation bar.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let name: String

    /// Scrolls away with the content.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always visible.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}
