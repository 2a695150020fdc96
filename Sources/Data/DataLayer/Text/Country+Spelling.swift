// Countries that a service writes in another way than as an alpha-2 code.
import Foundation

extension Country {
  /// The most bytes of a text that is compared with names.
  private static let longest = 80

  /// Parses an alpha-2 or alpha-3 code, a flag, a subdivision such as `US-CA`, or an English name,
  /// in any case and with stray blanks; nil for anything else.
  ///
  /// Only certain readings are made: a wrong flag is worse than none.
  public init?(written text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, text.utf8.count <= Country.longest else { return nil }
    if let country = Country(code: text) ?? Country(flag: text) {
      self = country
      return
    }
    let upper = text.uppercased()
    guard
      let code = Country.otherCodes[upper] ?? Country.code(ofSubdivision: upper)
        ?? Country.names[Country.folded(text)]
    else { return nil }
    self.init(code: code)
  }

  /// The code of the country in a subdivision of ISO 3166-2, such as `US-CA`.
  private static func code(ofSubdivision text: String) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 2, (1...3).contains(parts[1].utf8.count),
      parts.allSatisfy({ $0.isPlainWord() })
    else { return nil }
    return String(parts[0])
  }

  /// The country of a flag emoji, which is two regional indicators.
  private init?(flag text: String) {
    let scalars = Array(text.unicodeScalars.filter { $0.value != 0xFE0F })
    guard scalars.count == 2 else { return nil }
    let letters = scalars.compactMap { scalar in
      (0x1F1E6...0x1F1FF).contains(scalar.value)
        ? Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41) : nil
    }
    guard letters.count == 2 else { return nil }
    self.init(code: String(String.UnicodeScalarView(letters)))
  }

  /// The name without case, accents, punctuation and articles.
  private static func folded(_ name: String) -> String {
    let plain = name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    let words = plain.lowercased().replacing("&", with: " and ").replacing("st.", with: "saint ")
      .split { !$0.isLetter }.map(String.init)
    return words.filter { !["the", "of"].contains($0) }.joined(separator: " ")
  }

  /// The code of each English name: the system's, and those in use beside it.
  private static let names: [String: String] = {
    let english = Locale(identifier: "en")
    var names: [String: String] = [:]
    for code in assignedCodes.union(["XK"]).sorted() {
      if let name = english.localizedString(forRegionCode: code) { names[folded(name)] = code }
    }
    for line in otherNames.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      names[folded(parts[1])] = parts[0]
    }
    return names
  }()
}
