// A value that goes up and down by steps: two buttons beside a label.
import Foundation

/// A control that raises and lowers a value.
public struct Stepper<Label> where Label: View {
  let label: Label
  let raise: (() -> Void)?
  let lower: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  /// A stepper that runs these closures; one without a closure cannot be pressed.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    raise = onIncrement
    lower = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  init<V: Strideable>(
    _ label: Label, _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.onEditingChanged = onEditingChanged
    let now = value.wrappedValue
    // As on iOS, a step that would lead out of the bounds ends at them.
    let (up, down) = (now.advanced(by: step), now.advanced(by: -step))
    let mayRaise = bounds.map { now < $0.upperBound } ?? true
    let mayLower = bounds.map { now > $0.lowerBound } ?? true
    raise = mayRaise ? { value.wrappedValue = bounds.map { min(up, $0.upperBound) } ?? up } : nil
    lower =
      mayLower ? { value.wrappedValue = bounds.map { max(down, $0.lowerBound) } ?? down } : nil
  }
}

extension Stepper {
  /// A stepper of a value, with views as its label.
  public init<V>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(label(), value, nil, step, onEditingChanged)
  }

  /// A stepper of a value within bounds, with views as its label.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(label(), value, bounds, step, onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// A stepper that runs these closures, with a label from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value, with a label from the string tables.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(Text(titleKey), value, nil, step, onEditingChanged)
  }

  /// A stepper of a value, with a label that is shown as it is.
  @_disfavoredOverload public init<S, V>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(Text(title), value, nil, step, onEditingChanged)
  }

  /// A stepper of a value within bounds, with a label from the string tables.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(Text(titleKey), value, bounds, step, onEditingChanged)
  }

  /// A stepper of a value within bounds, with a label that is shown as it is.
  @_disfavoredOverload public init<S, V>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(Text(title), value, bounds, step, onEditingChanged)
  }
}

extension Stepper: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.div, "step")
    element.set("role", "group")
    let hides = context.facts.controls.labelsHidden
    element.appetite = .fixed(hides ? [] : .horizontal)
    let words = context.words(of: label)
    element.set("aria-label", words)
    var parts: [Item] = []
    if !hides { label.draw(context.inside(0), into: &parts) }
    let pair = context.inside(1).element(.span, "step-b")
    pair.content = .items([
      .element(button("Decrement", "minus", lower, context.inside(2))),
      .element(button("Increment", "plus", raise, context.inside(3))),
    ])
    parts.append(.element(pair))
    element.content = .items(parts)
    context.emit(element, into: &items)
  }

  @MainActor private func button(
    _ name: LocalizedStringKey, _ icon: String, _ step: (() -> Void)?, _ context: Context
  ) -> Element {
    let element = context.element(.button)
    element.set("type", "button")
    element.set("aria-label", Text(name).resolve(context.facts))
    element.content = .items([.element(context.child(0).icon(icon))])
    if let step, context.facts.controls.isEnabled {
      let changed = onEditingChanged
      element.set("data-e", "c")
      element.on(.click) { _ in
        changed(true)
        step()
        changed(false)
      }
    } else {
      element.set("disabled", "")
    }
    return element
  }
}
