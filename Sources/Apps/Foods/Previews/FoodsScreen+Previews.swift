// Previews of Foods' list in each of its states, and their services.
import DataLayer
import Foundation
import SharedUI
import SwiftUI

struct FoodsScreenPreviews: PreviewProvider {
  static var previews: some View {
    FoodsApp.screen(.preview(.preview()))
      .previewDisplayName("List")
    FoodsApp.screen(.preview(.silent, clock: StoppedClock()))
      .previewDisplayName("List, loading")
    FoodsApp.screen(.preview(.silent))
      .previewDisplayName("List, loading slowly")
    FoodsApp.screen(.preview(.firstPage(of: .silent), clock: StoppedClock()))
      .previewDisplayName("List, more coming")
    FoodsApp.screen(.preview(.firstPage(of: .failing)))
      .previewDisplayName("List, remainder failed")
    FoodsApp.screen(.preview(.preview([])))
      .previewDisplayName("List, empty")
    FoodsApp.screen(.preview(.failing))
      .previewDisplayName("List, failed")
    FoodsApp.screen(.preview(.failing, holding: FoodList(Food.examples), in: "foods"))
      .previewDisplayName("List, saved copy")
    FoodsApp.screen(.preview(.preview(Food.examples, skipped: 2)))
      .previewDisplayName("List, unreadable records")
    FoodsApp.screen(.waitingLike)
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
}

extension FoodService {
  /// A service that never answers.
  static var silent: FoodService {
    var service = preview()
    service.list = { _ async throws(HTTPError) in
      throw await PreviewTime.forever(then: .cancelled)
    }
    return service
  }

  /// A service with a first page, whose others are what `remainder` answers.
  static func firstPage(of remainder: FoodService) -> FoodService {
    var service = remainder
    service.list = { (arrived) async throws(HTTPError) in
      await arrived(FoodList(Food.examples))
      return try await remainder.list(arrived)
    }
    return service
  }

  /// A service that cannot be reached.
  static var failing: FoodService {
    FoodService(
      list: { _ async throws(HTTPError) in throw .preview },
      setLiked: { (_, _) async throws(HTTPError) in throw .preview })
  }
}

extension ServiceDependencies<FoodService> {
  /// The examples with a like that is not sent yet.
  @MainActor static var waitingLike: ServiceDependencies {
    var service = FoodService.preview()
    service.setLiked = FoodService.failing.setLiked
    // By the stopped clock, the pause before the next attempt never ends.
    let dependencies = preview(service, clock: StoppedClock())
    dependencies.likes.page().send(Like(id: 1, name: Food.examples[1].name, isLiked: true))
    return dependencies
  }
}
