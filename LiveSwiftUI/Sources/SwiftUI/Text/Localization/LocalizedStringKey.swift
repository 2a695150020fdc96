// The key of a text in the string tables, with the values to fill in.
/// A key that is shown as a text in the reader's language.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The key as the string tables spell it, with `%@`, `%lld` … for values.
  package var key: String
  /// The values, in order.
  package var arguments: [LocalizedStringKey.Argument] = []
  /// The text where no table has the key; nil for the key itself.
  var wording: String?
  /// Whether `%` starts a specifier; in a plain literal it is a percent sign.
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

  /// The text in `locale`, or the key itself where no table has one, with the values filled in.
  package func resolve(in locale: Locale, tables: StringTables) -> String {
    let found = tables.entry(for: key, in: locale)
    guard isFormat else { return found?.entry.plain ?? wording ?? key }
    let filling = Filling(arguments: arguments, locale: locale, tables: tables)
    guard let found else { return filling.text(of: .known(wording ?? key)) }
    return filling.text(of: found.entry, rule: PluralRule(language: found.language))
  }

  /// The text with its Markdown read, and the texts within it; nil for a text that has neither.
  func runs(in locale: Locale, tables: StringTables) -> [MarkedRun]? {
    let found = tables.entry(for: key, in: locale)
    let hasParts = arguments.contains {
      if case .deferred(let value) = $0 { value.value is TextPart } else { false }
    }
    guard hasParts || InlineMarkup.isPossible(in: found?.entry.allSources ?? wording ?? key) else {
      return nil
    }
    let text: String
    if isFormat {
      let filling = Filling(arguments: arguments, locale: locale, tables: tables, isMarked: true)
      text =
        found.map { filling.text(of: $0.entry, rule: PluralRule(language: $0.language)) }
        ?? filling.text(of: .known(wording ?? key))
    } else {
      text = found?.entry.plain ?? wording ?? key
    }
    let isEnglish = (found?.language ?? locale.identifier).hasPrefix("en")
    return InlineMarkup.runs(of: text, isEnglish: isEnglish)
  }
}

extension LocalizedStringKey {
  /// One value of a key.
  package enum Argument: Equatable {
    /// Text, inserted unchanged.
    case text(String)
    /// A signed whole number.
    case integer(Int64)
    /// An unsigned whole number.
    case unsigned(UInt64)
    /// A number with a fraction.
    case number(Double)
    /// A value that is formatted once the reader's locale is known.
    case deferred(Deferred)
  }

  /// A value that is formatted once the reader's locale is known.
  package struct Deferred: Equatable {
    let value: Any
    let isEqual: (Any) -> Bool
    let write: (Locale, StringTables) -> String

    /// Makes a deferred value from a value, which is used for comparison, and its formatter.
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
