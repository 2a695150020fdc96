// Shortens a text to the length that its view can show.

extension String {
  /// The most characters that one line can show. The widest column of the style sheet is 76 rem, or
  /// 110 times the smallest font size of a text style (11 points); the narrowest letters, i and l,
  /// take more than a fifth of the font size.
  static let lettersInLine = 512

  /// This text, or its start and an ellipsis if it is longer than `lines` lines can show. The
  /// browser truncates too, but would have to receive the whole text for every row.
  ///
  /// The cut is between two graphemes, or inside one that is longer than all the lines.
  func shortened(toLines lines: Int) -> String {
    let most = Self.lettersInLine * min(max(lines, 1), 100)
    // There are never more characters than bytes, and the byte count is stored.
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
  /// The accessibility text of a view. In a row it is shortened to one line, because there are many
  /// rows.
  func said(_ text: Text) -> String {
    let words = text.resolve(builtIn)
    return environment.row == nil ? words : words.shortened(toLines: 1)
  }
}
