// A food service whose every answer the test gives by hand.
import AppTesting
import DataLayer

@testable import Foods

/// A request to a food service.
enum FoodsRequest: Equatable, Sendable {
  case list
  case like(Food.ID, Bool)
}

typealias PlannedFoods = Planned<FoodsRequest, FoodList, HTTPError>

extension PlannedFoods {
  /// The service to give to a model.
  var service: FoodService {
    FoodService(
      list: { [self] _ async throws(HTTPError) in try await ask(.list) },
      setLiked: { [self] (id, isLiked) async throws(HTTPError) in
        _ = try await ask(.like(id, isLiked))
      })
  }
}

extension PlannedFoods.Call {
  /// Answers a list.
  func answer(_ foods: [Food], skipped: Int = 0) {
    answer(FoodList(foods, skipped: skipped))
  }

  /// Agrees to a like.
  func agree() { answer([]) }
}
