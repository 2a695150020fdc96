// Words on lines of a width.

extension String {
  /// The words on as few lines as hold them, each of at most `width` characters unless a single
  /// word is longer.
  func wrapped(at width: Int) -> [String] {
    split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
