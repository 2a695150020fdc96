// The tables of words of an app, and the words in its source that belong in them.
import Foundation

/// One module's `Localizable.xcstrings`.
struct StringTable: Decodable {
  let strings: [String: Entry]

  struct Entry: Decodable {
    var localizations: [String: Words]?
    var shouldTranslate: Bool?
  }

  /// A translation in any of its forms; only that there is one matters here.
  struct Words: Decodable {}

  /// Keys that lack one of the languages of the apps.
  var untranslated: [String] {
    strings.filter { $0.value.shouldTranslate != false }.flatMap { key, entry in
      ["ar", "es"].filter { entry.localizations?[$0] == nil }.map { "\(key): \($0)" }
    }.sorted()
  }

  /// Whether the table has a literal as it stands in the source, interpolations and all.
  func has(_ literal: String) -> Bool {
    let wanted = StringTable.skeleton(ofLiteral: literal)
    return strings.keys.contains { StringTable.skeleton(ofKey: $0) == wanted }
  }

  /// A key with every placeholder, `%@` or `%1$lld`, made alike.
  static func skeleton(ofKey key: String) -> String {
    key.replacing(/%(?:\d+\$)?(?:@|lld|llu|lf|d|f|\.\d+f)/, with: "\u{FFFC}")
  }

  /// A literal with every interpolation made alike.
  static func skeleton(ofLiteral literal: String) -> String {
    var result = ""
    var rest = literal[...]
    while let start = rest.firstRange(of: "\\(") {
      result += rest[..<start.lowerBound] + "\u{FFFC}"
      var depth = 1
      rest = rest[start.upperBound...].drop { sign in
        if sign == "(" { depth += 1 }
        if sign == ")" { depth -= 1 }
        return depth > 0
      }.dropFirst()
    }
    return (result + rest).replacing("\\\"", with: "\"")
  }

  /// Words for people at the line: the first literal of a view or modifier that shows or says it.
  static func words(in line: String) -> [String] {
    if strstr(line, "(\"") == nil { return [] }
    let shown =
      #/
        (?:\b(?:Text|Label|Button|Toggle|TextField|SecureField|Picker|Section|Menu|Link
            |NavigationLink|ContentUnavailableView|ProgressView|LocalizedStringKey)
          |\.(?:navigationTitle|alert|confirmationDialog
            |accessibilityLabel|accessibilityHint|accessibilityValue))
        \("((?:[^"\\]|\\\((?:[^()]|\([^()]*\))*\)|\\[^(])*)"
      /#
    return line.matches(of: shown).map { String($0.1) }
      .filter { literal in skeleton(ofLiteral: literal).contains(where: \.isLetter) }
  }
}
