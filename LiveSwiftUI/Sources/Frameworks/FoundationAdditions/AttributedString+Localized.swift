// Attributed texts of the string tables.
public import Foundation

extension AttributedString {
  /// The text of a key in the reader's language; the key itself where no table has it. Marks of
  /// Markdown stay as they are: a `Text` of the same key shows them. The tables of all modules are
  /// merged, so `table` and `bundle` have no effect.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(String(localized: keyAndValue, locale: locale ?? .current))
  }

  /// The text of a key in the reader's language; `defaultValue` where no table has it. Otherwise
  /// as `init(localized:)`.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(String(localized: key, defaultValue: defaultValue, locale: locale ?? .current))
  }

  /// The text of a resource in its locale. Marks of Markdown stay as they are.
  public init(localized resource: LocalizedStringResource) {
    self.init(String(localized: resource))
  }
}
