// After a crash the pages that were open come back one at a time, for a while.
import WebServer

/// Lets one page at a time be made while the process is careful.
///
/// While a page is on trial, an end of the process that no turn and no task explains is blamed on
/// it: work that it left to a thread, a queue or a timer.
@MainActor final class Trials {
  /// How long a process is careful after a start that follows a crash.
  static let careful: Duration = .seconds(60)
  /// How long a page stays on trial after it was sent.
  static let aftermath: Duration = .milliseconds(50)

  private let clock: SessionClock
  private let end: ContinuousClock.Instant?
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(isCareful: Bool, clock: SessionClock) {
    self.clock = clock
    end = isCareful ? clock.now() + Self.careful : nil
  }

  /// Waits for a page's trial. False when no trial is needed any more; after true, `ended` must be
  /// called.
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

  /// The page was made and sent, or was not; the next one comes when it has proved harmless.
  func ended() {
    Task { @MainActor [clock] in
      // A cancelled wait only ends the trial sooner.
      try? await clock.sleep(Self.aftermath)
      CrashWatch.setTrial(nil)
      passOn()
    }
  }

  private var isCareful: Bool { end.map { clock.now() < $0 } ?? false }

  /// Hands the place on without giving it up, so that nobody overtakes who waits.
  private func passOn() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
