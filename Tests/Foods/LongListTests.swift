// Lists of foods without an end: they are refused, and no further page is asked for.
import AppTesting
import DataLayer
import Foundation
import Synchronization
import Testing

@testable import Foods

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A service whose every page has further foods.
private final class EndlessFoods: HTTPTransport {
  private let perPage: Int
  private let padding: String
  private let pages = Mutex(0)

  /// Pages of this many foods, whose descriptions have this many bytes.
  init(perPage: Int, padding: Int = 0) {
    self.perPage = perPage
    self.padding = String(repeating: "x", count: padding)
  }

  /// How many pages were asked for.
  var count: Int { pages.withLock { $0 } }

  var service: FoodService {
    .live(base: ScriptedTransport.base, client: HTTPClient(transport: self))
  }

  func exchange(
    _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(HTTPError) -> HTTPResponse {
    guard let page = Int(request.url?.lastPathComponent ?? "") else {
      return HTTPResponse(status: 404)
    }
    pages.withLock { $0 += 1 }
    let foods = (page * perPage..<(page + 1) * perPage)
      .map { #"{"id": \#($0), "name": "Food", "description": "\#(padding)"}"# }
      .joined(separator: ",")
    return HTTPResponse(status: 200, body: Data(#"{"foods": [\#(foods)]}"#.utf8))
  }
}

@Suite("A list of foods that is too long", .timeLimit(.minutes(10)))
struct LongListTests {
  @Test("Pages without an end are refused after 20,000 foods")
  func records() async {
    let endless = EndlessFoods(perPage: 2_000)
    await #expect(throws: HTTPError.tooLong) { try await endless.service.list { _ in } }
    // Of a wave of three pages the last may be one too many.
    #expect((11...13).contains(endless.count))
  }

  @Test("Pages without an end are refused after 64 MB")
  func bytes() async {
    let endless = EndlessFoods(perPage: 1, padding: 7_000_000)
    await #expect(throws: HTTPError.tooLong) { try await endless.service.list { _ in } }
    #expect((10...12).contains(endless.count))
  }

  @Test("Small pages without an end are refused after a thousand")
  func pages() async {
    let endless = EndlessFoods(perPage: 1)
    await #expect(throws: HTTPError.tooLong) { try await endless.service.list { _ in } }
    #expect(endless.count == 1_000)
  }

  @Test("A list of 20,000 foods is taken, one of 20,001 is not", arguments: [20_000, 20_001])
  func whole(count: Int) async throws {
    let foods = (0..<count).map { #"{"id": \#($0), "name": "Food"}"# }.joined(separator: ",")
    let service = ScriptedTransport(["GET /food": "[\(foods)]"]).service
    if count <= ListLimits.records {
      #expect(try await service.list { _ in }.records.count == count)
    } else {
      await #expect(throws: HTTPError.tooLong) { try await service.list { _ in } }
    }
  }
}
