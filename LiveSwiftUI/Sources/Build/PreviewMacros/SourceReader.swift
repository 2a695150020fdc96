// Reading Swift source by its tokens: enough to find the properties of a class.

/// One token of Swift source. A literal, and a group in brackets, is one token as a whole.
struct SourceToken {
  enum Kind {
    case word, string, group, symbol, newline
  }

  let kind: Kind
  let text: String
  /// Whether space or a comment stands before it.
  let isSpaced: Bool
}

/// Splits Swift source into tokens, without its comments.
struct SourceReader {
  private let letters: [Character]
  private var next = 0

  private init(_ source: String) { letters = Array(source) }

  /// The tokens of a source text.
  static func tokens(of source: String) -> [SourceToken] {
    var reader = SourceReader(source)
    var tokens: [SourceToken] = []
    while let token = reader.token() { tokens.append(token) }
    return tokens
  }

  private var letter: Character? { next < letters.count ? letters[next] : nil }

  private func has(_ text: String) -> Bool {
    let end = next + text.count
    return end <= letters.count && letters[next..<end].elementsEqual(text)
  }

  private mutating func token() -> SourceToken? {
    let before = next
    skipSpaceAndComments()
    guard let first = letter else { return nil }
    let start = next
    let kind: SourceToken.Kind
    switch first {
    case "\n", "\r\n":
      next += 1
      kind = .newline
    case "(", "[", "{":
      skipGroup()
      kind = .group
    case "\"":
      skipString(hashes: 0)
      kind = .string
    case "#" where rawHashes() > 0:
      let hashes = rawHashes()
      next += hashes
      skipString(hashes: hashes)
      kind = .string
    case "`", "_", "$", "#", "@":
      skipWord()
      kind = .word
    default:
      if first.isLetter || first.isNumber {
        skipWord()
        kind = .word
      } else {
        next += 1
        kind = .symbol
      }
    }
    return SourceToken(kind: kind, text: String(letters[start..<next]), isSpaced: start > before)
  }

  /// The hashes before a raw string; 0 for a hash that starts no string.
  private func rawHashes() -> Int {
    var count = 0
    while next + count < letters.count, letters[next + count] == "#" { count += 1 }
    return next + count < letters.count && letters[next + count] == "\"" ? count : 0
  }

  private mutating func skipWord() {
    next += 1
    while let letter, letter.isLetter || letter.isNumber || "_$`".contains(letter) { next += 1 }
  }

  private mutating func skipSpaceAndComments() {
    while let letter {
      if has("//") {
        while let letter = self.letter, !letter.isNewline { next += 1 }
      } else if has("/*") {
        skipComment()
      } else if letter.isWhitespace, !letter.isNewline {
        next += 1
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    while letter != nil {
      if has("/*") {
        depth += 1
        next += 2
      } else if has("*/") {
        depth -= 1
        next += 2
        if depth == 0 { return }
      } else {
        next += 1
      }
    }
  }

  /// Skips a group with everything in it, up to its closing bracket.
  private mutating func skipGroup() {
    next += 1
    while true {
      skipSpaceAndComments()
      guard let letter else { return }
      if ")]}".contains(letter) {
        next += 1
        return
      }
      _ = token()
    }
  }

  private mutating func skipString(hashes: Int) {
    let mark = String(repeating: "#", count: hashes)
    let quotes = has("\"\"\"") ? "\"\"\"" : "\""
    next += quotes.count
    while letter != nil {
      if has(quotes + mark) {
        next += quotes.count + hashes
        return
      }
      if has("\\" + mark + "(") {
        next += 1 + hashes
        skipGroup()
      } else if has("\\" + mark) {
        next = min(next + 2 + hashes, letters.count)
      } else {
        next += 1
      }
    }
  }
}
