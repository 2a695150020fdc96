// Reads inline Markdown in one pass, whose work grows with the length of the text.
import Foundation

/// CommonMark's own algorithm, with its stacks of delimiters and of brackets: no mark searches the
/// rest of the text for its end, so a text of opening marks takes no longer than any other.
struct InlineParser {
  /// Styles that overlap, counted, so that the end of one leaves another.
  struct Styles {
    var bold = 0
    var italic = 0
    var struck = 0
  }

  /// The meaning of a pair of brackets.
  enum Bracketed {
    case link(URL)
    case plain
    case inflection
  }

  /// The start or the end of a pair of brackets.
  enum Edge {
    case start(Bracketed)
    case end
  }

  /// A range of letters that are shown. Styles end before it, and others start after it.
  struct Token {
    var letters: Range<Int>
    var isCode = false
    var ends = Styles()
    var starts = Styles()
    var edge: Edge?
  }

  private struct Bracket {
    let token: Int
    /// The number of delimiters before it.
    let delimiters: Int
    let isInflection: Bool
  }

  let letters: [Unicode.Scalar]
  /// Whether the letter is part of a value, and so no mark.
  private let isLiteral: [Bool]
  private var position = 0
  /// The first letter that no token has.
  private var unread = 0
  var tokens: [Token] = []
  var delimiters: [Delimiter] = []
  private var brackets: [Bracket] = []
  /// Below this number, brackets of links contain a link, and are none themselves.
  private var outer = 0
  /// The last row of backticks of each length; nil until one is read.
  private var lastTicks: [Int: Int]?
  /// The end of each pair of parentheses, by its start; nil until a link is read.
  private var parentheses: [Int: Int]?
  /// The steps taken, for tests.
  var work = 0

  /// How deep the parentheses of an address may be, so that each letter is in few of them.
  private static let depth = 8

  init(_ text: String) {
    var letters: [Unicode.Scalar] = []
    var isLiteral: [Bool] = []
    letters.reserveCapacity(text.utf8.count)
    isLiteral.reserveCapacity(text.utf8.count)
    var isGuarded = false
    for letter in text.unicodeScalars {
      if letter == InlineMarkup.guardLetter, !isGuarded {
        isGuarded = true
        continue
      }
      letters.append(letter)
      isLiteral.append(isGuarded)
      isGuarded = false
    }
    (self.letters, self.isLiteral) = (letters, isLiteral)
    work = letters.count
  }

  /// The letter at a position if it can be a mark.
  private func mark(_ position: Int) -> Unicode.Scalar? {
    letters.indices.contains(position) && !isLiteral[position] ? letters[position] : nil
  }

  /// Reads the whole text.
  mutating func read() {
    while position < letters.count {
      work += 1
      switch mark(position) {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiter()
      case "<": readAddress()
      case "[": open(length: 1)
      case "^" where mark(position + 1) == "[": open(length: 2)
      case "]": close()
      default: position += 1
      }
    }
    finishToken(at: letters.count)
    pair(from: 0)
  }

  /// Ends the token of the letters before `end`.
  private mutating func finishToken(at end: Int) {
    if unread < end { tokens.append(Token(letters: unread..<end)) }
    unread = end
  }

  /// Adds the token of the letters from here to `end`, which may show fewer.
  private mutating func add(_ token: Token, upTo end: Int) {
    finishToken(at: position)
    tokens.append(token)
    (position, unread) = (end, end)
  }

  private mutating func readEscape() {
    guard let next = mark(position + 1), next.isASCIIPunctuation else {
      position += 1
      return
    }
    finishToken(at: position)
    unread = position + 1
    position += 2
  }

  /// The number of equal marks from a position on.
  private mutating func row(at start: Int) -> Int {
    var end = start
    while let next = mark(end), next == letters[start] { end += 1 }
    work += end - start
    return end - start
  }

  /// Reads code between two rows of as many backticks. A row without a second one is text, which
  /// the table of last rows shows without a search.
  private mutating func readCode() {
    let length = row(at: position)
    let start = position + length
    guard let last = lastTicks(of: length), last >= start else {
      position = start
      return
    }
    var end = start
    while true {
      let ticks = mark(end) == "`" ? row(at: end) : 0
      if ticks == length { break }
      end += max(ticks, 1)
      work += 1
    }
    var inside = start..<end
    if inside.count > 2, letters[start] == " ", letters[end - 1] == " ",
      letters[inside].contains(where: { $0 != " " })
    {
      inside = start + 1..<end - 1
    }
    add(Token(letters: inside, isCode: true), upTo: end + length)
  }

