// One download for all who ask for it while it runs.
import Foundation
import Synchronization

/// Runs one download at a time; who asks while it runs joins it. It ends when it is done, even when all have left.
///
/// Left by everyone it goes on: its pages are asked for already, and the next who asks finds the menu.
final class SharedDownload: Sendable {
  typealias Outcome = Result<SavedMenu, MenuError>
  typealias Report = @Sendable (DownloadProgress) -> Void

  private struct Joined {
    let report: Report
    let waiting: CheckedContinuation<Outcome, Never>
  }

  private struct State {
    var nextTicket = 0
    var isRunning = false
    var joined: [Int: Joined] = [:]
    var latest: DownloadProgress?
  }

  private let state = Mutex(State())
  private let run: @Sendable (@escaping Report) async -> Outcome

  /// A download that is done by `run`, which reports its progress.
  init(_ run: @escaping @Sendable (@escaping Report) async -> Outcome) {
    self.run = run
  }

  /// Starts the download or joins the one that runs, and waits for its end; a cancelled caller leaves at once.
  func join(_ report: @escaping Report) async throws(MenuError) -> SavedMenu {
    let ticket = state.withLock { state in
      state.nextTicket += 1
      return state.nextTicket
    }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { (waiting: CheckedContinuation<Outcome, Never>) in
        let entry = state.withLock {
          state -> (isIn: Bool, starts: Bool, latest: DownloadProgress?) in
          // Asked under the lock: a cancellation that came before this line finds no ticket to tear up.
          if Task.isCancelled { return (false, false, nil) }
          state.joined[ticket] = Joined(report: report, waiting: waiting)
          let starts = !state.isRunning
          state.isRunning = true
          if starts { state.latest = nil }
          return (true, starts, state.latest)
        }
        if !entry.isIn { return waiting.resume(returning: .failure(.service(.cancelled))) }
        if let latest = entry.latest { report(latest) }
        if entry.starts { start() }
      }
    } onCancel: {
      let left = state.withLock { $0.joined.removeValue(forKey: ticket) }
      left?.waiting.resume(returning: .failure(.service(.cancelled)))
    }
    return try outcome.get()
  }

  private func start() {
    Task {
      let outcome = await run { progress in self.tell(progress) }
      let joined = self.state.withLock { state in
        state.isRunning = false
        defer { state.joined = [:] }
        return Array(state.joined.values)
      }
      for one in joined { one.waiting.resume(returning: outcome) }
    }
  }

  private func tell(_ progress: DownloadProgress) {
    let reports = state.withLock { state in
      state.latest = progress
      return state.joined.values.map(\.report)
    }
    for report in reports { report(progress) }
  }
}
