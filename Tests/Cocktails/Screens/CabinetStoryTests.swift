// The cabinet, by what a person sees in it and does.
import AppTesting
import DataLayer
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Cocktails

@MainActor
@Suite("What can I make?", .timeLimit(.minutes(10)))
struct CabinetStoryTests {
  private let store = InMemoryRecordStore(now: { CocktailsFixture.evening })

  /// A page with the list.
  private func page(
    _ browser: TestBrowser = TestBrowser(), language: String = "en", line: String
  ) async throws -> Page<PlannedDrinks> {
    let page = try Page(language: language, store: store, browser: browser)
    try await page.planned.lists.next().answer(
      DrinkList([
        Drink(id: "7", name: "Gimlet"), Drink(id: "8", name: "Daiquiri"),
        Drink(id: "9", name: "Martini"),
      ]))
    await page.wait(for: line)
    return page
  }

  /// The headings of the sheet's screen on top.
  private func sections(_ page: Page<PlannedDrinks>) -> [String]? {
    page.sheet?.all { $0.tag == "h2" && !$0.isCovered }.map(\.name)
  }

  /// Answers the lookups of the three drinks.
  private func answer(_ page: Page<PlannedDrinks>) async throws {
    let details = [
      "7": DrinkDetail.of("7", "Gin", "Lime juice"), "8": .of("8", "Light rum", "Lime juice"),
      "9": .of("9", "Gin", "Dry vermouth", "Olive"),
    ]
    for _ in 0..<3 {
      let call = try await page.planned.lookups.next()
      call.answer(try #require(details[call.question]))
    }
    await page.wait { !page.shows("Looking up") }
  }

  /// Bug: the drinks were no links, and only the ingredients of rows on screen could be chosen.
  @Test("The list leads to it; all drinks are looked up, and those of the bottles are links")
  func story() async throws {
    let browser = TestBrowser()
    let page = try await page(browser, line: "Choose your bottles")
    #expect(page.element("What can I make?", role: "button")?.isEnabled == true)
    // Of the list under the sheet, only the row of a drink that cannot be made.
    page.type("martini", in: "Filter by name")
    page.tap("Choose your bottles")
    #expect(page.heading == "What can I make?")
    #expect(page.shows("Choose what you have."))
    try await answer(page)
    page.toggle("Gin")
    #expect(page.shows("Nothing yet") && page.shows("Missing: Lime juice"))
    page.toggle("Lime juice")
    #expect(sections(page) == ["What you can make", "You lack one", "What you have"])
    let rows = page.sheet?.all { $0.role == "listitem" }.prefix(2).map(\.text)
    #expect(rows == ["Gimlet", "DaiquiriMissing: Light rum"])
    page.tap("Gimlet")
    #expect(page.heading == "Gimlet" && sections(page) == ["Ingredients", "Preparation"])
    // The next page has what was looked up, and asks for nothing.
    let next = try await self.page(browser, line: "You can make 1 of these")
    next.tap("What can I make?")
    await next.wait { !next.shows("Looking up") }
    #expect(next.control("Gin", for: .toggle)?.isPressed == true)
  }

  @Test("Bottles are searched by the reader's names and the service's")
  func search() async throws {
    let page = try await page(language: "es", line: "Elige tus botellas")
    page.tap("Elige tus botellas")
    await page.wait(for: "Consultando 3 cócteles más…")
    for _ in 0..<3 {
      let call = try await page.planned.lookups.next()
      call.answer(.of(call.question, "Gin", "Lime juice"))
    }
    await page.wait { page.control("Ginebra", for: .toggle) != nil }
    let bottles = { page.all("switch").map(\.name) }
    #expect(bottles() == ["Ginebra", "Zumo de lima"])
    page.type("lime", in: "Buscar botellas")
    #expect(bottles() == ["Zumo de lima"] && sections(page) == ["Lo que tienes"])
    page.type("gineb", in: "Buscar botellas")
    #expect(bottles() == ["Ginebra"])
  }

  @Test("It says how many drinks are to be looked up; stopped, it still shows what was sent for")
  func progress() async throws {
    let page = try await page(line: "Choose your bottles")
    page.tap("What can I make?")
    await page.wait(for: "Looking up 3 more cocktails…")
    let calls = [
      try await page.planned.lookups.next(), try await page.planned.lookups.next(),
      try await page.planned.lookups.next(),
    ]
    page.tap("Stop")
    #expect(page.shows("3 cocktails are not looked up yet."))
    #expect(page.element("Look up all", role: "button")?.isEnabled == true)
    for call in calls.dropLast() { call.answer(.of(call.question, "Gin")) }
    await page.wait(for: "1 cocktail is not looked up yet.")
    #expect(page.control("Gin", for: .toggle)?.isPressed == false)
  }

  @Test("What failed is said, and looked up by Retry")
  func failure() async throws {
    let page = try await page(line: "Choose your bottles")
    // The rows of the list under the sheet have a Retry of their own.
    page.type("xyzzy", in: "Filter by name")
    page.tap("What can I make?")
    for _ in 0..<3 {
      try await page.planned.lookups.next().fail(.refused(status: 503, message: nil))
    }
    await page.wait(for: "The service is having a problem.")
    #expect(page.shows("3 cocktails are not looked up yet."))
    page.tap("Retry")
    try await answer(page)
    #expect(!page.shows("looked up yet"))
  }
}
