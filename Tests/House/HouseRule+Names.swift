// The words that have a second meaning in this repository, in the names of members too.

extension HouseRule {
  /// Words by the terms that replace them. A word is one word of a name: `placeKey` contains
  /// `place`, `placeholder` does not.
  static let ambiguousWords: [String: String] = [
    "place": "route, key, index, position", "places": "indices, positions",
    "words": "message, terms, text, tokens", "facts": "environment, details",
    "turn": "pass, interval, rotation", "turns": "passes, a queue", "rest": "remainder, cooldown",
    "look": "appearance, style", "looks": "appearances, styles", "told": "reported, logged",
    "tell": "report, notify", "tells": "reports, notifies", "heard": "received",
    "hears": "observes, receives",
  ]

  /// Names with such a word that are Apple's, linguistics' or of columns in stored tables.
  private static let termsOfArt: Set = [
    "breatheInPlace", "causesPageTurn", "quickLookPreview", "StopWords", "leastWeightOfStopWords",
    "weighedWords", "lookUp", "placeSubviews", "openInPlace", "quickLookGenerator",
    "willTurnIntoFault", "didTurnIntoFault", "misspelledWords",
  ]
  private static let filesOfTerms: [String: Set<String>] = [
    "place": ["CompleteMenu+Rows.swift", "LayoutSubview.swift"],
    "words": ["TextInputAutocapitalization.swift", "UITextInput.swift"],
  ]

  static let names = HouseRule("A word in a name has one meaning") { file in
    guard file.isInSources || file.path.hasPrefix("Apple/") else { return [] }
    return file.declaredNames.compactMap { index, name in
      let isTerm =
        termsOfArt.contains(name)
        || filesOfTerms[name]?.contains(where: file.path.hasSuffix) == true
      guard !isTerm, let term = term(for: name) else { return nil }
      return Finding(path: file.path, line: index + 1, text: "\(name): say \(term)")
    }
  }

  /// The terms to use in place of a word of `name`; nil when each has one meaning.
  private static func term(for name: String) -> String? {
    name.matches(of: /[A-Z]?[a-z0-9]+|[A-Z]+/).lazy
      .compactMap { ambiguousWords[$0.output.lowercased()] }.first
  }
}

extension SwiftFile {
  /// The types, functions, properties and cases that the file declares, with the indices of their
  /// lines. Variables of a function's body are left out.
  var declaredNames: [(index: Int, name: String)] {
    var found: [(Int, String)] = []
    // For each open brace, whether it is a type's, and the code since the last brace.
    var (areTypes, before): ([Bool], String) = ([], "")
    for (index, line) in code.enumerated() {
      if areTypes.last ?? true {
        found += line.matches(of: Self.member).map { (index, String($0.output.1)) }
      }
      var rest = Substring(line)
      while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
        before += rest[..<brace]
        if rest[brace] == "{" {
          areTypes.append(Self.isType(before))
        } else {
          _ = areTypes.popLast()
        }
        before = ""
        rest = rest[rest.index(after: brace)...]
      }
      before += rest + " "
    }
    return found
  }

  // A regular expression is not Sendable; this one is never changed.
  private nonisolated(unsafe) static let member =
    /\b(?:func|var|let|case|struct|class|enum|actor|protocol|typealias)\s+`?([A-Za-z]\w*)/

  /// Whether the declaration in front of a brace is a type's.
  private static func isType(_ code: String) -> Bool {
    let keywords = code.split { !$0.isLetter }
    let kind = keywords.last {
      ["struct", "class", "enum", "actor", "protocol", "extension"].contains($0)
        || ["func", "var", "let", "init", "subscript", "deinit"].contains($0)
    }
    return kind.map { !["func", "var", "let", "init", "subscript", "deinit"].contains($0) } ?? false
  }
}
