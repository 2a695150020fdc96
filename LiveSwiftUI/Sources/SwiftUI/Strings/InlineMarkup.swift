// The inline Markdown of a text from the string tables: emphasis, code, links and inflection.
import Foundation

/// A part of a text with one style.
struct MarkedRun: Equatable, Sendable {
  var text: String
  var isBold = false
  var isItalic = false
  var isCode = false
  var isStruck = false
  var link: URL?

  /// Whether the run has no style of its own.
  var isPlain: Bool { self == MarkedRun(text: text) }
}

/// Reads inline Markdown by the rules of CommonMark that one line of text needs.
struct InlineMarkup {
  private var remaining: Substring
  private var runs: [MarkedRun] = []
  private let inflects: Bool
  private let depth: Int

  /// Whether a text may have a style: most have not, and are not read.
  static func isPossible(in text: String) -> Bool {
    text.utf8.contains { "*_`~[\\".utf8.contains($0) }
  }

  /// A value as it is written into a marked text, so that nothing in it is read as Markdown.
  static func escaped(_ value: String) -> String {
    guard isPossible(in: value) else { return value }
    return value.reduce(into: "") { text, letter in
      if "*_`~[]()\\".contains(letter) { text.append("\\") }
      text.append(letter)
    }
  }

  /// The runs of a text; its inflection is that of English, so other languages have none.
  static func runs(of text: String, isEnglish: Bool) -> [MarkedRun] {
    known.value(for: (isEnglish ? "e" : "-") + text) {
      var markup = InlineMarkup(rest: text[...], inflects: isEnglish, depth: 0)
      return markup.read()
    }
  }

  private static let known = BoundedCache<String, [MarkedRun]>(limit: 1_024)

  private init(rest: Substring, inflects: Bool, depth: Int) {
    (self.remaining, self.inflects, self.depth) = (rest, inflects, depth)
  }

  private mutating func read() -> [MarkedRun] {
    var previous: Character?
    while let letter = remaining.first {
      let before = remaining
      if !take(letter, after: previous) {
        append(String(letter))
        remaining.removeFirst()
      }
      previous = before[..<remaining.startIndex].last ?? letter
    }
    return runs
  }

  /// Reads the markup that `letter` starts; false where it stands for itself.
  private mutating func take(_ letter: Character, after previous: Character?) -> Bool {
    switch letter {
    case "\\":
      guard let next = remaining.dropFirst().first, next.isPunctuation || next.isSymbol else {
        return false
      }
      append(String(next))
      remaining = remaining.dropFirst(2)
      return true
    case "`": return takeCode()
    case "*", "_": return takeEmphasis(letter, after: previous)
    case "~": return takeInside("~~", after: previous) { $0.isStruck = true }
    case "[": return takeLink()
    case "^": return takeInflection()
    default: return false
    }
  }

  private mutating func takeCode() -> Bool {
    guard let end = remaining.dropFirst().firstIndex(of: "`"),
      end > remaining.index(after: remaining.startIndex)
    else { return false }
    runs.append(MarkedRun(text: String(remaining[..<end].dropFirst()), isCode: true))
    remaining = remaining[remaining.index(after: end)...]
    return true
  }

  private mutating func takeEmphasis(_ letter: Character, after previous: Character?) -> Bool {
    let mark = String(letter)
    return takeInside(mark + mark + mark, after: previous) {
      ($0.isBold, $0.isItalic) = (true, true)
    } || takeInside(mark + mark, after: previous) { $0.isBold = true }
      || takeInside(mark, after: previous) { $0.isItalic = true }
  }

  /// Reads a text between two marks, and changes the style of its runs.
  private mutating func takeInside(
    _ mark: String, after previous: Character?, _ change: (inout MarkedRun) -> Void
  ) -> Bool {
    guard depth < 8, remaining.hasPrefix(mark) else { return false }
    let inside = remaining.dropFirst(mark.count)
    guard let first = inside.first, !first.isWhitespace, !mark.hasSuffix(String(first)) else {
      return false
    }
    // An underscore within a word is a letter of it.
    let isWord = mark.first == "_"
    if isWord, previous?.isLetter == true || previous?.isNumber == true { return false }
    guard let end = Self.end(of: mark, in: inside) else { return false }
    let after = inside[end...].dropFirst(mark.count)
    if isWord, after.first?.isLetter == true || after.first?.isNumber == true { return false }
    var inner = InlineMarkup(rest: inside[..<end], inflects: inflects, depth: depth + 1)
    for var run in inner.read() {
      change(&run)
      runs.append(run)
    }
    remaining = after
    return true
  }

  /// Where a closing mark starts: behind a letter that is no space, and not escaped.
  private static func end(of mark: String, in text: Substring) -> String.Index? {
    var place = text.startIndex
    while place < text.endIndex {
      if text[place] == "\\" {
        place = text.index(place, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
        continue
      }
      if text[place...].hasPrefix(mark), place > text.startIndex,
        !text[text.index(before: place)].isWhitespace
      {
        // Of a longer row of marks, the last ones close.
        var last = place
        while text[text.index(after: last)...].hasPrefix(mark) { last = text.index(after: last) }
        return last
      }
      place = text.index(after: place)
    }
    return nil
  }

  /// Reads `[words](address)`.
  private mutating func takeLink() -> Bool {
    guard let (words, target, after) = Self.bracketed(remaining) else { return false }
    var inner = InlineMarkup(rest: words, inflects: inflects, depth: depth + 1)
    guard depth < 8, let url = URL(string: Self.unescaped(target)) else { return false }
    for var run in inner.read() {
      if ["http", "https", "mailto"].contains(url.scheme?.lowercased() ?? "") { run.link = url }
      runs.append(run)
    }
    remaining = after
    return true
  }

  /// Reads `^[words](inflect: true)`.
  private mutating func takeInflection() -> Bool {
    guard depth < 8, remaining.dropFirst().first == "[",
      let (words, target, after) = Self.bracketed(remaining.dropFirst())
    else { return false }
    var inner = InlineMarkup(rest: words, inflects: inflects, depth: depth + 1)
    var read = inner.read()
    if inflects, target.contains("inflect: true"), let last = read.indices.last {
      let whole = read.map(\.text).joined()
      read[last].text = EnglishPlural.inflected(read[last].text, countedIn: whole)
    }
    runs += read
    remaining = after
    return true
  }

  private static func bracketed(
    _ text: Substring
  ) -> (words: Substring, target: String, after: Substring)? {
    let inside = text.dropFirst()
    guard let close = end(ofBracket: "]", opening: "[", in: inside) else { return nil }
    let behind = inside[inside.index(after: close)...]
    guard behind.first == "(",
      let end = end(ofBracket: ")", opening: "(", in: behind.dropFirst())
    else { return nil }
    return (
      inside[..<close], String(behind[..<end].dropFirst()), behind[behind.index(after: end)...]
    )
  }

  private static func end(
    ofBracket close: Character, opening open: Character, in text: Substring
  ) -> String.Index? {
    var depth = 0
    var place = text.startIndex
    while place < text.endIndex {
      let letter = text[place]
      if letter == "\\" {
        place = text.index(place, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
        continue
      }
      if letter == open { depth += 1 }
      if letter == close {
        if depth == 0 { return place }
        depth -= 1
      }
      place = text.index(after: place)
    }
    return nil
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing(/\\(?<letter>[[:punct:]])/) { String($0.letter) }
  }

  private mutating func append(_ text: String) {
    if let last = runs.indices.last, runs[last].isPlain {
      runs[last].text += text
    } else {
      runs.append(MarkedRun(text: text))
    }
  }
}
