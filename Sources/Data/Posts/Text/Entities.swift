// The character entities of HTML and of X's texts.
import Foundation

/// Decodes character entities such as `&amp;`.
enum Entities {
  /// The text with each entity decoded once, so that `&amp;lt;` becomes `&lt;`.
  static func decode(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
    var decoded = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      decoded += rest[..<start]
      rest = rest[start...]
      // No name is longer.
      let name = rest.dropFirst().prefix(12).prefix { $0 != ";" && $0 != "&" && $0 != " " }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let letter = letter(name) {
        decoded += letter
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        decoded += "&"
        rest = rest.dropFirst()
      }
    }
    return decoded + rest
  }

  private static func letter(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return named[String(name)] }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number else { return nil }
    // Zero, surrogates and numbers beyond Unicode become the replacement character, as in HTML.
    guard number != 0, let scalar = Unicode.Scalar(number) else { return "\u{FFFD}" }
    return String(Character(scalar))
  }

  /// The entities that occur in posts: those of XML, spaces, punctuation, and Latin-1 letters.
  private static let named: [String: String] = {
    var table = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
      "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚",
      "ldquo": "“", "rdquo": "”", "bdquo": "„", "bull": "•", "euro": "€", "trade": "™",
      "zwj": "\u{200D}", "zwnj": "\u{200C}", "shy": "\u{AD}", "thinsp": "\u{2009}",
      "laquo": "«", "raquo": "»", "middot": "·", "times": "×", "divide": "÷", "deg": "°",
      "copy": "©", "reg": "®", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§",
      "iexcl": "¡", "iquest": "¿", "szlig": "ß", "aring": "å", "Aring": "Å", "aelig": "æ",
      "AElig": "Æ", "oslash": "ø", "Oslash": "Ø", "ccedil": "ç", "Ccedil": "Ç",
      "ntilde": "ñ", "Ntilde": "Ñ", "hearts": "♥", "frac12": "½", "frac14": "¼",
    ]
    for (accent, mark) in [
      ("acute", "\u{301}"), ("grave", "\u{300}"), ("circ", "\u{302}"), ("uml", "\u{308}"),
    ] {
      for letter in "aeiouAEIOU" {
        table["\(letter)\(accent)"] = "\(letter)\(mark)".precomposedStringWithCanonicalMapping
      }
    }
    for letter in "aonAON" {
      table["\(letter)tilde"] = "\(letter)\u{303}".precomposedStringWithCanonicalMapping
    }
    return table
  }()
}
