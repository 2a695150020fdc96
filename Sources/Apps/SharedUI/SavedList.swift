// A list from a service that survives the service: loads, refreshes, goes stale, starts offline.
import DataLayer
import Foundation
import Observation

/// What a service last listed, ready to be shown, with the last good answer saved for a start without the service.
///
/// `Answer` is what the service says and what is saved; `Shown` is what an app makes of it for its screens.
@MainActor @Observable
public final class SavedList<Answer: Codable & Sendable, Shown: Sendable> {
  /// Which loading an answer belongs to; they count from 1, and the saved copy is 0.
  public typealias Question = Int

  /// What is on screen, and how its last loading went.
  public private(set) var content = Loadable<Shown>()
  /// Whether the service has let us wait for a second or more.
  public private(set) var isSlow = false
  /// The time of day, for "5 minutes ago".
  public let now: @Sendable () -> Date
  /// The last loading that was begun; 0 before the first.
  @ObservationIgnored public private(set) var question: Question = 0

  private var loadedAt: Date?
  private let collection: String
  private let store: any RecordStore
  private let clock: any Clock<Duration>
  private let ask: @Sendable () async throws(HTTPError) -> Answer
  private let show: (Answer, Shown?, Question) -> Shown
  /// Wishes to load again; several that come during one load are one.
  @ObservationIgnored private var reloads: AsyncStream<Void>.Continuation?

  /// A list that is saved as `list` in a collection of `store`; `ask` gets it from the service, and `show` makes the
  /// next thing to show of an answer, what is on show until then, and the answer's question.
  public init(
    _ collection: String, in store: any RecordStore, clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date,
    ask: @escaping @Sendable () async throws(HTTPError) -> Answer,
    show: @escaping (Answer, Shown?, Question) -> Shown
  ) {
    self.collection = collection
    self.store = store
    self.clock = clock
    self.now = now
    self.ask = ask
    self.show = show
  }

  /// Since when the list on screen is no longer the service's latest; nil when it is, or when it will soon be.
  public var staleSince: Date? {
    switch content.activity {
    case .idle: nil
    case .failed: content.value == nil ? nil : loadedAt
    case .savedCopy(let since, _): since
    // A saved copy that is replaced at once needs no word.
    case .loading: isSlow ? content.savedSince : nil
    }
  }
}

// MARK: - What a person does

extension SavedList {
  /// The screen is there: shows the saved list, loads, and goes on loading when asked, until cancelled.
  public func task() async {
    let (requests, reloads) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.reloads = reloads
    await showSavedAnswer()
    await load()
    for await _ in requests { await load() }
  }

  /// The person asked for the latest; while it is already coming there is nothing to do.
  public func refreshTapped() {
    if !content.isLoading { reload() }
  }

  /// The person asked to try again after a failure.
  public func retryTapped() { refreshTapped() }

  /// The person pulled the list; returns when the answer is there.
  public func pulled() async { await load() }

  /// Asks for one more load, in the background, even while one is out that cannot know of what just happened.
  public func reload() { reloads?.yield() }
}

// MARK: - Loading

extension SavedList {
  private func showSavedAnswer() async {
    guard content.value == nil else { return }
    // A list that cannot be read is no list; the store itself reports and sets aside what is damaged.
    let saved = try? await store.load(Answer.self, from: collection, key: "list")
    guard let saved, !Task.isCancelled, content.value == nil else { return }
    content.showSavedCopy(show(saved.value, nil, 0), since: saved.savedAt)
  }

  private func load() async {
    guard let answer = await latest() else { return }
    // A list that cannot be saved only costs the next start offline; the store reports why.
    try? await store.save(answer, to: collection, key: "list")
  }

  /// Asks for the list and shows it; nil when it failed or came too late.
  private func latest() async -> Answer? {
    let generation = content.begin()
    question += 1
    let asked = question
    let patience = watchPatience()
    defer {
      patience.cancel()
      isSlow = false
    }
    do throws(HTTPError) {
      let answer = try await ask()
      if Task.isCancelled { throw .cancelled }
      guard content.activity == .loading(generation) else { return nil }
      content.finish(show(answer, content.value, asked), generation: generation)
      loadedAt = now()
      return answer
    } catch {
      content.fail(error, generation: generation)
      return nil
    }
  }

  private func watchPatience() -> Task<Void, Never> {
    Task {
      // Cancelled means that the answer came first.
      guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
      isSlow = true
    }
  }
}
