// The navigation bar under its first names. Apple keeps them without a warning.
import Foundation

extension View {
  /// Sets the title of the screen.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the screen from the string tables.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen verbatim.
  @_disfavoredOverload public nonisolated func navigationBarTitle<S>(_ title: S) -> some View
  where S: StringProtocol {
    navigationTitle(title)
  }

  /// Sets the title of the screen, and whether it is large or in the bar.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen from the string tables, and whether it is large or in the bar.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen verbatim, and whether it is large or in the bar.
  @_disfavoredOverload public nonisolated func navigationBarTitle<S>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View
  where S: StringProtocol {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Shows or hides the screen's bar.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
  }

  /// Puts views at both ends of the bar.
  public nonisolated func navigationBarItems<L, T>(leading: L, trailing: T) -> some View
  where L: View, T: View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view at the leading end of the bar.
  public nonisolated func navigationBarItems<L>(leading: L) -> some View where L: View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view at the trailing end of the bar.
  public nonisolated func navigationBarItems<T>(trailing: T) -> some View where T: View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Changes nothing: the styles concern split views, and `NavigationView` is a stack here.
  public nonisolated func navigationViewStyle<S>(_ style: S) -> some View
  where S: NavigationViewStyle {
    self
  }
}

/// A stack of screens, under its first name.
public struct NavigationView<Content> where Content: View {
  let content: Content

  /// A stack with this root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let content = content
    NavigationStack { content }.draw(context.child(0), into: &items)
  }
}

/// The style of a `NavigationView`. Every style is a stack here.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// The default style of a `NavigationView`: a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The same as `NavigationViewStyle.automatic`.
  public nonisolated init() {}
}

/// A style that shows one screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The same as `.stack`.
  public nonisolated init() {}
}

/// A style with columns side by side; one screen at a time here.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// A style with two columns, under its first name; one screen at a time here.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The same as `.columns`.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns side by side; here one screen at a time.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The platform's style: a stack, also in a wide window.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
