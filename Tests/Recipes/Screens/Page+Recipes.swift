// The screen of Recipes, over a planned service.
import AppTesting
import DataLayer
import Foundation
import SharedUI
import SwiftUITesting

@testable import Recipes

typealias PlannedRecipes = Planned<String, RecipeList, RecipesError>

extension Page<PlannedRecipes> {
  /// A page for a reader of `language`, with what was kept of an earlier one.
  convenience init(
    language: String = "en", sceneStorage: [String: String] = [:],
    store: any RecordStore = InMemoryRecordStore(now: { noon }),
    browser: TestBrowser = TestBrowser()
  ) throws {
    let planned = PlannedRecipes(cancelled: .service(.cancelled))
    let service = RecipeService { () async throws(RecipesError) in try await planned.ask("list") }
    try self.init(
      RecipesApp.description.scene(
        ServiceDependencies(
          service: service, store: store, clock: TestClock(), now: { noon + 300 })),
      planned: planned, base: "/recipes",
      strings: [SharedUIResources.strings, RecipesApp.description.strings], language: language,
      sceneStorage: sceneStorage, browser: browser)
  }
}

/// When lists are saved in these stories; the page is read five minutes later.
let noon = Date(timeIntervalSince1970: 1_700_000_000)
