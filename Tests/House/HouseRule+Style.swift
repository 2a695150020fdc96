// Rules about how a file opens, what things are called, and what needs a reason beside it.

extension HouseRule {
  static let opening = HouseRule("A file opens with a sentence on what lives there") { file in
    let comment = file.lines.prefix { $0.hasPrefix("//") }
    let isSentence =
      comment.first?.hasPrefix("// ") == true
      && [".", "!", "?"].contains { comment.last?.hasSuffix($0) == true }
    return isSentence
      ? [] : [Finding(path: file.path, line: 1, text: "the first line is no `// ` sentence")]
  }

  static let bannedNames = HouseRule("Nothing is called Manager, Helper, Utils or New") { file in
    let stem = file.path.split(separator: "/").last?.split(separator: ".").first ?? ""
    var found = [Finding]()
    if isBanned(String(stem)) {
      found.append(Finding(path: file.path, line: 1, text: "file \(stem)"))
    }
    let declaring = file.lines(
      with: "struct ", "class ", "enum ", "actor ", "protocol ", "typealias ", "associatedtype ")
    for index in declaring {
      for match in file.code[index].matches(
        of: /\b(?:struct|class|enum|actor|protocol|typealias|associatedtype)\s+(\w+)/)
      where isBanned(String(match.1)) {
        found.append(Finding(path: file.path, line: index + 1, text: "type \(match.1)"))
      }
    }
    return found
  }

  /// Whether one of a name's words, told apart by capitals, says nothing.
  static func isBanned(_ name: String) -> Bool {
    // Names of Apple's.
    let known = [
      "UndoManager", "CLLocationManager", "NSHapticFeedbackManager", "NSLayoutManager",
      "UIStatusBarManager",
    ]
    if known.contains(where: name.hasPrefix) { return false }
    return name.matches(of: /[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/).contains { word in
      ["manager", "helper", "helpers", "util", "utils", "utilities", "new"]
        .contains(word.output.lowercased())
    }
  }

  static let emptyCatch = HouseRule("No catch is empty, but a test may await one named error") {
    file in
    if file.lines(with: "catch").isEmpty { return [] }
    let code = file.code.joined(separator: "\n")
    return code.matches(of: /\bcatch\b([^{}\n]*)\{\s*\}/).compactMap { match in
      // Typed throws let a test say that this one error, and no other, is how the story ends.
      let isNamed = match.1.contains(".") && !match.1.contains("let ")
      if Checkout.isTest(file.path), isNamed { return nil }
      let line = code[..<match.range.lowerBound].count { $0 == "\n" } + 1
      return Finding(path: file.path, line: line, text: "an error disappears here")
    }
  }

  static let reasonedTry = HouseRule("A reason stands beside every try?") { file in
    file.findings(/\btry\?/, in: file.lines(with: "try?")) {
      file.hasComment(at: $0) ? nil : "try? without a reason"
    }
  }

  static let reasonedUnsafety = HouseRule("What the compiler does not check carries a reason") {
    file in
    file.findings(
      /@unchecked\s+Sendable|nonisolated\(unsafe\)/, in: file.lines(with: "@unchecked", "(unsafe)")
    ) {
      file.hasComment(at: $0, orBelow: true) ? nil : "unchecked without a reason"
    }
  }
}
