// Previews of a food's page: with all data, and with only a name.
import DataLayer
import SharedUI
import SwiftUI

struct FoodPagePreviews: PreviewProvider {
  static var previews: some View {
    page(of: Food.examples[0])
      .previewDisplayName("Page")
    page(of: Food.examples[2])
      .previewDisplayName("Page, without description")
    page(of: Food.examples[1], waiting: true)
      .previewDisplayName("Page, like that waits")
  }

  private static func page(of food: Food, waiting: Bool? = nil) -> some View {
    let like = waiting.map { Like(id: food.id, name: food.name, isLiked: $0) }
    return NavigationStack {
      FoodPage(
        item: FoodItem(food, like: OutboxState(wanted: like, isWaiting: like != nil)),
        model: FoodsModel(.preview(.preview())))
    }
  }
}
