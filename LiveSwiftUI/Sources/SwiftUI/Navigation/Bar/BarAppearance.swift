// The background and the colours of bars.
import Foundation

extension View {
  /// Paints the screen's bar. A tab bar and a bottom bar keep the system's material.
  public nonisolated func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  where S: ShapeStyle {
    let paint = paint(of: style)
    let isTop = bars.isEmpty || bars.contains(where: \.isNavigationBar)
    return PagePreferenceView(self) { _ in isTop ? .barPaint(paint) : nil }
  }

  /// Shows or hides the background of the screen's bar.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barBackground(visibility, bars)
  }

  /// Shows or hides the background of the screen's bar.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barBackground(visibility, bars)
  }

  private nonisolated func barBackground(_ visibility: Visibility, _ bars: [ToolbarPlacement])
    -> some View
  {
    let hides = visibility == .hidden && (bars.isEmpty || bars.contains(where: \.isNavigationBar))
    return PagePreferenceView(self) { _ in hides ? .barPaint(.color("transparent")) : nil }
  }

  /// Shows or hides bars of the screen: its bar, and the tab bar while the screen is on top.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barVisibility(visibility, bars)
  }

  /// Draws the screen's bar light or dark; nil as the screen is.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    let isTop = bars.isEmpty || bars.contains(where: \.isNavigationBar)
    return PagePreferenceView(self) { _ in
      if isTop, let colorScheme { .barScheme(colorScheme) } else { nil }
    }
  }

  /// Changes nothing: the bar has one arrangement here.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// The purpose of the content of a bar.
public struct ToolbarRole: Sendable {
  /// That of the surrounding views.
  public static var automatic: ToolbarRole { ToolbarRole() }
  /// A stack of screens.
  public static var navigationStack: ToolbarRole { ToolbarRole() }
  /// A browser of pages.
  public static var browser: ToolbarRole { ToolbarRole() }
  /// An editor of a document.
  public static var editor: ToolbarRole { ToolbarRole() }
}
