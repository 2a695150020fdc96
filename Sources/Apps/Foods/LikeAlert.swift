// The content of the alert about a refused like.
import DataLayer

/// A like or unlike that the service refused, waiting to be read.
struct LikeAlert: Identifiable, Equatable {
  /// The number of the food whose like was refused; a newer alert about it replaces the older one.
  let id: Food.ID
  /// The name of the food.
  let name: String
  /// Whether the person wanted to like the food or to unlike it.
  let wanted: Bool
  /// Why the service refused.
  let error: HTTPError
}
