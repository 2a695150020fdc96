// A text with placeholders for values, parsed once.
/// Literal parts and placeholders, in order.
import Limits

struct Template: Equatable, Sendable {
  enum Piece: Equatable, Sendable {
    case literal(String)
    /// A placeholder for a value: the value's position if the text gives one, and the format.
    case argument(position: Int?, flags: String, conversion: String)
    /// A part with plural forms of its own, written `%#@name@`.
    case substitution(String)
  }

  let source: String
  let pieces: [Piece]

  /// The template of a key that is in no table.
  static func known(_ key: String) -> Template { keys.value(for: key) { Template(key) } }

  private static let keys = BoundedCache<String, Template>(bytes: 1 << 20) { key, template in
    3 * key.utf8.count + 64 * template.pieces.count
  }

  /// Parses a printf-style text; an invalid specifier stays literal. Parsed by hand because a
  /// regular expression took a millisecond.
  init(_ source: String) {
    self.source = source
    var pieces: [Piece] = []
    var literal = ""
    var rest = source[...]
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal += "%"
        rest.removeFirst()
      } else if let piece = Self.takeArgument(from: &rest) {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        pieces.append(piece)
      } else {
        literal += "%"
      }
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    self.pieces = pieces
  }

  /// Parses the text after a percent sign: `#@name@`, `arg`, or
  /// `[n$][flags, width, precision][length]conversion`.
  private static func takeArgument(from text: inout Substring) -> Piece? {
    var rest = text
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      text = rest[rest.index(after: end)...]
      return .substitution(String(rest.dropFirst(2)[..<end]))
    }
    if rest.hasPrefix("arg") {
      text = rest.dropFirst(3)
      return .argument(position: nil, flags: "", conversion: "arg")
    }
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if digits.count < 3, rest.dropFirst(digits.count).first == "$", let number = Int(digits) {
      position = number
      rest = rest.dropFirst(digits.count + 1)
    }
    let flags = rest.prefix { "-+0# .123456789".contains($0) }
    rest = rest.dropFirst(flags.count).drop { "hlqzjtL".contains($0) }
    guard flags.count < 8, let conversion = rest.first, "@diuxXofFeEgG".contains(conversion) else {
      return nil
    }
    text = rest.dropFirst()
    return .argument(position: position, flags: String(flags), conversion: String(conversion))
  }
}

/// The text of one key in one language.
struct Entry: Equatable, Sendable {
  /// A text, or one for each plural form.
  enum Wording: Equatable, Sendable {
    case text(Template)
    case plural([String: Template])
  }

  /// A part with plural forms of its own; `position` is the value that it counts, from 1.
  struct Substitution: Equatable, Sendable {
    let position: Int?
    let wording: Wording
  }

  var wording: Wording
  var substitutions: [String: Substitution] = [:]

  /// The texts of all plural forms.
  var allSources: String {
    let forms: [Template] =
      switch wording {
      case .text(let template): [template]
      case .plural(let forms): Array(forms.values)
      }
    return forms.map(\.source).joined()
  }

  /// The text without any values filled in.
  var plain: String {
    switch wording {
    case .text(let template): template.source
    case .plural(let forms): (forms["other"] ?? forms.values.first)?.source ?? ""
    }
  }
}
