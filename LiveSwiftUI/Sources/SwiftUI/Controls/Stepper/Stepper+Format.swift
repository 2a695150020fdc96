// Steppers that show their value, formatted for the reader.
import Foundation

extension Stepper {
  private nonisolated init<F>(
    _ label: Label, _ value: Binding<F.FormatInput>, _ bounds: ClosedRange<F.FormatInput>?,
    _ step: F.FormatInput.Stride, _ format: F, _ onEditingChanged: @escaping (Bool) -> Void
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label, value, bounds, step, onEditingChanged)
    valueText = Text(value.wrappedValue, format: format)
  }

  /// A stepper that shows its value, with views as its label.
  public nonisolated init<F>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label(), value, nil, step, format, onEditingChanged)
  }

  /// A stepper that shows its value within bounds, with views as its label.
  public nonisolated init<F>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label(), value, bounds, step, format, onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// A stepper that shows its value, with a label from the string tables.
  public nonisolated init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleKey), value, nil, step, format, onEditingChanged)
  }

  /// A stepper that shows its value, with a label shown verbatim.
  @_disfavoredOverload public nonisolated init<S, F>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    S: StringProtocol, F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint,
    F.FormatOutput == String
  {
    self.init(Text(title), value, nil, step, format, onEditingChanged)
  }

  /// A stepper that shows its value within bounds, with a label from the string tables.
  public nonisolated init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleKey), value, bounds, step, format, onEditingChanged)
  }

  /// A stepper that shows its value within bounds, with a label shown verbatim.
  @_disfavoredOverload public nonisolated init<S, F>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    S: StringProtocol, F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint,
    F.FormatOutput == String
  {
    self.init(Text(title), value, bounds, step, format, onEditingChanged)
  }
}
