// Changing a value in steps with two buttons beside a label.
import Foundation
import Limits

/// A control that increases and decreases a value.
public struct Stepper<Label> where Label: View {
  let label: Label
  let raise: (() -> Void)?
  let lower: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  /// The formatted value between the label and the buttons; nil for none.
  var valueText: Text?

  /// A stepper that runs these closures; a button without a closure is disabled.
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
    let mayRaise = bounds.map { now < $0.upperBound } ?? !StepperValue.isGreatest(now)
    let mayLower = bounds.map { now > $0.lowerBound } ?? !StepperValue.isLeast(now)
    // The next value is computed at the press: at the end of the type's range there is none.
    func advance(by distance: @escaping () -> V.Stride) -> () -> Void {
      {
        let next = StepperValue.advanced(value.wrappedValue, by: distance())
        // As on iOS, a step beyond the bounds ends at them.
        value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
      }
    }
    raise = mayRaise ? advance { step } : nil
    lower = mayLower ? advance { StepperValue.opposite(step) } : nil
  }
}

/// Steps that end at the type's bounds, where `advanced(by:)` would trap.
private enum StepperValue {
  static func advanced<V: Strideable>(_ value: V, by distance: V.Stride) -> V {
    guard let whole = value as? any FixedWidthInteger, let amount = distance as? Int else {
      return value.advanced(by: distance)
    }
    return saturated(whole, amount) as? V ?? value
  }

  private static func saturated(_ whole: some FixedWidthInteger, _ amount: Int) -> Any {
    whole.saturatingSum(amount)
  }

  static func opposite<Stride: SignedNumeric>(_ distance: Stride) -> Stride {
    // The smallest whole number has no opposite.
    if let whole = distance as? Int, whole == .min { return Int.max as? Stride ?? distance }
    return -distance
  }

  static func isGreatest(_ value: some Strideable) -> Bool {
    (value as? any FixedWidthInteger).map { isMaximum($0) } ?? false
  }

  static func isLeast(_ value: some Strideable) -> Bool {
    (value as? any FixedWidthInteger).map { isMinimum($0) } ?? false
  }

  private static func isMaximum(_ whole: some FixedWidthInteger) -> Bool { whole == .max }

  private static func isMinimum(_ whole: some FixedWidthInteger) -> Bool { whole == .min }
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

  /// A stepper of a value, with a label shown verbatim.
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

  /// A stepper of a value within bounds, with a label shown verbatim.
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
    let element = context.element(.div, .stepper)
    element.set("role", "group")
    let hides = context.builtIn.controls.labelsHidden
    element.appetite = .fixed(hides ? [] : .horizontal)
    let words = context.text(of: label)
    element.set("aria-label", words)
    var parts: [Item] = []
    if !hides { label.draw(context.inside(.label), into: &parts) }
    valueText?.draw(context.inside(.stepperValue), into: &parts)
    let pair = context.inside(.control).element(.span, .stepperButtons)
    pair.content = .items([
      .element(button("Decrement", "minus", lower, context.inside(.decrement))),
      .element(button("Increment", "plus", raise, context.inside(.increment))),
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
    element.set("aria-label", Text(name).resolve(context.builtIn))
    element.content = .items([.element(context.child(0).icon(icon))])
    if let step, context.builtIn.controls.isEnabled {
      let changed = onEditingChanged
      element.emits(.click)
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
