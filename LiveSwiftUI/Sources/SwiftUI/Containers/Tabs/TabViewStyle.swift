// Styles of tab views: a bar, or pages with dots.

/// A style for tab views; only the system's own are supported here.
@MainActor @preconcurrency public protocol TabViewStyle {}

/// The tab view styles that the renderer knows.
enum TabAppearance {
  case bar
  case pages(index: PageTabViewStyle.IndexDisplayMode)
}

/// A style with a bar that names the tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The same as `TabViewStyle.automatic`.
  public nonisolated init() {}
}

/// A style with pages side by side, turned by a swipe or a press on a dot.
public struct PageTabViewStyle: TabViewStyle {
  let index: IndexDisplayMode

  /// Pages with or without their dots.
  public nonisolated init(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic
  ) {
    index = indexDisplayMode
  }

  /// Whether the page dots are shown.
  public struct IndexDisplayMode: Sendable {
    private let least: Int

    /// Shows dots if there is more than one page.
    public static let automatic = IndexDisplayMode(least: 2)
    /// Always shows dots.
    public static let always = IndexDisplayMode(least: 1)
    /// Shows no dots.
    public static let never = IndexDisplayMode(least: .max)

    /// Whether `count` pages have dots.
    func shows(_ count: Int) -> Bool { count >= least }
  }
}

/// A style with a bar, or a sidebar where there is room; a bar in every window here.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The same as `.sidebarAdaptable`.
  public nonisolated init() {}
}

/// A style with a bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// The same as `.tabBarOnly`.
  public nonisolated init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar, or a sidebar where there is room; a bar in every window here.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar that names the tabs.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side, with dots if there is more than one.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages side by side, with or without their dots.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Sets the style of tab views in this view to one of the system's.
  public nonisolated func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    let index = (style as? PageTabViewStyle)?.index
    return builtIn(\.styles.tabAppearance, index.map { TabAppearance.pages(index: $0) } ?? .bar)
  }
}
