// Fields for values that are not text: a format parses the input.
import Foundation

extension TextField where Label == Text {
  /// A field for a value, formatted and parsed by `format`, with a name from the string tables.
  /// Input that cannot be parsed changes nothing.
  public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(text: .constant(""), prompt: prompt, isSecret: false, label: Text(titleKey))
    valueText = { FormattedText.binding(value, format, $0) }
  }

  /// A field for a value, with a name shown verbatim.
  @_disfavoredOverload public init<S, F>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(text: .constant(""), prompt: prompt, isSecret: false, label: Text(title))
    valueText = { FormattedText.binding(value, format, $0) }
  }

  /// A field for an optional value; an empty field means nil.
  public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(text: .constant(""), prompt: prompt, isSecret: false, label: Text(titleKey))
    valueText = { FormattedText.binding(value, format, $0) }
  }

  /// A field for a value, formatted and parsed by a formatter, with a name from the string tables.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(text: .constant(""), prompt: nil, isSecret: false, label: Text(titleKey))
    valueText = { FormattedText.binding(value, formatter, $0) }
  }

  /// A field that reports the start and end of editing, and the Return key, with a name shown
  /// verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) where S: StringProtocol {
    self.init(text: text, prompt: nil, isSecret: false, label: Text(title))
    // Called on the main actor only, where the view lives.
    nonisolated(unsafe) let editing = onEditingChanged
    self.onEditingChanged = { editing($0) }
    self.onCommit = onCommit
  }

  /// A field that reports the Return key, with a name shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(text: text, prompt: nil, isSecret: false, label: Text(title))
    self.onCommit = onCommit
  }

  /// A field for text of several lines, with a prompt and a name shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) where S: StringProtocol {
    self.init(text: text, prompt: prompt, isSecret: false, label: Text(title))
    isTall = axis == .vertical
  }

  /// A field for an optional value, with a name shown verbatim; an empty field means nil.
  @_disfavoredOverload public init<S, F>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(text: .constant(""), prompt: prompt, isSecret: false, label: Text(title))
    valueText = { FormattedText.binding(value, format, $0) }
  }

  /// A field for a value, formatted and parsed by a formatter, with a name shown verbatim.
  @_disfavoredOverload public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter)
  where S: StringProtocol {
    self.init(text: .constant(""), prompt: nil, isSecret: false, label: Text(title))
    valueText = { FormattedText.binding(value, formatter, $0) }
  }

  /// A field for text of several lines, with a name from the string tables.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, isSecret: false, label: Text(titleKey))
    isTall = axis == .vertical
  }

  /// A field for text of several lines, with a name shown verbatim.
  @_disfavoredOverload public init<S>(_ title: S, text: Binding<String>, axis: Axis)
  where S: StringProtocol {
    self.init(text: text, prompt: nil, isSecret: false, label: Text(title))
    isTall = axis == .vertical
  }

  /// A field for text of several lines, with a prompt to show while it is empty.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, isSecret: false, label: Text(titleKey))
    isTall = axis == .vertical
  }

  /// A field that reports the start and end of editing, and the Return key.
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

  /// A field that reports the Return key.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, isSecret: false, label: Text(titleKey))
    self.onCommit = onCommit
  }
}

/// Bindings to values as text, in the reader's language, region and time zone.
enum FormattedText {
  /// The text of a value; a text that cannot be parsed is dropped.
  static func binding<F>(
    _ value: Binding<F.FormatInput>, _ format: F, _ facts: BuiltInEnvironment
  ) -> Binding<String> where F: ParseableFormatStyle, F.FormatOutput == String {
    let format = format.forReader(facts)
    return Binding(
      location: MappedLocation(
        value.access, read: { format.format(value.wrappedValue) },
        write: {
          if let read = format.value(typed: $0, in: facts.person.locale) {
            value.wrappedValue = read
          }
        }))
  }

  /// The text of an optional value.
  static func binding<F>(
    _ value: Binding<F.FormatInput?>, _ format: F, _ facts: BuiltInEnvironment
  ) -> Binding<String> where F: ParseableFormatStyle, F.FormatOutput == String {
    let format = format.forReader(facts)
    return Binding(
      location: MappedLocation(
        value.access, read: { value.wrappedValue.map(format.format) ?? "" },
        write: {
          if $0.allSatisfy(\.isWhitespace) {
            value.wrappedValue = nil
          } else if let read = format.value(typed: $0, in: facts.person.locale) {
            value.wrappedValue = read
          }
        }))
  }

  /// The text of a value by a formatter; on Linux only number formatters can parse.
  static func binding<V>(_ value: Binding<V>, _ formatter: Formatter, _ facts: BuiltInEnvironment)
    -> Binding<String>
  {
    let formatter = forReader(formatter, facts)
    return Binding(
      location: MappedLocation(
        value.access, read: { formatter.string(for: value.wrappedValue) ?? "" },
        write: { text in
          let number = (formatter as? NumberFormatter).flatMap { style in
            style.number(from: NumberText(text)?.plain(in: style.locale) ?? text)
          }
          let date = (formatter as? DateFormatter)?.date(from: text)
          let read: V? =
            (number?.doubleValue as? V) ?? (number?.intValue as? V) ?? (date as? V) ?? (text as? V)
          if let read { value.wrappedValue = read }
        }))
  }

  /// A number formatter in the reader's locale, unless the app set one. Otherwise it would use the
  /// locale of the process, which serves many readers.
  private static func forReader(_ formatter: Formatter, _ facts: BuiltInEnvironment) -> Formatter {
    guard let numbers = formatter as? NumberFormatter, numbers.locale == NumberFormatter().locale,
      let copy = numbers.copy() as? NumberFormatter
    else { return formatter }
    copy.locale = facts.person.locale
    return copy
  }
}

extension ParseableFormatStyle {
  fileprivate func forReader(_ facts: BuiltInEnvironment) -> Self {
    locale(facts.person.locale).inZone(of: facts)
  }
}
