// One-at-a-time creation of pages for a while after a crash.
import WebServer

/// Makes one page at a time while the process is careful.
///
/// While a page is on trial, a crash outside every turn and task counts against it: its cause is
/// work that the page left to a thread, a queue or a timer.
@MainActor final class Trials {
  /// How long a process is careful when it starts after a crash.
  static let careful: Duration = .seconds(60)
  /// How long a page stays on trial after it is sent.
  static let aftermath: Duration = .milliseconds(50)

  private let clock: SessionClock
  private let end: ContinuousClock.Instant?
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(isCareful: Bool, clock: SessionClock) {
    self.clock = clock
    end = isCareful ? clock.now() + Self.careful : nil
  }

  /// Waits for a page's trial. Returns false when trials are no longer needed. After true, `ended`
  /// must be called.
  func begin(_ mark: CrashMark) async -> Bool {
    guard isCareful else { return false }
    if isTaken { await withCheckedContinuation { waiting.append($0) } }
    guard isCareful else {
      passOn()
      return false
    }
    isTaken = true
    CrashWatch.setTrial(mark.doing(.trial, level: mark.level, at: mark.address))
    return true
  }

  /// Reports that the page was made and sent, or that it failed; ends its trial after `aftermath`.
  func ended() {
    Task { @MainActor [clock] in
      // A cancelled wait only ends the trial sooner.
      try? await clock.sleep(Self.aftermath)
      CrashWatch.setTrial(nil)
      passOn()
    }
  }

  private var isCareful: Bool { end.map { clock.now() < $0 } ?? false }

  /// Passes the trial to the next waiting page without releasing it, so that no page jumps the
  /// queue.
  private func passOn() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
