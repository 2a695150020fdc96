// Writes to a service, kept on disk until the service has answered them.
import Foundation

/// Sends the changes that people make, one request at a time for each record, and keeps each on
/// disk until the service has answered it.
///
/// A write that cannot be sent waits, and so do all later ones; they are sent in the order in which
/// they were requested. The writes of a process that has ended are sent at the next start, or by
/// another process if several share the store.
@MainActor
public final class DurableOutbox<Write: OutboxWrite> {
  private let request: @Sendable (Write) async throws(HTTPError) -> Void
  private let isTemporary: @Sendable (HTTPError) -> Bool
  private let accepted: @MainActor (Write) -> Void
  let saved: SavedWrites<Write>
  let time: AnyClock
  let now: @Sendable () -> Date
  /// Observes the saves that an event starts.
  let eventSaves: EventSaves?
  /// The unread refusals.
  let refusals: OutboxRefusals<Write>
  var outgoing: [Write.ID: OutgoingWrite<Write>] = [:]
  /// The writes whose requested state, or its absence, is not on disk.
  var unsaved: [Write.ID: OutgoingWrite<Write>] = [:]
  /// Repeats the saves of these.
  var storing: Task<Void, Never>?
  /// The waiting writes, in the order in which they are sent.
  private var waiting: [OutgoingWrite<Write>] = []
  /// The writes that other processes will send.
  var elsewhere: [Write.ID: Write] = [:]
  var pages = WeakPages<Write>()
  private var flushing: Task<Void, Never>?
  /// How long the service has been unreachable, as the sum of the pauses.
  private var triedFor = Duration.zero
  private var pause: Task<Void, Never>?
  var renewing: Task<Void, Never>?
  var adopting: Task<Void, Never>?

  /// An empty outbox.
  ///
  /// - Parameters:
  ///   - name: The name of one write, such as `like`, from which its collections are named.
  ///   - dependencies: The store, the clocks, and the service whose writes these are.
  ///   - isTemporary: Whether a write may be sent again later after this failure.
  ///   - accepted: Called when the service has accepted a write, before pages show it.
  ///   - request: Sends a write to the service.
  public init<Service>(
    _ name: String, _ dependencies: ServiceDependencies<Service>,
    isTemporary: @escaping @Sendable (HTTPError) -> Bool,
    accepted: @escaping @MainActor (Write) -> Void,
    request: @escaping @Sendable (Write) async throws(HTTPError) -> Void
  ) {
    self.request = request
    self.isTemporary = isTemporary
    self.accepted = accepted
    time = AnyClock(dependencies.clock)
    now = dependencies.now
    eventSaves = dependencies.eventSaves
    saved = SavedWrites(
      name, in: dependencies.store, source: SHA256Digest.hex(dependencies.service.source),
      process: UUID().uuidString, now: dependencies.now)
    refusals = OutboxRefusals(saved)
  }

  /// A new page, which shows the pending writes of its records.
  public func page() -> OutboxPage<Write> {
    let page = OutboxPage(self)
    page.show(isUnsaved: !unsaved.isEmpty)
    pages.append(page)
    start()
    return page
  }
}

extension DurableOutbox {
  /// The first and the longest pause before a waiting write is tried again.
  static var pauses: (first: Duration, longest: Duration) { (.seconds(1), .seconds(15)) }
  /// How long a write is tried, in seconds: a week. After that its person sees that it failed.
  static var longestWait: TimeInterval { 7 * 24 * 3600 }
  /// How long this process tries a write in any case, because one that seems too old may be dated
  /// by a clock that was wrong.
  static var shortestTry: Duration { .seconds(3600) }
}

// MARK: - Sending

