// Buttons.
import Foundation

/// A control that performs an action.
public nonisolated struct Button<Label> where Label: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// A button with views as its label.
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with views as its label and a role, which determines its colour and its emphasis in
  /// dialogs.
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// A button with a title from the string tables.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button with a title shown verbatim.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S>(_ title: S, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(action: action) { Text(title) }
  }

  /// A button with a title from the string tables and a role.
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a title shown verbatim and a role.
  @_disfavoredOverload
  @preconcurrency public nonisolated init<S>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with a symbol and a title from the string tables; bars show only the symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a symbol and a title shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  )
  where S: StringProtocol {
    self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let facts = context.builtIn
    if let draw = facts.styles.primitiveButton, !facts.position.isInMenu {
      let label = PrimitiveButtonStyleConfiguration.Label(content: AnyView(label))
      var inner = context.child(0)
      inner.environment[builtIn: \.styles.primitiveButton] = nil
      return draw(PrimitiveButtonStyleConfiguration(role: role, label: label, action: action))
        .draw(inner, into: &items)
    }
    let element = context.element(
      .button, facts.position.isInMenu ? .menuItem : facts.styles.buttonAppearance.name)
    if facts.position.isInRow, facts.styles.buttonAppearance == .automatic, !facts.position.isInMenu
    {
      element.name(.automatic)
    }
    element.set("type", "button")
    if role == .destructive { element.name(.destructive) }
    if role == .cancel { element.name(.cancel) }
    if facts.position.isInMenu { element.becomeMenuItem(facts.controls) }
    markEnd(of: facts.position, on: element)
    if facts.controls.isEnabled {
      element.emits(.click)
      let action = action
      let dialog = facts.position.dialog
      if let dialog, dialog.closesOnPress {
        element.on(.click) { _ in
          // The alert closes after the action: view/alert(_:ispresented:actions:message:).
          action()
          dialog.close()
        }
      } else {
        element.on(.click, plain: action)
      }
    } else {
      element.set("disabled", "")
    }
    element.sizeButton(facts.text.controlSize)
    context.fill(element, withLabel: label, role: role)
    // What comes outside a drawn box does not change the box.
    if facts.styles.buttonAppearance.isBox, !facts.position.isInMenu {
      element.box = .background
      element.roundButton(facts.styles)
    }
    context.emit(element, into: &items)
  }

  /// Marks a button that ends its dialog, so that the browser need not wait for the server.
  @MainActor private func markEnd(of place: PositionEnvironment, on element: Element) {
    guard let dialog = place.dialog else { return }
    if dialog.closesOnPress {
      element.set(.ends)
      if role == .cancel { element.set("autofocus", "") }
    } else if !place.isInMenu, place.page?.node?.depthInStack ?? 0 == 0 {
      // On a screen pushed inside a sheet, the button leads back to the previous screen instead.
      let end = role == .cancel ? .cancels : place.sheetEnd
      if let end { element.set(.ends, end.rawValue) }
    }
  }
}

extension Element {
  /// Gives a button, or a link that looks like one, the size of the controls around.
  func sizeButton(_ size: ControlSize) {
    switch size {
    case .large, .extraLarge: name(.large)
    case .small, .mini: name(.small)
    default: break
    }
  }
}

extension Context {
  /// Fills a button or a link with its label, as the app's own style of buttons draws it.
  func fill(_ element: Element, withLabel label: some View, role: ButtonRole? = nil) {
    guard let custom = builtIn.styles.customButton, !builtIn.position.isInMenu else {
      return fill(element, axis: .horizontal, with: label)
    }
    var inner = self
    inner.environment[builtIn: \.styles.customButton] = nil
    let label = AnyView(label)
    let styled = StyledLabel { press in
      custom(ButtonStyleConfiguration(role: role, label: .init(content: label), press: press))
    }
    inner.fill(element, axis: .horizontal, with: styled)
  }
}
