// Modifiers that add items to the bars of a screen, and that show or hide bars.
import Foundation

// Apple also has two overloads of `toolbar`, distinguished by the closure's builder.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Adds views to the bar of the screen, at the automatic placement.
  public nonisolated func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    let entry = ToolbarEntry(placement: .automatic, content: AnyView(content()))
    return PagePreferenceView(self) { .toolbar([entry], $0.environment) }
  }

  /// Adds items to the bars of the screen, in the environment of this view. Items of several views
  /// accumulate.
  public nonisolated func toolbar<Content>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  where Content: ToolbarContent {
    // A value, read on the main actor only from here on.
    nonisolated(unsafe) let content = content()
    return PagePreferenceView(self) { context in
      (context.node as? PagePreferenceNode).map {
        .toolbar($0.toolbar.entries(of: content, for: $0), context.environment)
      }
    }
  }

  /// Shows or hides bars of the screen: its bar, and the tab bar while the screen is on top.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    barVisibility(visibility, bars)
  }

  nonisolated func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View
  {
    let isHidden = visibility == .automatic ? nil : visibility == .hidden
    let isBar = bars.isEmpty || bars.contains(where: \.isNavigationBar)
    let isTabBar = bars.contains(where: \.isTabBar)
    return PagePreferenceView(
      PagePreferenceView(self) { _ in isTabBar ? isHidden.map { .tabBar(isHidden: $0) } : nil }
    ) { _ in isBar ? isHidden.map { .bar(isHidden: $0) } : nil }
  }
}
