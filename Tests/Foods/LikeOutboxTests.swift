// Likes that cannot be sent: kept on disk, sent in order, shown as waiting, told when refused.
import AppTesting
import Foundation
import Synchronization
import Testing

@testable import DataLayer
@testable import Foods

@MainActor
@Suite("Likes that wait", .timeLimit(.minutes(10)))
struct LikeOutboxTests {
  /// Other processes share it.
  let store = InMemoryRecordStore(isShared: true)
  let planned = PlannedFoods()
  let clock = TestClock()
  let soup = Food(id: 0, name: "Soup")
  let pie = Food(id: 7, name: "Pie", isLiked: true)
  let away = HTTPError.unreachable(host: "foods.test", why: "refused")

  /// What one run of the program shares, over the store and the service of all.
  func run() -> ServiceDependencies<FoodService> {
    let start = FoodsFixture.noon
    let (clock, begin) = (AnyClock(clock), clock.now.offset)
    return ServiceDependencies(
      service: planned.service, store: store, clock: self.clock,
      now: { start.addingTimeInterval((begin + clock.now()) / .seconds(1)) })
  }

  /// A page with the soup and the pie on it.
  func page(_ run: ServiceDependencies<FoodService>) async throws -> FoodsModel {
    let model = FoodsModel(run)
    Task { [list = model.list] in await list.appeared() }
    try await planned.next().answer([soup, pie])
    await until { model.list.content.value != nil && !model.list.content.isLoading }
    return model
  }

  func item(_ id: Food.ID, _ model: FoodsModel) -> FoodItem {
    guard let item = model.item(id) else { preconditionFailure("No food \(id) is on screen") }
    return item
  }

  /// Another process over the store, as far as likes are concerned.
  var another: SavedWrites<Like> { process("another", now: run().now) }

  func process(_ name: String, now: @escaping @Sendable () -> Date) -> SavedWrites<Like> {
    SavedWrites(
      "like", in: store, source: SHA256Digest.hex("preview"), process: name, now: now)
  }

  /// A like of the soup that another process has saved at the start of the clock.
  var left: SavedWrites<Like>.Entry {
    SavedWrites.Entry(
      write: Like(id: 0, name: "Soup", isLiked: true), askedAt: FoodsFixture.noon,
      process: "another")
  }

  /// The likes on disk, as the number of the food and what is wanted.
  func onDisk() async -> [Food.ID: Bool] {
    Dictionary(uniqueKeysWithValues: await another.all().map { ($0.write.id, $0.write.isLiked) })
  }

  /// Returns when no like is on disk.
  func diskIsEmpty() async {
    while await !onDisk().isEmpty, !Task.isCancelled { await Task.yield() }
  }

