// Pairs the marks of emphasis, and makes runs of what was read.
import Foundation

extension InlineParser {
  /// A row of marks of one kind that may open or close an emphasis.
  struct Delimiter {
    let letter: Unicode.Scalar
    let token: Int
    let length: Int
    let canOpen: Bool
    let canClose: Bool
    /// The marks that no emphasis has used yet.
    var left: Int
    /// The delimiter before it that may still open one; -1 for none.
    var previous = -1

    /// The delimiter of a row between two letters; nil for one that is only text.
    init?(
      _ letter: Unicode.Scalar, length: Int, token: Int, before: Unicode.Scalar,
      after: Unicode.Scalar
    ) {
      let spaced = (before.properties.isWhitespace, after.properties.isWhitespace)
      let marked = (before.isPunctuation, after.isPunctuation)
      let isLeft = !spaced.1 && (!marked.1 || spaced.0 || marked.0)
      let isRight = !spaced.0 && (!marked.0 || spaced.1 || marked.1)
      // An underscore within a word is a letter of it.
      let isWord = letter == "_"
      canOpen = isLeft && (!isWord || !isRight || marked.0)
      canClose = isRight && (!isWord || !isLeft || marked.1)
      guard canOpen || canClose, letter != "~" || length == 2 else { return nil }
      (self.letter, self.length, self.token, left) = (letter, length, token, length)
    }

    /// The closing delimiters that find no opening one where this one found none.
    var kind: Int {
      let kind = letter == "*" ? 0 : letter == "_" ? 1 : 2
      return kind * 6 + (canOpen ? 3 : 0) + length % 3
    }

    /// CommonMark's rules 9 and 10, by which `*a**b*` is one emphasis.
    func opens(for closing: Delimiter) -> Bool {
      guard canOpen, left > 0, letter == closing.letter else { return false }
      guard letter != "~", canClose || closing.canOpen else { return true }
      return (length + closing.length) % 3 != 0 || length % 3 == 0 && closing.length % 3 == 0
    }
  }

  /// Pairs the delimiters from a number on. Those between a pair are text, and where a kind of
  /// delimiter found none to open it, the next of its kind does not search again.
  mutating func pair(from bottom: Int) {
    var searched = [Int](repeating: -1, count: 18)
    var last = -1
    for index in bottom..<delimiters.count {
      delimiters[index].previous = last
      while delimiters[index].canClose, delimiters[index].left > 0 {
        work += 1
        let kind = delimiters[index].kind
        var opening = delimiters[index].previous
        while opening > searched[kind], !delimiters[opening].opens(for: delimiters[index]) {
          opening = delimiters[opening].previous
          work += 1
        }
        guard opening > searched[kind] else {
          searched[kind] = delimiters[index].previous
          break
        }
        join(opening, index)
      }
      let stays = delimiters[index].left > 0 && delimiters[index].canOpen
      last = stays ? index : delimiters[index].previous
    }
  }

  private mutating func join(_ opening: Int, _ closing: Int) {
    let (first, second) = (delimiters[opening].token, delimiters[closing].token)
    let used = min(delimiters[opening].left, delimiters[closing].left, 2)
    let style: WritableKeyPath<Styles, Int> =
      delimiters[opening].letter == "~" ? \.struck : used == 2 ? \.bold : \.italic
    delimiters[opening].left -= used
    delimiters[closing].left -= used
    delimiters[closing].previous =
      delimiters[opening].left > 0 ? opening : delimiters[opening].previous
    let (shown, rest) = (tokens[first].letters, tokens[second].letters)
    tokens[first].letters = shown.lowerBound..<shown.upperBound - used
    tokens[second].letters = rest.lowerBound + used..<rest.upperBound
    tokens[first].starts[keyPath: style] += 1
    tokens[second].ends[keyPath: style] += 1
  }

  /// The runs of the text, with its nouns inflected or not.
  mutating func runs(inflects: Bool) -> [MarkedRun] {
    read()
    var runs: [MarkedRun] = []
    var styles = Styles()
    var link: URL?
    /// The brackets around a token, each with the number of runs and the link before it.
    var open: [(before: Int, content: Bracketed, link: URL?)] = []
    // The runs so far that are inflected: of two brackets in one another, the inner ones are.
    var inflected = 0
    for token in tokens {
      work += 1
      styles.add(token.ends, -1)
      if case .end = token.edge, let bracket = open.popLast() {
        link = bracket.link
        if case .inflection = bracket.content {
          if inflects { inflect(&runs, from: max(bracket.before, inflected)) }
          inflected = runs.count
        }
      }
      if !token.letters.isEmpty {
        runs.append(
          MarkedRun(
            text: text(token.letters), isBold: styles.bold > 0, isItalic: styles.italic > 0,
            isCode: token.isCode, isStruck: styles.struck > 0, link: link))
      }
      styles.add(token.starts, 1)
      if case .start(let content) = token.edge {
        open.append((runs.count, content, link))
        if case .link(let url) = content, link == nil { link = url }
      }
    }
    return Self.merged(runs)
  }

  /// Inflects the last word of the runs from a number on.
  private mutating func inflect(_ runs: inout [MarkedRun], from first: Int) {
    var words = Self.merged(runs[first...])
    guard let last = words.indices.last else { return }
    let whole = words.map(\.text).joined()
    work += whole.utf8.count
    words[last].text = EnglishPlural.inflected(words[last].text, countedIn: whole)
    runs.replaceSubrange(first..., with: words)
  }

  /// The runs, with neighbours of one style as one.
  private static func merged(_ runs: some Sequence<MarkedRun>) -> [MarkedRun] {
    runs.reduce(into: []) { merged, run in
      if let last = merged.indices.last, merged[last].hasStyle(of: run) {
        merged[last].text += run.text
      } else {
        merged.append(run)
      }
    }
  }
}

extension InlineParser.Styles {
  mutating func add(_ other: Self, _ sign: Int) {
    bold += sign * other.bold
    italic += sign * other.italic
    struck += sign * other.struck
  }
}
