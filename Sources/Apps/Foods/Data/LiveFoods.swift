// The food service over HTTP: detects the form of its list, and sets likes.
import DataLayer
import Foundation
import Synchronization

/// The service at a base address. It remembers which of the two list forms the service uses.
final class LiveFoods: Sendable {
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
  func list(_ arrived: FoodList.Arrived) async throws(HTTPError) -> FoodList {
    if isPaged.withLock({ $0 }) {
      do {
        return try await pages(arrived)
      } catch .refused(let status, _) where status == 404 || status == 405 {
        // The service has changed its form, so it is detected again.
        isPaged.withLock { $0 = false }
      }
    }
    if let answer = try await whole(), answer.isWhole { return try FoodList(answer.page) }
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

  private func pages(_ arrived: FoodList.Arrived) async throws(HTTPError) -> FoodList {
    try await FoodList.ofPages(arrived: arrived) { (number) async throws(HTTPError) in
      try await self.answer(at: "food/\(number)").page
    }
  }

  private func answer(at path: String) async throws(HTTPError) -> FoodsAnswer {
    let response = try await client.answer(at: base.appending(path: path), Self.options)
    var answer = try response.value(FoodsAnswer.self)
    answer.page.bytes = response.body.count
    return answer
  }
}
