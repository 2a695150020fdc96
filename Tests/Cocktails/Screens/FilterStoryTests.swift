// Favourites and the filter, by what a person sees and does.
import AppTesting
import DataLayer
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Cocktails

@MainActor
@Suite("Favourites and the filter", .timeLimit(.minutes(10)))
struct FilterStoryTests {
  private let store = InMemoryRecordStore(now: { CocktailsFixture.evening })

  /// A page with a gimlet and a daiquiri.
  private func page(
    at path: [String] = [], _ browser: TestBrowser = TestBrowser(), language: String = "en",
    kept: [String: String] = [:]
  ) async throws -> Page<PlannedDrinks> {
    let page = try Page(
      at: path, language: language, sceneStorage: kept, store: store, browser: browser)
    try await page.planned.lists.next().answer(
      DrinkList([Drink(id: "7", name: "Gimlet"), Drink(id: "8", name: "Daiquiri")]))
    return page
  }

  @Test("A drink is marked on its page; the filter leaves the favourites, also in the next visit")
  func favourites() async throws {
    let browser = TestBrowser()
    let drink = try await page(at: ["7"], browser)
    await drink.wait { drink.heading == "Gimlet" }
    drink.toggle("Favourite Gimlet")
    #expect(drink.element("Favourite Gimlet", role: "button")?.isPressed == true)
    #expect(browser.text("cocktails.favourites", base: "/cocktails") == "7")
    let list = try await page(browser)
    await list.wait(for: "Daiquiri")
    list.toggle("Favourites")
    #expect(list.rows == ["Gimlet"])
    list.type("daiq", in: "Filter by name")
    #expect(list.rows == [] && list.shows("No cocktail is called “daiq”."))
    list.type("", in: "Filter by name")
    list.toggle("Favourites")
    #expect(list.rows == ["Gimlet", "Daiquiri"])
    #expect(list.sceneStorage["cocktails.choice"] == "all\n\n")
  }

  @Test("A category has the drinks looked up that are not known, and says so meanwhile")
  func category() async throws {
    try await store.save(
      DrinkDetail(id: "7", ingredients: [], traits: ["Shot", "Jar"]), to: "drinks", key: "7")
    let page = try await page(language: "es")
    await page.wait(for: "Gimlet")
    page.scroll(to: "Gimlet")
    await page.wait { page.control("Chupito", for: .click) != nil }
    page.tap("Chupito")
    #expect(page.rows == ["Gimlet"])
    await page.wait(for: "Consultando 1 cóctel más…")
    let call = try await page.planned.lookups.next()
    #expect(call.question == "8")
    call.answer(DrinkDetail(id: "8", ingredients: [], traits: ["Shot", "Cocktail glass"]))
    await page.wait { page.rows == ["Gimlet", "Daiquiri"] }
    page.tap("Copa de cóctel")
    #expect(page.rows == ["Daiquiri"] && page.shows("Chupito · Copa de cóctel"))
    #expect(page.sceneStorage["cocktails.choice"] == "all\nShot\nCocktail glass")
  }

  @Test("A filter that a reload has is looked up for too, and can be ended where nothing fits")
  func kept() async throws {
    let page = try await page(kept: ["cocktails.choice": "all\nShot\n"])
    await page.wait(for: "No cocktail fits the filter.")
    for _ in 0..<2 {
      let call = try await page.planned.lookups.next()
      call.answer(DrinkDetail(id: call.question, ingredients: [], traits: ["Cocktail", "Jar"]))
    }
    await page.wait { !page.shows("Looking up") }
    page.tap("Show all cocktails")
    #expect(page.rows == ["Gimlet", "Daiquiri"])
  }
}
