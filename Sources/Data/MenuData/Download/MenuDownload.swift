// One download of the menu: both lists, a few pages at a time, each page staged as it comes, then the switch.
import DataLayer
import Foundation

/// Downloads the whole menu once, going on from the pages that an earlier download left.
struct MenuDownload: Sendable {
  let store: MenuStore
  let endpoint: MenuEndpoint
  let clock: any Clock<Duration>
  /// Pages in flight at a time, at most.
  var width = 4
  let progress: @Sendable (DownloadProgress) -> Void

  /// Staged pages older than this are asked for again: the menu may be another by then.
  static let keepsFor: TimeInterval = 3_600

  /// A page on its way into the state.
  private struct Arrival: Sendable {
    let list: MenuList
    let number: Int
    let round: Int
    let outcome: Outcome
  }

  private enum Outcome: Sendable {
    case page(DownloadState.Page)
    case later(asked: Duration?, refusal: HTTPError)
    case failed(MenuError)
  }

  /// Downloads what is missing, switches to the new menu and answers its facts.
  func run() async throws(MenuError) -> SavedMenu {
    var state = DownloadState()
    try await takeStaged(into: &state)
    progress(state.progress)
    var pacer = RequestPacer(widest: width)
    while !state.isWhole {
      guard let refused = try await fetch(into: &state, &pacer) else { continue }
      guard let wait = pacer.wait(asked: refused.asked) else { throw .service(refused.refusal) }
      var waiting = state.progress
      waiting.waitingUntil = endpoint.now() + wait / .seconds(1)
      progress(waiting)
      do { try await clock.sleep(for: wait) } catch { throw .service(.cancelled) }
      progress(state.progress)
    }
    let menu = try state.menu()
    return try await store.replace(with: menu, from: endpoint.name, at: endpoint.now())
  }

  /// Asks for pages until all are there or the service says that it is too much; then none is in flight any more.
  private func fetch(
    into state: inout DownloadState, _ pacer: inout RequestPacer
  ) async throws(MenuError) -> (asked: Duration?, refusal: HTTPError)? {
    var refused: (asked: Duration?, refusal: HTTPError)?
    var failure: MenuError?
    await withTaskGroup(of: Arrival.self) { group in
      while true {
        while refused == nil, failure == nil, state.inFlight < pacer.width,
          let (list, number, round) = state.ask()
        {
          group.addTask {
            Arrival(
              list: list, number: number, round: round, outcome: await outcome(list, number))
          }
        }
        guard let arrival = await group.next() else { return }
        state.arrived(arrival.list, arrival.number)
        do throws(MenuError) {
          switch arrival.outcome {
          case .page(let page):
            pacer.pageCame()
            let dropped = try state.take(page, number: arrival.number, round: arrival.round)
            if !dropped.isEmpty { try await store.unstage(dropped, of: arrival.list) }
            progress(state.progress)
          case .later(let asked, let refusal):
            // Of several refusals at once the one that asks for most counts.
            if (asked ?? .zero) >= (refused?.asked ?? .zero) { refused = (asked, refusal) }
          case .failed(let error): throw error
          }
        } catch {
          // The first failure is the reason; the others were cancelled for it.
          failure = failure ?? error
          group.cancelAll()
        }
      }
    }
    if let failure { throw failure }
    return refused
  }

  /// Asks for a page, reads it and stages it, off the task that keeps the state.
  private func outcome(_ list: MenuList, _ number: Int) async -> Outcome {
    do throws(MenuError) {
      switch try await endpoint.ask(list, page: number) {
      case .later(let asked, let refusal): return .later(asked: asked, refusal: refusal)
      case .page(let body):
        let page = try DownloadState.Page(body, of: list, number: number)
        let staged = StagedPage(list: list, number: number, at: endpoint.now(), body: body)
        try await store.stage(staged, from: endpoint.name)
        return .page(page)
      }
    } catch {
      return .failed(error)
    }
  }

  /// Takes the pages that an earlier download left; those that fit together no more are dropped.
  private func takeStaged(into state: inout DownloadState) async throws(MenuError) {
    let limit = endpoint.now() - Self.keepsFor
    for staged in try await store.staged(from: endpoint.name, since: limit) {
      // A page that cannot be read now, perhaps by another version's rules, is asked for again.
      guard let page = try? DownloadState.Page(staged.body, of: staged.list, number: staged.number)
      else { continue }
      state.resume(page, number: staged.number)
    }
  }
}
