// The parser of a person's file: `key: value` lines, then sections of posts, oldest first.
import Limits

extension StoredPerson {
  /// Parses the format that `Humour/README.md` describes.
  init(handle: String, text: String) throws(SandboxError) {
    func broken(_ reason: String) -> SandboxError {
      .dataUnreadable(file: "\(handle).txt", reason: reason)
    }
    var head: [String: String] = [:]
    var sections: [(start: Double, lines: [String])] = []
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("== ") {
        guard let start = Double(line.dropFirst(3)) else { throw broken("No days: \(line)") }
        if let last = sections.last, last.start <= start { throw broken("Not later: \(line)") }
        sections.append((start, []))
      } else if sections.isEmpty {
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { throw broken("No head: \(line)") }
        head[String(parts[0])] = String(parts[1].drop { $0 == " " })
      } else {
        sections[sections.count - 1].lines.append(line)
      }
    }
    guard let number = head["number"].flatMap({ Int($0) }),
      let state = State(rawValue: head["state"] ?? "open")
    else { throw broken("No number, or no such state") }
    // Posts after the last heading have no end of a period to be spread over.
    if sections.last?.lines.isEmpty == false { throw broken("The last section is not closed") }

    var random = SeededRandom(seed: UInt64(number))
    var posts: [StoredPost] = []
    for (section, next) in zip(sections, sections.dropFirst()) {
      let ages = Self.ages(
        count: section.lines.count, from: section.start, to: next.start, &random)
      for (line, age) in zip(section.lines, ages) {
        guard let post = StoredPost(line: line, daysAgo: age, language: head["lang"]) else {
          throw broken("No post: \(line)")
        }
        posts.append(post)
      }
    }
    self.init(
      handle: handle, number: number, name: head["name"], about: head["about"] ?? "",
      state: state, posts: posts)
  }

  /// Ages in days, oldest first. Each lies in the middle of its slot, so that no two are equal.
  private static func ages(
    count: Int, from start: Double, to end: Double, _ random: inout SeededRandom
  ) -> [Double] {
    let slot = (start - end) / Double(max(1, count))
    return (0..<count).map { start - slot * (Double($0) + 0.15 + 0.7 * random.nextUnit()) }
  }
}

extension StoredPost {
  /// Parses one line: marks in braces, then the text, in which `\n` is a line end.
  init?(line: String, daysAgo: Double, language: String?) {
    self.init(text: "", daysAgo: daysAgo, language: language)
    var rest = Substring(line)
    while rest.hasPrefix("{") {
      guard let end = rest.firstIndex(of: "}") else { return nil }
      let mark = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...].drop { $0 == " " }
      if mark == "empty" {
        continue
      } else if mark == "?" {
        self.language = nil
      } else if mark.hasPrefix("cw ") {
        warning = String(mark.dropFirst(3))
      } else if mark.hasPrefix(">> ") {
        let parts = mark.dropFirst(3).split(separator: ":", maxSplits: 1)
        guard parts.count == 2, rest.isEmpty else { return nil }
        repost = Reference(
          handle: String(parts[0]), excerpt: String(parts[1].drop { $0 == " " }))
      } else if mark.count == 2 {
        self.language = String(mark)
      } else {
        return nil
      }
    }
    text = String(rest).replacing("\\n", with: "\n")
  }
}
