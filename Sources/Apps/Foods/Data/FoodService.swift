// The food service as a value: live, or simulated for previews.
public import DataLayer
public import Foundation
import Synchronization

/// The requests of the app to a food service.
public struct FoodService: SourcedService {
  /// Its address, or `sandbox` or `preview`.
  public var source = "preview"
  /// Fetches every food in the service's order, and hands out the foods so far whenever more have
  /// arrived. Throws when there is no usable list.
  var list: @Sendable (_ arrived: @escaping FoodList.Arrived) async throws(HTTPError) -> FoodList
  /// Sets whether a food is liked. A refusal throws `refused` with the service's message.
  var setLiked: @Sendable (_ id: Food.ID, _ isLiked: Bool) async throws(HTTPError) -> Void
}

extension FoodService {
  /// The real service, whose addresses start with `base`, such as `https://host/api/v1/USER`.
  public static func live(base: URL, client: HTTPClient) -> FoodService {
    let foods = LiveFoods(base: base, client: client)
    return FoodService(
      source: base.absoluteString,
      list: { (arrived) async throws(HTTPError) in try await foods.list(arrived).readable() },
      setLiked: { (id, isLiked) async throws(HTTPError) in try await foods.setLiked(id, isLiked) })
  }

  /// A service for previews that answers at once with the examples and remembers every like.
  public static func preview() -> FoodService { preview(Food.examples) }

  /// The same with other foods, and with a number of unreadable ones.
  static func preview(_ foods: [Food], skipped: Int = 0) -> FoodService {
    let foods = Mutex(foods)
    return FoodService(
      list: { _ in FoodList(foods.withLock { $0 }, skipped: skipped) },
      setLiked: { id, isLiked in
        foods.withLock { foods in
          for index in foods.indices where foods[index].id == id { foods[index].isLiked = isLiked }
        }
      })
  }
}
