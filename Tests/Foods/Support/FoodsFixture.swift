// A screen's model with a planned service, a store, and clocks that stand still.
import AppTesting
import DataLayer
import Foundation
import SharedUI

@testable import Foods

/// Everything a story about the foods needs.
@MainActor
final class FoodsFixture {
  let planned = PlannedFoods()
  let clock = TestClock()
  let store: InMemoryRecordStore
  let model: FoodsModel
  private var screen: Task<Void, Never>?

  /// A fixture at `now`, with whatever `store` holds; over the service at `source`.
  init(
    store: InMemoryRecordStore? = nil, source: String = "preview", now: Date = FoodsFixture.noon
  ) {
    let store = store ?? InMemoryRecordStore(now: { now })
    self.store = store
    var service = planned.service
    service.source = source
    model = FoodsModel(
      ServiceDependencies(service: service, store: store, clock: clock, now: { now }))
  }

  nonisolated static let noon = Date(timeIntervalSince1970: 1_700_000_000)

  /// The person comes to the screen; returns the first call it makes.
  func arrive() async throws -> PlannedFoods.Call {
    screen = Task { await model.list.appeared() }
    return try await planned.next()
  }

  /// The person comes to the screen, and the service answers with `foods`.
  func arrive(with foods: [Food]) async throws {
    try await arrive().answer(foods)
    await until { model.list.content.value != nil }
  }

  /// The person leaves the screen; returns when its work has stopped.
  func leave() async {
    screen?.cancel()
    await screen?.valueWithinTest
  }

  /// The food with this number.
  func item(_ id: Food.ID) -> FoodItem {
    guard let item = model.list.content.value?[id] else {
      preconditionFailure("No food \(id) is on screen")
    }
    return item
  }

  /// The foods on screen, as the service last described them.
  var shown: [Food]? { model.list.content.value?.items.map(\.food) }
}
