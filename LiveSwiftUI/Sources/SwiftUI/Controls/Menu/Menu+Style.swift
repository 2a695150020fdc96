// Styles of menus, which look the same in a browser.
import Foundation

extension View {
  /// Changes nothing: menus are drawn in the style of buttons, and `buttonStyle(_:)` chooses that.
  public nonisolated func menuStyle<S>(_ style: S) -> some View where S: MenuStyle { self }

  /// Changes nothing: a menu's button shows its label only.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
}

/// The look of a menu's button; only the system's own are supported here, and all are one.
@MainActor @preconcurrency public protocol MenuStyle {}

/// The default look.
public struct DefaultMenuStyle: MenuStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
}

/// The look of a button.
public struct ButtonMenuStyle: MenuStyle {
  /// The same as `.button`.
  public nonisolated init() {}
}

/// The look of a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The same as `.borderlessButton`.
  public nonisolated init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default look.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// The look of a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The look of a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
