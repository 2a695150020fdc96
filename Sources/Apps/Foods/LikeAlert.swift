// What is told to a person whose like was refused.
import DataLayer

/// A like or unlike that the service refused, waiting to be read.
struct LikeAlert: Identifiable {
  /// The food whose heart went back.
  let item: FoodItem
  /// What the person had wanted.
  let wanted: Bool
  /// Why it could not be.
  let error: HTTPError

  /// One alert a food: a newer one takes the place of the older.
  var id: Food.ID { item.id }
}
