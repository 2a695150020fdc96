// A button with a list of commands, which the browser opens at once.
import Foundation

/// A list of commands behind a button.
public struct Menu<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content

  /// A menu with views as the label of its button.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
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
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
    self.content = content()
  }
}

extension Menu: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.div, "menu")
    element.appetite = .fixed([])
    let inner = context.inside()
    let button = inner.child(0).element(.button, context.builtIn.styles.buttonAppearance.names)
    button.set("type", "button")
    button.roundButton(context.builtIn.styles)
    button.set("aria-haspopup", "menu")
    button.set("aria-expanded", "false")
    button.set("data-menu", "")
    if !context.builtIn.controls.isEnabled { button.set("disabled", "") }
    inner.child(0).fill(button, axis: .horizontal, with: label)
    let list = inner.child(1).element(.div, "pop")
    list.set("role", "menu")
    list.set("hidden", "")
    var commands: [Item] = []
    let menu = inner.child(2).with {
      $0[builtIn: \.position.isInMenu] = true
      $0[builtIn: \.styles.labelAppearance] = .automatic
      $0[builtIn: \.text.font] = nil
    }
    content.draw(menu, into: &commands)
    list.content = .items(commands)
    element.content = .items([.element(button), .element(list)])
    context.emit(element, into: &items)
  }
}
