// The known word nearest to a mistyped one, by edit distance.

/// Guesses the intended word.
enum Suggestion {
  /// The known word with the fewest edits, if they are at most a third of the word.
  static func nearest(to word: String, in known: [String]) -> String? {
    let near = known.map { (word: $0, edits: edits(from: word, to: $0)) }
    guard let best = near.min(by: { $0.edits < $1.edits }) else { return nil }
    return best.edits <= max(1, min(word.count, best.word.count) / 3) ? best.word : nil
  }

  /// The number of letters to insert, delete, replace or swap with the next one.
  static func edits(from a: String, to b: String) -> Int {
    // The table grows with both lengths, and a pasted word may be long; no flag is.
    let a = Array(a.prefix(40))
    let b = Array(b.prefix(40))
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let change = rows[i][j] + (a[i] == b[j] ? 0 : 1)
        var best = min(change, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
