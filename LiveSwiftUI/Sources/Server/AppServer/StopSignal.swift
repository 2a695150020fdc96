// SIGINT and SIGTERM as calls: the first requests a stop, a later one insists.
import Foundation
import WebServer

/// Watches for SIGINT and SIGTERM during its lifetime.
///
/// The stop itself runs on the main thread. If that hangs, the signal would have no effect. So from
/// the first signal on, the main thread is probed, and the process is ended if it does not respond.
package final class StopSignal {
  /// How long the main thread may be silent after a signal, in seconds. It is checked every half
  /// second, so a hanging process ends within ten seconds.
  package static let patience = 9.0

  private let sources: [any DispatchSourceSignal]

  /// Calls `stop` on the first signal and `insist`, with the signal's number, on every later one.
  /// Calls `hung` when the main thread is silent for too long after the first.
  package init(
    stop: @escaping @Sendable () -> Void, insist: @escaping @Sendable (Int32) -> Void,
    hung: @escaping @Sendable () -> Void = StopSignal.endHanging
  ) {
    // One serial queue for both signals, so the count needs no lock.
    let queue = DispatchQueue(label: "tapas.stop")
    let state = State(queue: queue, hung: hung)
    sources = [SIGINT, SIGTERM].map { number in
      // The default action would end the process before the source is notified.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        state.count += 1
        guard state.count == 1 else { return insist(number) }
        stop()
        state.watch()
      }
      source.resume()
      return source
    }
  }

  deinit { for source in sources { source.cancel() } }

  /// Ends a process whose main thread hangs, and records the page of the current turn as the cause.
  package static func endHanging() {
    CrashWatch.noteHang()
    Terminal.warn("The main thread hangs, so the process ends without finishing its work.")
    // `exit` would run code that may wait for the main thread.
    _exit(1)
  }

  /// The signals received and the open probe. `@unchecked`: used on the queue above only.
  private final class State: @unchecked Sendable {
    var count = 0
    private let queue: DispatchQueue
    private let hung: @Sendable () -> Void
    /// When the open probe was sent; nil when none is open.
    private var asked: DispatchTime?

    init(queue: DispatchQueue, hung: @escaping @Sendable () -> Void) {
      (self.queue, self.hung) = (queue, hung)
    }

    func watch() {
      if let asked {
        let silence = Double(DispatchTime.now().uptimeNanoseconds - asked.uptimeNanoseconds) / 1e9
        if silence >= StopSignal.patience { return hung() }
      } else {
        asked = .now()
        Task { @MainActor [self] in queue.async { self.asked = nil } }
      }
      queue.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.watch() }
    }
  }
}
