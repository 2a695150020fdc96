// A value that is loaded when its screen appears, and again when the person asks for it.
public import Foundation
public import Observation

/// A loaded value, its age, and the requests to load it again.
///
/// ``SavedList`` adds a list that all pages share, ``PagedList`` further pages.
@MainActor @Observable
public class RefreshableLoad<Value: Sendable, Failure: LoadError> {
  /// The value, and the state of loading it.
  public internal(set) var content = Loadable<Value, Failure>()
  /// Whether a load has taken a second or more.
  public var isSlow: Bool { slowTimer.isSlow }
  /// The time of day, for "5 minutes ago".
  public let now: @Sendable () -> Date
  /// When the service sent the value in this run; nil before.
  var loadedAt: Date?
  /// When the last load started; nil before the first.
  private var triedAt: Date?
  /// The outcome of the refresh that the person asked for; nil before its answer, and once another
  /// load has started.
  public private(set) var refreshed: RefreshOutcome?
  @ObservationIgnored private var refreshes = 0
  /// Whether the person waits for the answer of a refresh.
  @ObservationIgnored private var isRefreshAsked = false
  /// Whether the person or the network has come back during the load in flight.
  @ObservationIgnored private var hasReturned = false
  private let slowTimer: SlowTimer
  /// Requests to load again. Those made during one load are merged.
  @ObservationIgnored private var requests: AsyncStream<Void>.Continuation?

  /// Nothing loaded yet. The clocks are the system's by default.
  public init(
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.now = now
    slowTimer = SlowTimer(clock: clock)
  }

  /// When the value was loaded or saved; nil while it counts as current.
  public var staleSince: Date? {
    content.staleSince(loadedAt: loadedAt, isOld: isOld, isSlow: isSlow)
  }

  /// Whether the last answer came too long ago to pass for current. A clock that was set back
  /// counts by its distance.
  var isOld: Bool { content.value != nil && isLongAgo(loadedAt) }

  /// Whether the value is old, or its last load failed for a reason that may have passed by now.
  public var needsRenewal: Bool {
    switch content.activity {
    case .idle: isOld
    case .loading: false
    case .failed(let error), .savedCopy(_, let error?): error.mayPass || isLongAgo(triedAt)
    case .savedCopy(_, nil): true
    }
  }

  private func isLongAgo(_ date: Date?) -> Bool {
    date.map { Duration.seconds(abs(now().timeIntervalSince($0))) >= ListPace.currentFor } ?? false
  }

  /// Loads what needs renewal, after the person or the network has come back.
  ///
  /// A load in flight may fail for what was before, such as a connection that died while the app
  /// slept; it is then made again, once.
  public func returned() {
    if content.isLoading { hasReturned = true } else if needsRenewal { renew() }
  }

  /// Requests a load of what needs renewal.
  func renew() { reload() }

  /// Loads the latest value, unless a load is in flight.
  public func refreshTapped() {
    refreshAsked()
    if !content.isLoading { reload() }
  }

  /// Notes that the person waits for the next answer, whose outcome is then ``refreshed``.
  public func refreshAsked() { isRefreshAsked = true }

  /// The ids of the loaded entries, where the value has any.
  var entryIDs: Set<AnyHashable> { (content.value as? any EntryList)?.entryIDs ?? [] }

  /// Retries after a failure.
  public func retryTapped() { refreshTapped() }

  /// Requests a new load, even while one is in flight.
  public func reload() { requests?.yield() }

  /// Calls `load` at once and then on each request, until cancelled; for `.task`.
  public func loadOnRequest(_ load: @MainActor (_ isFirst: Bool) async -> Void) async {
    let (stream, requests) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.requests = requests
    await load(true)
    for await _ in stream { await load(false) }
  }

  /// Loads the value. A failure keeps the last one.
  ///
  /// Returns nil when the load was cancelled, or when another one started since.
  @discardableResult
  public func load(
    _ request: @MainActor () async throws(Failure) -> Value
  ) async -> Result<Value, Failure>? {
    await load(request) { $0 }
  }

  /// Loads an answer, of which `value` makes the value; nil from `request` is a cancellation.
  func load<Answer>(
    _ request: @MainActor () async throws(Failure) -> Answer?, value: (Answer) -> Value
  ) async -> Result<Answer, Failure>? {
    let generation = content.begin()
    triedAt = now()
    hasReturned = false
    if refreshed != nil { refreshed = nil }
    slowTimer.start()
    defer { if content.generation == generation { slowTimer.stop() } }
    do throws(Failure) {
      if let answer = try await request(), !Task.isCancelled {
        guard content.activity == .loading(generation) else { return nil }
        loadedAt = now()
        finish(generation) { value(answer) }
        return .success(answer)
      }
    } catch {
      if !Task.isCancelled, !error.isCancelled {
        guard content.fail(error, generation: generation) else { return nil }
        isRefreshAsked = false
        if hasReturned, error.mayPass { renew() }
        return .failure(error)
      }
    }
    content.cancel(generation: generation)
    return nil
  }

  /// Takes the value of an answer, and compares it with the last one where the person asked for it.
  private func finish(_ generation: AnswerVersion, value: () -> Value) {
    let known = isRefreshAsked && content.value != nil ? entryIDs : nil
    content.finish(value(), generation: generation)
    guard isRefreshAsked else { return }
    isRefreshAsked = false
    let new = known.map { entryIDs.subtracting($0).count } ?? 0
    refreshes += 1
    refreshed = RefreshOutcome(newEntries: new, number: refreshes)
  }

  /// Shows a value that came without a load. The answer of a load in flight will be dropped.
  public func show(_ value: Value) { content.finish(value, generation: content.begin()) }
}
