// A service's list, requested, read and prepared once for all pages of a process.
public import Foundation

/// Keeps the latest answer of a service for all pages that show it, and requests the next one once.
///
/// `Content` is the decoded answer with all data that is prepared once, such as folded names. A
/// failure goes to the callers that waited for it and is not kept.
@MainActor
public final class SharedList<Content: Sendable, Failure: LoadError> {
  /// An answer of the service, which is never changed in place.
  public struct Copy: Sendable {
    /// The service's answer, ready to be shown.
    public fileprivate(set) var content: Content
    /// The version of its request, by which answers and changes are ordered.
    public let version: AnswerVersion
    /// When it arrived, or was saved in an earlier run.
    public let date: Date
    /// When it was requested; nil for a saved copy.
    public let requestedAt: Date?
    /// When it arrived, by the clock of the rate, in this process or another that shares the store;
    /// nil for the saved copy of an earlier run.
    fileprivate let cameAt: Duration?
  }

  /// The outcome of a request; `result` is nil for a cancelled caller.
  private struct Outcome: Sendable {
    /// The version of the request; nil when it was not sent.
    let version: AnswerVersion?
    let result: Result<Copy, Failure>?

    static var cancelled: Outcome { Outcome(version: nil, result: nil) }
  }

  /// A prepared answer, and the operation that saves it.
  private typealias Fetched = (content: Content, save: @Sendable () async -> Void)
  /// Called with each part of an answer as it arrives.
  private typealias Arrived = @Sendable (Content) async -> Void

  /// The latest answer or the saved copy; nil before either was read.
  public private(set) var copy: Copy?
  /// The part of an answer that has arrived, while there is no copy; nil otherwise.
  private(set) var part: Content?
  /// The version of the last request, answer of another process, or change.
  private var version = AnswerVersion.savedCopy
  /// The last change that the service has accepted, and when, by the clock of the rate.
  private var lastChange: (version: AnswerVersion, at: Duration)?
  /// The changes since the last request, which its answer lacks.
  private var edits: [(inout Content) -> Void] = []
  private var limit = RateLimit(burst: Double(ListPace.burst), interval: ListPace.interval)
  private var reading: Task<Void, Never>?
  private var saving: Task<Void, Never>?
  private let flights = SingleFlight<String, Outcome>()
  private let time: AnyClock
  private let now: @Sendable () -> Date
  private let fetch: @Sendable (@escaping Arrived) async throws(Failure) -> Fetched
  private let read: @Sendable () async -> Record<Content>?
  private let isShared: Bool
  private let savedChanges: @Sendable () -> AsyncStream<Void>
  /// Observes the saves of other processes, once a page shows the list.
  var following: Task<Void, Never>?
  /// The pages that show the list.
  let readers = Broadcast<Copy>()
  /// The pages that show an answer while it arrives.
  let partReaders = Broadcast<Content>()
  /// When this process started and finished saving its last answer; the end is nil meanwhile.
  private var saved: (from: Date, to: Date?)?

  /// A list that is saved in a collection of `store` under `key`.
  ///
  /// - Parameters:
  ///   - clock: Measures the freshness and the rate.
  ///   - now: The time at which an answer arrives.
  ///   - fetchInParts: Fetches the list from the service, and hands out each longer part of it.
  ///   - prepare: Makes the content from an answer, off the main actor.
  public init<Answer: Codable & Sendable>(
    in store: any RecordStore, collection: String, key: String, clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date,
    fetchInParts:
      @escaping @Sendable (
        _ arrived: @escaping @Sendable (Answer) async -> Void
      ) async throws(Failure) -> Answer,
    prepare: @escaping @Sendable (Answer) -> Content
  ) {
    time = AnyClock(clock)
    self.now = now
    self.fetch = { (arrived) async throws(Failure) in
      let answer = try await fetchInParts { await arrived(prepare($0)) }
      return (
        prepare(answer),
        {
          // A list that cannot be saved only costs the next start offline; the store reports the
          // reason.
          try? await store.save(answer, to: collection, key: key)
        }
      )
    }
    isShared = store.notifiesChanges
    savedChanges = { store.changes(of: key, in: collection) }
    read = {
      // An unreadable list counts as none; the store reports damage and sets it aside.
      let saved = try? await store.load(Answer.self, from: collection, key: key)
      return saved.map { Record(value: prepare($0.value), savedAt: $0.savedAt) }
    }
  }
}

extension SharedList {
  /// A list whose answers arrive whole.
  public convenience init<Answer: Codable & Sendable>(
    in store: any RecordStore, collection: String, key: String, clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date,
    fetch: @escaping @Sendable () async throws(Failure) -> Answer,
    prepare: @escaping @Sendable (Answer) -> Content
  ) {
    self.init(
      in: store, collection: collection, key: key, clock: clock, now: now,
      fetchInParts: { (_) async throws(Failure) in try await fetch() }, prepare: prepare)
  }
}

// MARK: - Asking

extension SharedList {
  /// The latest answer, if it is new enough for a page that is opened now; nil otherwise.
  public var fresh: Copy? { copy(youngerThan: ListPace.freshFor) }

