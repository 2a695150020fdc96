// The content of the alert for a refused like.
import DataLayer

/// A like or unlike that the service refused, and that the person has not dismissed yet.
struct LikeAlert: Identifiable, Equatable {
  /// The number of the food. A newer alert for the same food replaces the older one.
  let id: Food.ID
  /// The name of the food.
  let name: String
  /// Whether the refused request was a like or an unlike.
  let wanted: Bool
  /// The reason for the refusal.
  let error: HTTPError
}
