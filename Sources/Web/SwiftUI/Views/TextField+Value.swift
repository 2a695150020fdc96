// Fields for values that are no text: what is typed is read by a format.
import Foundation

extension TextField where Label == Text {
  /// A field for a value, written and read by a format, with a name from the string tables. What
  /// cannot be read changes nothing.
  public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(
      text: FormattedText.binding(value, format), prompt: prompt, isSecret: false,
      label: Text(titleKey))
  }

  /// A field for a value, with a name that is shown as it is.
  @_disfavoredOverload public init<S, F>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(
      text: FormattedText.binding(value, format), prompt: prompt, isSecret: false,
      label: Text(title))
  }

  /// A field for a value that may be missing; an empty field means none.
  public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(
      text: FormattedText.binding(value, format), prompt: prompt, isSecret: false,
      label: Text(titleKey))
  }

  /// A field for a value, written and read by a formatter, with a name from the string tables.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(
      text: FormattedText.binding(value, formatter), prompt: nil, isSecret: false,
      label: Text(titleKey))
  }

  /// A field for text that may have several lines, with a name from the string tables.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, isSecret: false, label: Text(titleKey))
    isTall = axis == .vertical
  }

  /// A field for text that may have several lines, with a name that is shown as it is.
  @_disfavoredOverload public init<S>(_ title: S, text: Binding<String>, axis: Axis)
  where S: StringProtocol {
    self.init(text: text, prompt: nil, isSecret: false, label: Text(title))
    isTall = axis == .vertical
  }

  /// A field for text that may have several lines, with other words to show while it is empty.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, isSecret: false, label: Text(titleKey))
    isTall = axis == .vertical
  }

  /// A field that tells when it is typed in and when Return is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text, prompt: nil, isSecret: false, label: Text(titleKey))
    // Called on the main actor only, where the view lives.
    nonisolated(unsafe) let editing = onEditingChanged
    self.onEditingChanged = { editing($0) }
    self.onCommit = onCommit
  }

  /// A field that tells when Return is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, isSecret: false, label: Text(titleKey))
    self.onCommit = onCommit
  }
}

/// Bindings to values as text.
enum FormattedText {
  /// The text of a value; a text that the format cannot read is dropped.
  static func binding<F>(_ value: Binding<F.FormatInput>, _ format: F) -> Binding<String>
  where F: ParseableFormatStyle, F.FormatOutput == String {
    Binding(
      location: MappedLocation(
        read: { format.format(value.wrappedValue) },
        write: {
          // Half a number is no error but something that is still being typed.
          if let read = try? format.parseStrategy.parse($0) { value.wrappedValue = read }
        }))
  }

  /// The text of a value that may be missing.
  static func binding<F>(_ value: Binding<F.FormatInput?>, _ format: F) -> Binding<String>
  where F: ParseableFormatStyle, F.FormatOutput == String {
    Binding(
      location: MappedLocation(
        read: { value.wrappedValue.map(format.format) ?? "" },
        write: {
          if $0.isEmpty {
            value.wrappedValue = nil
            return
          }
          // As above.
          if let read = try? format.parseStrategy.parse($0) { value.wrappedValue = read }
        }))
  }

  /// The text of a value by a formatter; only those of numbers can read on Linux.
  static func binding<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
    Binding(
      location: MappedLocation(
        read: { formatter.string(for: value.wrappedValue) ?? "" },
        write: { text in
          let number = (formatter as? NumberFormatter)?.number(from: text)
          let date = (formatter as? DateFormatter)?.date(from: text)
          let read: V? =
            (number?.doubleValue as? V) ?? (number?.intValue as? V) ?? (date as? V) ?? (text as? V)
          if let read { value.wrappedValue = read }
        }))
  }
}
