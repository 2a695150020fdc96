// A lock between processes that is released when its process ends.
public import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A lock that processes exclude one another with, held until it is released.
public protocol ProcessLock: AnyObject, Sendable {
  /// Releases the lock, so that who asks for it next gets it. Without this it is released some time
  /// after its last reference is dropped.
  func release() async
}

/// An exclusive lock between the processes of this machine, held until it is released, or during
/// this object's lifetime.
///
/// The kernel releases it when the process ends, even after a crash. The file stays.
public final class FileLock: ProcessLock {
  private let descriptor: Int32

  /// The reason why the lock could not be taken.
  public enum Refusal: Error, Sendable, Hashable {
    /// Another process holds it.
    case held
    /// The file cannot be created or locked; `why` is the system's message.
    case unusable(why: String)
  }

  /// Locks `file`, which is created if it is missing. Throws at once when it cannot be locked.
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

  /// Releases the lock, even one that a program started now has inherited for a moment.
  public func release() { flock(descriptor, LOCK_UN) }
}
