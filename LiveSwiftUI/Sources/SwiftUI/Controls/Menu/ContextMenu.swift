// Commands of a view, opened by a long press, the secondary mouse button or the keyboard.
import Foundation

extension View {
  /// Adds commands to the view. A long press, the secondary mouse button or the context menu key
  /// opens them in a menu called like the view. A view without a control has a button for keyboards
  /// and screen readers, visible while it is focused.
  public nonisolated func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems)
    -> some View
  where MenuItems: View {
    // A value, drawn on the main actor only.
    nonisolated(unsafe) let menuItems = menuItems()
    return rendering { context in
      guard context.builtIn.controls.isEnabled else { return context }
      return context.decorated { element, context in
        context.child(.contextMenu).contextMenu(around: element) { menuItems.draw($0, into: &$1) }
      }
    }
  }
}

extension View {
  /// Adds commands to the view, as `contextMenu(menuItems:)` does. No preview is drawn: the menu
  /// opens beside the view, which stays in sight.
  public nonisolated func contextMenu<M, P>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View where M: View, P: View {
    contextMenu(menuItems: menuItems)
  }
}

extension Context {
  fileprivate func contextMenu(around element: Element, _ commands: DrawContent) -> Element {
    var drawn: [Item] = []
    var place = inside(.menuContent)
    place.environment.leaveList()
    place = place.with {
      $0[builtIn: \.position.isInMenu] = true
      $0[builtIn: \.styles.labelAppearance] = .automatic
      $0[builtIn: \.text.font] = nil
      $0[builtIn: \.text.foreground] = nil
    }
    commands(place, &drawn)
    // A view without commands keeps the browser's own menu; on an iPhone it has no menu.
    if drawn.isEmpty { return element }
    node.tree.needs(.gestures)
    node.tree.needs(.commands)
    let box = element.wrapped(.contextMenu)
    box.appetite = .children(also: [], except: [])
    box.set(.contextMenu)
    let button = child(.menuButton).element(.button, .contextMenuButton)
    button.set("type", "button")
    button.set("aria-haspopup", "menu")
    button.set(.menu)
    // The script shows and names it where the view has no control that opens the menu by the keys.
    button.set("hidden", "")
    let list = child(.menuList).element(.div, .menuList)
    list.set("role", "menu")
    list.set("hidden", "")
    list.content = .items(drawn)
    list.appetite = .fixed([])
    button.appetite = .fixed([])
    box.content = .items([.element(element), .element(button), .element(list)])
    return box
  }
}
