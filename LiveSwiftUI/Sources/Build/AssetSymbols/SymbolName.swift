// The names that Xcode makes of the names of assets.

/// A name in Swift for an asset, such as `appLogo` for `app-logo`.
enum SymbolName {
  /// The symbol of a set: `AccentColor` becomes `accent`, `my image` becomes `my`, `1st` becomes
  /// `_1St`. Nil without any letter or digit.
  static func ofSet(_ name: String) -> String? {
    let words = parts(of: name)
    guard let first = words.first else { return nil }
    let whole = lowered(first) + words.dropFirst().map(raised).joined()
    return escaped(withoutKind(whole))
  }

  /// The symbol of a string's key: `welcome.title` and `WELCOME_TITLE` become `welcomeTitle`. Nil
  /// without any letter or digit.
  static func ofString(_ key: String) -> String? {
    let isShouted = !key.contains(where: \.isLowercase)
    let words = parts(of: isShouted ? key.lowercased() : key)
    guard let first = words.first else { return nil }
    return escaped(lowered(first) + words.dropFirst().map(raised).joined())
  }

  /// The enumeration of a folder that provides a namespace.
  static func ofFolder(_ name: String) -> String? {
    let words = parts(of: name)
    return words.isEmpty ? nil : escaped(words.map(raised).joined())
  }

  /// The runs of letters and digits; a letter after a digit starts a word.
  private static func parts(of name: String) -> [String] {
    var words: [String] = []
    var last: Character?
    for letter in name {
      let counts = letter.isLetter || letter.isNumber && letter.isASCII
      defer { last = counts ? letter : nil }
      guard counts else { continue }
      if let last, !(last.isNumber && letter.isLetter) {
        words[words.count - 1].append(letter)
      } else {
        words.append(String(letter))
      }
    }
    return words
  }

  private static func raised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The word with its first capitals lowered: `URLIcon` becomes `urlIcon`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let rest = word.dropFirst(capitals.count)
    if capitals.count > 1, rest.first?.isLowercase == true {
      return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
    }
    return capitals.lowercased() + rest
  }

  /// The name without the word for its kind. Xcode takes either word from pictures and colours.
  private static func withoutKind(_ name: String) -> String {
    for word in ["Image", "Color"] where name.hasSuffix(word) && name.count > word.count {
      return String(name.dropLast(word.count))
    }
    return name
  }

  /// The name, in the form that it has where it is a keyword too.
  static func escaped(_ name: String) -> String {
    if name.first?.isNumber == true { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "Any", "Self", "Type", "Protocol",
  ]
}
