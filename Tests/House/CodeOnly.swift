// Blanks comments and the insides of string literals, keeping every line and column where it was.

/// A small scanner: enough of Swift's grammar to tell code from words.
struct CodeOnly {
  private let source: [Character]
  private var place = 0
  private var result: [Character] = []

  /// The lines of a source file with everything that is not code blanked.
  static func lines(of text: String) -> [String] {
    var scanner = CodeOnly(source: Array(text))
    scanner.code(until: nil)
    return String(scanner.result).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private init(source: [Character]) { self.source = source }

  private func starts(_ word: String) -> Bool {
    source[place...].starts(with: word)
  }

  private mutating func keep() {
    result.append(source[place])
    place += 1
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where place < source.count {
      result.append(source[place].isNewline ? "\n" : " ")
      place += 1
    }
  }

  // Reads code up to the closing parenthesis of an interpolation, or to the end of the file.
  private mutating func code(until end: Character?) {
    var depth = 0
    while place < source.count {
      if starts("//") {
        while place < source.count, !source[place].isNewline { blank() }
      } else if starts("/*") {
        comment()
      } else if source[place] == "\"" || (source[place] == "#" && hashes() != nil) {
        literal(hashes: hashes() ?? 0)
      } else if source[place] == end, depth == 0 {
        return
      } else {
        if source[place] == "(" { depth += 1 }
        if source[place] == ")" { depth -= 1 }
        keep()
      }
    }
  }

  private mutating func comment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        blank(2)
      } else if starts("*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && place < source.count
  }

  // How many `#` stand before a quotation mark; none when none follows.
  private func hashes() -> Int? {
    let rest = source[place...]
    let count = rest.prefix { $0 == "#" }.count
    return rest.dropFirst(count).first == "\"" ? count : nil
  }

  private mutating func literal(hashes: Int) {
    let fence = String(repeating: "#", count: hashes)
    for _ in 0..<hashes { keep() }
    let quote = starts("\"\"\"") ? "\"\"\"" : "\""
    for _ in 0..<quote.count { keep() }
    while place < source.count {
      if starts(quote + fence) {
        for _ in 0..<(quote.count + hashes) { keep() }
        return
      }
      if quote.count == 1, source[place].isNewline { return }
      if starts("\\" + fence + "(") {
        blank(2 + hashes)
        code(until: ")")
        blank()
      } else if starts("\\" + fence) {
        blank(2 + hashes)
      } else {
        blank()
      }
    }
  }
}
