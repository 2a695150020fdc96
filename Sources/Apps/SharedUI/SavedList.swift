// A list of a service that stays on screen when the service is slow, fails or cannot be reached.
import DataLayer
import Foundation
import Observation

/// The last list of a service, saved so that the next start can show it without the service.
///
/// `Answer` is what the service sends and what is saved; `Shown` is what the screens show of it.
@MainActor @Observable
public final class SavedList<Answer: Codable & Sendable, Shown: Sendable, Failure: LoadError> {
  /// What is on screen, and the state of its loading.
  public private(set) var content = Loadable<Shown, Failure>()
  /// Whether a load has taken a second or more.
  public var isSlow: Bool { slowTimer.isSlow }
  /// The time of day, for "5 minutes ago".
  public let now: @Sendable () -> Date

  /// When the person asked for the refresh that came last; nil before any came.
  public private(set) var refreshedAt: Date?

  private var loadedAt: Date?
  private let collection: String
  private let key: String
  private let store: any RecordStore
  private let slowTimer: SlowTimer
  private let fetch: @Sendable () async throws(Failure) -> Answer
  private let show: @MainActor (Answer, Shown?, LoadGeneration) -> Shown
  /// Requests to load again; those during one load are merged.
  @ObservationIgnored private var reloads: AsyncStream<Void>.Continuation?
  /// When the person asked for a refresh that has not come yet.
  @ObservationIgnored private var refreshRequestedAt: Date?

  /// A list that is saved in a collection of the store, under the source of its service.
  ///
  /// - Parameters:
  ///   - fetch: Gets the list from the service.
  ///   - show: Makes what is shown from an answer, what was shown before, and the answer's load.
  public init<Service>(
    _ collection: String, _ dependencies: ServiceDependencies<Service>,
    fetch: @escaping @Sendable () async throws(Failure) -> Answer,
    show: @escaping @MainActor (Answer, Shown?, LoadGeneration) -> Shown
  ) {
    self.collection = collection
    // Its digest, because an address may hold a key.
    key = SHA256Digest.hex(dependencies.service.source)
    store = dependencies.store
    slowTimer = SlowTimer(clock: dependencies.clock)
    now = dependencies.now
    self.fetch = fetch
    self.show = show
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
    await showSavedAnswer()
    await load()
    for await _ in requests { await load() }
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
  private func showSavedAnswer() async {
    guard content.value == nil else { return }
    // A list that cannot be read counts as none; the store reports damage and sets it aside.
    let saved = try? await store.load(Answer.self, from: collection, key: key)
    guard let saved, !Task.isCancelled, content.value == nil else { return }
    content.showSavedCopy(show(saved.value, nil, .savedCopy), since: saved.savedAt)
  }

  private func load() async {
    guard let answer = await latest() else { return }
    // A list that cannot be saved only costs the next start offline; the store reports why.
    try? await store.save(answer, to: collection, key: key)
  }

  /// Fetches the list and shows it; nil when that failed or another load began since.
  private func latest() async -> Answer? {
    let generation = content.begin()
    slowTimer.start()
    defer { if content.generation == generation { slowTimer.stop() } }
    do throws(Failure) {
      let answer = try await fetch()
      guard content.activity == .loading(generation) else { return nil }
      if Task.isCancelled {
        content.cancel(generation: generation)
        return nil
      }
      content.finish(show(answer, content.value, generation), generation: generation)
      loadedAt = now()
      if let requestedAt = refreshRequestedAt {
        (refreshedAt, refreshRequestedAt) = (requestedAt, nil)
      }
      return answer
    } catch {
      content.fail(error, generation: generation)
      return nil
    }
  }
}
