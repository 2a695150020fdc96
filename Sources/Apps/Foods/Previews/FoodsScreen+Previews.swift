// Previews of Foods' list in each of its states.
import DataLayer
import SharedUI
import SwiftUI

struct FoodsScreenPreviews: PreviewProvider {
  static var previews: some View {
    screen(.preview(.preview()))
      .previewDisplayName("List")
    screen(.preview(.silent, clock: StoppedClock()))
      .previewDisplayName("List, loading")
    screen(.preview(.silent))
      .previewDisplayName("List, loading slowly")
    screen(.preview(.preview([])))
      .previewDisplayName("List, empty")
    screen(.preview(.failing))
      .previewDisplayName("List, failed")
    screen(.preview(.failing, holding: FoodList(Food.examples), in: "foods"))
      .previewDisplayName("List, saved copy")
    screen(.preview(.preview(Food.examples, skipped: 2)))
      .previewDisplayName("List, unreadable records")
    screen(.waitingLike)
      .previewDisplayName("List, like that waits")
    ModelOwner {
      let model = FoodsModel(.preview(.preview()))
      let like = Like(id: 0, name: Food.examples[0].name, isLiked: true)
      model.likes.refused(RefusedWrite(like, error: .refused(status: 500, message: nil)))
      return model
    } content: { model in
      FoodsScreen(model: model)
    }
    .previewDisplayName("List, refused like")
  }

  private static func screen(_ dependencies: ServiceDependencies<FoodService>) -> some View {
    FoodsApp.description.screen(dependencies)
  }
}
