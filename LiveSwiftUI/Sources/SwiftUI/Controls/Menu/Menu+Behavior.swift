// The order of a menu's commands, and whether the menu closes after one.

/// The order of the commands of a menu.
public struct MenuOrder: Sendable {
  /// The order of the declarations.
  public static var automatic: MenuOrder { MenuOrder() }
  /// The order of the declarations here; an iPhone puts the first command next to the finger.
  public static var priority: MenuOrder { MenuOrder() }
  /// The order of the declarations.
  public static var fixed: MenuOrder { MenuOrder() }
}

/// Whether a menu closes after an action in it.
public struct MenuActionDismissBehavior: Sendable {
  let keepsMenuOpen: Bool

  /// The same as `enabled`.
  public static var automatic: MenuActionDismissBehavior { Self(keepsMenuOpen: false) }
  /// The menu closes.
  public static var enabled: MenuActionDismissBehavior { Self(keepsMenuOpen: false) }
  /// The menu stays open.
  public static var disabled: MenuActionDismissBehavior { Self(keepsMenuOpen: true) }
}

extension View {
  /// Changes nothing: a menu lists its commands in the order of their declarations.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Sets whether menus close after an action in this view.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  {
    builtIn(\.controls.keepsMenuOpen, behavior.keepsMenuOpen)
  }
}

extension Element {
  /// Makes this an item of a menu for assistive technology and the keyboard.
  func becomeMenuItem(_ controls: ControlEnvironment) {
    set("role", "menuitem")
    markStay(controls)
  }

  /// Marks an item of a menu, or a group of items, after which the menu stays open.
  func markStay(_ controls: ControlEnvironment) {
    if controls.keepsMenuOpen { set(.staysInMenu) }
  }
}

extension Context {
  /// The element of a control that acts at once: an item in a menu, elsewhere one in the style of
  /// buttons.
  func control(_ tag: Tag) -> Element {
    let element = element(
      tag, builtIn.position.isInMenu ? .menuItem : builtIn.styles.buttonAppearance.name)
    if builtIn.position.isInMenu {
      element.becomeMenuItem(builtIn.controls)
    } else {
      element.roundButton(builtIn.styles)
      element.sizeButton(builtIn.text.controlSize)
    }
    return element
  }
}
