// The food service as a value: live, or played for previews.
import DataLayer
import Foundation
import SharedUI

/// What the app requests of a food service.
public struct FoodService: SourcedService {
  /// Its address, or `sandbox` or `preview`.
  public var source: String
  /// Fetches every food in the service's order; throws why there is no usable list.
  public var list: @Sendable () async throws(HTTPError) -> FoodList
  /// Sets whether a food is liked; throws `refused`, with the service's words, when it says no.
  public var setLiked: @Sendable (_ id: Food.ID, _ isLiked: Bool) async throws(HTTPError) -> Void

  /// A service made of two answers.
  public init(
    source: String = "preview",
    list: @escaping @Sendable () async throws(HTTPError) -> FoodList,
    setLiked: @escaping @Sendable (Food.ID, Bool) async throws(HTTPError) -> Void
  ) {
    self.source = source
    self.list = list
    self.setLiked = setLiked
  }
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

  /// A service that answers at once with `foods` and agrees to every like, for previews.
  public static func preview(_ foods: [Food] = Food.examples) -> FoodService {
    FoodService(
      list: { () async throws(HTTPError) in FoodList(foods: foods) },
      setLiked: { (_, _) async throws(HTTPError) in })
  }
}
