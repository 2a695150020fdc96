// A food on screen: the service's data, and a like that it has not answered yet.
import DataLayer
import Observation
import SharedUI

/// A food shared by its row and its page, so that both always agree.
@MainActor @Observable
final class FoodItem: ListItem {
  /// The service's number for the food.
  let id: Food.ID
  /// The food in the service's last answer.
  private(set) var food: Food
  /// The like that the person on this page has requested; nil once the service has answered.
  var wanted: Bool?
  /// The like, from any page, that waits for the service to be reachable; nil for none.
  var waiting: Bool?
  /// The list's change count when the service accepted this page's last like.
  @ObservationIgnored private var agreedAt = 0

  init(_ food: Food, waiting: Bool? = nil) {
    id = food.id
    self.food = food
    self.waiting = waiting
  }

  /// Whether the heart is full: the requested state, or else the service's last one.
  var isLiked: Bool { wanted ?? waiting ?? food.isLiked }

  /// Whether a like of the food waits for the service to be reachable.
  var isWaiting: Bool { waiting != nil }

  /// Records that the service accepted this page's like as change number `change`.
  func agreed(to isLiked: Bool, at change: Int) {
    agreedAt = change
    food.isLiked = isLiked
  }

  func take(_ newer: Food, after change: Int) {
    var newer = newer
    if change < agreedAt {
      // The list was requested before the service accepted the last like, and lacks it.
      newer.isLiked = food.isLiked
      newer.lastUpdatedDate = food.lastUpdatedDate
    }
    if newer != food { food = newer }
  }
}
