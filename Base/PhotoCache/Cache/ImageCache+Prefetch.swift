// Prefetching pictures, so that they are on disk when there is no network.
public import Foundation
import HTTPRequests

extension ImageCache {
  /// The result of a prefetch.
  public struct PrefetchResult: Sendable, Hashable {
    /// The number of pictures that were already on disk.
    public var kept = 0
    /// The number of pictures fetched.
    public var fetched = 0
    /// The number of pictures that could not be fetched.
    public var failed = 0
    /// The reason for an early end; nil when all pictures were tried.
    public var stopped: Stop?

    /// The reason why a prefetch ended early.
    public enum Stop: Sendable, Hashable {
      /// There is no network: several pictures in a row were unreachable.
      case offline
      /// The disk limit is nearly reached; further pictures would evict those just fetched.
      case full
      /// The task was cancelled.
      case cancelled
      /// The cache has no folder, or cannot use it.
      case noFolder
    }
  }

  /// The number of successive unreachable pictures that counts as no network.
  private static let unreachableInARow = 3

  /// Fetches the pictures that are not on disk, `width` at a time, in this order.
  ///
  /// It relies on the listing of the folder and reads no file. A second call continues where the
  /// first ended. On Apple's systems it uses no mobile data; there it stops as without a network.
  public func prefetch(_ addresses: [URL], atOnce width: Int = 2) async -> PrefetchResult {
    var result = PrefetchResult()
    // Reading `contents` opens the folder, which sets `diskState`.
    guard contents.diskCount >= 0, diskState == .open else {
      result.stopped = .noFolder
      return result
    }
    var unreachable = 0
    var rest = addresses[...]
    while result.stopped == nil, !rest.isEmpty {
      let batch = rest.prefix(while: isOnDisk)
      result.kept += batch.count
      for address in batch { renewIfStale(address, Self.key(of: address), isAhead: true) }
      rest = rest.dropFirst(batch.count)
      let missing = Array(rest.prefix(max(1, width)))
      rest = rest.dropFirst(missing.count)
      for failure in await fetch(missing) {
        switch failure {
        case nil: (result.fetched, unreachable) = (result.fetched + 1, 0)
        case .cancelled, .unavailable(.cancelled): result.stopped = .cancelled
        case .some(let error):
          result.failed += 1
          unreachable = error.isOutOfReach ? unreachable + 1 : 0
          if unreachable >= Self.unreachableInARow { result.stopped = .offline }
        }
      }
      if Task.isCancelled { result.stopped = .cancelled }
      if !hasRoom { result.stopped = result.stopped ?? .full }
    }
    return result
  }

  /// Fetches these pictures concurrently. Returns an error or nil for each.
  private func fetch(_ addresses: [URL]) async -> [ImageError?] {
    await withTaskGroup(of: ImageError?.self) { group in
      for address in addresses {
        group.addTask {
          do throws(ImageError) {
            _ = try await self.image(at: address, isAhead: true)
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

  /// Whether a picture can be stored without evictions, which start above nine tenths.
  private var hasRoom: Bool { disk.weight + bytesBeingWritten <= limits.diskBytes / 10 * 9 }
}

extension ImageError {
  /// Whether no network led to the host.
  var isOutOfReach: Bool {
    switch self {
    // A host that does not respond is not the network: its pictures fail at once, those of other
    // hosts are fetched.
    case .unavailable(.unreachable): true
    default: false
    }
  }
}
