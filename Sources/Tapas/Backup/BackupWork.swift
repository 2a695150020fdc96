// The working folder of a backup, and those left behind by killed backups.
import Foundation

/// A folder beside the backup, for this account only. It is locked while it is in use.
///
/// The lock is released however the process ends, so an unlocked folder is left over.
struct BackupWork {
  private static let prefix = ".tapas-backup-"

  /// The folder.
  let folder: URL
  private let lock: Int32

  /// Creates the folder in `parent`; nil when that fails.
  init?(in parent: URL) {
    // Another backup's clean-up may remove the folder between its creation and its lock.
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

  /// Removes the folder with its content.
  func remove() {
    // A folder that cannot be removed is hidden and private; the next backup tries again.
    try? FileManager.default.removeItem(at: folder)
    close(lock)
  }

  /// Removes this account's folders of killed backups in `parent`. Each has copies of the site's
  /// secret and of the access code.
  static func removeLeftOver(in parent: URL) {
    // An unreadable folder has nothing to remove.
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

  /// A descriptor that locks the folder at that path, if it belongs to this account; -1 otherwise.
  /// A link is no folder.
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
