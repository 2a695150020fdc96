// The food service as a value: live, or played for previews.
import DataLayer
import Foundation
import SharedUI
import Synchronization

/// What the app requests of a food service.
public struct FoodService: SourcedService {
  /// Its address, or `sandbox` or `preview`.
  public var source = "preview"
  /// Fetches every food in the service's order; throws why there is no usable list.
  var list: @Sendable () async throws(HTTPError) -> FoodList
  /// Sets whether a food is liked; throws `refused`, with the service's words, when it says no.
  var setLiked: @Sendable (_ id: Food.ID, _ isLiked: Bool) async throws(HTTPError) -> Void
}

extension FoodService {
  /// The real service, whose addresses begin with `base`, such as `https://host/api/v1/USER`.
  public static func live(base: URL, client: HTTPClient) -> FoodService {
    let foods = LiveFoods(base: base, client: client)
    return FoodService(
      source: base.absoluteString,
      list: { () async throws(HTTPError) in try await foods.list() },
      setLiked: { (id, isLiked) async throws(HTTPError) in try await foods.setLiked(id, isLiked) })
  }

  /// A service that answers at once with the examples and remembers every like, for previews.
  public static func preview() -> FoodService {
    let foods = Mutex(Food.examples)
    return FoodService(
      list: { () async throws(HTTPError) in FoodList(foods.withLock { $0 }) },
      setLiked: { (id, isLiked) async throws(HTTPError) in
        foods.withLock { foods in
          for place in foods.indices where foods[place].id == id { foods[place].isLiked = isLiked }
        }
      })
  }
}
