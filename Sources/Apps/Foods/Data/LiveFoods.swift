// The food service over HTTP: detects the form of its list, and sets likes.
import DataLayer
import Foundation
import SharedUI
import Synchronization

/// The service at a base address. It remembers which of the two list forms the service uses.
final class LiveFoods: Sendable {
  /// The number of pages requested at the same time.
  private static let pagesAtOnce = 3
  /// The most pages of a list, because a faulty service may send pages without end.
  private static let mostPages = 1_000
  /// The service is documented as slow, so the list may exceed the client's default deadline.
  private static let options = RequestOptions(
    deadline: .seconds(30), stallTimeout: .seconds(20), coalesces: false)

  private let base: URL
  private let client: HTTPClient
  private let shape = Mutex<ListShape?>(nil)

  init(base: URL, client: HTTPClient) {
    self.base = base
    self.client = client
  }

  /// Every food in the service's order, each once.
  func list() async throws(HTTPError) -> FoodList {
    if shape.withLock({ $0 }) == .paged {
      do {
        return try await pages()
      } catch .refused(let status, _) where status == 404 || status == 405 {
        // The service has changed its form, so it is detected again.
        shape.withLock { $0 = nil }
      }
    }
    switch try await whole() {
    case .list(let records)?:
      guard records.count <= ListLimits.records else { throw .tooLong }
      shape.withLock { $0 = .whole }
      return FoodList(records)
    case .refusal(let words)?:
      throw .refused(status: 200, message: words)
    case .page?, nil:
      let foods = try await pages()
      // Set after the pages: a 404 from a wrong address proves nothing about the form.
      shape.withLock { $0 = .paged }
      return foods
    }
  }

  /// Sets whether a food is liked.
  func setLiked(_ id: Food.ID, _ isLiked: Bool) async throws(HTTPError) {
    let address = base.appending(path: "food/\(id)/\(isLiked ? "like" : "unlike")")
    let answer = try await client.value(LikeAnswer.self, method: "PUT", at: address)
    guard answer.isSuccess else { throw .refused(status: 200, message: answer.message) }
  }

  /// The answer at `food`; nil when the service has nothing there.
  private func whole() async throws(HTTPError) -> FoodListAnswer? {
    do {
      return try await answer(at: "food").0
    } catch .refused(let status, _) where status == 404 || status == 405 {
      return nil
    }
  }

  /// All pages, a few at a time, until the service's count is reached or a page is empty.
  private func pages() async throws(HTTPError) -> FoodList {
    var gathered = GatheredFoods()
    try gathered.take(try await page(0))
    var next = 1
    while !gathered.isWhole {
      guard next < Self.mostPages else { throw .tooLong }
      let wave = next..<(next + min(gathered.missing, Self.pagesAtOnce))
      for page in try await pages(wave, mayEnd: gathered.total == nil) { try gathered.take(page) }
      next = wave.upperBound
    }
    return gathered.list
  }

  /// The pages of one batch in order. Throws the failure of the first that failed.
  private func pages(_ numbers: Range<Int>, mayEnd: Bool) async throws(HTTPError) -> [FoodsPage] {
    let results = await withTaskGroup(of: (Int, Result<FoodsPage, HTTPError>).self) { group in
      for number in numbers {
        group.addTask { (number, await self.result(of: number, mayEnd: mayEnd)) }
      }
      var results: [Int: Result<FoodsPage, HTTPError>] = [:]
      for await (number, result) in group { results[number] = result }
      return results
    }
    var pages: [FoodsPage] = []
    for number in numbers {
      if let result = results[number] { pages.append(try result.get()) }
    }
    return pages
  }

  private func result(of number: Int, mayEnd: Bool) async -> Result<FoodsPage, HTTPError> {
    do {
      return .success(try await page(number))
    } catch .refused(404, _) where mayEnd {
      return .success(FoodsPage(records: [], totalCount: nil))
    } catch {
      return .failure(error)
    }
  }

  private func page(_ number: Int) async throws(HTTPError) -> FoodsPage {
    let (answer, bytes) = try await answer(at: "food/\(number)")
    switch answer {
    case .page(let records, let totalCount):
      return FoodsPage(records: records, totalCount: totalCount, bytes: bytes)
    case .refusal(let words): throw .refused(status: 200, message: words)
    case .list(let records):
      return FoodsPage(records: records, totalCount: records.count, bytes: bytes)
    }
  }

  /// The answer at a path, and its size in bytes.
  private func answer(at path: String) async throws(HTTPError) -> (FoodListAnswer, bytes: Int) {
    let response = try await client.answer(at: base.appending(path: path), Self.options)
    return (try response.value(FoodListAnswer.self), response.body.count)
  }
}
