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
  /// The examples with a like that another process will send.
  static var waitingLike: ServiceDependencies {
    let like = SavedLikes.Like(
      id: 1, name: Food.examples[1].name, isLiked: true, askedAt: PreviewTime.now,
      process: "another")
    return .preview(
      .preview(), holding: like, in: SavedLikes.likes, suffix: "-1", savedAt: PreviewTime.now)
  }
}

extension LikeAlert {
  /// A like that the service refused.
  static var example: LikeAlert {
    LikeAlert(
      id: 0, name: Food.examples[0].name, wanted: true,
      error: .refused(status: 500, message: nil))
  }
}
