// The food services of previews: empty, silent, failing, refusing likes.
import DataLayer
import Foundation
import SharedUI

extension FoodService {
  /// A service without foods.
  static var empty: FoodService { preview([]) }

  /// A service with two unreadable records.
  static var skipping: FoodService { preview(Food.examples, skipped: 2) }

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

  /// A service that lists its foods, but cannot be reached by likes.
  static var withoutLikes: FoodService {
    var service = preview()
    service.setLiked = failing.setLiked
    return service
  }
}

extension ServiceDependencies<FoodService> {
  /// The examples with a like that is not sent yet.
  @MainActor static var waitingLike: ServiceDependencies {
    // By the stopped clock, the pause before the next attempt never ends.
    let dependencies = preview(.withoutLikes, clock: StoppedClock())
    dependencies.likes.page().send(Like(id: 1, name: Food.examples[1].name, isLiked: true))
    return dependencies
  }
}
