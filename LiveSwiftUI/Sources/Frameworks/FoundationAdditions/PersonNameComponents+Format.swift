// Names of people as texts.
public import Foundation

extension PersonNameComponents {
  /// A format of names.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of a name.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname, else the given name.
      case short
      /// Given name and family name.
      case medium
      /// All parts.
      case long
      /// Initials.
      case abbreviated
    }

    /// The length of a name.
    public var style: Style
    /// The language, whose order of names counts unless the script of the name has one.
    public var locale: Locale

    /// A format of a length.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    /// The text of a name; empty without any part that the length shows.
    public func format(_ value: PersonNameComponents) -> String {
      let locale = locale == .autoupdatingCurrent ? readerLocale() : locale
      let isFamilyFirst = value.isFamilyFirst(in: locale)
      let given = value.givenName.flatMap { $0.isEmpty ? nil : $0 }
      let family = value.familyName.flatMap { $0.isEmpty ? nil : $0 }
      func ordered(_ given: [String?], _ family: String?) -> [String] {
        (isFamilyFirst ? [family] + given : given + [family]).compactMap(\.self)
          .filter { !$0.isEmpty }
      }
      switch style {
      case .short: return value.nickname ?? given ?? family ?? ""
      case .medium: return ordered([given], family).joined(separator: value.separator)
      case .long:
        let parts = ordered([given, value.middleName], family)
        let name = parts.joined(separator: value.separator)
        return [value.namePrefix, name, value.nameSuffix].compactMap(\.self)
          .filter { !$0.isEmpty }.joined(separator: " ")
      case .abbreviated:
        if value.separator.isEmpty { return family ?? given ?? "" }
        return ordered([given], family).compactMap { $0.first?.uppercased() }.joined()
      }
    }

    /// The format in another language.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// The name with given name and family name, in the order of the reader's language.
  public func formatted() -> String { FormatStyle().format(self) }

  /// The name in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }

  /// Whether the name is written in Chinese characters, in kana or in hangul.
  private var isEastAsian: Bool {
    let letters = (familyName ?? "") + (givenName ?? "")
    return letters.unicodeScalars.contains { letter in
      (0x3040...0x30FF).contains(letter.value) || (0x3400...0x9FFF).contains(letter.value)
        || (0xAC00...0xD7AF).contains(letter.value)
    }
  }

  fileprivate var separator: String { isEastAsian ? "" : " " }

  fileprivate func isFamilyFirst(in locale: Locale) -> Bool {
    isEastAsian || locale.language.languageCode?.identifier == "hu"
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A format of names.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
