// The files that `tapas help --write` writes: each is as it would be written.
import Foundation
import Testing

@testable import tapas

@Suite("Written files")
struct WrittenFileTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  @Test("Each file is as `tapas help --write .` writes it", arguments: WrittenFile.all.map(\.path))
  func written(path: String) throws {
    let file = try #require(WrittenFile.all.first { $0.path == path })
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    #expect(try file.text(text) == text)
  }

  @Test("A written part that a file has no place for is an error")
  func missing() {
    #expect(throws: WrittenFileError.partMissing("--apps) flags=\"")) {
      try WrittenFile.completion("")
    }
  }

  @Test("Writing takes the folder of a checkout")
  func command() {
    #expect(asked("help --write .") == .success(.write(folder: ".")))
    #expect(
      asked("help --write") == .failure(.missingValue("--write", placeholder: "FOLDER")))
    #expect(asked("help --write . now") == .failure(.oneTooMany(after: ".")))
  }

  @Test("Words stand on as few lines as hold them")
  func wrapped() {
    #expect("one two three".wrapped(at: 7) == ["one two", "three"])
    #expect("one two three".wrapped(at: 2) == ["one", "two", "three"])
    #expect("".wrapped(at: 7) == [])
  }
}
