// Where a search field goes.

/// Where a search field goes.
public struct SearchFieldPlacement: Sendable {
  /// The placement's name.
  package let name: String
  /// Whether two are the same; a seam only, as Apple's type is not Equatable.
  package static func == (one: SearchFieldPlacement, other: SearchFieldPlacement) -> Bool {
    one.name == other.name
  }

  /// Whether the field stays in sight while the content scrolls.
  package var isAlwaysShown = false

  /// Where the system thinks best.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  @available(*, unavailable, message: "A search field is always under the title.")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  @available(*, unavailable, message: "A search field is always under the title of its column.")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Under the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")

  /// Under the navigation bar, always or only while wanted.
  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(name: "drawer", isAlwaysShown: displayMode.name == "always")
  }

  /// Whether the field under the navigation bar scrolls away.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let name: String

    /// Scrolls away with the content.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always in sight.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}
