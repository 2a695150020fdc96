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
  /// What the person on this page wants, until the service has answered; nil when nothing is
  /// pending.
  var wanted: Bool?
  /// The like that waits until the service can be reached, whoever gave it; nil for none.
  var waiting: Bool?
  /// How many changes the service had agreed to when it agreed to this page's last like.
  @ObservationIgnored private var agreedAt = 0

  init(_ food: Food, waiting: Bool? = nil) {
    id = food.id
    self.food = food
    self.waiting = waiting
  }

  /// Whether the heart is full: what the person wants, or else what the service last said.
  var isLiked: Bool { wanted ?? waiting ?? food.isLiked }

  /// Whether a like of the food waits until the service can be reached.
  var isWaiting: Bool { waiting != nil }

  /// The service agreed to a like of this page, which is its `change`th change.
  func agreed(to isLiked: Bool, at change: Int) {
    agreedAt = change
    food.isLiked = isLiked
  }

  func take(_ newer: Food, after change: Int) {
    var newer = newer
    if change < agreedAt {
      // The list was requested before the service agreed to the last like, and lacks it.
      newer.isLiked = food.isLiked
      newer.lastUpdatedDate = food.lastUpdatedDate
    }
    if newer != food { food = newer }
  }
}
