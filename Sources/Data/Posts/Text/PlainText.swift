// The plain text of a post's HTML.
import Foundation

/// Converts the HTML of a post to its visible text.
///
/// It supports paragraphs, line breaks, list items, and Mastodon's shortened links, whose
/// `invisible` parts are omitted and whose `ellipsis` parts end in "…". Of other elements only the
/// text is kept.
struct PlainText<Letters: RandomAccessCollection<Unicode.Scalar>>
where Letters.Index == Int {
  private var html: HTMLTags<Letters>
  private var text = ""
  /// Line breaks to write before the next visible letter.
  private var breaks = 0
  private var space = false
  /// The open elements, each with whether its text is hidden and whether it ends in "…".
  private var open: [(name: String, hidden: Bool, ellipsis: Bool)] = []

  /// The visible text of `html` of any length. Entities are decoded once, so `&amp;lt;` becomes
  /// `&lt;`.
  static func of(_ html: Letters) -> String {
    var reader = PlainText(html: HTMLTags(html))
    while let piece = reader.html.next() {
      switch piece {
      case .text(let text): reader.write(Entities.decode(text))
      case .tag(let tag): reader.take(tag)
      }
    }
    return reader.text
  }

  private init(html: HTMLTags<Letters>) { self.html = html }

  private mutating func take(_ tag: HTMLTag) {
    switch (tag.name, tag.isClosing) {
    case ("br", _): breaks = min(breaks + 1, 2)
    case ("p", _), ("blockquote", _), ("pre", _), ("ul", _), ("ol", _), ("h1", _), ("h2", _),
      ("h3", _), ("h4", _):
      breaks = 2
    case ("div", _): breaks = max(breaks, 1)
    case ("li", false):
      breaks = max(breaks, 1)
      write("• ")
    case ("script", false), ("style", false):
      // Their content is no text, and `<` has another meaning in it.
      html.skip(toEndOf: tag.name)
    default: break
    }
    if tag.isClosing { close(tag.name) } else if !tag.isVoid { enter(tag) }
  }

  private mutating func enter(_ tag: HTMLTag) {
    // Deep nesting is an attack; elements below the limit count as flat.
    guard open.count < 100 else { return }
    let isHidden = tag.classes.contains("invisible") || open.last?.hidden == true
    open.append((tag.name, isHidden, tag.classes.contains("ellipsis")))
  }

  private mutating func close(_ name: String) {
    guard let place = open.lastIndex(where: { $0.name == name }) else { return }
    let closed = open[place]
    open.removeSubrange(place...)
    if closed.ellipsis, !closed.hidden { write("…") }
  }

  /// Adds text. Every run of spaces is one space, as in HTML.
  private mutating func write(_ piece: String) {
    guard open.last?.hidden != true else { return }
    for letter in piece.unicodeScalars {
      if letter != "\u{A0}", letter.properties.isWhitespace {
        space = true
        continue
      }
      if breaks > 0 {
        if !text.isEmpty { text += String(repeating: "\n", count: breaks) }
      } else if space, !text.isEmpty {
        text += " "
      }
      (breaks, space) = (0, false)
      text.unicodeScalars.append(letter)
    }
  }
}

extension PlainText<[Unicode.Scalar]> {
  /// The most scalars of HTML that are read; no server allows posts of that length.
  static var longest: Int { 20_000 }

  /// The visible text of the first ``longest`` scalars of `html`.
  static func of(html: String) -> String {
    var letters = Array(html.unicodeScalars.prefix(longest + 1))
    if letters.count > longest {
      letters.removeLast()
      // A tag that was cut in two would be shown as text.
      if let start = letters.lastIndex(of: "<"), !letters[start...].contains(">") {
        letters.removeSubrange(start...)
      }
    }
    return of(letters)
  }
}