  @Test("A tap counts as handled when its like is on disk, and the request is not waited for")
  func handled() async throws {
    let saves = EventSaves()
    let run = ServiceDependencies(
      service: planned.service, store: store, clock: clock, eventSaves: saves)
    let model = try await page(run)
    let (handled, note) = AsyncStream.makeStream(of: Void.self)
    #expect(
      saves.during {
        item(0, model).isLiked = true
      } whenSaved: {
        note.yield()
      })
    var handledOnce = handled.makeAsyncIterator()
    await handledOnce.next()
    #expect(await onDisk() == [0: true])
    try await planned.next().agree()
    await diskIsEmpty()
  }

  @Test("A like that cannot be sent waits on every page, and is sent when the service is back")
  func waits() async throws {
    let run = run()
    let one = try await page(run)
    let other = FoodsModel(run)
    item(0, one).isLiked = true
    try await planned.next().fail(away)
    await until { item(0, one).isWaiting }
    #expect([item(0, one).isLiked, item(0, other).isLiked] == [true, true])
    #expect(item(0, other).isWaiting)
    #expect(one.likes.refusals.isEmpty)
    #expect(await onDisk() == [0: true])

    await clock.waitForSleeper(due: .seconds(1))
    clock.advance(by: .seconds(1))
    let like = try await planned.next()
    #expect(like.question == .like(0, true))
    like.agree()
    await until { !item(0, one).isWaiting }
    #expect([item(0, one).isLiked, item(0, other).isLiked] == [true, true])
    #expect(!item(0, other).isWaiting)
    #expect(try await planned.next().question == .list)
    await diskIsEmpty()
  }

  @Test(
    "While the service is away likes are sent in the order of the taps, and none beside another")
  func order() async throws {
    let page = try await page(run())
    item(7, page).isLiked = false
    try await planned.next().fail(away)
    await until { item(7, page).isWaiting }
    await clock.waitForSleeper(due: .seconds(1))
    // A tap is a reason to try again at once, from the oldest on.
    item(0, page).isLiked = true
    let first = try await planned.next()
    #expect(first.question == .like(7, false))
    #expect(item(0, page).isWaiting)
    first.agree()
    var later = [try await planned.next(), try await planned.next()]
    later.sort { one, _ in one.question == .list }
    #expect(later.map(\.question) == [.list, .like(0, true)])
    later[1].agree()
    await until { !item(0, page).isWaiting }
  }

  @Test("A tap on a heart that waits replaces what is sent")
  func lastTap() async throws {
    let page = try await page(run())
    item(0, page).isLiked = true
    try await planned.next().fail(away)
    await until { item(0, page).isWaiting }
    await clock.waitForSleeper(due: .seconds(1))
    item(0, page).isLiked = false
    #expect(!item(0, page).isLiked)
    let unlike = try await planned.next()
    #expect(unlike.question == .like(0, false))
    unlike.agree()
    await until { !item(0, page).isWaiting }
    #expect(!item(0, page).isLiked)
  }

  @Test("Each failure makes the pause longer, to fifteen seconds")
  func pauses() async throws {
    let page = try await page(run())
    item(0, page).isLiked = true
    try await planned.next().fail(away)
    var due = Duration.zero
    for pause in [1, 2, 4, 8, 15, 15] {
      due += .seconds(pause)
      await clock.waitForSleeper(due: due)
      clock.advance(by: .seconds(pause))
      try await planned.next().fail(.refused(status: 503, message: nil))
    }
    #expect(item(0, page).isWaiting)
  }

  @Test("Where no process shares the store, a like left on disk is sent at once and nothing sleeps")
  func alone() async throws {
    let store = InMemoryRecordStore()
    let saved = SavedWrites<Like>(
      "like", in: store, source: SHA256Digest.hex("preview"), process: "ended", now: run().now)
    await saved.save(left)
    let single = ServiceDependencies(
      service: planned.service, store: store, clock: clock, now: { FoodsFixture.noon })
    defer { withExtendedLifetime(single) {} }
    single.likes.start()
    // The only pause is the one before the like is tried.
    await clock.waitForSleeper(due: .seconds(1))
    clock.advance(by: .seconds(1))
    let like = try await planned.next()
    #expect(like.question == .like(0, true))
    like.agree()
    #expect(try await planned.next().question == .list)
    while await !saved.all().isEmpty, !Task.isCancelled { await Task.yield() }
    #expect(clock.sleeperCount == 0)
    #expect(await store.keys(in: "like-senders") == [])
  }

  @Test("What is no for now waits; what is no is told at once")
  func kinds() {
    let temporary: [HTTPError] = [
      away, .timedOut(after: .seconds(15)), .refused(status: 503, message: nil),
      .refused(status: 429, message: "Slowly"),
    ]
    let final: [HTTPError] = [
      .refused(status: 500, message: nil), .refused(status: 403, message: "Not before noon"),
      .refused(status: 200, message: nil), .unreadable(where: "", why: "no JSON"),
      .tooLarge(limit: 1), .badAddress,
    ]
    #expect(temporary.filter { !$0.isTemporary } == [])
    #expect(final.filter(\.isTemporary) == [])
  }

  @Test("A like of a process that was killed is shown as waiting, and sent by another")
  func killed() async throws {
    await another.save(left)
    let page = try await page(run())
    await until { item(0, page).isWaiting }
    #expect(item(0, page).isLiked)
    // That the process has ended is known when its lease has.
    for due in [5, 10] {
      await clock.waitForSleeper(due: .seconds(due))
      clock.advance(by: .seconds(5))
    }
    await clock.waitForSleeper(due: .milliseconds(10_500))
    clock.advance(by: .milliseconds(500))
    await clock.waitForSleeper(due: .milliseconds(11_500))
    clock.advance(by: .seconds(1))
    let like = try await planned.next()
    #expect(like.question == .like(0, true))
    like.agree()
    await until { !item(0, page).isWaiting }
    #expect(item(0, page).isLiked)
    await diskIsEmpty()
  }

  @Test("A like given while the clock was a year ahead is sent when the clock is right again")
  func fromTheFuture() async throws {
    // Before, its process counted as alive until that year was over.
    var ahead = left
    ahead.askedAt += 365 * 24 * 3600
    await another.save(ahead)
    let page = try await page(run())
    await clock.waitForSleeper(due: .milliseconds(500))
    clock.advance(by: .milliseconds(500))
    await clock.waitForSleeper(due: .milliseconds(1_500))
    clock.advance(by: .seconds(1))
    let like = try await planned.next()
    #expect(like.question == .like(0, true))
    like.agree()
    await until { !item(0, page).isWaiting }
    await diskIsEmpty()
  }

  @Test("A lease until the next year is that of a process whose clock was wrong")
  func leaseFromTheFuture() async {
    let ahead = process("another") { FoodsFixture.noon.addingTimeInterval(365 * 24 * 3600) }
    await ahead.renew()
    let old = FoodsFixture.noon.addingTimeInterval(-60)
    #expect(await !another.isAlive("another", since: old))
    await another.renew()
    #expect(await another.isAlive("another", since: old))
  }

  @Test("A like that waits is not given up because the clock jumps ahead by a year")
  func jump() async throws {
    let time = Mutex(FoodsFixture.noon)
    let run = ServiceDependencies(
      service: planned.service, store: store, clock: clock, now: { time.withLock { $0 } })
    let page = try await page(run)
    item(0, page).isLiked = true
    try await planned.next().fail(away)
    await until { item(0, page).isWaiting }
    await clock.waitForSleeper(due: .seconds(1))
    time.withLock { $0 += 365 * 24 * 3600 }
    clock.advance(by: .seconds(1))
    try await planned.next().fail(away)
    await clock.waitForSleeper(due: .seconds(3))
    #expect(item(0, page).isWaiting)
    #expect(page.likes.refusals.isEmpty)
  }

  @Test("A like that another living process is to send is shown as waiting, and left to it")
  func leftToAnother() async throws {
    await another.save(left)
    let page = try await page(run())
    await until { item(0, page).isWaiting }
    for due in [5, 10, 15] {
      await clock.waitForSleeper(due: .seconds(due))
      await another.renew()
      clock.advance(by: .seconds(5))
    }
    await clock.waitForSleeper(due: .seconds(20))
    #expect(item(0, page).isWaiting)
    await another.remove(0)
    clock.advance(by: .seconds(5))
    await until { !item(0, page).isWaiting }
    // Had it sent anything, that would have come before.
    page.list.refreshTapped()
    #expect(try await planned.next().question == .list)
  }

  @Test("Of two processes that claim a like at the same time, one sends it")
  func claims() async {
    let (one, other) = (another, process("third", now: run().now))
    await one.save(left)
    let time = AnyClock(clock)
    async let first = one.claim(left, time)
    async let second = other.claim(left, time)
    await clock.waitForSleepers(2)
    clock.advance(by: .milliseconds(500))
    #expect(await [first, second].count { $0 } == 1)
  }

  @Test("A refusal that no page was there for is told to the next one that appears")
  func untold() async throws {
    let run = run()
    var page: FoodsModel? = try await page(run)
    if let page { item(0, page).isLiked = true }
    let like = try await planned.next()
    page = nil
    like.fail(.refused(status: 403, message: "Closed"))
    let next = FoodsModel(run)
    while next.likes.refusals.isEmpty, !Task.isCancelled { await next.likes.appeared() }
    #expect(next.likes.refusals == [refusal])
    let other = FoodsModel(run)
    await other.likes.appeared()
    #expect(other.likes.refusals.isEmpty)
  }

  /// What the service says when it refuses to like the soup.
  var refusal: RefusedWrite<Like> {
    RefusedWrite(
      Like(id: 0, name: "Soup", isLiked: true), error: .refused(status: 403, message: "Closed"))
  }

  /// A page on which the service has refused to like the soup.
  func refusedPage(_ run: ServiceDependencies<FoodService>) async throws -> FoodsModel {
    let page = try await page(run)
    item(0, page).isLiked = true
    try await planned.next().fail(refusal.error)
    await until { !page.likes.refusals.isEmpty }
    while await another.refusals().isEmpty, !Task.isCancelled { await Task.yield() }
    return page
  }

  @Test("A refusal that a killed process showed is shown by another; that of a living one is not")
  func refusalOfTheDead() async {
    await another.save(
      SavedWrites.Refusal(refusal, refusedAt: another.now(), process: "another"))
    clock.advance(by: .seconds(SavedWrites<Like>.lease - 1))
    await another.renew()
    let page = FoodsModel(run())
    for _ in 1...2 {
      await page.likes.appeared()
      #expect(page.likes.refusals.isEmpty)
      clock.advance(by: .seconds(SavedWrites<Like>.lease - 1))
    }
    // Nothing was heard of it for longer than that holds.
    await page.likes.appeared()
    #expect(page.likes.refusals == [refusal])
  }

  @Test("A refusal that was read is gone for everybody")
  func readRefusal() async throws {
    let page = try await refusedPage(run())
    page.likes.refusalDismissed()
    while await !another.refusals().isEmpty, !Task.isCancelled { await Task.yield() }
    clock.advance(by: .seconds(SavedWrites<Like>.lease + 1))
    let other = FoodsModel(run())
    await other.likes.appeared()
    #expect(other.likes.refusals.isEmpty)
  }

  @Test("A refusal whose page went away unread is shown by the next one")
  func leftRefusal() async throws {
    let run = run()
    var page: FoodsModel? = try await refusedPage(run)
    #expect(page?.likes.refusals == [refusal])
    page = nil
    let next = FoodsModel(run)
    await next.likes.appeared()
    #expect(next.likes.refusals == [refusal])
  }
}
