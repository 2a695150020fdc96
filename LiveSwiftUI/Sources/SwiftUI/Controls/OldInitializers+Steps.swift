// Sliders and steppers whose label follows the other arguments, as in iOS 13.
import Foundation

extension Slider where ValueLabel == EmptyView {
  /// A slider whose label is read aloud.
  @_disfavoredOverload public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), onEditingChanged)
  }

  /// A slider with steps, whose label is read aloud.
  @_disfavoredOverload public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label(), onEditingChanged)
  }
}

extension Slider {
  /// A slider between the labels of its bounds, with a label that is read aloud.
  @_disfavoredOverload public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label(), ends: (minimumValueLabel, maximumValueLabel),
      onEditingChanged)
  }

  /// A slider with steps between the labels of its bounds, with a label that is read aloud.
  @_disfavoredOverload public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), label(), ends: (minimumValueLabel, maximumValueLabel),
      onEditingChanged)
  }
}

extension Stepper {
  /// A stepper that runs these closures; a button without a closure is disabled.
  @_disfavoredOverload public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  /// A stepper of a value, with views as its label.
  @_disfavoredOverload public init<V>(
    value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V: Strideable {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value within bounds, with views as its label.
  @_disfavoredOverload public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V: Strideable {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
