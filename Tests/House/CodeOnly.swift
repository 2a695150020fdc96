// Blanks comments and the insides of string literals, keeping every line and column where it was.

/// A small scanner: enough of Swift's grammar to tell code from words.
struct CodeOnly {
  // Bytes, not characters: this reads every file, and every sign it looks for is ASCII.
  private let source: [UInt8]
  private var place = 0
  private var result: [UInt8] = []

  /// The lines of a source file with everything that is not code blanked.
  static func lines(of text: String) -> [String] {
    var scanner = CodeOnly(source: Array(text.utf8))
    scanner.code(until: nil)
    return scanner.result.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private init(source: [UInt8]) { self.source = source }

  // Most bytes are none of these, and comparing words at each of eight million takes long.
  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    // A quotation mark, `#`, `(`, `)` and `/`.
    case 0x22, 0x23, 0x28, 0x29, 0x2F: true
    default: false
    }
  }

  // Keeps what stands before the next of those signs.
  private mutating func keepPlain() {
    let start = place
    while place < source.count, !Self.isSign(source[place]) { place += 1 }
    result += source[start..<place]
  }

  private var isLineEnd: Bool { source[place] == UInt8(ascii: "\n") }

  private func starts(_ word: String) -> Bool {
    source[place...].starts(with: word.utf8)
  }

  private mutating func keep() {
    result.append(source[place])
    place += 1
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where place < source.count {
      result.append(isLineEnd ? UInt8(ascii: "\n") : UInt8(ascii: " "))
      place += 1
    }
  }

  // Reads code up to the closing parenthesis of an interpolation, or to the end of the file.
  private mutating func code(until end: UInt8?) {
    var depth = 0
    while place < source.count {
      let byte = source[place]
      if !Self.isSign(byte) {
        keepPlain()
      } else if starts("//") {
        let start = place
        while place < source.count, !isLineEnd { place += 1 }
        result += repeatElement(UInt8(ascii: " "), count: place - start)
      } else if starts("/*") {
        comment()
      } else if byte == UInt8(ascii: "\"") || (byte == UInt8(ascii: "#") && hashes() != nil) {
        literal(hashes: hashes() ?? 0)
      } else if byte == end, depth == 0 {
        return
      } else {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
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
    let count = rest.prefix { $0 == UInt8(ascii: "#") }.count
    return rest.dropFirst(count).first == UInt8(ascii: "\"") ? count : nil
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
      if quote.count == 1, isLineEnd { return }
      if starts("\\" + fence + "(") {
        blank(2 + hashes)
        code(until: UInt8(ascii: ")"))
        blank()
      } else if starts("\\" + fence) {
        blank(2 + hashes)
      } else {
        blank()
      }
    }
  }
}
