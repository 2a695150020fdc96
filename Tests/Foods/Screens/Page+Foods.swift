// The screens of Foods, over a planned service.
import AppTesting
import DataLayer
import Foundation
import SharedUI
import SwiftUITesting

@testable import Foods

extension Page<PlannedFoods> {
  /// A page at the address `components` below `/foods`, for a reader of `language`.
  convenience init(
    at components: [String] = [], language: String = "en",
    store: any RecordStore = InMemoryRecordStore(now: { FoodsFixture.noon })
  ) throws {
    let planned = PlannedFoods()
    let scene = FoodsApp.description.scene(
      ServiceDependencies(
        service: planned.service, store: store, clock: TestClock(),
        now: { FoodsFixture.noon + 300 }))
    try self.init(
      scene, planned: planned, base: "/foods",
      strings: [SharedUIResources.strings, FoodsApp.description.strings],
      at: components, language: language)
  }
}

extension Page<Void> {
  /// One of several pages over the same dependencies.
  convenience init(of dependencies: ServiceDependencies<FoodService>) throws {
    try self.init(
      FoodsApp.description.scene(dependencies), planned: (), base: "/foods",
      strings: [SharedUIResources.strings, FoodsApp.description.strings])
  }
}
