// A list of a service that stays on screen when the service is slow, fails or cannot be reached.
import DataLayer
import Foundation
import Observation

/// One page's view of the list of a service, which all pages of the process share.
///
/// `Content` is what all share of an answer; `Shown` is what this page shows of it.
@MainActor @Observable
public final class SavedList<Content: Sendable, Shown: Sendable, Failure: LoadError> {
  /// What is on screen, and the state of its loading.
  public private(set) var content = Loadable<Shown, Failure>()
  /// Whether a load has taken a second or more.
  public var isSlow: Bool { slowTimer.isSlow }
  /// The time of day, for "5 minutes ago".
  public let now: @Sendable () -> Date

  /// Since when what is shown counts as refreshed: when the person asked for the refresh that came
  /// last, or when its answer was requested, if that was earlier. Nil before any came.
  public private(set) var refreshedAt: Date?

  private var loadedAt: Date?
  /// The list that all pages of the process share.
  public let list: SharedList<Content, Failure>
  private let slowTimer: SlowTimer
  private let show: @MainActor (Content, Shown?, Int) -> Shown
  /// Requests to load again; those during one load are merged.
  @ObservationIgnored private var reloads: AsyncStream<Void>.Continuation?
  /// When the person asked for a refresh that has not come yet.
  @ObservationIgnored private var refreshRequestedAt: Date?
  /// The number of the answer on screen; nil before any.
  @ObservationIgnored private var shownNumber: Int?

  /// A list that is saved in a collection of the store, under the source of its service.
  ///
  /// What another page has loaded is shown at once.
  ///
  /// - Parameters:
  ///   - fetch: Gets the list from the service.
  ///   - prepare: Makes what all pages share of an answer, off the main actor.
  ///   - show: Makes what is shown from that, what was shown before, and the number of changes
  ///     that the service had agreed to when the answer was requested.
  public init<Service, Answer: Codable & Sendable>(
    _ collection: String, _ dependencies: ServiceDependencies<Service>,
    fetch: @escaping @Sendable () async throws(Failure) -> Answer,
    prepare: @escaping @Sendable (Answer) -> Content,
    show: @escaping @MainActor (Content, Shown?, Int) -> Shown
  ) {
    list = dependencies.sharedObject(collection) {
      SharedList(
        in: dependencies.store, collection: collection,
        // Its digest, because an address may hold a key.
        key: SHA256Digest.hex(dependencies.service.source), clock: dependencies.clock,
        now: dependencies.now, fetch: fetch, prepare: prepare)
    }
    slowTimer = SlowTimer(clock: dependencies.clock)
    now = dependencies.now
    self.show = show
    if let fresh = list.fresh {
      take(fresh, generation: content.begin())
    } else if let copy = list.copy {
      content.showSavedCopy(show(copy.content, nil, copy.change), since: copy.date)
      // It needs no notice unless the load, which begins when the screen appears, is slow.
      _ = content.begin()
    }
  }

  /// When the list on screen was loaded or saved; nil while it counts as the service's latest.
  public var staleSince: Date? {
    switch content.activity {
    case .idle: nil
    case .failed: content.value == nil ? nil : loadedAt
    case .savedCopy(let since, _): since
    // A saved copy that is replaced within a second needs no notice.
    case .loading: isSlow ? content.savedSince : nil
    }
  }
}

// MARK: - What a person does

extension SavedList {
  /// The screen appeared: shows the saved list, loads, and loads again on request until cancelled.
  public func appeared() async {
    let (requests, reloads) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.reloads = reloads
    async let following: Void = follow(list.answers())
    await showSaved()
    await load(opening: true)
    for await _ in requests { await load() }
    await following
  }

  /// The person asked for the latest list; does nothing while a load is in flight.
  public func refreshTapped() {
    guard !content.isLoading else { return }
    refreshRequestedAt = now()
    reload()
  }

  /// The person asked to try again after a failure.
  public func retryTapped() { refreshTapped() }

  /// The person pulled the list; returns when the load has ended.
  public func pulled() async {
    refreshRequestedAt = now()
    await load()
  }

  /// Requests a load that begins after now, even while one is in flight.
  public func reload() { reloads?.yield() }
}

// MARK: - Loading

extension SavedList {
  private func showSaved() async {
    guard content.value == nil else { return }
    await list.readSaved()
    guard let copy = list.copy, list.fresh == nil, !Task.isCancelled, content.value == nil
    else { return }
    content.showSavedCopy(show(copy.content, nil, copy.change), since: copy.date)
  }

  /// Loads the list; a page that is `opening` needs no request for a fresh one.
  private func load(opening: Bool = false) async {
    if opening, !content.isLoading, let fresh = list.fresh, fresh.number == shownNumber { return }
    if await showLatest(opening: opening) { await list.savingEnded() }
  }

  /// Whether an answer came and was shown, because no other load began since.
  private func showLatest(opening: Bool) async -> Bool {
    let generation = content.begin()
    slowTimer.start()
    defer { if content.generation == generation { slowTimer.stop() } }
    switch await list.latest(opening: opening) {
    case .success(let copy)?:
      guard content.activity == .loading(generation) else { return false }
      if Task.isCancelled { break }
      take(copy, generation: generation)
      return true
    case .failure(let error)?: content.fail(error, generation: generation)
    case nil: break
    }
    content.cancel(generation: generation)
    return false
  }

  /// Shows what other pages have asked for; a load in flight brings as new an answer itself.
  private func follow(_ answers: AsyncStream<SharedList<Content, Failure>.Copy>) async {
    for await copy in answers where copy.number != shownNumber && !content.isLoading {
      take(copy, generation: content.begin())
    }
  }

  private func take(_ copy: SharedList<Content, Failure>.Copy, generation: LoadGeneration) {
    content.finish(show(copy.content, content.value, copy.change), generation: generation)
    loadedAt = copy.date
    shownNumber = copy.number
    if let asked = refreshRequestedAt {
      refreshedAt = min(asked, copy.requestedAt ?? asked)
      refreshRequestedAt = nil
    }
  }
}
