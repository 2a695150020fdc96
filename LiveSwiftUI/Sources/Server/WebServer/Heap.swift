// The heap of the process: few arenas, trimmed after large releases.
import CWebServer

/// Keeps resident memory close to the memory in use.
package enum Heap {
  /// Limits the arenas of malloc. Call it before the first thread starts.
  ///
  /// A page is made on one thread, and parts of it are freed on others. With an arena per thread,
  /// one arena's free blocks are of no use to another, and memory grew for hours.
  package static func limitArenas() { cws_heap_limit_arenas(2) }

  /// Returns free memory to the system, away from the caller's thread.
  package static func trim() {
    Task.detached(priority: .background) { cws_heap_trim() }
  }
}
