// The food services of previews: empty, silent, failing, refusing likes.
import DataLayer
import Foundation
import SharedUI

extension FoodService {
  /// A service without foods.
  static var empty: FoodService {
    var service = preview()
    service.list = { () async throws(HTTPError) in FoodList([]) }
    return service
  }

  /// A service that never answers.
  static var silent: FoodService {
    var service = preview()
    service.list = { () async throws(HTTPError) in
      await PreviewTime.forever()
      throw .cancelled
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

  /// A service with two unreadable records.
  static var skipping: FoodService {
    var service = preview()
    service.list = { [list = service.list] () async throws(HTTPError) in
      FoodList(try await list().records, skipped: 2)
    }
    return service
  }
}

extension ServiceDependencies<FoodService> {
  /// The examples with a like that is not sent yet.
  @MainActor static var waitingLike: ServiceDependencies {
    // By the stopped clock, the pause before the next attempt never ends.
    let dependencies = preview(.withoutLikes, clock: StoppedClock())
    let page = dependencies.likes.page()
    page.send(Like(id: 1, name: Food.examples[1].name, isLiked: true))
    return dependencies
  }
}

extension RefusedWrite<Like> {
  /// A like that the service refused.
  static var example: RefusedWrite {
    RefusedWrite(
      Like(id: 0, name: Food.examples[0].name, isLiked: true),
      error: .refused(status: 500, message: nil))
  }
}
