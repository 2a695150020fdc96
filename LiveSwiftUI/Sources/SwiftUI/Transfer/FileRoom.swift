// The disk space that all pages of a server share for files of people.
import Foundation
import Synchronization

/// The folder for the files of all pages, and the bytes that are left in it.
package final class FileRoom: Sendable {
  /// The folder in which each page has its own.
  package let folder: URL
  private let left: Mutex<Int>

  /// A folder that is made once it is needed, for at most `limit` bytes.
  package init(folder: URL, limit: Int = 1 << 30) {
    self.folder = folder
    left = Mutex(limit)
  }

  /// Takes so many bytes, or returns false if there are not as many.
  func take(_ bytes: Int) -> Bool {
    left.withLock { left in
      guard bytes >= 0, bytes <= left else { return false }
      left -= bytes
      return true
    }
  }

  /// Gives back bytes that were taken.
  func give(_ bytes: Int) { left.withLock { $0 += bytes } }
}
