// One download for all callers that request it while it runs.
import DataLayer
import Synchronization

/// Runs one download at a time and reports its progress to every caller that has joined it.
///
/// It continues when every caller is cancelled, because its requests are already sent; the next
/// caller finds the menu.
final class SharedDownload: Sendable {
  typealias Outcome = Result<SavedMenu, MenuError>
  typealias Report = @Sendable (DownloadProgress) -> Void

  private struct State {
    var nextID = 0
    var reports: [Int: Report] = [:]
    /// The last progress of the download; nil while none runs.
    var latest: DownloadProgress?
  }

  private let state = Mutex(State())
  private let flight = SingleFlight<String, Outcome>()
  private let run: @Sendable (@escaping Report) async -> Outcome

  /// A download that is run and reported by `run`.
  init(_ run: @escaping @Sendable (@escaping Report) async -> Outcome) {
    self.run = run
  }

  /// Starts the download or joins the running one, and waits for its end.
  ///
  /// A cancelled caller gets `MenuError.service(.cancelled)` at once.
  func join(_ report: @escaping Report) async throws(MenuError) -> SavedMenu {
    let (id, latest) = state.withLock { state in
      state.nextID += 1
      state.reports[state.nextID] = report
      return (state.nextID, state.latest)
    }
    defer { state.withLock { $0.reports[id] = nil } }
    if let latest { report(latest) }
    let cancelled = Outcome.failure(.service(.cancelled))
    let outcome = await flight.join("menu", cancelled: cancelled) { commit in
      guard commit() else { return cancelled }
      let outcome = await self.run { self.report($0) }
      self.state.withLock { $0.latest = nil }
      return outcome
    }
    return try outcome.get()
  }

  private func report(_ progress: DownloadProgress) {
    let reports = state.withLock { state in
      state.latest = progress
      return state.reports.values
    }
    for report in reports { report(progress) }
  }
}
