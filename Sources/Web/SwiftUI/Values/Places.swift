// Where toolbars, titles, search fields and sheets are put.
/// Where a toolbar item goes.
public struct ToolbarItemPlacement: Sendable {
  /// The placement's name; the older and newer names of one place are the same.
  package let name: String

  /// Whether two are the same; a seam only, as Apple's type is not Equatable.
  package static func == (one: ToolbarItemPlacement, other: ToolbarItemPlacement) -> Bool {
    one.name == other.name
  }

  /// Where the system thinks best.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The middle of the navigation bar.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// The leading end, for moving about.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The trailing end, for the main action.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Behind the main actions.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// A word about what is going on.
  public static let status = ToolbarItemPlacement(name: "status")
  /// The button that agrees.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// The button that leaves.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// The button that throws away.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// Above the keyboard.
  @available(*, unavailable, message: "There is no bar above a browser's keyboard; use .bottomBar.")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// The leading end of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The trailing end of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The older name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The older name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
}

/// One of the bars of a screen.
public struct ToolbarPlacement: Sendable {
  /// The bar's name.
  package let name: String

  /// Whether two are the same; a seam only, as Apple's type is not Equatable.
  package static func == (one: ToolbarPlacement, other: ToolbarPlacement) -> Bool {
    one.name == other.name
  }

  /// The bar the system thinks best.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
  /// The bar at the bottom.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }
  /// The bar at the top.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
  /// The bar of tabs.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
}

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

/// How large the title of a screen is, on every system.
public struct ToolbarTitleDisplayMode: Sendable {
  /// The mode's name.
  package let name: String

  /// Whether two are the same; a seam only, as Apple's type is not Equatable.
  package static func == (one: ToolbarTitleDisplayMode, other: ToolbarTitleDisplayMode) -> Bool {
    one.name == other.name
  }

  /// As on the screen before.
  public static var automatic: ToolbarTitleDisplayMode {
    ToolbarTitleDisplayMode(name: "automatic")
  }
  /// Large, under the bar.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "large") }
  /// Large, within the bar.
  public static var inlineLarge: ToolbarTitleDisplayMode {
    ToolbarTitleDisplayMode(name: "inlineLarge")
  }
  /// Small, within the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inline") }
}

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
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the sidebar.
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

    /// As the system thinks best.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always in sight.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}

/// How high a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
  /// The height in the words of CSS.
  package let css: String

  /// About half of the screen.
  public static let medium = PresentationDetent(css: "50dvh")
  /// All of the screen.
  public static let large = PresentationDetent(css: "100dvh")

  /// A share of the screen, 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(css: CSS.number(fraction * 100) + "dvh")
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(css: CSS.rem(height))
  }
}
