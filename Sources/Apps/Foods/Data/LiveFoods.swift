// The food service over HTTP: detects the form of its list, and sets likes.
import DataLayer
import Foundation
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
  private let isPaged = Mutex(false)

  init(base: URL, client: HTTPClient) {
    self.base = base
    self.client = client
  }

  /// Every food in the service's order, each once. `arrived` gets those of the first pages while
  /// further ones are on their way.
  func list(_ arrived: FoodService.Arrived) async throws(HTTPError) -> FoodList {
    if isPaged.withLock({ $0 }) {
      do {
        return try await pages(arrived)
      } catch .refused(let status, _) where status == 404 || status == 405 {
        // The service has changed its form, so it is detected again.
        isPaged.withLock { $0 = false }
      }
    }
    if let answer = try await whole(), answer.isWhole { return try GatheredFoods(answer).list }
    let foods = try await pages(arrived)
    // Set after the pages: a 404 from a wrong address proves nothing about the form.
    isPaged.withLock { $0 = true }
    return foods
  }

  /// Sets whether a food is liked.
  func setLiked(_ id: Food.ID, _ isLiked: Bool) async throws(HTTPError) {
    let address = base.appending(path: "food/\(id)/\(isLiked ? "like" : "unlike")")
    _ = try await client.value(LikeAnswer.self, method: "PUT", at: address)
  }

  /// The answer at `food`; nil when the service has nothing there.
  private func whole() async throws(HTTPError) -> FoodsAnswer? {
    do {
      return try await answer(at: "food")
    } catch .refused(let status, _) where status == 404 || status == 405 {
      return nil
    }
  }

  /// All pages, a few at a time, until the service's count is reached or a page is empty.
  private func pages(_ arrived: FoodService.Arrived) async throws(HTTPError) -> FoodList {
    var gathered = try GatheredFoods(await answer(at: "food/0"))
    var next = 1
    while !gathered.isWhole {
      guard next < Self.mostPages else { throw .tooLong }
      // A page of nothing readable would look like a service without foods.
      if !gathered.list.records.isEmpty { await arrived(gathered.list) }
      let wave = next..<(next + min(gathered.missing, Self.pagesAtOnce))
      let mayEnd = gathered.total == nil
      let pages = try await wave.concurrentMap { number async throws(HTTPError) in
        try await self.page(number, mayEnd: mayEnd)
      }
      for page in pages { try gathered.take(page) }
      next = wave.upperBound
    }
    return gathered.list
  }

  /// A page; with `mayEnd`, an empty one where the service has none.
  private func page(_ number: Int, mayEnd: Bool) async throws(HTTPError) -> FoodsAnswer {
    do {
      return try await answer(at: "food/\(number)")
    } catch .refused(404, _) where mayEnd {
      return FoodsAnswer(records: [], totalCount: nil)
    }
  }

  private func answer(at path: String) async throws(HTTPError) -> FoodsAnswer {
    let response = try await client.answer(at: base.appending(path: path), Self.options)
    var answer = try response.value(FoodsAnswer.self)
    answer.bytes = response.body.count
    return answer
  }
}
