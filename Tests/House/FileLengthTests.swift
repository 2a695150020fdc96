// How long files are: short enough to read at a sitting.
import Foundation
import Testing

/// How long files are; data and generated text are not read, so not counted.
struct FileLengths {
  /// Lines a file, by path.
  let lengths: [String: Int]

  /// What breaks the rule: half under 100 lines, nine in ten under 250, none over 400.
  var findings: [String] {
    let sorted = lengths.values.sorted()
    guard !sorted.isEmpty else { return [] }
    var found = lengths.filter { $0.value > 400 }.keys.sorted().map { "\($0) is over 400 lines" }
    if sorted[sorted.count / 2] >= 100 { found.append("half of the files have 100 lines or more") }
    if sorted[sorted.count * 9 / 10] >= 250 {
      found.append("more than one file in ten has 250 lines or more")
    }
    return found
  }

  /// Whether a file is written and read by people: no data (its first line says `// Data:`), no
  /// asset.
  static func counts(_ path: String, firstLine: String) -> Bool {
    let kind = path.split(separator: ".").last.map(String.init) ?? ""
    return ["swift", "c", "h", "js", "py", "sh"].contains(kind)
      && !path.contains("/Assets/") && !firstLine.dropFirst(2).hasPrefix(" Data:")
  }
}

@Suite("File lengths")
struct FileLengthTests {
  @Test("Half of the files have under 100 lines, nine in ten under 250, none over 400")
  func everyFile() throws {
    var lengths: [String: Int] = [:]
    for path in try Checkout().paths {
      guard let text = try Checkout.text(path) else { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard FileLengths.counts(path, firstLine: String(lines[0])) else { continue }
      lengths[path] = lines.count - 1
    }
    #expect(lengths.count > 20)
    #expect(FileLengths(lengths: lengths).findings == [])
  }

  @Test("Long files are found out")
  func caught() {
    let short = ["a": 10, "b": 20, "c": 401]
    #expect(
      FileLengths(lengths: short).findings == [
        "c is over 400 lines", "more than one file in ten has 250 lines or more",
      ])
    #expect(
      FileLengths(lengths: ["a": 10, "b": 100, "c": 120]).findings == [
        "half of the files have 100 lines or more"
      ])
    #expect(FileLengths(lengths: ["a": 10, "b": 99, "c": 249]).findings == [])
  }

  @Test("Data and built assets are not counted")
  func data() {
    #expect(!FileLengths.counts("Sources/A/Icons.swift", firstLine: "// Data: icons by name."))
    #expect(
      !FileLengths.counts("LiveSwiftUI/Sources/Server/LiveServer/Assets/live.js", firstLine: "x"))
    #expect(!FileLengths.counts("Sources/Sandbox/Resources/Foods/foods.json", firstLine: "{"))
    #expect(FileLengths.counts("Sources/A/B.swift", firstLine: "// What B is."))
  }
}