extension DurableOutbox {
  /// Sends or queues a write that was requested on a page.
  func send(_ write: Write, from page: OutboxPage<Write>) {
    let each = outgoing[write.id] ?? OutgoingWrite(write, askedAt: now())
    outgoing[write.id] = each
    each.want(write, from: page, at: now())
    save(each)
    show(each.id)
    if each.isWaiting {
      pause?.cancel()
    } else if each.order.sent == nil {
      if waiting.isEmpty {
        Task { if !(await send(each)) { wait(each) } }
      } else {
        wait(each)
        pause?.cancel()
      }
    }
  }

  /// Queues a write that an ended process has left behind.
  func adopt(_ left: SavedWrites<Write>.Entry) {
    guard outgoing[left.write.id] == nil else { return }
    let each = OutgoingWrite(left.write, askedAt: left.askedAt)
    outgoing[each.id] = each
    wait(each)
    pause?.cancel()
  }

  private func wait(_ each: OutgoingWrite<Write>) {
    each.isWaiting = true
    waiting.append(each)
    show(each.id)
    flushing = flushing ?? Task { await flush() }
  }

  /// Sends the waiting writes one by one, with a longer pause after each failure.
  private func flush() async {
    var wait = Self.pauses.first
    while let each = waiting.first {
      let pause = Task { [time, wait] in _ = await time.sleep(wait) }
      self.pause = pause
      await pause.value
      self.pause = nil
      triedFor += wait
      if await send(each) {
        waiting.removeAll { $0 === each }
        wait = .zero
      } else {
        wait = min(max(wait * 2, Self.pauses.first), Self.pauses.longest)
      }
    }
    flushing = nil
  }

  /// Sends a write until the service has answered its latest state. False when it must wait.
  private func send(_ each: OutgoingWrite<Write>) async -> Bool {
    while let write = each.order.next() {
      // A write is on disk before it is sent.
      await each.saves.ended()
      do throws(HTTPError) {
        try await request(write)
        triedFor = .zero
        each.order.answered()
        accepted(write)
        for page in each.isWaiting ? pages.all : each.pages.all { page.accepted(write) }
        settle(each)
      } catch {
        if isTemporary(error), !isTooOld(each) {
          each.order.postponed()
          return false
        }
        each.order.answered()
        refused(each, RefusedWrite(write, error: error))
      }
    }
    return true
  }

  private func isTooOld(_ each: OutgoingWrite<Write>) -> Bool {
    triedFor >= Self.shortestTry && now().timeIntervalSince(each.askedAt) >= Self.longestWait
  }

  private func refused(_ each: OutgoingWrite<Write>, _ refusal: RefusedWrite<Write>) {
    let page = each.pages.all.last
    settle(each)
    // A later write has replaced this request.
    guard each.order.wanted == nil else { return }
    refusals.add(refusal, on: page)
    keepAlive()
  }

  /// Shows the remaining request on the pages, and removes the write when there is none.
  private func settle(_ each: OutgoingWrite<Write>) {
    let isDone = each.order.wanted == nil
    if isDone { each.isWaiting = false }
    show(each.id)
    guard isDone else { return }
    each.settled()
    save(each)
  }
}

// MARK: - On the pages

extension DurableOutbox {
  /// Shows on a page the refusals that no open page shows.
  func showRefusals(on page: OutboxPage<Write>) async {
    await refusals.showUnread(on: page)
    keepAlive()
  }

  /// Removes a refusal that the person has dismissed.
  func dismissed(_ refusal: RefusedWrite<Write>) { refusals.dismissed(refusal) }

  /// Shows the pending write of a record, or its absence, on all pages.
  func show(_ id: Write.ID) {
    for page in pages.all { show(id, on: page) }
  }

  /// Shows the pending write of a record, or its absence, on one page.
  func show(_ id: Write.ID, on page: OutboxPage<Write>) {
    let each = outgoing[id]
    let own = each?.pages.all.contains { $0 === page } == true ? each?.order.wanted : nil
    let waiting = each?.isWaiting == true ? each?.order.wanted : elsewhere[id]
    page.show(own ?? waiting, isWaiting: waiting != nil, of: id)
  }
}
