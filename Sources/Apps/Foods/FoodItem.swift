// A food on screen: the service's data, and a like that it has not answered yet.
import DataLayer
import Observation

/// A food shared by its row and its page, so that both always agree.
@MainActor @Observable
final class FoodItem: ListItem {
  /// The service's number for the food.
  let id: Food.ID
  /// The food in the service's last answer, with the likes accepted since.
  private(set) var food: Food
  private let like: OutboxState<Like>

  /// An item whose likes and unlikes go to `like`.
  init(_ food: Food, like: OutboxState<Like>) {
    id = food.id
    self.food = food
    self.like = like
  }

  /// Whether the heart is full: the requested state, or else the service's last one. The setter
  /// likes or unlikes the food; leaving the screen does not cancel it.
  var isLiked: Bool {
    get { wanted ?? food.isLiked }
    set { if newValue != isLiked { like.send(Like(id: id, name: food.name, isLiked: newValue)) } }
  }

  /// The like that the service has not answered yet; nil for none.
  var wanted: Bool? { like.wanted?.isLiked }

  /// Whether a like of the food waits for the service to be reachable.
  var isWaiting: Bool { like.isWaiting }

  /// Records that the service accepted a like.
  func accepted(_ like: Like) { food.isLiked = like.isLiked }

  func take(_ newer: Food) { if newer != food { food = newer } }
}
