// The files of a page: pieces in order, limits, and names that lead nowhere.
import Foundation
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI

@Suite struct PageFileTests {
  private let room = FileRoom(
    folder: FileManager.default.temporaryDirectory.appending(path: "files-\(UUID())"), limit: 100)

  private func piece(
    _ text: String, file: Int = 0, at offset: Int = 0, of size: Int, name: String = "a.csv"
  ) -> PageFiles.Piece {
    PageFiles.Piece(
      ticket: "t", file: file, offset: offset, size: size, name: name, bytes: Array(text.utf8))
  }

  @Test("Pieces become a file, a piece sent again changes nothing, and closing deletes all")
  func pieces() throws {
    let files = PageFiles(room: room)
    #expect(files.receive(piece("hel", of: 5)) == .stored)
    #expect(files.receive(piece("hel", of: 5)) == .stored)
    #expect(files.receive(piece("lo", file: 1, of: 2)) == .unexpected)
    #expect(files.receive(piece("lo", at: 3, of: 5)) == .stored)
    #expect(files.receive(piece("!", file: 1, of: 3)) == .stored)
    let urls = files.finish("t")
    #expect(urls.map(\.lastPathComponent) == ["File 1.csv"])
    #expect(try String(contentsOf: urls[0], encoding: .utf8) == "hello")
    files.close()
    #expect(!FileManager.default.fileExists(atPath: urls[0].path))
    #expect(files.receive(piece("a", of: 1)) == .unexpected)
    #expect(room.take(100))
  }

  @Test(
    "A name from outside never becomes a path",
    arguments: [
      "../../etc/passwd", "/etc/a.sh/..", "a.\0", "", String(repeating: "a", count: 5_000),
    ])
  func names(name: String) {
    let files = PageFiles(room: room)
    defer { files.close() }
    #expect(files.receive(piece("x", of: 1, name: name)) == .stored)
    #expect(files.finish("t").map(\.lastPathComponent) == ["File 1"])
  }

  @Test("Numbers that do not fit, and files beyond the room, are refused")
  func limits() {
    let files = PageFiles(room: room)
    defer { files.close() }
    #expect(files.receive(piece("x", of: PageFiles.fileLimit + 1)) == .tooLarge)
    #expect(files.receive(piece("x", of: 101)) == .noRoom)
    #expect(files.receive(piece("x", at: .max, of: 1)) == .unexpected)
    #expect(files.receive(piece("x", file: -1, of: 1)) == .unexpected)
    #expect(files.receive(piece("xyz", of: 1)) == .unexpected)
    #expect(files.offer(Data(count: 101), named: "a", as: .data) == nil)
  }

  @Test("An offered file has a secret name, and the oldest goes when there are too many")
  func offers() throws {
    let files = PageFiles(room: room)
    defer { files.close() }
    let first = try #require(files.offer(Data([1]), named: "a.pdf", as: .pdf))
    let offer = try #require(files.offered(first))
    #expect(first.count == 26 && offer.fileName == "a.pdf" && offer.mediaType == "application/pdf")
    for _ in 0..<PageFiles.offerLimit { _ = files.offer(Data([2]), named: "b", as: .data) }
    #expect(files.offered(first) == nil)
  }
}
