// A database's file on the disk: made, held against others, set aside when it is damaged.

import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file, and a lock beside it that says who uses it.
///
/// SQLite finds its `-wal` and `-shm` files by name, so a file in use must not be renamed: whoever closed it last would delete
/// the new file's log. All users hold the lock together, setting aside needs it alone.
struct DatabaseFile: Sendable {
  let path: String
  /// The lock's descriptor; a file of its own, since closing any descriptor of the database drops SQLite's own locks.
  private let lock: Int32

  /// Makes folder and file where they are missing, for this account only, and takes part in the lock.
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
      // Whoever sets a damaged file aside holds it alone for some milliseconds.
      guard flock(lock, LOCK_SH) == 0 else { throw Self.failure() }
      try make()
    } catch {
      close(lock)
      throw error
    }
  }

  /// Makes an empty file for this account only, unless there is one; SQLite takes an empty file for a new database.
  func make() throws(DatabaseError) {
    let made = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if made >= 0 {
      close(made)
    } else if errno != EEXIST {
      throw Self.failure()
    }
  }

  /// Lets others set the file aside.
  func leave() { close(lock) }

  /// Bytes of the file; 0 when it is not there.
  var bytes: Int { status.map { Int($0.st_size) } ?? 0 }

  /// What tells this file from another one under the same name; nil when there is none.
  var identity: UInt64? { status.map { UInt64($0.st_ino) } }

  private var status: stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// Renames the file with this identity and its logs to end in `.damaged`, once nobody else uses it; says the file's new name.
  ///
  /// Nil when another process has set it aside already. No connection of this process may be open. Waits up to 2 s for others.
  func setAside(_ identity: UInt64?) throws(DatabaseError) -> String? {
    defer { flock(lock, LOCK_SH) }
    for _ in 1...100 {
      // Two that both want it alone must not hold on to their share while they wait.
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
    // The file itself goes last: stopped half way, the next start finds it still damaged and goes on.
    for end in ends where files.fileExists(atPath: path + end) {
      guard Foundation.rename(path + end, aside + end) == 0 else { throw Self.failure() }
    }
    return (aside as NSString).lastPathComponent
  }

  private static func failure() -> DatabaseError {
    DatabaseError(systemError: errno) ?? .storage(why: "for no reason the system gives")
  }
}
