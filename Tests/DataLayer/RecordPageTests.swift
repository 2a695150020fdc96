// Lists that come in numbered pages: what is requested, what is handed out, and where they end.
import AppTesting
import Synchronization
import Testing

@testable import DataLayer

/// A record with nothing but what a list needs.
private struct Letter: Identifiable, Codable, Equatable, Sendable {
  let id: Int
}

@Suite("A list in numbered pages", .timeLimit(.minutes(10)))
struct RecordPageTests {
  @Test("Three pages are requested at a time, and what is there is handed out before each wave")
  func waves() async throws {
    let service = PagedLetters([[0, 1], [2, 3], [4, 5], [6, 7], [8]], total: 9)
    #expect(try await service.list() == letters(0..<9))
    #expect(service.asked.sorted() == [0, 1, 2, 3, 4])
    #expect(service.parts == [letters(0..<2), letters(0..<8)])
  }

  @Test("Without a count the list ends where the service has no page, or repeats its last one")
  func withoutCount() async throws {
    let short = PagedLetters([[0, 1], [2]])
    #expect(try await short.list() == letters(0..<3))
    #expect(short.asked == [0, 1, 2])
    let repeating = PagedLetters([[0], [1], [1], [2]])
    #expect(try await repeating.list() == letters(0..<2))
    #expect(repeating.asked == [0, 1, 2])
  }

  @Test("A page that the count promises and the service lacks is a failure")
  func missingPage() async {
    await #expect(throws: HTTPError.refused(status: 404, message: nil)) {
      try await PagedLetters([[0, 1]], total: 4).list()
    }
  }

  @Test("Records that moved to the next page are there once, and unreadable ones are counted")
  func overlap() async throws {
    let service = PagedLetters([[0, 1, nil], [1, 2, nil]], total: 6)
    #expect(try await service.list() == letters(0..<3, skipped: 2))
  }

  @Test("A first page of nothing readable is not handed out, as it would look like an empty list")
  func nothingReadable() async throws {
    let service = PagedLetters([[nil], [0]], total: 2)
    #expect(try await service.list() == letters(0..<1, skipped: 1))
    #expect(service.parts == [])
  }

  private func letters(_ ids: Range<Int>, skipped: Int = 0) -> RecordList<Letter> {
    RecordList(ids.map(Letter.init), skipped: skipped)
  }
}

/// A service whose pages have these ids; nil is an unreadable record.
private final class PagedLetters: Sendable {
  private let pages: [[Int?]]
  private let total: Int?
  private let seen = Mutex<(asked: [Int], parts: [RecordList<Letter>])>(([], []))

  init(_ pages: [[Int?]], total: Int? = nil) {
    self.pages = pages
    self.total = total
  }

  /// The numbers of the requested pages, in the order of the requests.
  var asked: [Int] { seen.withLock(\.asked) }

  /// What was handed out before the list was whole.
  var parts: [RecordList<Letter>] { seen.withLock(\.parts) }

  func list() async throws(HTTPError) -> RecordList<Letter> {
    try await RecordList.ofPages { part in
      self.seen.withLock { $0.parts.append(part) }
    } fetch: { (number) async throws(HTTPError) in
      self.seen.withLock { $0.asked.append(number) }
      guard self.pages.indices.contains(number) else {
        throw .refused(status: 404, message: nil)
      }
      return RecordPage(self.pages[number].map { $0.map(Letter.init) }, total: self.total)
    }
  }
}
