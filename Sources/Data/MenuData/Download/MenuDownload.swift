// One download of the menu: both lists, a few pages at a time, then one switch to the new menu.
import DataLayer
import Foundation

/// Downloads the whole menu once, except the pages that an earlier download has staged.
struct MenuDownload: Sendable {
  let store: any MenuStore
  let endpoint: MenuEndpoint
  let wait: DownloadWait
  /// The most requests in flight.
  var width = 4
  let progress: @Sendable (DownloadProgress) -> Void

  /// The age in seconds above which staged pages are requested again: the menu may have changed.
  static let keepsFor: TimeInterval = 3_600
  /// That age while there is a menu, of which an update says that it is up to date then.
  static let keepsForUpdate: TimeInterval = 60

  /// The outcome of a request.
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

  /// Downloads the missing pages, saves the menu and returns it.
  ///
  /// Throws `tooLong` of the service for a list that is too long; its pages are not kept.
  func run() async throws(MenuError) -> SavedMenu {
    do throws(MenuError) {
      return try await download()
    } catch .service(.tooLong) {
      // They take disk space, and the next download would fail with them at once.
      try await store.unstage(from: endpoint.name)
      throw .service(.tooLong)
    }
  }

  private func download() async throws(MenuError) -> SavedMenu {
    var state = DownloadState()
    try await takeStaged(into: &state)
    if state.isTooLong { throw .service(.tooLong) }
    progress(state.progress)
    var pacer = RequestPacer(widest: width)
    while !state.isWhole {
      guard let refused = try await fetch(into: &state, &pacer) else { continue }
      guard let time = pacer.wait(asked: refused.asked) else { throw .service(refused.refusal) }
      var waiting = state.progress
      waiting.waitingUntil = endpoint.now() + time / .seconds(1)
      waiting.mayEndWait = refused.asked == nil
      progress(waiting)
      try await wait.wait(time, mayEnd: waiting.mayEndWait)
      progress(state.progress)
    }
    let menu = try state.menu()
    return try await store.replace(with: menu, from: endpoint.name, at: endpoint.now())
  }

  /// Requests pages until all are received or the service asks to wait. Then none is in flight.
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
            // Of several refusals, the one with the longest wait counts.
            if (asked ?? .zero) >= (refused?.asked ?? .zero) { refused = (asked, refusal) }
          case .failed(let error): throw error
          }
        } catch {
          // Later failures are only cancellations that the first one caused.
          failure = failure ?? error
          group.cancelAll()
        }
      }
    }
    if let failure { throw failure }
    return refused
  }

  /// Requests a page, parses it and stages it, outside the task that owns the state.
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

  /// Takes the staged pages of an earlier download, as far as they agree with each other.
  private func takeStaged(into state: inout DownloadState) async throws(MenuError) {
    let isUpdate = try await store.saved(from: endpoint.name) != nil
    let limit = endpoint.now() - (isUpdate ? Self.keepsForUpdate : Self.keepsFor)
    for staged in try await store.staged(from: endpoint.name, since: limit) {
      // A page that this version cannot read is requested again.
      guard let page = try? DownloadState.Page(staged.body, of: staged.list, number: staged.number)
      else { continue }
      state.resume(page, number: staged.number)
    }
  }
}
