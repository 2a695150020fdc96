// The food services of previews: silent, failing, unreachable for likes.
import DataLayer
import Foundation
import SharedUI

extension FoodService {
  /// A service that never answers.
  static var silent: FoodService {
    var service = preview()
    service.list = { () async throws(HTTPError) in
      throw await PreviewTime.forever(then: .cancelled)
    }
    return service
  }

  /// A service that cannot be reached.
  static var failing: FoodService {
    FoodService(
      list: { () async throws(HTTPError) in throw .preview },
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
