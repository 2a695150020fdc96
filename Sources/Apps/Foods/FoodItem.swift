// One food on screen: what the service last said, and a like that it has not answered yet.
import DataLayer
import Observation
import SharedUI

/// A food shared by its row and its page, so that both always agree.
@MainActor @Observable
final class FoodItem: ListItem {
  /// The service's number for the food.
  let id: Food.ID
  /// What the service last said.
  private(set) var food: Food
  private var pendingLike = PendingLike()
  /// The last load of the list that had begun when the service last agreed to a like.
  @ObservationIgnored private var agreedDuring = LoadGeneration.savedCopy

  init(_ food: Food) {
    id = food.id
    self.food = food
  }

  /// Whether the heart is full: what the person wants, or else what the service last said.
  var isLiked: Bool { pendingLike.wanted ?? food.isLiked }

  /// Takes what the person wants; returns what to send now, nil for nothing.
  func want(_ isLiked: Bool) -> Bool? { pendingLike.want(isLiked) }

  /// The service agreed to a like, and `generation` was the last load of the list until then.
  ///
  /// Returns what to send next, nil for nothing.
  func agreed(to isLiked: Bool, during generation: LoadGeneration) -> Bool? {
    agreedDuring = generation
    food.isLiked = isLiked
    return pendingLike.answered()
  }

  /// The service refused a like; returns what to send next, nil for nothing.
  func refused() -> Bool? { pendingLike.answered() }

  func take(_ newer: Food, from generation: LoadGeneration) {
    var newer = newer
    if generation <= agreedDuring {
      // The list was requested before the service agreed to the last like, and lacks it.
      newer.isLiked = food.isLiked
      newer.lastUpdatedDate = food.lastUpdatedDate
    }
    if newer != food { food = newer }
  }
}
