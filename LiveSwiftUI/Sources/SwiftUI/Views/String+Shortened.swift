// As much of a text as its place can show.

extension String {
  /// The letters that one line can show at most. The widest column of the style sheet is 76 rem, or
  /// 110 times the smallest type of a text style (11 points); the narrowest letters, i and l, take
  /// more than a fifth of the type.
  static let lettersInLine = 512

  /// This text, or where it is longer than `lines` lines can show, its beginning and an ellipsis.
  /// The browser cuts what does not fit as well, but would have to be sent all of it for every row.
  ///
  /// It is cut between two graphemes; only one that is longer than all the lines is cut within.
  func shortened(toLines lines: Int) -> String {
    let most = Self.lettersInLine * min(max(lines, 1), 100)
    // There are never more letters than bytes, and bytes are counted already.
    guard utf8.count > most,
      let end = unicodeScalars.index(startIndex, offsetBy: most, limitedBy: endIndex),
      end < endIndex
    else { return self }
    let part = self[..<end]
    let graphemes = part.dropLast()
    return (graphemes.isEmpty ? part : graphemes) + "…"
  }
}

extension Context {
  /// What a screen reader is told of a view: in a row as much as one line could show, for there are
  /// many rows.
  func said(_ text: Text) -> String {
    let words = text.resolve(facts)
    return environment.row == nil ? words : words.shortened(toLines: 1)
  }
}
