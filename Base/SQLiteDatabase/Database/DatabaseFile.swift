// A database's file on disk: creating it, locking it, and setting a damaged one aside.
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file, and a lock file that shows whether processes use it.
///
/// SQLite finds its `-wal` and `-shm` files by name, so a file in use must not be renamed: the
/// process that closes it last would delete the log of the new file. All users have a shared lock,
/// and setting the file aside requires the exclusive lock.
struct DatabaseFile: Sendable {
  let path: String
  /// The descriptor of the lock file.
  ///
  /// The lock has a separate file, because closing any descriptor of the database drops SQLite's
  /// locks.
  private let lock: Int32

  /// Creates the folder and the file if they are missing, and takes the shared lock.
  ///
  /// Both are created for this account only.
  init(at file: URL) throws(DatabaseError) {
    path = file.path(percentEncoded: false)
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .notAllowed(why: "the folder \(folder) cannot be made")
    }
    lock = open(path + "-lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw Self.failure() }
    do throws(DatabaseError) {
      // Blocks for the milliseconds in which another process sets a damaged file aside.
      guard flock(lock, LOCK_SH) == 0 else { throw Self.failure() }
      try make()
    } catch {
      close(lock)
      throw error
    }
  }

  /// Creates an empty file for this account only, unless there is one.
  ///
  /// SQLite accepts an empty file as a new database.
  func make() throws(DatabaseError) {
    let made = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if made >= 0 {
      close(made)
    } else if errno != EEXIST {
      throw Self.failure()
    }
  }

  /// Releases the lock, so that other processes can set the file aside.
  func leave() { close(lock) }

  /// The size of the file in bytes; 0 when there is none.
  var bytes: Int { status.map { Int($0.st_size) } ?? 0 }

  /// The inode of the file, which distinguishes it from a later file of the same name; nil without
  /// one.
  var identity: UInt64? { status.map { UInt64($0.st_ino) } }

  private var status: stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// Renames the file with this identity and its logs to end in `.damaged`. Returns the new name.
  ///
  /// Waits up to 2 s for other processes to close the file. No connection of this process may be
  /// open. Nil when another process has already set the file aside.
  func setAside(_ identity: UInt64?) throws(DatabaseError) -> String? {
    defer { flock(lock, LOCK_SH) }
    for _ in 1...100 {
      // Two processes that want the exclusive lock would block each other with their shared ones.
      flock(lock, LOCK_UN)
      if flock(lock, LOCK_EX | LOCK_NB) == 0 {
        return self.identity == identity ? try rename() : nil
      }
      usleep(20_000)
    }
    if self.identity != identity { return nil }
    throw .damaged(why: "and another process has it open; stop that one first")
  }

  private func rename() throws(DatabaseError) -> String {
    let files = FileManager.default
    let ends = ["-wal", "-shm", ""]
    var aside = path + ".damaged"
    var number = 1
    while ends.contains(where: { files.fileExists(atPath: aside + $0) }) {
      number += 1
      aside = "\(path).\(number).damaged"
    }
    // The file itself is renamed last, so that after an interruption the next start finds it
    // damaged.
    for end in ends where files.fileExists(atPath: path + end) {
      guard Foundation.rename(path + end, aside + end) == 0 else { throw Self.failure() }
    }
    return (aside as NSString).lastPathComponent
  }

  private static func failure() -> DatabaseError {
    DatabaseError(systemError: errno) ?? .storage(why: "for no reason the system gives")
  }
}
