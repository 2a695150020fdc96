// Fields whose label is a title: localized, and for passwords verbatim too.
import Foundation
import FoundationAdditions

extension TextField where Label == Text {
  /// A field with a localized name, shown while it is empty.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>)
  {
    self.init(LocalizedStringKey(resource: titleResource), text: text)
  }

  /// A field with a localized name, and a prompt to show while it is empty.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(LocalizedStringKey(resource: titleResource), text: text, prompt: prompt)
  }

  /// A field for a value, formatted and parsed by `format`, with a localized name. Input that
  /// cannot be parsed changes nothing.
  @_disfavoredOverload public init<F>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(
      LocalizedStringKey(resource: titleResource), value: value, format: format, prompt: prompt)
  }

  /// A field for an optional value; an empty field means nil.
  @_disfavoredOverload public init<F>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(
      LocalizedStringKey(resource: titleResource), value: value, format: format, prompt: prompt)
  }

  /// A field for a value, formatted and parsed by a formatter, with a localized name.
  @_disfavoredOverload public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter
  ) {
    self.init(LocalizedStringKey(resource: titleResource), value: value, formatter: formatter)
  }

  /// A field for text of several lines, with a localized name.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis
  ) {
    self.init(LocalizedStringKey(resource: titleResource), text: text, axis: axis)
  }

  /// A field for text of several lines, with a prompt to show while it is empty.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(LocalizedStringKey(resource: titleResource), text: text, prompt: prompt, axis: axis)
  }

  /// A field for a value, formatted and parsed by a formatter, with a prompt and a localized name.
  @_disfavoredOverload public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(
      LocalizedStringKey(resource: titleResource), value: value, formatter: formatter,
      prompt: prompt)
  }
}

extension SecureField where Label == Text {
  /// A field with a localized name.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>)
  {
    self.init(LocalizedStringKey(resource: titleResource), text: text)
  }

  /// A field with a localized name, and a prompt to show while it is empty.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(LocalizedStringKey(resource: titleResource), text: text, prompt: prompt)
  }
}

extension SecureField where Label == Text {
  /// A field that reports the Return key, with a name shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    var field = TextField(text: text, prompt: nil, isSecret: true, label: Text(title))
    field.onCommit = onCommit
    self.field = field
  }
}
