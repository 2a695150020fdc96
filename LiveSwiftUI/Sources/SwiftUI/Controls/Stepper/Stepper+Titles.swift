// Steppers whose label is a title, or follows the other arguments, as in iOS 13.
import Foundation
import FoundationAdditions

extension Stepper where Label == Text {
  /// A stepper that shows its value, with a localized label.
  @_disfavoredOverload public nonisolated init<F>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      LocalizedStringKey(resource: titleResource), value: value, step: step, format: format,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper that shows its value within bounds, with a localized label.
  @_disfavoredOverload public nonisolated init<F>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      LocalizedStringKey(resource: titleResource), value: value, in: bounds, step: step,
      format: format, onEditingChanged: onEditingChanged)
  }

  /// A stepper that runs these closures, with a localized label.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      LocalizedStringKey(resource: titleResource), onIncrement: onIncrement,
      onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value, with a localized label.
  @_disfavoredOverload public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      LocalizedStringKey(resource: titleResource), value: value, step: step,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value within bounds, with a localized label.
  @_disfavoredOverload public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      LocalizedStringKey(resource: titleResource), value: value, in: bounds, step: step,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// A stepper that runs these closures, with a label shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
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
