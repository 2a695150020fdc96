// A localized text that is looked up later, as Foundation of Apple's systems has it.
public import Foundation

/// A reference to a text of the string tables, looked up where the text is shown.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The place of the string tables. All tables are merged here, so each case is the same.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's own tables.
    case main
    /// The tables of the bundle that contains a class.
    case forClass(AnyClass)
    /// The tables of the bundle at a location.
    case atURL(URL)

    /// Whether both name the same bundle.
    public static func == (one: Self, other: Self) -> Bool {
      switch (one, other) {
      case (.main, .main): true
      case (.forClass(let a), .forClass(let b)): a == b
      case (.atURL(let a), .atURL(let b)): a == b
      default: false
      }
    }
  }

  /// The key in the string tables.
  public let key: String
  /// The text where no table has the key, with the values to fill in.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; all tables are merged here.
  public let table: String?
  /// The language of the text when it is made a `String`; the reader's unless set.
  public var locale: Locale

  /// A text whose key is its wording in the source language.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
  }

  /// A text with a key of its own, and its wording in the source language.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
  }

  /// A text from a literal, which is its key.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// A text from a literal with values in it, which is its key.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// A value with a localized text, such as the names of a model's cases.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text of the value.
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// The text of a key in the reader's language; the key itself where no table has it. The tables
  /// of all modules are merged, so `table` and `bundle` have no effect.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = localizedText(key: keyAndValue.key, keyAndValue, locale: locale)
  }

  /// The text of a key in the reader's language; `defaultValue` where no table has it. The tables
  /// of all modules are merged, so `table` and `bundle` have no effect.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = localizedText(key: "\(key)", defaultValue, locale: locale)
  }

  /// The text of a resource in its locale.
  public init(localized resource: LocalizedStringResource) {
    self = localizedText(key: resource.key, resource.defaultValue, locale: resource.locale)
  }
}

/// Returns the text of `key` for `locale`, where the current one stands for the reader's. SwiftUI,
/// which has the tables and knows the reader, replaces this function.
package dynamic func localizedText(
  key: String, _ value: String.LocalizationValue, locale: Locale
) -> String {
  guard value.isFormat else { return value.key }
  let values = value.arguments.map { argument -> any CVarArg in
    switch argument {
    case .text(let text): text as NSString
    case .integer(let whole): whole
    case .unsigned(let whole): whole
    case .number(let number): number
    case .formatted(let formatted): formatted.text(locale) as NSString
    }
  }
  return String(format: value.key, locale: locale, arguments: values)
}
