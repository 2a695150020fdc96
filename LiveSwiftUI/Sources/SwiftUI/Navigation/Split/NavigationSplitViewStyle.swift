// Styles of split views, which look the same in a browser.
import Foundation

extension View {
  /// Changes nothing: the columns of a split view have one arrangement here.
  public nonisolated func navigationSplitViewStyle<S>(_ style: S) -> some View
  where S: NavigationSplitViewStyle {
    self
  }
}

/// The arrangement of the columns of a split view; all are one here.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

/// The default arrangement.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
}

/// An arrangement in which the columns share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same as `.balanced`.
  public nonisolated init() {}
}

/// An arrangement in which the detail keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same as `.prominentDetail`.
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default arrangement.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The columns share the width.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its width.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
