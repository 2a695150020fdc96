// The folder in which a backup is made, and those that killed backups have left behind.
import Foundation

/// A folder beside the backup, for this account only. It is locked while it is in use.
///
/// The lock ends with the process, however that ends, so a folder without one is nobody's.
struct BackupWork {
  private static let prefix = ".tapas-backup-"

  /// Where it is.
  let folder: URL
  private let lock: Int32

  /// Makes one in `parent`; nil when that takes no folder.
  init?(in parent: URL) {
    // Another backup that clears up may take the folder between making and locking it.
    for _ in 1...5 {
      let folder = parent.appending(
        path: Self.prefix + UUID().uuidString, directoryHint: .isDirectory)
      let path = folder.path(percentEncoded: false)
      guard mkdir(path, 0o700) == 0 else { return nil }
      let lock = Self.locked(path)
      guard lock >= 0 else { continue }
      (self.folder, self.lock) = (folder, lock)
      return
    }
    return nil
  }

  /// Removes it with all that is in it.
  func remove() {
    // What cannot be removed is hidden and for this account only; the next backup tries again.
    try? FileManager.default.removeItem(at: folder)
    close(lock)
  }

  /// Removes the folders of killed backups in `parent`, those of this account only. Each had copies
  /// of the site's secret and of the access code.
  static func removeLeftOver(in parent: URL) {
    // A folder that cannot be read has nothing that could be removed.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where isOurs(name) {
      let path = parent.appending(path: name).path(percentEncoded: false)
      let lock = locked(path)
      guard lock >= 0 else { continue }
      // As in `remove`.
      try? FileManager.default.removeItem(atPath: path)
      close(lock)
    }
  }

  private static func isOurs(_ name: String) -> Bool {
    name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil
  }

  /// A descriptor that holds the lock of a folder of this account, which is at that path; -1 for
  /// none. A link is no folder.
  private static func locked(_ path: String) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return -1 }
    var (held, named) = (stat(), stat())
    if fstat(descriptor, &held) == 0, held.st_uid == geteuid(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0,
      lstat(path, &named) == 0, named.st_ino == held.st_ino, named.st_dev == held.st_dev
    {
      return descriptor
    }
    close(descriptor)
    return -1
  }
}
