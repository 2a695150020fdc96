// A screen's model with a planned service, a store, and clocks that stand still.
import AppTesting
import DataLayer
import Foundation
import SharedUI
import Synchronization

@testable import Cocktails

/// A cocktail service whose every answer the test gives by hand.
final class PlannedDrinks: Sendable {
  let lists = Planned<String, DrinkList, HTTPError>()
  let lookups = Planned<Drink.ID, DrinkDetail, HTTPError>()

  /// The service to give to a model, with its details kept in `store`.
  func service(keepingDetailsIn store: any RecordStore) -> DrinkService {
    DrinkService(
      list: { [lists] () async throws(HTTPError) in try await lists.ask("list") },
      lookUp: { [lookups] id, _ async throws(HTTPError) in try await lookups.ask(id) }
    ).keepingDetails(in: store)
  }
}

/// The time of day, which a test changes.
final class TestTime: Sendable {
  private let date: Mutex<Date>

  init(_ date: Date) { self.date = Mutex(date) }

  var now: Date { date.withLock { $0 } }

  /// Lets this many seconds pass.
  func advance(by seconds: TimeInterval) { date.withLock { $0 += seconds } }
}

/// Everything a story about the drinks needs.
@MainActor
final class CocktailsFixture {
  let planned = PlannedDrinks()
  let clock = TestClock()
  let time: TestTime
  let store: InMemoryRecordStore
  let model: CocktailsModel
  private var screen: Task<Void, Never>?
  private var rows: [Task<Void, Never>] = []

  /// A fixture at `now`, with whatever `store` holds; over `service`, or else over the planned one
  /// at `source`.
  init(
    store: InMemoryRecordStore? = nil, service: DrinkService? = nil, source: String = "preview",
    now: Date = CocktailsFixture.evening
  ) {
    let time = TestTime(now)
    self.time = time
    let store = store ?? InMemoryRecordStore(now: { time.now })
    self.store = store
    var service = service ?? planned.service(keepingDetailsIn: store)
    service.source = source
    model = CocktailsModel(
      ServiceDependencies(service: service, store: store, clock: clock, now: { time.now }))
  }

  nonisolated static let evening = Date(timeIntervalSince1970: 1_700_000_000)

  /// The person comes to the screen, and the service answers with `drinks`.
  func arrive(with drinks: [Drink]) async throws {
    screen = Task { await model.list.appeared() }
    try await planned.lists.next().answer(DrinkList(drinks))
    await until { model.list.content.activity == .idle && model.list.content.value != nil }
  }

  /// The rows of these drinks come into view; the task ends when all are looked up.
  func show(_ items: [DrinkItem]) {
    rows = items.map { item in Task { await model.appeared(item) } }
  }

  /// Every row has its answer.
  func rowsSettled() async {
    for row in rows { await row.valueWithinTest }
  }

  /// The person leaves the screen; returns when its work has stopped.
  func leave() async {
    screen?.cancel()
    for row in rows { row.cancel() }
    await screen?.valueWithinTest
    await rowsSettled()
  }

  /// The drinks on screen.
  var items: [DrinkItem] { model.list.content.value?.items ?? [] }

  /// The drink with this number.
  func item(_ id: Drink.ID) -> DrinkItem {
    guard let item = model.list.content.value?[id] else { preconditionFailure("\(id) is missing") }
    return item
  }
}

extension Drink {
  /// Drinks numbered from 1.
  static func row(of count: Int) -> [Drink] {
    (1...count).map { Drink(id: "\($0)", name: "Drink \($0)") }
  }
}

extension DrinkDetail {
  /// A detail with these ingredients, without measures.
  static func of(_ id: Drink.ID, _ ingredients: String...) -> DrinkDetail {
    DrinkDetail(
      id: id, ingredients: ingredients.map { Ingredient($0) }, traits: ["", "", ""])
  }
}
