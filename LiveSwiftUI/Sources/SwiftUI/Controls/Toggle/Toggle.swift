// Toggles: the browser switches them at once, and the server confirms.
import Foundation

/// A control that is on or off.
public struct Toggle<Label> where Label: View {
  let sources: SharedSelection<Bool>
  let label: Label

  /// A switch with views as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    sources = SharedSelection(isOn)
    self.label = label()
  }

  /// A switch of all sources, with views as its label. It is mixed where they differ; a press then
  /// switches all of them on.
  public nonisolated init<C>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    self.sources = SharedSelection(sources, isOn)
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// A switch with a label from the string tables.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A switch with a label shown verbatim.
  @_disfavoredOverload public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A switch with a symbol and a label from the string tables.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A switch with a symbol and a label shown verbatim.
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let facts = context.builtIn
    if facts.position.isInMenu { return renderItem(context, into: &items) }
    if let custom = facts.styles.customToggle {
      let configuration = ToggleStyleConfiguration(
        label: .init(content: AnyView(label)), sources: sources)
      var inner = context.child(.customStyle)
      // A toggle inside the style's own body uses the outer style.
      inner.environment[builtIn: \.styles.customToggle] = nil
      return custom(configuration).draw(inner, into: &items)
    }
    let isButton = facts.styles.toggleAppearance == .button
    let element = context.element(.button, isButton ? .button.and(.toggleButton) : .toggle)
    element.set("type", "button")
    // ARIA knows a mixed state of checkboxes, not of switches.
    if !isButton { element.set("role", sources.bindings.count == 1 ? "switch" : "checkbox") }
    element.set(isButton ? "aria-pressed" : "aria-checked", state)
    connect(element, isEnabled: facts.controls.isEnabled)
    var inner = context
    inner.environment[builtIn: \.position.isInToggle] = isButton
    // A hidden label still names the control for screen readers.
    let hides = !isButton && facts.controls.labelsHidden
    inner.fill(
      element, axis: .horizontal, with: label.modifyingElement { if hides { $0.name(.spokenOnly) } }
    )
    if !isButton {
      element.appetite = .fixed(hides ? [] : .horizontal)
      if facts.text.tint != nil { element.name(.tintedToggle) }
      let knob = context.child(.knob).element(.span, .knob)
      if case .items(let children) = element.content {
        element.content = .items(children + [.element(knob)])
      }
    }
    context.emit(element, into: &items)
  }
}

extension Toggle {
  /// An item of a menu with a check mark, whatever the style.
  @MainActor private func renderItem(_ context: Context, into items: inout [Item]) {
    let element = context.element(.button, .menuItem)
    element.set("type", "button")
    element.set("role", "menuitemcheckbox")
    element.markStay(context.builtIn.controls)
    element.set("aria-checked", state)
    connect(element, isEnabled: context.builtIn.controls.isEnabled)
    context.fill(element, axis: .horizontal, with: label)
    context.emit(element, into: &items)
  }

  /// The state in ARIA.
  @MainActor private var state: String {
    sources.isMixed ? "mixed" : sources.common == true ? "true" : "false"
  }

  @MainActor private func connect(_ element: Element, isEnabled: Bool) {
    guard isEnabled else { return element.set("disabled", "") }
    element.emits(.toggle)
    let sources = sources
    element.on(.toggle) { value in
      if case .flag(let wanted) = value { sources.write(wanted) }
    }
  }
}

enum ToggleAppearance {
  case automatic, button
}
