// The tags of HTML and the texts between them, found without going over anything twice.
import DataLayer

/// One tag of HTML.
struct HTMLTag {
  /// In lower case; empty for a comment or a declaration.
  var name = ""
  var isClosing = false
  /// Whether it opens nothing that a closing tag would end.
  var isVoid = true
  /// The words of its `class`.
  var classes: Set<String> = []
}

/// Cuts HTML into tags and texts, as far as posts need that.
///
/// The time grows with the length and no faster, whatever stands there: where each tag ends is
/// found for all of them in one pass from the back, and what is read from the front is never read
/// again.
struct HTMLTags<Letters: RandomAccessCollection<Unicode.Scalar>>
where Letters.Index == Int {
  /// What the next scalars are.
  enum Piece {
    /// Text between two tags, its entities as they are written.
    case text(String)
    /// A tag, a comment or a declaration.
    case tag(HTMLTag)
  }

  private let html: Letters
  /// Everything before this has been read.
  private var place: Int
  /// For each `<` that is ahead, the nearest last: where it stands, and where the `>` does that no
  /// quotes hold.
  private var ends: [(start: Int, end: Int)] = []

  init(_ html: Letters) {
    self.html = html
    place = html.startIndex
    // Where a tag ends that is read from here on: outside of quotes, within double ones, within
    // single ones.
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
    guard place < html.endIndex else { return nil }
    if html[place] == "<", let tag = takeTag() { return .tag(tag) }
    let start = place
    place += 1
    while place < html.endIndex, html[place] != "<" { place += 1 }
    return .text(string(start..<place))
  }

  /// Passes over everything up to the closing tag of an element.
  mutating func skip(toEndOf name: String) {
    let closing = Array("</\(name)".unicodeScalars)
    while place < html.endIndex, !stands(closing, at: place) { place += 1 }
  }

  /// Takes the tag, comment or declaration that begins here; nil, and nothing taken, when a `<` is
  /// only a `<`.
  private mutating func takeTag() -> HTMLTag? {
    if stands(Marks.comment, at: place) {
      place += 2
      while place < html.endIndex, !stands(Marks.commentEnd, at: place) { place += 1 }
      place = min(place + Marks.commentEnd.count, html.endIndex)
      return HTMLTag()
    }
    let isClosing = place + 1 < html.endIndex && html[place + 1] == "/"
    let start = place + (isClosing ? 2 : 1)
    guard start < html.endIndex, let end = end(ofTagAt: place), start < end else { return nil }
    guard html[start].isASCIILetter else {
      guard html[start] == "!" || html[start] == "?" else { return nil }
      place = end + 1
      return HTMLTag()
    }
    let nameEnd = (start..<end).first { html[$0].properties.isWhitespace || html[$0] == "/" } ?? end
    let name = string(start..<nameEnd).lowercased()
    place = end + 1
    return HTMLTag(
      name: name, isClosing: isClosing,
      isVoid: ["br", "img", "hr", "wbr", "input"].contains(name) || html[end - 1] == "/",
      classes: classes(in: nameEnd..<end))
  }

  private mutating func end(ofTagAt start: Int) -> Int? {
    while let last = ends.last, last.start < start { ends.removeLast() }
    return ends.last.flatMap { $0.start == start ? $0.end : nil }
  }

  /// The words of `class="…"`, in either kind of quotes or in none.
  private func classes(in attributes: Range<Int>) -> Set<String> {
    let name = attributes.dropFirst().first { index in
      html[index - 1].properties.isWhitespace && stands(Marks.classes, at: index)
    }
    guard let name, name + Marks.classes.count < attributes.upperBound else { return [] }
    let value = (name + Marks.classes.count)..<attributes.upperBound
    let quote = html[value.lowerBound]
    let words =
      quote == "\"" || quote == "'"
      ? value.dropFirst().prefix { html[$0] != quote }
      : value.prefix { !html[$0].properties.isWhitespace }
    return Set(string(words).split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Whether these small letters stand at `index`, in any case.
  private func stands(_ letters: [Unicode.Scalar], at index: Int) -> Bool {
    guard html.endIndex - index >= letters.count else { return false }
    return letters.indices.allSatisfy { html[index + $0].small == letters[$0] }
  }

  private func string(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(html[range]))
  }
}

/// What is looked for, as scalars.
private enum Marks {
  static let comment = Array("<!--".unicodeScalars)
  static let commentEnd = Array("-->".unicodeScalars)
  static let classes = Array("class=".unicodeScalars)
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { (0x61...0x7A).contains(value | 0x20) }

  /// The small letter of an ASCII capital, and any other scalar as it is.
  fileprivate var small: Unicode.Scalar {
    (0x41...0x5A).contains(value) ? Unicode.Scalar(UInt8(value) | 0x20) : self
  }
}
