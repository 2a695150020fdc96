// The plain text of a post's HTML.
import Foundation

/// Converts the HTML of a post to its visible text.
///
/// It supports paragraphs, line breaks, lists with their numbers, quotes, preformatted lines,
/// tables, ruby, and Mastodon's shortened links, whose `invisible` parts are omitted and whose
/// `ellipsis` parts end in "…". Of other elements only the text is kept.
struct PlainText<Letters: RandomAccessCollection<Unicode.Scalar>>
where Letters.Index == Int {
  private var html: HTMLTags<Letters>
  private var text = ""
  /// Line breaks to write before the next visible letter.
  private var breaks = 0
  private var space = false
  /// Whether a cell of a table row has been written, so that the next one needs a separator.
  private var cell = false
  private let hiddenClasses: Set<String>
  private var open: [OpenElement] = []

  /// An element whose closing tag has not come yet.
  private struct OpenElement {
    let name: String
    let isHidden: Bool
    let hasEllipsis: Bool
    /// Whether its spaces and line ends are kept.
    let isPreformatted: Bool
    /// The number of enclosing quotes.
    let quotes: Int
    /// The number of the next item of a numbered list; nil for any other element.
    var number: Int?
  }

  /// The visible text of `html` of any length. Entities are decoded once, so `&amp;lt;` becomes
  /// `&lt;`. Elements with one of the classes are left out.
  static func of(_ html: Letters, hiding classes: Set<String> = []) -> String {
    var reader = PlainText(html: HTMLTags(html), hiding: classes)
    while let piece = reader.html.next() {
      switch piece {
      case .text(let text): reader.write(Entities.decode(text))
      case .tag(let tag): reader.take(tag)
      }
    }
    return reader.text
  }

  private init(html: HTMLTags<Letters>, hiding classes: Set<String>) {
    self.html = html
    hiddenClasses = classes.union(["invisible"])
  }

  private mutating func take(_ tag: HTMLTag) {
    switch (tag.name, tag.isClosing) {
    case ("br", _): breaks = min(breaks + 1, 2)
    case ("p", _), ("blockquote", _), ("pre", _), ("ul", _), ("ol", _), ("h1", _), ("h2", _),
      ("h3", _), ("h4", _), ("h5", _), ("h6", _), ("table", _), ("dl", _), ("hr", _):
      breaks = 2
    case ("div", _), ("dt", _), ("dd", _), ("caption", _): breaks = max(breaks, 1)
    case ("tr", _): (breaks, cell) = (max(breaks, 1), false)
    case ("td", false), ("th", false):
      if cell { write(" | ") }
      cell = true
    case ("script", false), ("style", false):
      // Their content is no text, and `<` has another meaning in it.
      html.skip(toEndOf: tag.name)
    default: break
    }
    if tag.isClosing { close(tag.name) } else if !tag.isVoid { enter(tag) }
    if tag.name == "li", !tag.isClosing { begin(item: tag) }
    if tag.name == "rt" { write(tag.isClosing ? ")" : " (") }
  }

  /// Starts an item of a list, with its number or a bullet.
  private mutating func begin(item: HTMLTag) {
    breaks = max(breaks, 1)
    let list = open.lastIndex { $0.name == "ol" || $0.name == "ul" }
    guard let list, let number = item.number ?? open[list].number, open[list].number != nil else {
      return write("• ")
    }
    open[list].number = number &+ 1
    write("\(number). ")
  }

  private mutating func enter(_ tag: HTMLTag) {
    // Deep nesting is an attack; elements below the limit count as flat.
    guard open.count < 100 else { return }
    let last = open.last
    open.append(
      OpenElement(
        name: tag.name,
        // A ruby text has parentheses of its own for programs that cannot draw it.
        isHidden: !hiddenClasses.isDisjoint(with: tag.classes) || tag.name == "rp"
          || last?.isHidden == true,
        hasEllipsis: tag.classes.contains("ellipsis"),
        isPreformatted: tag.name == "pre" || last?.isPreformatted == true,
        quotes: min(5, (last?.quotes ?? 0) + (tag.name == "blockquote" ? 1 : 0)),
        number: tag.name == "ol" ? tag.number ?? 1 : nil))
  }

  private mutating func close(_ name: String) {
    guard let place = open.lastIndex(where: { $0.name == name }) else { return }
    let closed = open[place]
    open.removeSubrange(place...)
    if closed.hasEllipsis, !closed.isHidden { write("…") }
  }

  /// Adds text. Every run of spaces is one space, as in HTML, except in preformatted text.
  private mutating func write(_ piece: String) {
    guard open.last?.isHidden != true else { return }
    let isPreformatted = open.last?.isPreformatted == true
    for letter in piece.unicodeScalars {
      if isPreformatted, letter == "\n" {
        breaks = min(breaks + 1, 2)
        space = false
        continue
      }
      let isBlank = letter != "\u{A0}" && letter.properties.isWhitespace
      if isBlank, !isPreformatted || letter == "\r" {
        space = true
        continue
      }
      beginLine()
      text.unicodeScalars.append(letter)
    }
  }

  /// Writes the line breaks and the space that are due before a visible letter.
  private mutating func beginLine() {
    if breaks > 0 || text.isEmpty {
      if !text.isEmpty { text += String(repeating: "\n", count: max(1, breaks)) }
      text += String(repeating: "> ", count: open.last?.quotes ?? 0)
    } else if space {
      text += " "
    }
    (breaks, space) = (0, false)
  }
}

extension PlainText<[Unicode.Scalar]> {
  /// The most scalars of HTML that are read; no server allows posts of that length.
  static var longest: Int { 20_000 }

  /// The visible text of the first ``longest`` scalars of `html`.
  static func of(html: String, hiding classes: Set<String> = []) -> String {
    var letters = Array(html.unicodeScalars.prefix(longest + 1))
    if letters.count > longest {
      letters.removeLast()
      // A tag that was cut in two would be shown as text.
      if let start = letters.lastIndex(of: "<"), !letters[start...].contains(">") {
        letters.removeSubrange(start...)
      }
    }
    return of(letters, hiding: classes)
  }
}
