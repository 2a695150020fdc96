// Declarations that other modules see are documented.

extension HouseRule {
  static let documented = HouseRule("A public or package declaration has a doc comment") { file in
    guard file.isInSources, file.module != "LiveSwiftUI/Sources/SwiftUI", !file.isGenerated else {
      return []
    }
    let pattern =
      #/
        ^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public|package)\s+
        (?!import\b|extension\b|override\b)(?:\w+(?:\(\w+\))?\s+)*?
        (?:struct|class|enum|actor|protocol|typealias|func|init|var|let|subscript|case)\b
      /#
    return file.findings(pattern, in: file.lines(with: "public ", "package ")) { index in
      // A requirement is documented once, in its protocol.
      if file.code[index].contains(required) || file.isDocumented(at: index) { return nil }
      return "no doc comment"
    }
  }

  /// What is public in SwiftUI is read from the built module instead; see `DocumentationTests`.
  static let documentedModifiers = HouseRule(
    "A modifier of SwiftUI and a package declaration there has a doc comment"
  ) { file in
    guard file.module == "LiveSwiftUI/Sources/SwiftUI", !file.isGenerated else {
      return []
    }
    let pattern =
      #/
        ^\s*(?:@\w+(?:\([^)]*\))?\s+)*
        (?:public\s+nonisolated\s+func|package\s+(?:\w+(?:\(\w+\))?\s+)*?
        (?:struct|class|enum|actor|protocol|typealias|func|init|var|let|subscript))\b
      /#
    let lines = file.lines(with: "public nonisolated func ", "package ")
    return file.findings(pattern, in: lines) { index in
      if file.code[index].contains(requiredOfViews) || file.isDocumented(at: index) { return nil }
      return index > 0 && file.code[index - 1].contains("unavailable") ? nil : "no doc comment"
    }
  }

  /// Cases of an enumeration and initializers that the compiler looks for in the structure are no
  /// rows.
  static let unavailable = HouseRule("A name that does not work is a row of names.tsv") { file in
    guard file.path.hasPrefix("LiveSwiftUI/Sources/"), !file.isGenerated else { return [] }
    return file.lines(with: "@available(*, unavailable").compactMap { index in
      let next = file.code[min(index + 1, file.code.count - 1)]
      return next.contains(/^ *(?:case |public init\(|public var wrappedValue)/)
        ? nil : Finding(path: file.path, line: index + 1, text: "a row of names.tsv")
    }
  }

  /// Requirements of the protocols that the renderer and `Equatable` have.
  private static var requiredOfViews: Regex<Substring> {
    #/\bfunc\s(?:render|attach)\(|\b(?:var|let)\s(?:paint|corner|mayObserve)|\bfunc\s(?:==|<)\s/#
  }

  /// Requirements of the standard library's and SwiftUI's protocols, and of the package's own:
  /// LoadError, PresentableError, HTTPTransport, RecordStore and the like.
  private static var required: Regex<Substring> {
    #/
      \bvar\s(?:body|description|debugDescription|errorDescription|id|hashValue)\b
      |\bvar\s(?:isCancelled|words|symbol|title:\sText\?|now:\sInstant|minimumResolution)
      |\bfunc\s(?:==|<)\s
      |\bfunc\s(?:hash|encode|next|makeAsyncIterator|advanced|duration|bind|exchange)\b
      |\bfunc\s(?:load<|save<|remove\(from|keys\(in)|\binit\((?:from|dictionaryLiteral)\s
      |\btypealias\s(?:Output|Failure|Value|DataElement)\s|\blet\s(?:upstream|rawValue):
      |\bfunc\sreceive<
      |\bstatic\slet\sname\s=|\binit\(rawValue:|\b_cVarArgEncoding\b
    /#
  }
}

extension SwiftFile {
  /// Whether the declaration at the line has `///` above it, attributes left aside.
  func isDocumented(at index: Int) -> Bool {
    var above = index - 1
    while above >= 0 {
      let line = lines[above].drop { $0 == " " }
      if line.hasPrefix("///") { return true }
      // An attribute may have lines of its own for its arguments.
      guard ["@", "//", "#if", "*, ", ")"].contains(where: line.hasPrefix) else {
        return false
      }
      above -= 1
    }
    return false
  }
}
