// Rules about how LiveSwiftUI draws: by names, not by numbers and letters.

extension HouseRule {
  static let slots = HouseRule("A child that is no member of a list has a named slot") { file in
    guard file.path.hasPrefix("LiveSwiftUI/Sources/") else { return [] }
    return file.findings(
      #/\b(?:child|inside)\((?!id:)[^()]*(?:\b(?:[2-9]|[1-9][0-9_]+)\b|-\s*[0-9])/#,
      in: file.lines(with: "child(", "inside(")
    ) { _ in "a case of Slot" }
  }

  static let styleNames = HouseRule("Class names and data attributes are constants of Styles") {
    file in
    guard isDrawn(file), !file.path.contains("/Styles/") else { return [] }
    // In the lines as they stand, because literals are no code.
    return file.lines.indices.compactMap { index in
      let line = file.lines[index]
      let isComment = line.drop { $0 == " " }.hasPrefix("//")
      guard !isComment, line.contains("\"data-") || line.contains("ClassName(\"") else {
        return nil
      }
      return Finding(path: file.path, line: index + 1, text: "a literal outside of Styles")
    }
  }

  static let readNames = HouseRule("No class name is read back as the state of the program") {
    file in
    guard isDrawn(file) else { return [] }
    return file.lines.indices.compactMap { index in
      let line = file.lines[index]
      guard line.contains("attribute(\"class\")") || line.contains(".isNamed(\"") else {
        return nil
      }
      return Finding(path: file.path, line: index + 1, text: "a role of the element says it")
    }
  }

  /// Whether the file may draw: LiveServer has pages of its own, and the module for tests reads
  /// them.
  private static func isDrawn(_ file: SwiftFile) -> Bool {
    file.path.hasPrefix("LiveSwiftUI/Sources/")
      && !["LiveServer", "SwiftUITesting"].contains { file.module.hasSuffix("/\($0)") }
  }
}
