// The list of a service, requested, read and prepared once for all pages of a process.
import Foundation

/// Holds the latest answer of a service for all who show it, and asks for the next one once.
///
/// `Content` is the decoded answer with all that can be prepared of it once, such as folded names.
/// A failure is told to those who waited for it and is not kept.
@MainActor
public final class SharedList<Content: Sendable, Failure: LoadError> {
  /// An answer of the service, which is never changed in place.
  public struct Copy: Sendable {
    /// What the service said, ready to be shown.
    public fileprivate(set) var content: Content
    /// Which answer it is; a later answer has a greater number, and a saved copy has 0.
    public let number: Int
    /// When it came, or was saved in an earlier run.
    public let date: Date
    /// When it was requested; nil for a saved copy.
    public let requestedAt: Date?
    /// When it came by the clock of the rate, to this process or to another that shares the store;
    /// nil for the saved copy of an earlier run.
    fileprivate let cameAt: Duration?
    /// How many changes the service had agreed to when it was requested; see ``changed(_:)``.
    public let change: Int
  }

  /// How a request ended; `result` is nil for a caller who was cancelled.
  private struct Outcome: Sendable {
    let change: Int
    let result: Result<Copy, Failure>?

    static var cancelled: Outcome { Outcome(change: .max, result: nil) }
  }

  /// A prepared answer, and how it is saved.
  private typealias Fetched = (content: Content, save: @Sendable () async -> Void)

  /// The latest answer or the saved copy; nil before either was read.
  public private(set) var copy: Copy?
  /// How many changes the service has agreed to in this process.
  public private(set) var change = 0
  private var lastNumber = 0
  private var limit = RateLimit(burst: ListPace.burst, interval: ListPace.interval)
  private var reading: Task<Void, Never>?
  private var saving: Task<Void, Never>?
  private let flights = SingleFlight<String, Outcome>()
  private let time: AnyClock
  private let now: @Sendable () -> Date
  private let fetch: @Sendable () async throws(Failure) -> Fetched
  private let read: @Sendable () async -> Record<Content>?
  private let isShared: Bool
  private let savedChanges: @Sendable () -> AsyncStream<Void>
  /// Hears what other processes save, once somebody shows the list.
  var following: Task<Void, Never>?
  /// The pages that show the list.
  let readers = Broadcast<Copy>()
  /// Between which times this process saved its last answer; the end is nil while it does.
  private var saved: (from: Date, to: Date?)?
  /// When the service last agreed to a change, by the clock of the rate.
  private var changedAt: Duration?

  /// A list that is saved in a collection of `store` under `key`.
  ///
  /// - Parameters:
  ///   - clock: Measures the freshness and the rate.
  ///   - now: Tells when an answer came.
  ///   - fetch: Gets the list from the service.
  ///   - prepare: Makes the content from an answer; it runs off the main actor.
  public init<Answer: Codable & Sendable>(
    in store: any RecordStore, collection: String, key: String, clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date,
    fetch: @escaping @Sendable () async throws(Failure) -> Answer,
    prepare: @escaping @Sendable (Answer) -> Content
  ) {
    time = AnyClock(clock)
    self.now = now
    self.fetch = { () async throws(Failure) in
      let answer = try await fetch()
      return (
        prepare(answer),
        {
          // A list that cannot be saved only costs the next start offline; the store reports why.
          try? await store.save(answer, to: collection, key: key)
        }
      )
    }
    isShared = store.tellsChanges
    savedChanges = { store.changes(of: key, in: collection) }
    read = {
      // A list that cannot be read counts as none; the store reports damage and sets it aside.
      let saved = try? await store.load(Answer.self, from: collection, key: key)
      return saved.map { Record(value: prepare($0.value), savedAt: $0.savedAt) }
    }
  }
}

// MARK: - Asking

extension SharedList {
  /// The latest answer, if a page that is opened now needs no newer one; nil otherwise.
  public var fresh: Copy? { copy(youngerThan: ListPace.freshFor) }

  /// The answer to a request that begins now, or joins the one in flight.
  ///
  /// An answer that was requested before the last ``changed(_:)`` is never returned. A page that is
  /// being opened gets a fresh answer without a request; so does everybody for a second when the
  /// rate is used up. Returns nil for a cancelled caller, at once. The request is cancelled with
  /// its last caller.
  public func latest(opening: Bool = false) async -> Result<Copy, Failure>? {
    let needed = change
    while true {
      if opening, let fresh { return .success(fresh) }
      if limit.wait(at: time.now()) > .zero, let copy = copy(youngerThan: ListPace.interval) {
        return .success(copy)
      }
      let outcome = await flights.join("list", cancelled: .cancelled) { await self.request() }
      // One that began before a change is waited for, because one request at a time is sent.
      if outcome.change >= needed { return outcome.result }
    }
  }

