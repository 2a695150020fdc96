// The moment of a start in which several processes may make the same files of a data folder.
import Foundation

/// A lock that processes over one data folder take in turn.
package enum StartLock {
  /// Runs `work` while no other process does in this folder, so that one makes the secret and the
  /// access code, and the others read them.
  package static func held<Value>(
    in folder: URL, _ work: () throws(StartFailure) -> Value
  ) throws(StartFailure) -> Value {
    let file = folder.appendingPathComponent("start.lock")
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .folderNotWritable(folder.path) }
    // Closing ends the lock, also when the process is killed.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      // On a file system without locks a single process still works.
      guard errno == EINTR else { break }
    }
    return try work()
  }
}
