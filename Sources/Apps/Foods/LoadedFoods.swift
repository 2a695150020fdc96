// The foods on screen in their order.
import DataLayer

/// The foods of the last list, in the service's order, and how many records it lost.
struct LoadedFoods: Sendable {
  /// In the service's order.
  let items: [FoodItem]
  /// Records that could not be read.
  let skipped: Int
  private let byID: [Food.ID: FoodItem]

  /// The foods of a list, each with the same item as before, so that pending wishes stay on top of what the list says.
  @MainActor init(_ list: FoodList, before: LoadedFoods?, generation: LoadGeneration) {
    items = list.foods.map { food in
      guard let item = before?[food.id] else { return FoodItem(food) }
      item.take(food, from: generation)
      return item
    }
    skipped = list.skipped
    byID = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Whether the service has no food at all.
  var isEmpty: Bool { items.isEmpty }

  /// The food with this number, if the list has it.
  subscript(id: Food.ID) -> FoodItem? { byID[id] }
}
