// A post's text, cut into links, mentions, hashtags and plain text.

/// A piece of a text. The pieces in order make the text.
enum TextPart: Equatable, Sendable {
  case plain(String)
  /// A whole address with its scheme.
  case link(String)
  /// A handle without its `@`.
  case mention(String)
  /// A tag without its `#`.
  case hashtag(String)

  /// The pieces of a text, in order.
  static func parts(of text: String) -> [TextPart] {
    var parts: [TextPart] = []
    var plain = ""
    var before: Character = " "
    var rest = Substring(text)
    while let first = rest.first {
      if !before.isLetter, !before.isNumber, let (part, count) = special(rest) {
        if !plain.isEmpty { parts.append(.plain(plain)) }
        plain = ""
        parts.append(part)
        before = "x"
        rest = rest.dropFirst(count)
      } else {
        plain.append(first)
        before = first
        rest.removeFirst()
      }
    }
    return plain.isEmpty ? parts : parts + [.plain(plain)]
  }

  private static func special(_ rest: Substring) -> (TextPart, Int)? {
    if rest.hasPrefix("https://") {
      var link = rest.prefix { !$0.isWhitespace }
      while let last = link.last, ".,;:!?)…".contains(last) { link.removeLast() }
      return (.link(String(link)), link.count)
    }
    if rest.hasPrefix("@") {
      let name = rest.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      return name.isEmpty ? nil : (.mention(String(name)), name.count + 1)
    }
    if rest.hasPrefix("#") {
      let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.contains(where: \.isLetter) ? (.hashtag(String(name)), name.count + 1) : nil
    }
    return nil
  }
}
