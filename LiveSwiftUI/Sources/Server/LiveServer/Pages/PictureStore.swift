// Pictures that apps made of bytes, kept in memory for the pages that show them.
import Foundation
import Synchronization

/// A limited number of bytes of pictures by name: when half of the limit is reached, those that
/// were neither drawn nor fetched since the previous half are dropped.
final class PictureStore: Sendable {
  private struct Generations {
    var now: [String: SitePhoto] = [:]
    var before: [String: SitePhoto] = [:]
    var bytes = 0

    mutating func add(_ picture: SitePhoto, _ name: String, limit: Int) {
      guard now[name] == nil else { return }
      if bytes + picture.data.count > limit / 2 {
        before = now
        now = [:]
        bytes = 0
      }
      now[name] = picture
      bytes += picture.data.count
    }
  }

  private let generations = Mutex(Generations())
  private let limit: Int

  /// A store of at most `limit` bytes.
  init(limit: Int = 1 << 26) { self.limit = limit }

  /// Adds a picture, and returns whether it fits.
  func add(_ picture: SitePhoto, _ name: String) -> Bool {
    guard picture.data.count <= limit / 2 else { return false }
    generations.withLock { $0.add(picture, name, limit: limit) }
    return true
  }

  /// The picture of a name, which counts as used; nil when it was dropped.
  func picture(_ name: String) -> SitePhoto? {
    generations.withLock { generations in
      guard let picture = generations.now[name] ?? generations.before[name] else { return nil }
      generations.add(picture, name, limit: limit)
      return picture
    }
  }
}
