// Fields for values that are not text, with views as their label or with the older arguments.
import Foundation

extension TextField {
  /// A field for a value, formatted and parsed by `format`, with views as its label. Input that
  /// cannot be parsed changes nothing.
  public init<F>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(text: .constant(""), prompt: prompt, isSecret: false, label: label())
    valueText = { FormattedText.binding(value, format, $0) }
  }

  /// A field for an optional value, with views as its label; an empty field means nil.
  public init<F>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(text: .constant(""), prompt: prompt, isSecret: false, label: label())
    valueText = { FormattedText.binding(value, format, $0) }
  }

  /// A field for a value, formatted and parsed by a formatter, with views as its label.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: .constant(""), prompt: prompt, isSecret: false, label: label())
    valueText = { FormattedText.binding(value, formatter, $0) }
  }

  /// A field for text of several lines, with views as its label.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, isSecret: false, label: label())
    isTall = axis == .vertical
  }
}

extension TextField where Label == Text {
  private init<V>(
    _ title: Text, _ value: Binding<V>, _ formatter: Formatter, _ prompt: Text?,
    editing: ((Bool) -> Void)? = nil, commit: (() -> Void)? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { title }
    if let editing {
      // Called on the main actor only, where the view lives.
      nonisolated(unsafe) let editing = editing
      onEditingChanged = { editing($0) }
    }
    onCommit = commit
  }

  /// A field for a value, formatted and parsed by a formatter, with a prompt and a name from the
  /// string tables.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(Text(titleKey), value, formatter, prompt)
  }

  /// A field for a value, formatted and parsed by a formatter, with a prompt and a name shown
  /// verbatim.
  @_disfavoredOverload public init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) where S: StringProtocol {
    self.init(Text(title), value, formatter, prompt)
  }

  /// A field for a value that reports the start and end of editing, and the Return key, with a
  /// name from the string tables.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(Text(titleKey), value, formatter, nil, editing: onEditingChanged, commit: onCommit)
  }

  /// A field for a value that reports the start and end of editing, and the Return key, with a
  /// name shown verbatim.
  @_disfavoredOverload public init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) where S: StringProtocol {
    self.init(Text(title), value, formatter, nil, editing: onEditingChanged, commit: onCommit)
  }

  /// A field for a value that reports the Return key, with a name from the string tables.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), value, formatter, nil, commit: onCommit)
  }

  /// A field for a value that reports the Return key, with a name shown verbatim.
  @_disfavoredOverload public init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(Text(title), value, formatter, nil, commit: onCommit)
  }
}