  private mutating func lastTicks(of length: Int) -> Int? {
    if let lastTicks { return lastTicks[length] }
    var last: [Int: Int] = [:]
    var start = 0
    while start < letters.count {
      let length = mark(start) == "`" ? row(at: start) : 0
      if length > 0 { last[length] = start }
      start += max(length, 1)
      work += 1
    }
    lastTicks = last
    return last[length]
  }

  private mutating func readDelimiter() {
    let length = row(at: position)
    let end = position + length
    let before = position > 0 ? letters[position - 1] : " "
    let after = end < letters.count ? letters[end] : " "
    if let delimiter = Delimiter(
      letters[position], length: length, token: tokens.count + (unread < position ? 1 : 0),
      before: before, after: after)
    {
      delimiters.append(delimiter)
      add(Token(letters: position..<end), upTo: end)
    } else {
      position = end
    }
  }

  /// Reads `<https://example.org>`.
  private mutating func readAddress() {
    var end = position + 1
    while let letter = mark(end), letter != ">", letter != "<", !letter.properties.isWhitespace {
      end += 1
      work += 1
    }
    let inside = position + 1..<end
    guard mark(end) == ">", let url = URL(string: text(inside)), url.isSafeLink else {
      position += 1
      return
    }
    add(Token(letters: position..<position, edge: .start(.link(url))), upTo: position + 1)
    position = end
    add(Token(letters: end..<end, edge: .end), upTo: end + 1)
  }

  private mutating func open(length: Int) {
    finishToken(at: position)
    brackets.append(
      Bracket(token: tokens.count, delimiters: delimiters.count, isInflection: length == 2))
    add(Token(letters: position..<position + length), upTo: position + length)
  }

  /// Reads `](address)`, or the attribute of an inflection.
  private mutating func close() {
    let bracket = brackets.popLast()
    let isInner = brackets.count >= outer
    outer = min(outer, brackets.count)
    guard let bracket, bracket.isInflection || isInner, mark(position + 1) == "(",
      let end = endOfParentheses(at: position + 1)
    else {
      position += 1
      return
    }
    let target = text(position + 2..<end)
    work += target.utf8.count
    guard let content = bracket.isInflection ? Self.inflection(target) : Self.link(target) else {
      position += 1
      return
    }
    finishToken(at: position)
    pair(from: bracket.delimiters)
    delimiters.removeLast(delimiters.count - bracket.delimiters)
    tokens[bracket.token].letters = position..<position
    tokens[bracket.token].edge = .start(content)
    add(Token(letters: position..<position, edge: .end), upTo: end + 1)
    if !bracket.isInflection { outer = brackets.count }
  }

  private static func inflection(_ target: String) -> Bracketed {
    target.contains("inflect: true") ? .inflection : .plain
  }

  /// The link to a target, which may have a title; nil for a text that is no address.
  private static func link(_ target: String) -> Bracketed? {
    var address = target.trimmingCharacters(in: .whitespacesAndNewlines)[...]
    if let space = address.firstIndex(where: \.isWhitespace) {
      let title = address[space...].drop(while: \.isWhitespace)
      let ends = [title.first, title.dropFirst().last]
      guard ends == ["\"", "\""] || ends == ["'", "'"] || ends == ["(", ")"] else { return nil }
      address = address[..<space]
    }
    if address.hasPrefix("<"), address.hasSuffix(">") {
      address = address.dropFirst().dropLast()
    }
    guard let url = URL(string: unescaped(address)) else { return nil }
    return url.isSafeLink ? .link(url) : .plain
  }

  private static func unescaped(_ text: Substring) -> String {
    var isEscaped = false
    let letters = text.unicodeScalars.reduce(into: String.UnicodeScalarView()) { letters, letter in
      if isEscaped, letter.isASCIIPunctuation { letters.removeLast() }
      letters.append(letter)
      isEscaped = letter == "\\" && !isEscaped
    }
    return String(letters)
  }

  private mutating func endOfParentheses(at start: Int) -> Int? {
    if let parentheses { return parentheses[start] }
    var ends: [Int: Int] = [:]
    var open: [(start: Int, depth: Int)] = []
    var position = 0
    while position < letters.count {
      work += 1
      switch mark(position) {
      case "\\": position += 1
      case "(": open.append((position, 0))
      case ")":
        guard let pair = open.popLast() else { break }
        if pair.depth < Self.depth { ends[pair.start] = position }
        if let last = open.indices.last { open[last].depth = max(open[last].depth, pair.depth + 1) }
      default: break
      }
      position += 1
    }
    parentheses = ends
    return ends[start]
  }

  /// The letters of a range as a text.
  func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: letters[range])
    return String(view)
  }
}

extension URL {
  /// Whether a text may link to the address.
  fileprivate var isSafeLink: Bool {
    ["http", "https", "mailto"].contains(scheme?.lowercased() ?? "")
  }
}
