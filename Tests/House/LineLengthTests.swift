// How wide lines are: at most 100 columns, comments and strings too.
import Foundation
import Testing

/// The lines of one file that are too wide.
struct LineLengths {
  /// The most characters a line may have.
  static let limit = 100

  /// The numbers, from 1, of the lines over the limit.
  static func tooLong(in text: String) -> [Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      // Bytes are counted first: characters are dear to count, and are never more.
      .filter { $1.utf8.count > limit && $1.count > limit }.map { $0.offset + 1 }
  }

  /// Whether people write the file, as code: no data, no built asset.
  static func counts(_ path: String, firstLine: String) -> Bool {
    let hasNoKind = !(path.split(separator: "/").last ?? "").contains(".")
    return FileLengths.counts(path, firstLine: firstLine)
      || (hasNoKind && firstLine.hasPrefix("#!"))
  }
}

@Suite("Line lengths")
struct LineLengthTests {
  @Test("No line of code, comment or text in it is over 100 columns")
  func everyFile() throws {
    var found: [String] = []
    for path in try Checkout().paths {
      guard let text = try Checkout.text(path) else { continue }
      let first = String(text.prefix { $0 != "\n" })
      guard LineLengths.counts(path, firstLine: first) else { continue }
      found += LineLengths.tooLong(in: text).map { "\(path):\($0)" }
    }
    #expect(found == [])
  }

  @Test("A line over the limit is found out, one at the limit and data are not")
  func caught() {
    let line = String(repeating: "é", count: 100)
    #expect(LineLengths.tooLong(in: "\(line)\n\(line)a\n") == [2])
    #expect(LineLengths.counts("run", firstLine: "#!/bin/sh"))
    #expect(!LineLengths.counts("LICENSE", firstLine: "MIT License"))
    #expect(!LineLengths.counts("Sources/A/Icons.swift", firstLine: "// Data: icons."))
  }
}
