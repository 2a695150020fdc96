// Fetching pictures before anybody looks at them, so that they are there when the network is not.

import Foundation

extension ImageCache {
  /// What came of fetching ahead.
  public struct PrefetchResult: Sendable, Hashable {
    /// Pictures that were on disk already.
    public var kept = 0
    /// Pictures that were fetched now.
    public var fetched = 0
    /// Pictures that could not be had.
    public var failed = 0
    /// Why the rest was left for another time; nil when all were tried.
    public var stopped: Stop?

    /// Why fetching ahead ends early.
    public enum Stop: Sendable, Hashable {
      /// The network is away: several pictures in a row could not be reached.
      case offline
      /// The disk's share is nearly used up; more would push out pictures just fetched.
      case full
      /// The task was cancelled.
      case cancelled
      /// There is no folder that can be used.
      case noFolder
    }
  }

  /// Pictures in a row that must be out of reach before the network is taken to be away.
  private static let unreachableInARow = 3

  /// Fetches those of these pictures that are not on disk, few at a time, in this order.
  ///
  /// What is on disk is told by the listing alone, nothing is read. Called again it goes on where it stopped.
  public func prefetch(_ addresses: [URL], atOnce width: Int = 2) async -> PrefetchResult {
    var warmth = PrefetchResult()
    // Asked first: the folder is listed at the first look.
    guard contents.diskCount >= 0, diskState == .open else {
      warmth.stopped = .noFolder
      return warmth
    }
    var unreachable = 0
    var rest = addresses[...]
    while warmth.stopped == nil, !rest.isEmpty {
      let batch = rest.prefix(while: isOnDisk)
      warmth.kept += batch.count
      rest = rest.dropFirst(batch.count)
      let missing = Array(rest.prefix(max(1, width)))
      rest = rest.dropFirst(missing.count)
      for failure in await fetch(missing) {
        switch failure {
        case nil: (warmth.fetched, unreachable) = (warmth.fetched + 1, 0)
        case .cancelled, .unavailable(.cancelled): warmth.stopped = .cancelled
        case .some(let error):
          warmth.failed += 1
          unreachable = error.isOutOfReach ? unreachable + 1 : 0
          if unreachable >= Self.unreachableInARow { warmth.stopped = .offline }
        }
      }
      if Task.isCancelled { warmth.stopped = .cancelled }
      if !hasRoom { warmth.stopped = warmth.stopped ?? .full }
    }
    return warmth
  }

  /// Fetches these at the same time; answers what went wrong with each.
  private func fetch(_ addresses: [URL]) async -> [ImageError?] {
    await withTaskGroup(of: ImageError?.self) { group in
      for address in addresses {
        group.addTask {
          do throws(ImageError) {
            _ = try await self.image(at: address)
            return nil
          } catch {
            return error
          }
        }
      }
      var failures: [ImageError?] = []
      for await failure in group { failures.append(failure) }
      return failures
    }
  }

  private func isOnDisk(_ address: URL) -> Bool { disk.peek(Self.key(of: address)) != nil }

  /// Beyond nine tenths pictures would be let go to make room.
  private var hasRoom: Bool { disk.weight + bytesBeingWritten <= limits.diskBytes / 10 * 9 }
}

extension ImageError {
  fileprivate var isOutOfReach: Bool {
    switch self {
    // A silent host is not the network; it rests by itself, and the pictures of others are fetched.
    case .unavailable(.unreachable): true
    default: false
    }
  }
}
