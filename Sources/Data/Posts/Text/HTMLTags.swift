// The tags of HTML and the texts between them.
import DataLayer

/// An HTML tag.
struct HTMLTag {
  /// The name in lower case; empty for a comment or a declaration.
  var name = ""
  var isClosing = false
  /// Whether it needs no closing tag.
  var isVoid = true
  /// The words of its `class`.
  var classes: Set<String> = []
  /// The number of a list item, or the first number of a list; nil without one.
  var number: Int?
}

/// Splits HTML into tags and texts, as far as posts require.
///
/// The time is linear in the length for any input: one pass from the back finds the ends of all
/// tags, and the pass from the front reads nothing twice.
struct HTMLTags<Letters: RandomAccessCollection<Unicode.Scalar>>
where Letters.Index == Int {
  /// The next part of the HTML.
  enum Piece {
    /// Text between two tags, with undecoded entities.
    case text(String)
    /// A tag, a comment or a declaration.
    case tag(HTMLTag)
  }

  private let html: Letters
  /// The position of the next unread scalar.
  private var position: Int
  /// The position of each `<` ahead and of the unquoted `>` that ends it; nearest last.
  private var ends: [(start: Int, end: Int)] = []

  init(_ html: Letters) {
    self.html = html
    position = html.startIndex
    // The end of a tag when reading starts here: unquoted, in double or in single quotes.
    var (outside, double, single): (Int?, Int?, Int?)
    for index in html.indices.reversed() {
      switch html[index] {
      case ">": outside = index
      case "\"": swap(&outside, &double)
      case "'": swap(&outside, &single)
      case "<": if let outside { ends.append((index, outside)) }
      default: break
      }
    }
  }

  /// The next piece; nil at the end.
  mutating func next() -> Piece? {
    guard position < html.endIndex else { return nil }
    if html[position] == "<", let tag = takeTag() { return .tag(tag) }
    let start = position
    position += 1
    while position < html.endIndex, html[position] != "<" { position += 1 }
    return .text(string(start..<position))
  }

  /// Skips everything up to the closing tag of an element.
  mutating func skip(toEndOf name: String) {
    let closing = Array("</\(name)".unicodeScalars)
    while position < html.endIndex, !stands(closing, at: position) { position += 1 }
  }

  /// Reads the tag, comment or declaration that starts here; nil, without reading anything, when
  /// there is none.
  private mutating func takeTag() -> HTMLTag? {
    if stands(Marks.comment, at: position) {
      position += 2
      while position < html.endIndex, !stands(Marks.commentEnd, at: position) { position += 1 }
      position = min(position + Marks.commentEnd.count, html.endIndex)
      return HTMLTag()
    }
    let isClosing = position + 1 < html.endIndex && html[position + 1] == "/"
    let start = position + (isClosing ? 2 : 1)
    guard start < html.endIndex, let end = end(ofTagAt: position), start < end else { return nil }
    guard html[start].isASCIILetter else {
      guard html[start] == "!" || html[start] == "?" else { return nil }
      position = end + 1
      return HTMLTag()
    }
    let nameEnd = (start..<end).first { html[$0].properties.isWhitespace || html[$0] == "/" } ?? end
    let name = string(start..<nameEnd).lowercased()
    position = end + 1
    return HTMLTag(
      name: name, isClosing: isClosing,
      isVoid: ["br", "img", "hr", "wbr", "input"].contains(name) || html[end - 1] == "/",
      classes: Set(tokens(of: Marks.classes, in: nameEnd..<end)),
      number: number(of: name, in: nameEnd..<end))
  }

  private mutating func end(ofTagAt start: Int) -> Int? {
    while let last = ends.last, last.start < start { ends.removeLast() }
    return ends.last.flatMap { $0.start == start ? $0.end : nil }
  }

  /// The number in `start` of a list or in `value` of an item, if it is of a usual size.
  private func number(of name: String, in attributes: Range<Int>) -> Int? {
    guard name == "ol" || name == "li" else { return nil }
    let text = tokens(of: name == "ol" ? Marks.start : Marks.value, in: attributes).first
    return text.flatMap { Int($0) }.flatMap { abs($0) < 1_000_000 ? $0 : nil }
  }

  /// The words of an attribute such as `class="…"`, with any quotes or none.
  private func tokens(of mark: [Unicode.Scalar], in attributes: Range<Int>) -> [String] {
    let name = attributes.dropFirst().first { index in
      html[index - 1].properties.isWhitespace && stands(mark, at: index)
    }
    guard let name, name + mark.count < attributes.upperBound else { return [] }
    let value = (name + mark.count)..<attributes.upperBound
    let quote = html[value.lowerBound]
    let words =
      quote == "\"" || quote == "'"
      ? value.dropFirst().prefix { html[$0] != quote }
      : value.prefix { !html[$0].properties.isWhitespace && html[$0] != "/" }
    return string(words).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Whether these letters are at `index`, in either case.
  private func stands(_ letters: [Unicode.Scalar], at index: Int) -> Bool {
    guard html.endIndex - index >= letters.count else { return false }
    return letters.indices.allSatisfy { html[index + $0].small == letters[$0] }
  }

  private func string(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(html[range]))
  }
}

/// The characters to find, as scalars.
private enum Marks {
  static let comment = Array("<!--".unicodeScalars)
  static let commentEnd = Array("-->".unicodeScalars)
  static let classes = Array("class=".unicodeScalars)
  static let start = Array("start=".unicodeScalars)
  static let value = Array("value=".unicodeScalars)
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { (0x61...0x7A).contains(value | 0x20) }

  /// The lowercase letter of an uppercase ASCII letter; any other scalar unchanged.
  fileprivate var small: Unicode.Scalar {
    (0x41...0x5A).contains(value) ? Unicode.Scalar(UInt8(value) | 0x20) : self
  }
}
