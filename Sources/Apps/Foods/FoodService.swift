// The food service as a value: live, or played for previews.
import DataLayer
import Foundation
import SharedUI

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

  /// A service that answers at once with the examples and agrees to every like, for previews.
  public static func preview() -> FoodService {
    FoodService(
      list: { () async throws(HTTPError) in FoodList(Food.examples) },
      setLiked: { (_, _) async throws(HTTPError) in })
  }
}