  /// The answer to a request that starts now, or to the one in flight.
  ///
  /// An answer to a request from before the last ``changed(_:)`` is never returned. With `opening`,
  /// a fresh answer is returned without a request. When the rate is used up, callers share an
  /// answer that is less than a second old, if there is one. A cancelled caller gets nil at once.
  /// The request is cancelled with its last caller.
  public func latest(opening: Bool = false) async -> Result<Copy, Failure>? {
    let needed = lastChange?.version
    while true {
      if opening, let fresh { return .success(fresh) }
      if limit.wait(at: time.now()) > .zero, let copy = copy(youngerThan: ListPace.interval) {
        return .success(copy)
      }
      let outcome = await flights.join("list", cancelled: .cancelled) { await self.request() }
      // A request from before a change is awaited first, because one request is sent at a time.
      if Self.has(outcome.version, needed) { return outcome.result }
    }
  }

  /// The number of callers that wait for the request in flight.
  package var waiterCount: Int { flights.waiterCount(of: "list") }

  /// Records that the service accepted a change; `edit` makes it in the latest answer too.
  ///
  /// From now on an answer that was requested before is not saved. Callers from before the change
  /// get it with the change made in it.
  public func changed(_ edit: @escaping (inout Content) -> Void) {
    version = version.next
    lastChange = (version, time.now())
    edits.append(edit)
    if copy != nil { edit(&copy!.content) }
    if part != nil { edit(&part!) }
  }

  /// Whether an answer of this version has a change; an answer of no version is that of a caller
  /// who left.
  private static func has(_ answer: AnswerVersion?, _ change: AnswerVersion?) -> Bool {
    guard let answer, let change else { return true }
    return answer > change
  }

  private func copy(youngerThan age: Duration) -> Copy? {
    guard let copy, let cameAt = copy.cameAt, Self.has(copy.version, lastChange?.version),
      time.now() - cameAt < age,
      // A clock may have stood still while the process was suspended.
      self.age(of: copy.date) < ListPace.currentFor
    else { return nil }
    return copy
  }

  private nonisolated func request() async -> Outcome {
    guard let (version, requestedAt) = await begin() else { return .cancelled }
    do throws(Failure) {
      let fetched = try await fetch { await self.take(part: $0) }
      let copy = await take(fetched, version, requestedAt)
      return Outcome(version: version, result: .success(copy))
    } catch {
      await forgetPart()
      return Outcome(version: version, result: .failure(error))
    }
  }

  private func take(part arrived: Content) {
    guard copy == nil else { return }
    var arrived = arrived
    for edit in edits { edit(&arrived) }
    part = arrived
    partReaders.send(arrived)
  }

  /// A page that opens after a failure asks anew, and starts with the first part again.
  private func forgetPart() { part = nil }

  /// Waits until the rate allows a request; nil when the last caller was cancelled.
  private func begin() async -> (version: AnswerVersion, requestedAt: Date)? {
    while true {
      let wait = limit.wait(at: time.now())
      if wait <= .zero { break }
      guard await time.sleep(wait) else { return nil }
    }
    limit.take(at: time.now())
    version = version.next
    edits = []
    return (version, now())
  }

  private func take(
    _ fetched: Fetched, _ version: AnswerVersion, _ requestedAt: Date
  ) -> Copy {
    var answer = Copy(
      content: fetched.content, version: version, date: now(), requestedAt: requestedAt,
      cameAt: time.now())
    for edit in edits { edit(&answer.content) }
    if Self.has(version, lastChange?.version) {
      // Shown before it is saved, because nothing claims that it is: what cannot be saved costs
      // the next start only.
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
    part = nil
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
    // Another process may have requested it a moment ago; it is then as good as an own answer.
    copy = Copy(
      content: saved.value, version: .savedCopy, date: saved.savedAt, requestedAt: nil,
      cameAt: isShared ? time.now() - age(of: saved.savedAt) + ListPace.processLead : nil)
  }

  /// The age of saved data. A date in the future counts by its distance, as one in the past.
  private func age(of date: Date) -> Duration { .seconds(abs(now().timeIntervalSince(date))) }

  /// Starts observing the answers of other processes, which are taken like own answers.
  func follow() {
    following =
      following
      ?? Task { [weak self, savedChanges] in
        for await _ in savedChanges() { await self?.takeFromOtherProcess() }
      }
  }

  /// Takes the answer that another process has saved, unless this process saved last.
  ///
  /// For a second after a change here it waits, because the other process may have sent its request
  /// before. The copy stays fresh for longer here than in that process, so that the same process
  /// sends the next request for all of them.
  private func takeFromOtherProcess() async {
    if let lastChange {
      let wait = lastChange.at + ListPace.interval - time.now()
      if wait > .zero { guard await time.sleep(wait) else { return } }
    }
    let change = lastChange?.version
    guard let record = await read(), change == lastChange?.version else { return }
    if let saved, saved.from <= record.savedAt, record.savedAt <= saved.to ?? .distantFuture {
      return
    }
    // Without a copy, the pages read the saved one themselves.
    guard let copy, record.savedAt > copy.date else { return }
    let age = age(of: record.savedAt) - ListPace.processLead
    version = version.next
    publish(
      Copy(
        content: record.value, version: version, date: record.savedAt,
        requestedAt: record.savedAt, cameAt: time.now() - age))
  }

  /// Returns when the answers received so far are saved.
  public func savingEnded() async { await saving?.value }
}
