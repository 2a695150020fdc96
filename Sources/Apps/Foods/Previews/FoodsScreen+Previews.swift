// Previews of Foods' list in each of its states.
import DataLayer
import SharedUI
import SwiftUI

struct FoodsScreenPreviews: PreviewProvider {
  static var previews: some View {
    FoodsScreen(.preview(.preview()))
      .previewDisplayName("List")
    FoodsScreen(.preview(.silent, clock: StoppedClock()))
      .previewDisplayName("List, loading")
    FoodsScreen(.preview(.silent))
      .previewDisplayName("List, loading slowly")
    FoodsScreen(.preview(.empty))
      .previewDisplayName("List, empty")
    FoodsScreen(.preview(.failing))
      .previewDisplayName("List, failed")
    FoodsScreen(.preview(.failing, holding: FoodList(Food.examples), in: "foods"))
      .previewDisplayName("List, saved copy")
    FoodsScreen(.preview(.skipping))
      .previewDisplayName("List, unreadable records")
    FoodsScreen(.waitingLike)
      .previewDisplayName("List, like that waits")
    FoodsScreen(model: .refusing)
      .previewDisplayName("List, refused like")
  }
}

extension FoodsModel {
  /// A model whose service refused a like.
  fileprivate static var refusing: FoodsModel {
    let model = FoodsModel(.preview(.preview()))
    model.refused(.example)
    return model
  }
}
