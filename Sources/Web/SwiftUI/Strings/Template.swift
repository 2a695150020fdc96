// A text with places for values in it, taken apart once.
/// Literal parts and places for values, in order.
struct Template: Equatable, Sendable {
  enum Piece: Equatable, Sendable {
    case literal(String)
    /// A place for a value: the value's position if the text names it, and how to write it.
    case place(position: Int?, flags: String, conversion: String)
    /// A part with plural forms of its own, written `%#@name@`.
    case substitution(String)
  }

  let source: String
  let pieces: [Piece]

  /// Takes a printf-style text apart; what is no specifier stays literal.
  init(_ source: String) {
    self.source = source
    // %% | %#@name@ | %arg | %[n$][flags, width, precision][length]conversion
    let pattern =
      /%(?:(?<percent>%)|#@(?<name>[^@]+)@|(?<arg>arg)|(?:(?<position>[1-9][0-9]?)\$)?(?<flags>[-+0# ]*[0-9]{0,3}(?:\.[0-9]{1,2})?)(?:hh|h|ll|l|q|z|j|t|L)?(?<conversion>[@diuxXofFeEgG]))/
    var pieces: [Piece] = []
    var literal = ""
    func close() {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
    }
    var rest = source[...]
    while let match = rest.firstMatch(of: pattern) {
      literal += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      if match.percent != nil {
        literal += "%"
        continue
      }
      close()
      if let name = match.name {
        pieces.append(.substitution(String(name)))
      } else if match.arg != nil {
        pieces.append(.place(position: nil, flags: "", conversion: "arg"))
      } else {
        pieces.append(
          .place(
            position: match.position.flatMap { Int($0) },
            flags: String(match.flags ?? ""), conversion: String(match.conversion ?? "@")))
      }
    }
    literal += rest
    close()
    self.pieces = pieces
  }
}

/// One key's text in one language.
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

  /// The text where no values are written into it.
  var plain: String {
    switch wording {
    case .text(let template): template.source
    case .plural(let forms): (forms["other"] ?? forms.values.first)?.source ?? ""
    }
  }
}
