// Several people over one list: what they share, and what is each one's own.
import AppTesting
import DataLayer
import Foundation
import Observation
import SharedUI
import Synchronization
import Testing

@testable import Foods

@MainActor
@Suite("Several people over one list", .timeLimit(.minutes(10)))
struct SharedListStoryTests {
  let planned = PlannedFoods()
  let clock = TestClock()
  let dependencies: ServiceDependencies<FoodService>
  let soup = Food(id: 0, name: "Soup")
  let pie = Food(id: 7, name: "Pie")

  init() {
    dependencies = ServiceDependencies(
      service: planned.service, store: InMemoryRecordStore(now: { FoodsFixture.noon }),
      clock: clock, now: { FoodsFixture.noon })
  }

  /// A person whose list is loaded; the service answers when it is asked.
  func person(_ foods: [Food]) async throws -> (model: FoodsModel, screen: Task<Void, Never>) {
    let model = FoodsModel(dependencies)
    let screen = Task { await model.list.appeared() }
    if dependencies.isAsked { try await planned.next().answer(foods) }
    await until { model.list.content.value != nil && !model.list.content.isLoading }
    return (model, screen)
  }

  /// The soup on a person's screen.
  func soup(of model: FoodsModel) -> FoodItem {
    guard let item = model.list.content.value?[0] else { preconditionFailure("There is no soup") }
    return item
  }

  func shown(_ model: FoodsModel) -> [Food]? { model.list.content.value?.items.map(\.food) }

  @Test("A hundred people who come at once are one request")
  func hundredPeople() async throws {
    let people = (0..<100).map { _ in FoodsModel(dependencies) }
    let screens = people.map { model in Task { await model.list.appeared() } }
    try await planned.next().answer([soup, pie])
    for model in people { await until { model.list.content.value != nil } }
    #expect(people.allSatisfy { shown($0) == [soup, pie] })
    // Had there been another request, it would come before this one.
    soup(of: people[0]).isLiked = true
    #expect(try await planned.next().question == .like(0, true))
    for screen in screens { screen.cancel() }
  }

  @Test("Whoever comes within five seconds has the list before their screen appears")
  func atOnce() async throws {
    _ = try await person([soup])
    clock.advance(by: .seconds(4))
    let model = FoodsModel(dependencies)
    #expect(shown(model) == [soup])
    #expect(model.list.content.activity == .idle)
    #expect(model.list.staleSince == nil)
    let generation = model.list.content.generation
    let screen = Task { await model.list.appeared() }
    soup(of: model).isLiked = true
    #expect(try await planned.next().question == .like(0, true))
    #expect(model.list.content.generation == generation)
    screen.cancel()
  }

  @Test("Whoever comes later is shown the same list at once, and a newer one when it has come")
  func later() async throws {
    _ = try await person([soup])
    clock.advance(by: .seconds(5))
    let model = FoodsModel(dependencies)
    #expect(shown(model) == [soup])
    #expect(model.list.content.isLoading)
    #expect(model.list.staleSince == nil)
    let item = model.list.content.value?[0]
    let screen = Task { await model.list.appeared() }
    try await planned.next().answer([pie, soup])
    await until { model.list.content.value?.items.count == 2 }
    #expect(shown(model) == [pie, soup])
    #expect(model.list.content.value?[0] === item)
    screen.cancel()
  }

  @Test("What one likes is not undone by an answer that another asked for before")
  func oldAnswer() async throws {
    let (one, other) = (FoodsModel(dependencies), FoodsModel(dependencies))
    for model in [one, other] { Task { await model.list.appeared() } }
    try await planned.next().answer([soup])
    for model in [one, other] { await until { model.list.content.value != nil } }
    other.list.refreshTapped()
    let refresh = try await planned.next()
    soup(of: one).isLiked = true
    try await planned.next().agree()
    await until { soup(of: one).wanted == nil }
    refresh.answer([soup])
    await until { !other.list.content.isLoading }
    #expect(soup(of: one).isLiked)
    // Whoever comes now sees the like too.
    #expect(shown(FoodsModel(dependencies))?.map(\.isLiked) == [true])
    let reload = try await planned.next()
    #expect(reload.question == .list)
    var liked = soup
    liked.isLiked = true
    liked.lastUpdatedDate = FoodsFixture.noon
    reload.answer([liked])
    await until { shown(one) == [liked] }
    #expect(shown(FoodsModel(dependencies)) == [liked])
  }

  @Test("A like that the service has taken is on everybody's page, with the service's date")
  func live() async throws {
    let (one, _) = try await person([soup])
    let (other, screen) = try await person([soup])
    soup(of: one).isLiked = true
    try await planned.next().agree()
    var liked = soup
    liked.isLiked = true
    liked.lastUpdatedDate = FoodsFixture.noon
    try await planned.next().answer([liked])
    await until { soup(of: other).isLiked }
    #expect(shown(other) == [liked])
    #expect(other.list.content.activity == .idle)
    // Whoever has left hears nothing more.
    screen.cancel()
    await screen.valueWithinTest
    one.list.refreshTapped()
    try await planned.next().answer([pie])
    await until { shown(one) == [pie] }
    #expect(shown(other) == [liked])
  }

  @Test("A like of one person redraws one row of the others; another name redraws their list")
  func oneRow() async throws {
    let (one, _) = try await person([soup, pie])
    let (other, screen) = try await person([soup, pie])
    let redraws = Atomic(0)
    withObservationTracking {
      _ = other.list.content
      _ = other.item(7)?.food
    } onChange: {
      redraws.add(1, ordering: .relaxed)
    }
    soup(of: one).isLiked = true
    try await planned.next().agree()
    var liked = soup
    liked.isLiked = true
    liked.lastUpdatedDate = FoodsFixture.noon
    try await planned.next().answer([liked, pie])
    await until { soup(of: other).food == liked }
    #expect(redraws.load(ordering: .relaxed) == 0)
    // A food that its page first shows now is of the last answer too.
    #expect(other.list.content.value?.records(matching: "") == [liked, pie])
    one.list.refreshTapped()
    var renamed = liked
    renamed.name = "Broth"
    try await planned.next().answer([renamed, pie])
    await until { shown(other) == [renamed, pie] }
    #expect(redraws.load(ordering: .relaxed) == 1)
    #expect(other.list.content.value?.records(matching: "broth") == [renamed])
    screen.cancel()
  }

  @Test("A like that is not answered yet is only its person's own")
  func pendingLike() async throws {
    let (one, _) = try await person([soup])
    soup(of: one).isLiked = true
    let (other, _) = try await person([soup])
    #expect(soup(of: one).isLiked)
    #expect(!soup(of: other).isLiked)
  }
}

extension ServiceDependencies<FoodService> {
  /// Whether a page that opens now asks the service.
  @MainActor fileprivate var isAsked: Bool { FoodsModel(self).list.content.isSettled == false }
}

extension Loadable {
  /// Whether there is a value that is the latest.
  fileprivate var isSettled: Bool { value != nil && !isLoading }
}
