// The screens of Cocktails, over a planned service.
import AppTesting
import DataLayer
import Foundation
import SharedUI
import SwiftUITesting

@testable import Cocktails

extension Page<PlannedDrinks> {
  /// A page at the address `components` below `/cocktails`, for a reader of `language`.
  convenience init(
    at components: [String] = [], language: String = "en", sceneStorage: [String: String] = [:],
    store: any RecordStore = InMemoryRecordStore(now: { CocktailsFixture.evening }),
    browser: TestBrowser = TestBrowser()
  ) throws {
    let planned = PlannedDrinks()
    let scene = CocktailsApp.description.scene(
      ServiceDependencies(
        service: planned.service(keepingDetailsIn: store), store: store, clock: TestClock(),
        now: { CocktailsFixture.evening + 300 }))
    try self.init(
      scene, planned: planned, base: "/cocktails",
      strings: [SharedUIResources.strings, CocktailsApp.description.strings],
      at: components, language: language, sceneStorage: sceneStorage, browser: browser)
  }
}
