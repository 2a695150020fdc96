// The way from a process that shares out work to one that does it.
import CWebServer

/// A channel to one worker process, for connections or for messages. Both ends stay open here, so
/// that what is under way while the worker is started again reaches the new one.
package struct WorkerChannel: Sendable {
  /// The end of this process.
  package let ours: Int32
  /// The end for the worker, which inherits it.
  package let theirs: Int32

  /// Throws when the system gives no descriptors.
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
