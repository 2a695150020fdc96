// Writes files atomically: a crash leaves the old file or the new one, never a mixture.
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Replaces whole files atomically.
enum AtomicFile {
  /// A failed file operation of the system.
  struct Failure: Error, Equatable {
    /// The system's error code, such as `ENOSPC`.
    let code: Int32
    /// The system's message, such as "No space left on device".
    var why: String { String(cString: strerror(code)) }
  }

  /// The prefix of incomplete files' names.
  static let temporaryPrefix = ".tmp-"

  /// Writes the bytes under a temporary name in the same folder, then renames the file.
  ///
  /// The file survives a crash of the process. After a power cut it may have wrong bytes.
  static func replace(_ path: String, with data: Data) throws(Failure) {
    let folder = (path as NSString).deletingLastPathComponent
    let temporary = folder + "/" + temporaryPrefix + UUID().uuidString
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Failure(code: errno) }
    do throws(Failure) {
      defer { close(file) }
      try write(data, to: file)
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let failure = Failure(code: errno)
      unlink(temporary)
      throw failure
    }
  }

  private static func write(_ data: Data, to file: Int32) throws(Failure) {
    let code = data.withUnsafeBytes { bytes -> Int32 in
      var done = 0
      while done < bytes.count {
        // Some systems write at most 2 GB per call; photos are far smaller.
        let written = Self.write(file, bytes.baseAddress! + done, bytes.count - done)
        if written < 0 {
          if errno == EINTR { continue }
          return errno
        }
        done += written
      }
      return 0
    }
    if code != 0 { throw Failure(code: code) }
  }

  private static func write(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(file, bytes, count)
    #elseif canImport(Glibc)
      Glibc.write(file, bytes, count)
    #else
      Musl.write(file, bytes, count)
    #endif
  }
}
