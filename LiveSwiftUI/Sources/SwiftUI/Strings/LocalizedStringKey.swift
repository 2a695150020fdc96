// The key of a text that is looked up in the string tables, with the values written into it.
/// A text's key; shown in the language of the person who looks.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The key as the string tables spell it, with `%@`, `%lld` … where values go.
  package var key: String
  /// The values, in order.
  package var arguments: [LocalizedStringKey.Argument] = []
  /// Whether `%` in the key is a place for a value; in a plain literal it is a percent sign.
  var isFormat = false

  /// Makes a key from a text.
  public init(_ value: String) { key = value }
  /// Makes a key from a literal.
  public init(stringLiteral value: String) { key = value }
  /// Makes a key from a literal with values in it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    isFormat = true
  }

  /// The text in a person's language; the key itself, its values filled in, where no table has it.
  package func resolve(in locale: Locale, tables: StringTables) -> String {
    let found = tables.entry(for: key, in: locale)
    guard isFormat else { return found?.entry.plain ?? key }
    let filling = Filling(arguments: arguments, locale: locale, tables: tables)
    guard let found else { return filling.text(of: .known(key)) }
    return filling.text(of: found.entry, rule: PluralRule(language: found.language))
  }
}

extension LocalizedStringKey {
  /// One value written into a key.
  package enum Argument: Equatable {
    /// Text, used as it is.
    case text(String)
    /// A whole number.
    case integer(Int64)
    /// A whole number without a sign.
    case unsigned(UInt64)
    /// A number with a fraction.
    case number(Double)
    /// Something written only when the person's locale is known.
    case deferred(Deferred)
  }

  /// A value written only when the person's locale is known.
  package struct Deferred: Equatable {
    let value: Any
    let isEqual: (Any) -> Bool
    let write: (Locale, StringTables) -> String

    /// Makes one from a value, by which two are compared, and the way to write it.
    package init<Value: Equatable>(
      _ value: Value, write: @escaping (Value, Locale, StringTables) -> String
    ) {
      self.value = value
      isEqual = { $0 as? Value == value }
      self.write = { write(value, $0, $1) }
    }

    package static func == (one: Deferred, other: Deferred) -> Bool { one.isEqual(other.value) }
  }
}
