// A button with a list of commands, which the browser opens at once.
import Foundation

/// A list of commands behind a button.
public struct Menu<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content
  /// The action of a press on the label, where another button opens the menu.
  let primaryAction: (() -> Void)?

  /// A menu with views as the label of its button.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// A menu with views as the label of a button that acts, and a button beside it that opens the
  /// menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }
}

extension Menu {
  /// A menu with a title from the string tables on its button.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(content: content) { Text(titleKey) }
  }

  /// A menu with a title shown verbatim on its button.
  @_disfavoredOverload public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text, S: StringProtocol {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// A menu with a symbol and a title from the string tables on its button.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Menu: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.div, .menu)
    element.appetite = .fixed([])
    let inner = context.inside()
    var parts: [Item] = []
    if let primaryAction {
      if !context.builtIn.position.isInMenu { element.name(.splitMenu) }
      let button = Button {
        primaryAction()
      } label: {
        label
      }
      button.draw(inner.child(.menuButton), into: &parts)
      parts.append(.element(moreButton(inner)))
    } else {
      parts.append(.element(labelledButton(inner)))
    }
    element.content = .items(parts + [.element(list(inner))])
    context.emit(element, into: &items)
  }

  /// The button with the label, which opens the menu.
  @MainActor private func labelledButton(_ inner: Context) -> Element {
    let button = opener(inner.child(.menuButton))
    inner.child(.menuButton).fill(button, axis: .horizontal, with: label)
    if inner.builtIn.position.isInMenu {
      let chevron = inner.child(.menuMark).icon("chevron.down")
      button.content = .items(button.children + [.element(chevron)])
    }
    return button
  }

  /// The button that opens the menu beside its action. A long press, as on iOS, would be out of
  /// reach of a keyboard.
  @MainActor private func moreButton(_ inner: Context) -> Element {
    let button = opener(inner.child(.menuMore))
    button.name(.menuOpener)
    let name = inner.text(of: label)
    button.set(
      "aria-label", (name.isEmpty ? Text("More") : Text("\(name), more")).resolve(inner.builtIn))
    button.content = .items([.element(inner.child(.menuMark).icon("chevron.down"))])
    return button
  }

  /// A button that opens the menu; inside of another menu an item that expands below itself, as on
  /// an iPhone.
  @MainActor private func opener(_ context: Context) -> Element {
    let isItem = context.builtIn.position.isInMenu
    let button = context.element(
      .button,
      isItem ? .menuItem.and(.menuItemOpener) : context.builtIn.styles.buttonAppearance.name)
    button.set("type", "button")
    if isItem {
      button.set("role", "menuitem")
    } else {
      button.roundButton(context.builtIn.styles)
    }
    button.set("aria-haspopup", "menu")
    button.set("aria-expanded", "false")
    button.set(.menu)
    if !context.builtIn.controls.isEnabled { button.set("disabled", "") }
    return button
  }

  /// The commands, hidden until their button is pressed.
  @MainActor private func list(_ inner: Context) -> Element {
    let list = inner.child(.menuList).element(
      .div, inner.builtIn.position.isInMenu ? .menuList.and(.submenu) : .menuList)
    list.set("role", "menu")
    list.set("hidden", "")
    var commands: [Item] = []
    let menu = inner.child(.menuContent).with {
      $0[builtIn: \.position.isInMenu] = true
      $0[builtIn: \.styles.labelAppearance] = .automatic
      $0[builtIn: \.text.font] = nil
    }
    content.draw(menu, into: &commands)
    list.content = .items(commands)
    return list
  }
}
