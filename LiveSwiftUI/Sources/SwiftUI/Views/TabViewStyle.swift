// How a tab view shows its tabs: by a bar, or as pages with dots.

/// A look for tab views; only the system's own are supported here.
@MainActor @preconcurrency public protocol TabViewStyle {}

/// The looks that the renderer knows.
enum TabLook {
  case bar
  case pages(index: PageTabViewStyle.IndexDisplayMode)
}

/// A bar that names the tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
}

/// Pages side by side, which a finger or a press on a dot turns.
public struct PageTabViewStyle: TabViewStyle {
  let index: IndexDisplayMode

  /// Pages with or without their dots.
  public nonisolated init(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic
  ) {
    index = indexDisplayMode
  }

  /// Whether the dots of the pages are shown.
  public struct IndexDisplayMode: Sendable {
    private let least: Int

    /// Dots where there is more than one page.
    public static let automatic = IndexDisplayMode(least: 2)
    /// Always dots.
    public static let always = IndexDisplayMode(least: 1)
    /// No dots.
    public static let never = IndexDisplayMode(least: .max)

    /// Whether there are dots for so many pages.
    func shows(_ count: Int) -> Bool { count >= least }
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar that names the tabs.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side, with dots where there is more than one.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages side by side, with or without their dots.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Gives tab views within one of the system's looks.
  public nonisolated func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    let index = (style as? PageTabViewStyle)?.index
    return fact(\.styles.tabLook, index.map { TabLook.pages(index: $0) } ?? .bar)
  }
}
