// The number of descriptors that the process may have.
import CWebServer

/// The limit on open files and sockets.
package enum Descriptors {
  /// Enough for 512 connections with a photo's file each, and for other open files. The default of
  /// many systems is 1,024.
  package static let wanted = 4_096

  /// Raises the limit to `wanted`, or to the most that the system allows. Returns the new limit;
  /// nil when it cannot be read or changed.
  @discardableResult
  package static func raiseLimit(to wanted: Int = wanted) -> Int? {
    let limit = cws_raise_file_limit(wanted)
    return limit < 0 ? nil : limit
  }
}
