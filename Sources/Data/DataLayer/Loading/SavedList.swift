// A service's list that stays on screen when the service is slow, fails or cannot be reached.
public import Foundation
public import Observation

/// One page's view of a service's list, which all pages of the process share.
///
/// `Content` is the shared form of an answer; `Shown` is the form that this page shows.
@MainActor @Observable
public final class SavedList<Content: Sendable, Shown: Sendable, Failure: LoadError> {
  /// The shown content, and the state of loading it.
  public private(set) var content = Loadable<Shown, Failure>()
  /// Whether a load has taken a second or more.
  public var isSlow: Bool { slowTimer.isSlow }
  /// The time of day, for "5 minutes ago".
  public let now: @Sendable () -> Date

  /// The refresh time of the shown content: when the person last asked for a refresh, or when its
  /// answer was requested, whichever is earlier. Nil before the first refresh.
  public private(set) var refreshedAt: Date?

  private var loadedAt: Date?
  /// The list that all pages of the process share.
  public let list: SharedList<Content, Failure>
  private let slowTimer: SlowTimer
  private let show: @MainActor (Content, Shown?) -> Shown
  /// Requests to load again. Those made during one load are merged.
  @ObservationIgnored private var reloads: AsyncStream<Void>.Continuation?
  /// When the person asked for a refresh that is still pending.
  @ObservationIgnored private var refreshRequestedAt: Date?
  /// The version of the shown answer; nil before the first.
  @ObservationIgnored private var shown: AnswerVersion?

  /// A page's view of `list`. Content that another page has loaded is shown at once.
  ///
  /// `show` makes the shown content from the shared content and the previously shown one.
  public init<Service>(
    _ list: SharedList<Content, Failure>, _ dependencies: ServiceDependencies<Service>,
    show: @escaping @MainActor (Content, Shown?) -> Shown
  ) {
    self.list = list
    slowTimer = SlowTimer(clock: dependencies.clock)
    now = dependencies.now
    self.show = show
    if let fresh = list.fresh {
      take(fresh, generation: content.begin())
    } else if let copy = list.copy {
      content.showSavedCopy(show(copy.content, nil), since: copy.date)
      // The load starts when the screen appears. No notice is needed unless it is slow.
      _ = content.begin()
    }
  }

  /// When the shown list was loaded or saved; nil while it counts as current.
  public var staleSince: Date? { content.staleSince(loadedAt: loadedAt, isSlow: isSlow) }
}

// MARK: - What a person does

extension SavedList {
  /// Shows the saved list, loads, and loads again on request, until cancelled; for `.task`.
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

  /// Loads the latest list; does nothing while a load is in flight.
  public func refreshTapped() {
    guard !content.isLoading else { return }
    refreshRequestedAt = now()
    reload()
  }

  /// Retries after a failure.
  public func retryTapped() { refreshTapped() }

  /// Loads the latest list after a pull. Returns when the load has ended.
  public func pulled() async {
    refreshRequestedAt = now()
    await load()
  }

  /// Requests a new load, even while one is in flight.
  public func reload() { reloads?.yield() }
}

// MARK: - Loading

extension SavedList {
  private func showSaved() async {
    guard content.value == nil else { return }
    await list.readSaved()
    guard let copy = list.copy, list.fresh == nil, !Task.isCancelled, content.value == nil
    else { return }
    content.showSavedCopy(show(copy.content, nil), since: copy.date)
  }

  /// Loads the list. With `opening`, an answer that is still fresh needs no request.
  private func load(opening: Bool = false) async {
    if opening, !content.isLoading, let fresh = list.fresh, fresh.version == shown { return }
    if await showLatest(opening: opening) { await list.savingEnded() }
  }

  /// Loads and shows an answer. Returns false when none came, or when another load started since.
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

  /// Shows the answers that other pages requested. A load in flight brings one as new itself.
  private func follow(_ answers: AsyncStream<SharedList<Content, Failure>.Copy>) async {
    for await copy in answers where copy.version != shown && !content.isLoading {
      take(copy, generation: content.begin())
    }
  }

  private func take(_ copy: SharedList<Content, Failure>.Copy, generation: AnswerVersion) {
    content.finish(show(copy.content, content.value), generation: generation)
    loadedAt = copy.date
    shown = copy.version
    if let asked = refreshRequestedAt {
      refreshedAt = min(asked, copy.requestedAt ?? asked)
      refreshRequestedAt = nil
    }
  }
}
