// A change of a long text, as a browser sends it, and the bounds of typed texts.

/// The bounds of what a person can type into a field, in UTF-16 units, as browsers count.
package enum TypedText {
  /// A field of one line. It travels whole with each event.
  package static let lineLimit = 8_000
  /// A search field.
  static let searchLimit = 1_000
  /// A field of many lines: 100,000 characters even where each is a pair of surrogates. It travels
  /// in pieces, because a message of the wire has a bound.
  package static let longLimit = 200_000
  /// Unicode scalars that are kept of a text in one message.
  package static let pieceLimit = 8_000

  /// The beginning of a text that is too long. Browsers send none, and do not cut through a letter.
  static func cut(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit, text.utf16.count > limit else { return text }
    let units = text.utf16
    return String(units.prefix(limit)) ?? String(units.prefix(limit - 1)) ?? ""
  }

  /// A text as an element of this kind shows it: browsers take line ends out of a line, and have
  /// one kind of them elsewhere. Places in it are counted alike on both sides then.
  static func shown(_ text: String, isTall: Bool) -> String {
    guard text.utf8.contains(where: { $0 == 13 || (!isTall && $0 == 10) }) else { return text }
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    return isTall ? lines : lines.replacing("\n", with: "")
  }
}

/// What has changed in a text since the browser last sent it.
package struct TextEdit: Sendable, Equatable {
  /// Where the change begins.
  let start: Int
  /// How much is taken out there.
  let removed: Int
  /// What is put in.
  let text: String
  /// How long the text was before.
  let length: Int
  /// Whether further pieces of the same change follow.
  let isPart: Bool

  /// A change of a text of `length` units, all counted in UTF-16. Nil where there is no such place.
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

  /// The changed text. Nil when `old` is not what was changed, or it would become longer than
  /// `limit`.
  func applied(to old: String, limit: Int) -> String? {
    let units = old.utf16
    guard units.count == length, length - removed + text.utf16.count <= max(limit, length) else {
      return nil
    }
    let first = units.index(units.startIndex, offsetBy: start)
    let last = units.index(first, offsetBy: removed)
    // A cut through a letter of two units is none that the script makes.
    guard let first = first.samePosition(in: old.unicodeScalars),
      let last = last.samePosition(in: old.unicodeScalars)
    else { return nil }
    var result = String(old[..<first])
    result += text
    result += old[last...]
    return result
  }
}
