// SIGINT and SIGTERM as calls: the first asks for a stop, a later one insists.
import Foundation

/// Watches for SIGINT and SIGTERM as long as it lives.
package final class StopSignal {
  private let sources: [any DispatchSourceSignal]

  /// Calls `stop` on the first signal and `insist`, with the signal's number, on every later one.
  package init(stop: @escaping @Sendable () -> Void, insist: @escaping @Sendable (Int32) -> Void) {
    // One serial queue for both signals: the count needs no lock.
    let queue = DispatchQueue(label: "tapas.stop")
    let count = Count()
    sources = [SIGINT, SIGTERM].map { number in
      // The default action would end the process before the source is told.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        count.value += 1
        if count.value == 1 { stop() } else { insist(number) }
      }
      source.resume()
      return source
    }
  }

  deinit { for source in sources { source.cancel() } }

  /// How many signals came; touched on the queue above only, hence unchecked.
  private final class Count: @unchecked Sendable {
    var value = 0
  }
}
