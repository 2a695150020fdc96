// A lock that one process holds at a time and that dies with it.

import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Held as long as it lives, by one holder in all processes of this machine.
///
/// The kernel lets go when the process ends, however it ends, so nothing is left locked after a crash; the file stays.
public final class FileLock: Sendable {
  private let descriptor: Int32

  /// Why a lock is not had.
  public enum Refusal: Error, Sendable, Hashable {
    /// Another holder has it.
    case held
    /// The file cannot be made or locked, in the system's words.
    case unusable(why: String)
  }

  /// Takes the lock that `file` stands for, making the file when there is none; throws at once when it is not to be had.
  public init(_ file: URL) throws(Refusal) {
    descriptor = open(file.path(percentEncoded: false), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unusable(why: String(cString: strerror(errno))) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let reason = errno
      close(descriptor)
      throw reason == EWOULDBLOCK ? .held : .unusable(why: String(cString: strerror(reason)))
    }
  }

  deinit { close(descriptor) }
}
