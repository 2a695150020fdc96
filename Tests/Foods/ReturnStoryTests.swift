// The list after its person or the network has come back.
import AppTesting
import DataLayer
import Foundation
import Testing

@testable import Foods

@MainActor
@Suite("Coming back to the list", .timeLimit(.minutes(10)))
struct ReturnStoryTests {
  let planned = PlannedFoods()
  let clock = TestClock()
  let wall = WallClock(FoodsFixture.noon)
  let dependencies: ServiceDependencies<FoodService>
  let soup = Food(id: 0, name: "Soup")
  let pie = Food(id: 7, name: "Pie")
  let down = HTTPError.unreachable(host: "foods.test", why: "refused")
  let night: TimeInterval = 8 * 3_600

  init() {
    dependencies = ServiceDependencies(
      service: planned.service, store: InMemoryRecordStore(now: { FoodsFixture.noon }),
      clock: clock, now: { [wall] in wall.now })
  }

  /// People whose list is loaded.
  func people(_ count: Int) async throws -> [FoodsModel] {
    let models = (0..<count).map { _ in FoodsModel(dependencies) }
    for model in models { Task { await model.list.appeared() } }
    try await planned.next().answer([soup])
    for model in models {
      await until { model.list.content.value != nil && !model.list.content.isLoading }
    }
    return models
  }

  func person() async throws -> FoodsModel { try await people(1)[0] }

  func pass(_ seconds: TimeInterval) {
    wall.advance(by: seconds)
    clock.advance(by: .seconds(seconds))
  }

  func shown(_ model: FoodsModel) -> [Food]? { model.list.content.value?.items.map(\.food) }

  /// Bug: the list of yesterday was shown as current in the morning.
  @Test("After a night the list says its age, and the return asks for a new one")
  func night() async throws {
    let model = try await person()
    #expect(model.list.staleSince == nil)
    pass(night)
    #expect(model.list.staleSince == FoodsFixture.noon)
    model.returned()
    let call = try await planned.next()
    #expect(model.list.staleSince == FoodsFixture.noon)
    #expect(shown(model) == [soup])
    call.answer([pie])
    await until { shown(model) == [pie] }
    #expect(model.list.staleSince == nil)
  }

  @Test("A list of less than five minutes is current, and the return asks nothing")
  func soon() async throws {
    let model = try await person()
    pass(299)
    #expect(model.list.staleSince == nil)
    model.returned()
    // Had there been a request for the list, it would come before this one.
    model.item(0)?.isLiked = true
    #expect(try await planned.next().question == .like(0, true))
  }

  @Test("What failed offline is asked for again when the person or the network is back")
  func offline() async throws {
    let model = FoodsModel(dependencies)
    Task { await model.list.appeared() }
    try await planned.next().fail(down)
    await until { model.list.content.failure == down }
    model.returned()
    try await planned.next().answer([soup])
    await until { shown(model) == [soup] }
    #expect(model.list.content.failure == nil)
  }

  @Test("A load that was under way at the return and fails is made again, once")
  func underWay() async throws {
    let model = FoodsModel(dependencies)
    Task { await model.list.appeared() }
    let call = try await planned.next()
    model.returned()
    call.fail(down)
    let again = try await planned.next()
    #expect(again.question == .list)
    again.fail(down)
    await until { model.list.content.failure == down && !model.list.content.isLoading }
    model.list.retryTapped()
    try await planned.next().answer([soup])
    await until { shown(model) == [soup] }
  }

  @Test("A failure that stays, such as a wrong address, is asked for again after five minutes only")
  func lasting() async throws {
    let model = FoodsModel(dependencies)
    Task { await model.list.appeared() }
    let gone = HTTPError.refused(status: 404, message: nil)
    try await planned.next().fail(gone)
    await until { model.list.content.failure == gone }
    #expect(!model.list.needsRenewal)
    pass(300)
    #expect(model.list.needsRenewal)
  }

  @Test("A hundred pages that come back at once are one request, and all show its answer")
  func together() async throws {
    let models = try await people(100)
    pass(night)
    for model in models { model.returned() }
    try await planned.next().answer([pie])
    for model in models { await until { shown(model) == [pie] } }
    models[0].item(7)?.isLiked = true
    #expect(try await planned.next().question == .like(7, true))
  }
}
