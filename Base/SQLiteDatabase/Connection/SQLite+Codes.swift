// SQLite's result codes as errors.
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension DatabaseError {
  /// The error for a result code.
  ///
  /// `message` is SQLite's, `systemError` the system's code of a failed file operation.
  init(code: Int32, message: String, systemError: Int32) {
    // The low byte is the primary code, the rest the extended one (sqlite.org/rescode.html).
    switch code & 0xFF {
    case 5, 15: self = .busy
    case 11, 26: self = .damaged(why: message)
    case 13: self = .diskFull
    case 3, 8, 23: self = .notAllowed(why: message)
    case 10, 14: self = DatabaseError(systemError: systemError) ?? .storage(why: message)
    case 7: self = .storage(why: message)
    case 9: self = .cancelled
    case 19: self = .constraint(why: message)
    default: self = .statement(why: message)
    }
  }

  /// The error for a system code; nil for 0.
  init?(systemError: Int32) {
    switch systemError {
    case 0: return nil
    case ENOSPC, EDQUOT: self = .diskFull
    case EACCES, EPERM, EROFS: self = .notAllowed(why: String(cString: strerror(systemError)))
    default: self = .storage(why: String(cString: strerror(systemError)))
    }
  }
}
