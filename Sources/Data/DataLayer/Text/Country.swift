// A country by its ISO 3166-1 alpha-2 code, with its flag and name.
public import Foundation

/// A country whose two-letter code is one of the 249 that ISO 3166-1 assigns, or Kosovo's `XK`,
/// which everybody uses although ISO leaves it to its users.
public struct Country: Hashable, Sendable {
  /// Two uppercase ASCII letters, such as `FR`.
  public let code: String

  /// Parses an alpha-2 code in any case, with stray spaces; nil when it is not assigned.
  public init?(code: String) {
    let letters = code.trimmingCharacters(in: .whitespacesAndNewlines)
    // ASCII is checked first: uppercasing "ß" gives "SS", which would be South Sudan.
    guard letters.utf8.count == 2, letters.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let upper = letters.uppercased()
    guard Country.assignedCodes.contains(upper) || upper == "XK" else { return nil }
    self.code = upper
  }

  /// The flag as an emoji: the two regional indicators that spell the code.
  public var flag: String {
    let indicators = code.unicodeScalars.compactMap { Unicode.Scalar(0x1F1E6 + $0.value - 0x41) }
    return String(String.UnicodeScalarView(indicators))
  }

  /// The name of the country in the language of `locale`; the code if no name is known.
  public func name(in locale: Locale) -> String {
    locale.localizedString(forRegionCode: code) ?? code
  }
}

extension Country: Codable {
  /// Decodes the code. Throws `DecodingError` for one that is not assigned.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let country = Country(code: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text) is not a country code")
    }
    self = country
  }

  /// Encodes the code.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
