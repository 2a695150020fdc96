// The model of Foods.
import DataLayer
import Foundation
import Observation
import SharedUI

/// The state behind the screens of Foods, one for each person.
@MainActor @Observable
final class FoodsModel: ReturningModel {
  /// The foods on screen, and the state of loading them.
  let list: SavedItems<FoodItem, HTTPError>
  /// The likes that the service has not answered yet, and the refused ones.
  let likes: OutboxPage<Like>

  /// A model that asks the service and keeps the last list in the store.
  init(_ dependencies: ServiceDependencies<FoodService>) {
    let likes = dependencies.likes.page()
    let list = SavedItems<FoodItem, HTTPError>(items: dependencies.foods, dependencies) {
      // Weak, because a load that has not ended must not keep a page open for its refusals.
      [weak likes] food in
      FoodItem(food, like: likes?[food.id] ?? OutboxState())
    }
    likes.accepted = { [weak list] like in list?.content.value?[like.id]?.accepted(like) }
    self.likes = likes
    self.list = list
  }

  func returned() { list.returned() }

  /// Sends a refused like again.
  func retryTapped(_ refusal: RefusedWrite<Like>) {
    item(refusal.id)?.isLiked = refusal.write.isLiked
  }

  /// The food with this number; nil when the list has none.
  func item(_ id: Food.ID) -> FoodItem? { list.content.value?[id] }
}