  /// The service agreed to a change, which `edit` makes in the latest answer too.
  ///
  /// From now on an answer that was requested before is neither given out nor saved.
  public func changed(_ edit: (inout Content) -> Void) {
    change += 1
    changedAt = time.now()
    if copy != nil { edit(&copy!.content) }
  }

  private func copy(youngerThan age: Duration) -> Copy? {
    guard let copy, let cameAt = copy.cameAt, copy.change == change, time.now() - cameAt < age
    else { return nil }
    return copy
  }

  private nonisolated func request() async -> Outcome {
    guard let (change, requestedAt) = await begin() else { return .cancelled }
    do throws(Failure) {
      let fetched = try await fetch()
      let copy = await take(fetched, change, requestedAt)
      return Outcome(change: change, result: .success(copy))
    } catch {
      return Outcome(change: change, result: .failure(error))
    }
  }

  /// Waits until the rate allows a request; nil when nobody waits for it any more.
  private func begin() async -> (change: Int, requestedAt: Date)? {
    while true {
      let wait = limit.wait(at: time.now())
      if wait <= .zero { break }
      guard await time.sleep(wait) else { return nil }
    }
    limit.take(at: time.now())
    return (change, now())
  }

  private func take(_ fetched: Fetched, _ change: Int, _ requestedAt: Date) -> Copy {
    lastNumber += 1
    let answer = Copy(
      content: fetched.content, number: lastNumber, date: now(), requestedAt: requestedAt,
      cameAt: time.now(), change: change)
    if change == self.change {
      publish(answer)
      saving = Task { [saving] in
        await saving?.value
        saved = (now(), nil)
        await fetched.save()
        saved?.to = now()
      }
    }
    return answer
  }

  private func publish(_ answer: Copy) {
    copy = answer
    readers.send(answer)
  }
}

// MARK: - The saved copy

extension SharedList {
  /// Reads the copy of an earlier run, once for all callers, unless there is an answer already.
  public func readSaved() async {
    guard copy == nil else { return }
    let task = reading ?? Task { await takeSaved() }
    reading = task
    await task.value
  }

  private func takeSaved() async {
    guard let saved = await read(), copy == nil else { return }
    // Another process may have asked a moment ago; then its answer is as good as one's own.
    copy = Copy(
      content: saved.value, number: 0, date: saved.savedAt, requestedAt: nil,
      cameAt: isShared ? time.now() - age(of: saved.savedAt) + ListPace.turn : nil,
      change: change)
  }

  /// The age of what was saved; a date in the future is as far from now as one in the past.
  private func age(of date: Date) -> Duration { .seconds(abs(now().timeIntervalSince(date))) }

  /// Starts to hear of other processes' answers; each is taken as if it were this one's.
  func follow() {
    following =
      following
      ?? Task { [weak self, savedChanges] in
        for await _ in savedChanges() { await self?.takeFromOtherProcess() }
      }
  }

  /// Takes what another process has saved, unless this one saved last.
  ///
  /// For a second after a change of this one it waits, because the other may have asked before.
  /// Its copy stays fresh longer than the other's, so that the process that asked asks again first,
  /// for all.
  private func takeFromOtherProcess() async {
    if let changedAt {
      let wait = changedAt + ListPace.interval - time.now()
      if wait > .zero { guard await time.sleep(wait) else { return } }
    }
    let change = change
    guard let record = await read(), change == self.change else { return }
    if let saved, saved.from <= record.savedAt, record.savedAt <= saved.to ?? .distantFuture {
      return
    }
    // Without a copy, the pages read the saved one themselves.
    guard let copy, record.savedAt > copy.date else { return }
    let age = age(of: record.savedAt) - ListPace.turn
    lastNumber += 1
    publish(
      Copy(
        content: record.value, number: lastNumber, date: record.savedAt,
        requestedAt: record.savedAt, cameAt: time.now() - age, change: change))
  }

  /// Returns when the answers that have come are saved.
  public func savingEnded() async { await saving?.value }
}
