// A like of a food, and how likes reach the service.
import DataLayer
import Foundation

/// A like or unlike of a food, from the tap until the service has answered.
struct Like: OutboxWrite {
  /// The number of the food.
  let id: Food.ID
  /// The name of the food, for the alert of a refusal.
  let name: String
  /// Whether to like or unlike the food.
  let isLiked: Bool
}

extension ServiceDependencies<FoodService> {
  /// The foods, which all pages share.
  @MainActor var foods: SharedList<NamedRecords<Food>, HTTPError> {
    records("foods", fetchInParts: service.list)
  }

  /// The likes that the service has not answered yet, from all pages.
  @MainActor var likes: DurableOutbox<Like> {
    sharedObject("likes") { [service, foods] in
      DurableOutbox("like", self, isTemporary: \.isTemporary) { like in
        foods.changed { $0.edit(like.id) { $0.isLiked = like.isLiked } }
        // Only the service knows the food's new date, so the list is loaded again.
        Task {
          _ = await foods.latest()
          await foods.savingEnded()
        }
      } request: { (like) async throws(HTTPError) in
        try await service.setLiked(like.id, like.isLiked)
      }
    }
  }
}
