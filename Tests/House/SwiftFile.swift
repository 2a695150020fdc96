// One Swift file as the rules see it: its place, its lines, and its code without comments and
// literals.
import Foundation

/// A Swift source file.
struct SwiftFile {
  /// Path from the root of the checkout, with `/`.
  let path: String
  /// The lines as they stand.
  let lines: [String]
  /// The same lines with comments and the insides of literals blanked, so that words in them are no
  /// code.
  let code: [String]

  init(_ path: String, _ text: String) {
    self.path = path
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    code = CodeOnly.lines(of: text)
  }

  /// The folder of its target or suite: `Sources/Apps/Foods`, `Tests/House`.
  var module: String {
    let parts = path.split(separator: "/").map(String.init)
    let nested = ["Sources/Apps", "Sources/Data", "Tests/Support"]
    let isNested = parts[0] == "LiveSwiftUI" || nested.contains { path.hasPrefix($0 + "/") }
    let isInGroup =
      parts[0] == "LiveSwiftUI" && ["Frameworks", "Server", "Build"].contains(parts[2])
    return parts.prefix(isInGroup ? 4 : isNested ? 3 : 2).joined(separator: "/")
  }

  /// Whether it is part of one of the two products, or of what both stand on.
  var isInSources: Bool {
    ["Sources/", "Base/"].contains { path.hasPrefix($0) } || path.hasPrefix("LiveSwiftUI/Sources/")
  }

  /// Whether `generate.py` writes it from the table of names that do not work here.
  var isGenerated: Bool {
    lines[0] == "// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv."
  }

  /// Whether it is what people see, SharedUI among it.
  var isInApps: Bool { path.hasPrefix("Sources/Apps/") }

  /// The lines of code that hold one of the words. Regular expressions are dear, and two long tests
  /// would hold both threads of a small machine, so every rule first asks this.
  func lines(with words: String...) -> [Int] {
    code.indices.filter { index in words.contains { strstr(code[index], $0) != nil } }
  }

  /// Findings at those of the lines that match.
  func findings(
    _ pattern: Regex<some Any>, in lines: [Int], _ words: (Int) -> String?
  ) -> [Finding] {
    if lines.isEmpty { return [] }
    // By default a word ends nowhere in `TimeZone.current`: Unicode sees one word with a point in
    // it.
    let pattern = pattern.wordBoundaryKind(.simple)
    return lines.compactMap { index in
      guard code[index].contains(pattern), let text = words(index) else { return nil }
      return Finding(path: path, line: index + 1, text: text)
    }
  }

  /// Whether a comment stands beside a line: in it, or in the two above it, because the formatter
  /// breaks long statements; for a declaration also in the line below.
  func hasComment(at index: Int, orBelow: Bool = false) -> Bool {
    let near =
      lines[max(0, index - 2)..<index] + (orBelow ? lines.dropFirst(index + 1).prefix(1) : [])
    return near.contains { $0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
      || SwiftFile.endsInComment(lines[index], code: code[index])
  }

  // Blanking keeps the length in bytes, so a comment is where `//` stands in the line and blanks in
  // the code.
  private static func endsInComment(_ line: String, code: String) -> Bool {
    guard let slashes = line.range(of: "//", options: .backwards) else { return false }
    let place = line.utf8.distance(from: line.startIndex, to: slashes.lowerBound)
    return code.utf8.dropFirst(place).allSatisfy { $0 == UInt8(ascii: " ") }
  }
}

/// A place where a rule is broken.
struct Finding: Equatable, CustomStringConvertible {
  let path: String
  let line: Int
  let text: String

  var description: String { "\(path):\(line): \(text)" }
}
