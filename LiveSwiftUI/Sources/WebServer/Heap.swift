// The heap of the process: bounded in its arenas, trimmed when much was let go.
import CWebServer

/// What keeps resident memory near what is in use.
package enum Heap {
  /// Bounds the arenas of malloc. Call it before the first thread starts.
  ///
  /// A page is made on one thread and parts of it are freed on others. With an arena for each
  /// thread the free pieces of one are of no use to the next, and memory grew for hours.
  package static func limitArenas() { cws_heap_limit_arenas(2) }

  /// Gives free memory back to the system, away from the caller's thread.
  package static func trim() {
    Task.detached(priority: .background) { cws_heap_trim() }
  }
}
