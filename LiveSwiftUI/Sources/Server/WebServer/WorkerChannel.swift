// The channel from a process that distributes work to one that does it.
import CWebServer

/// A channel to one worker process, for connections or for messages. Both ends stay open here, so
/// that anything under way during the worker's restart reaches the new one.
package struct WorkerChannel: Sendable {
  /// This process's end.
  package let ours: Int32
  /// The worker's end, which the worker inherits.
  package let theirs: Int32

  /// Throws when the system has no descriptors left.
  package init() throws(WebServerError) {
    var ends: [Int32] = [-1, -1]
    guard cws_channel(&ends) == 0 else { throw .cannotStart }
    (ours, theirs) = (ends[0], ends[1])
  }

  /// Closes both ends.
  package func close() {
    cws_shut(ours)
    cws_shut(theirs)
  }
}
