// Plain text from the HTML of posts: a small reader of the few elements that posts are made of.
import Foundation

/// Reads the HTML of a post as a person would see it.
///
/// It knows paragraphs, line ends, list items and Mastodon's shortened links, whose `invisible` parts are left out
/// and whose `ellipsis` parts end in "…". Any other element is passed over and its text kept; nothing is ever run.
nonisolated struct PlainText {
  private var text = ""
  /// Line ends that are due before the next visible letter.
  private var breaks = 0
  private var space = false
  /// Open elements, each with whether its text is hidden and whether it ends in "…".
  private var open: [(name: String, hidden: Bool, ellipsis: Bool)] = []

  /// What a person sees of `html`; entities are decoded once, so `&amp;lt;` is `&lt;`.
  static func of(html: String) -> String {
    var reader = PlainText()
    var rest = html[...]
    while let first = rest.first {
      if first == "<", let tag = Tag(at: &rest) {
        reader.take(tag, &rest)
      } else {
        let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
        reader.write(Entities.decode(rest[..<end]))
        rest = rest[end...]
      }
    }
    return reader.text
  }

  private mutating func take(_ tag: Tag, _ rest: inout Substring) {
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
      // What stands in them is no text, and has its own idea of `<`.
      let end = rest.range(of: "</\(tag.name)", options: .caseInsensitive)?.lowerBound
      rest = rest[(end ?? rest.endIndex)...]
    default: break
    }
    if tag.isClosing { close(tag.name) } else if !tag.isVoid { enter(tag) }
  }

  private mutating func enter(_ tag: Tag) {
    // Deep nesting is an attack; what lies below is read as if it were flat.
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

  /// Adds text as HTML means it: every run of blanks is one space.
  private mutating func write(_ piece: String) {
    guard open.last?.hidden != true else { return }
    for letter in piece {
      if letter != "\u{A0}", letter.isWhitespace {
        space = true
        continue
      }
      if breaks > 0 {
        if !text.isEmpty { text += String(repeating: "\n", count: breaks) }
      } else if space, !text.isEmpty {
        text += " "
      }
      (breaks, space) = (0, false)
      text.append(letter)
    }
  }
}

/// One tag of HTML.
nonisolated private struct Tag {
  /// In lower case.
  var name = ""
  var isClosing = false
  var isVoid = false
  /// The words of its `class`.
  var classes: Set<Substring> = []

  /// The tag, comment or declaration that `rest` begins with, which is taken away; nil, and nothing taken, when a
  /// `<` is only a `<`.
  init?(at rest: inout Substring) {
    if rest.hasPrefix("<!--") {
      rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
      return
    }
    let inside = rest.dropFirst()
    let start = inside.hasPrefix("/") ? inside.dropFirst() : inside
    guard let first = start.first, first.isASCII, first.isLetter || first == "!" || first == "?",
      let end = Tag.end(of: inside)
    else { return nil }
    isClosing = inside.hasPrefix("/")
    let body = inside[..<end]
    name = start.prefix { $0.isLetter || $0.isNumber }.lowercased()
    isVoid = ["br", "img", "hr", "wbr", "input", ""].contains(name) || body.hasSuffix("/")
    classes = Tag.classes(of: body)
    rest = rest[inside.index(after: end)...]
  }

  /// The words of `class="…"`, in either kind of quotes or in none.
  private static func classes(of body: Substring) -> Set<Substring> {
    guard let name = body.range(of: "class="), name.lowerBound > body.startIndex,
      body[body.index(before: name.lowerBound)].isWhitespace
    else { return [] }
    let value = body[name.upperBound...]
    let quote = value.first { $0 == "\"" || $0 == "'" }
    let words =
      quote == value.first && quote != nil
      ? value.dropFirst().prefix { $0 != quote } : value.prefix { !$0.isWhitespace }
    return Set(words.split(whereSeparator: \.isWhitespace))
  }

  /// Where the `>` is that ends the tag, which no quotes hold.
  private static func end(of inside: Substring) -> Substring.Index? {
    var quote: Character?
    for index in inside.indices {
      let letter = inside[index]
      if let open = quote {
        if letter == open { quote = nil }
      } else if letter == "\"" || letter == "'" {
        quote = letter
      } else if letter == ">" {
        return index
      }
    }
    return nil
  }
}
