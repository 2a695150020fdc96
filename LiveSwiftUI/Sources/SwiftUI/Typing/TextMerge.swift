// Two changes of one text, made by two who did not know of each other, in one text.

/// Merges as `Script/typing.js` does: both come to the same text, counted in UTF-16 as browsers do.
enum TextMerge {
  private typealias Units = [UInt16]

  /// The part of a text that was changed, and what is there now.
  private struct Change {
    var range: Range<Int>
    var text: ArraySlice<UInt16>
  }

  /// `base` with what the app wrote and what the person typed. Where the two overlap, what was
  /// typed stands in what was written, as far from its nearer end.
  static func merged(base: String, theirs: String, ours: String) -> String {
    if theirs == ours || base == theirs { return ours }
    if base == ours { return theirs }
    let (base, theirs, ours) = (Units(base.utf16), Units(theirs.utf16), Units(ours.utf16))
    let (written, typed) = (change(base, theirs), change(base, ours))
    let (a, b) = (written.range.lowerBound, written.range.upperBound)
    let (c, d) = (typed.range.lowerBound, typed.range.upperBound)
    let parts: [ArraySlice<UInt16>]
    if b <= c {
      parts = [base[..<a], written.text, base[b..<c], typed.text, base[d...]]
    } else if d <= a {
      parts = [base[..<c], typed.text, base[d..<a], written.text, base[b...]]
    } else {
      let new = Units(written.text)
      let first = edge(new, min(max(0, c - a), new.count))
      let last = edge(new, max(first, new.count - max(0, b - d)))
      parts = [
        base[..<min(a, c)], new[..<first], typed.text, new[last...], base[max(b, d)...],
      ]
    }
    return String(decoding: parts.joined(), as: UTF16.self)
  }

  /// The index, or the one before where it lies within a pair of surrogates.
  private static func edge(_ text: Units, _ index: Int) -> Int {
    text.indices.contains(index) && UTF16.isTrailSurrogate(text[index]) ? index - 1 : index
  }

  private static func change(_ old: Units, _ now: Units) -> Change {
    var (from, to, end) = (0, old.count, now.count)
    while from < to, from < end, old[from] == now[from] { from += 1 }
    from = max(edge(old, from), 0)
    while to > from, end > from, old[to - 1] == now[end - 1] {
      to -= 1
      end -= 1
    }
    if edge(old, to) < to {
      to += 1
      end += 1
    }
    return Change(range: from..<to, text: now[from..<end])
  }
}
