// Doc comments are read once: no relative clause in front, no translated verb.

extension HouseRule {
  /// Words of doc comments, each with the field's own word.
  static let oldProse: [String: String] = [
    "tell": "report, notify", "tells": "reports, notifies", "told": "reported, notified",
    "hear": "observe, receive", "hears": "observes, receives", "heard": "observed, received",
    "mend": "fix", "mends": "fixes", "mended": "fixed", "begin": "start", "begins": "starts",
    "began": "started", "begun": "started", "beginning": "start", "whoever": "a noun",
    "somebody": "a person, a reader",
  ]

  /// How a sentence without a noun starts.
  private static let clauses: Set = ["What", "Who", "Whose", "Whom", "Which"]

  static let prose = HouseRule("A doc comment is read once") { file in
    guard file.isInSources else { return [] }
    var (isInside, isCode) = (false, false)
    return file.lines.indices.flatMap { index -> [Finding] in
      let line = file.lines[index].drop { $0 == " " }
      guard line.hasPrefix("///") else {
        isInside = false
        return []
      }
      if line.hasPrefix("/// ```") { isCode.toggle() }
      if isCode { return [] }
      let text = line.dropFirst(3).drop { $0 == " " }
      defer { isInside = !text.isEmpty && !".:".contains(text.last ?? " ") }
      let plain = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: " ")
      let words = plain.split { !$0.isLetter && $0 != "'" }.map { $0.lowercased() }
      var found = words.compactMap { word in oldProse[word].map { "\(word): say \($0)" } }
      let first = text.prefix { $0.isLetter }
      if !isInside, clauses.contains(String(first)) { found.append("\(first) starts a sentence") }
      return found.map { Finding(path: file.path, line: index + 1, text: $0) }
    }
  }
}
