// Merges two independent changes of one text.

/// A merge with the same result as the one in `Script/typing.js`. Counts UTF-16 units, as browsers
/// do.
enum TextMerge {
  private typealias Units = [UInt16]

  /// The changed range of a text, and its replacement.
  private struct Change {
    var range: Range<Int>
    var text: ArraySlice<UInt16>
  }

  /// Merges into `base` what the app wrote (`theirs`) and what the person typed (`ours`). Where the
  /// two overlap, the typed text is placed inside the app's text, at the distance from its nearer
  /// end.
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

  /// The index, moved back by one if it lies inside a surrogate pair.
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
