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

  @Test("A file takes room as it arrives, however large it is said to be")
  func arrivals() throws {
    // Before, four files that were only announced took 100 MB from everybody.
    let files = PageFiles(room: room)
    defer { files.close() }
    for ticket in 0..<PageFiles.ticketLimit {
      var announced = piece("x", of: 90)
      announced.ticket = "t\(ticket)"
      #expect(files.receive(announced) == .stored)
    }
    #expect(room.has(100 - PageFiles.ticketLimit) && !room.has(101 - PageFiles.ticketLimit))
    // The oldest choice gives way, and with it its room.
    var fifth = piece("x", of: 90)
    fifth.ticket = "t4"
    #expect(files.receive(fifth) == .stored)
    #expect(room.has(100 - PageFiles.ticketLimit))
    #expect(files.finish("t0").isEmpty)
    // Room that others took meanwhile is no longer there for the next piece.
    #expect(room.take(90))
    fifth.offset = 1
    fifth.bytes = Array(repeating: 65, count: 89)
    #expect(files.receive(fifth) == .noRoom)
    room.give(90)
    #expect(files.receive(fifth) == .stored)
    #expect(try files.finish("t4").map { try Data(contentsOf: $0).count } == [90])
  }

  @Test("A browser has a quarter of what is left, guests together half, and all give back")
  func shares() {
    func share(of browser: String, at address: String = "", isGuest: Bool = false) -> FileRoom {
      room.share(of: browser, at: address.isEmpty ? browser : address, isGuest: isGuest)
    }
    let ana = share(of: "ana")
    // 20 are a quarter of the 80 that they leave.
    #expect(ana.take(20) && !ana.take(1))
    // The same browser on another page has the same share.
    #expect(!share(of: "ana").take(1))
    #expect(share(of: "ben").take(16))
    let taken = (0..<40).map { number in
      let guest = share(of: "guest \(number)", isGuest: true)
      return (guest, (0..<100).count { _ in guest.take(1) })
    }
    #expect(taken.map(\.1).prefix(14) == [10, 8, 6, 5, 4, 3, 2, 2, 2, 1, 1, 1, 1, 0])
    // Whatever guests do, people with the code find room.
    #expect(share(of: "eve").has(3))
    for (guest, count) in taken { guest.give(count) }
    share(of: "ben").give(16)
    ana.give(20)
    #expect(room.has(100) && ana.has(20))
  }

  @Test("Many browsers at one address have half of what is left together")
  func address() {
    let taken = (0..<40).map { number in
      let browser = room.share(of: "\(number)", at: "192.0.2.1", isGuest: false)
      return (0..<100).count { _ in browser.take(1) }
    }
    #expect(taken.reduce(0, +) == 33)
    #expect(room.share(of: "ana", at: "192.0.2.2", isGuest: false).has(13))
  }

  @Test("Empty files are bounded by their number")
  func empty() {
    let files = PageFiles(room: room)
    defer { files.close() }
    for number in 0..<PageFiles.pageFiles {
      var empty = piece("", of: 0)
      empty.ticket = "\(number)"
      #expect(files.receive(empty) == .stored)
      #expect(files.finish(empty.ticket).count == 1)
    }
    #expect(files.receive(piece("", of: 0)) == .noRoom)
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
