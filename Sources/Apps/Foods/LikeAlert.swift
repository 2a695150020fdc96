// The content of the alert about a refused like.
import DataLayer

/// A like or unlike that the service refused, waiting to be read.
struct LikeAlert: Identifiable {
  /// The food whose like was refused.
  let item: FoodItem
  /// Whether the person wanted to like the food or to unlike it.
  let wanted: Bool
  /// Why the service refused.
  let error: HTTPError

  /// A newer alert about the same food replaces the older one.
  var id: Food.ID { item.id }
}
