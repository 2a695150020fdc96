// The disk space that all pages of a server share for files of people.
import Foundation
import Synchronization

/// The folder for the files of all pages, and the bytes that a visitor may have there.
///
/// A browser may have a quarter of what would then be left, an address half, and guests together
/// half of all. So nobody alone can fill it, and a later visitor still finds room.
package final class FileRoom: Sendable {
  private struct Used {
    var all = 0
    var guests = 0
    var owners: [String: Int] = [:]
  }

  /// The counts, which all shares of a room have in common.
  private final class Counts: Sendable {
    let used = Mutex(Used())
  }

  /// The folder in which each page has its own.
  package let folder: URL
  private let limit: Int
  private let counts: Counts
  /// The names that bytes of this share count for, each with its part of what is left; none for the
  /// whole room.
  private let owners: [(name: String, part: Int)]
  private let isGuest: Bool

  /// A folder that is made once it is needed, for at most `limit` bytes.
  package convenience init(folder: URL, limit: Int = 1 << 30) {
    self.init(folder, limit, Counts(), [], isGuest: false)
  }

  private init(
    _ folder: URL, _ limit: Int, _ counts: Counts, _ owners: [(name: String, part: Int)],
    isGuest: Bool
  ) {
    self.folder = folder
    self.limit = limit
    self.counts = counts
    self.owners = owners
    self.isGuest = isGuest
  }

  /// The part of this room that a browser at an address may use.
  package func share(of browser: String, at address: String, isGuest: Bool) -> FileRoom {
    let owners: [(name: String, part: Int)] = [
      ("browser \(browser)", 4), ("address \(address)", 2),
    ]
    return FileRoom(folder, limit, counts, owners, isGuest: isGuest)
  }

  /// Whether so many bytes could be taken now.
  func has(_ bytes: Int) -> Bool { counts.used.withLock { has(bytes, $0) } }

  private func has(_ bytes: Int, _ used: Used) -> Bool {
    guard bytes >= 0 else { return false }
    var left = limit - used.all - bytes
    if isGuest { left = min(left, limit / 2 - used.guests - bytes) }
    return left >= 0
      && owners.allSatisfy { used.owners[$0.name, default: 0] + bytes <= left / $0.part }
  }

  /// Takes so many bytes, or returns false if there are not as many.
  func take(_ bytes: Int) -> Bool {
    counts.used.withLock { used in
      guard has(bytes, used) else { return false }
      add(bytes, to: &used)
      return true
    }
  }

  /// Gives back bytes that were taken.
  func give(_ bytes: Int) { counts.used.withLock { add(-bytes, to: &$0) } }

  private func add(_ bytes: Int, to used: inout Used) {
    used.all += bytes
    if isGuest { used.guests += bytes }
    for (name, _) in owners {
      let own = used.owners[name, default: 0] + bytes
      used.owners[name] = own == 0 ? nil : own
    }
  }
}
