// How many descriptors the process may have.
import CWebServer

/// The limit on open files and sockets.
package enum Descriptors {
  /// Enough for a photo's file beside each of 512 connections, and for what else is open. Many
  /// systems allow 1,024 unless a program asks for more.
  package static let wanted = 4_096

  /// Raises the limit to `wanted`, or to what the system allows at most. Returns the limit then;
  /// nil when it cannot be read or changed.
  @discardableResult
  package static func raiseLimit(to wanted: Int = wanted) -> Int? {
    let limit = cws_raise_file_limit(wanted)
    return limit < 0 ? nil : limit
  }
}
