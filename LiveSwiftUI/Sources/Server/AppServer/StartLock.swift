// The lock for the part of a start in which processes may create the same files of a data folder.
package import Foundation

/// A lock among the processes over one data folder.
package enum StartLock {
  /// Runs `work` while no other process does so for this folder. So one process makes the secret
  /// and the access code, and the others read them.
  package static func held<Value>(
    in folder: URL, _ work: () throws(StartFailure) -> Value
  ) throws(StartFailure) -> Value {
    let file = folder.appendingPathComponent("start.lock")
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .folderNotWritable(folder.path) }
    // Closing releases the lock, even when the process is killed.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      // Without file locks a single process still works.
      guard errno == EINTR else { break }
    }
    return try work()
  }
}
