// An edit of a long text, as a browser sends it, and the length limits of typed texts.

/// The length limits of text fields, in UTF-16 units, as browsers count.
package enum TypedText {
  /// A field of one line. Each event contains the whole text.
  package static let lineLimit = 8_000
  /// A search field.
  static let searchLimit = 1_000
  /// A field of many lines: 100,000 characters even if each is a surrogate pair. The text is sent
  /// in pieces because messages are bounded.
  package static let longLimit = 200_000
  /// The Unicode scalars of a text that are kept from one message.
  package static let pieceLimit = 8_000

  /// Shortens a text that is too long. Browsers send none, and do not cut through a character.
  static func cut(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit, text.utf16.count > limit else { return text }
    let units = text.utf16
    return String(units.prefix(limit)) ?? String(units.prefix(limit - 1)) ?? ""
  }

  /// A text as an element of this kind shows it: browsers drop line breaks from a one-line field
  /// and normalize them elsewhere. Both sides then count the same offsets.
  static func shown(_ text: String, isTall: Bool) -> String {
    guard text.utf8.contains(where: { $0 == 13 || (!isTall && $0 == 10) }) else { return text }
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    return isTall ? lines : lines.replacing("\n", with: "")
  }
}

/// The edit of a text since the browser last sent it. Offsets and lengths are in UTF-16 units.
package struct TextEdit: Sendable, Equatable {
  /// The offset of the edit.
  let start: Int
  /// The number of units removed at the offset.
  let removed: Int
  /// The inserted text.
  let text: String
  /// The length of the text before the edit.
  let length: Int
  /// Whether further pieces of the same edit follow.
  let isPart: Bool

  /// An edit of a text of `length` units. Returns nil when the removed range is out of bounds.
  package init?(start: Int, removed: Int, text: String, length: Int, isPart: Bool) {
    guard start >= 0, removed >= 0, length >= 0, length <= 1 << 24, start <= length,
      removed <= length - start
    else { return nil }
    self.start = start
    self.removed = removed
    self.text = text
    self.length = length
    self.isPart = isPart
  }

  /// The edited text. Returns nil when `old` has another length, when the edit would split a
  /// surrogate pair, or when the result would exceed `limit`.
  func applied(to old: String, limit: Int) -> String? {
    let units = old.utf16
    guard units.count == length, length - removed + text.utf16.count <= max(limit, length) else {
      return nil
    }
    let first = units.index(units.startIndex, offsetBy: start)
    let last = units.index(first, offsetBy: removed)
    // The script never makes a cut inside a surrogate pair.
    guard let first = first.samePosition(in: old.unicodeScalars),
      let last = last.samePosition(in: old.unicodeScalars)
    else { return nil }
    var result = String(old[..<first])
    result += text
    result += old[last...]
    return result
  }
}
