// The screens of Cocktails, by what a person sees on them and does.
import AppTesting
import DataLayer
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Cocktails

@MainActor
@Suite("The screens", .timeLimit(.minutes(10)))
struct ScreenStoryTests {
  static let sling = Drink(
    id: "7", name: "Sling \"#1\" 1/2 <b>", photoURL: URL(string: "https://fixture.test/sling.jpg")
  )
  static let colada = Drink(id: "8", name: "Piña Colada")
  static let list = DrinkList([sling, colada], skipped: 1)

  /// A store in which the detail of the sling has been kept.
  static func store(_ detail: DrinkDetail) async throws -> InMemoryRecordStore {
    let store = InMemoryRecordStore(now: { CocktailsFixture.evening })
    try await store.save(detail, to: "drinks", key: detail.id)
    return store
  }

  @Test("Before the first answer there are skeleton rows that a screen reader does not hear")
  func skeleton() throws {
    let page = try Page()
    #expect(page.heading == "Cocktails")
    #expect(page.shows("Loading cocktails…"))
    #expect(!page.placeholders.isEmpty)
    #expect(page.all("list").map(\.isHidden) == [true])
    let field = page.element("Filter by name", role: "searchbox")
    #expect(field?.attribute("name") == "Filter by name")
  }

  @Test("A row is a link with the drink's name, and waits with a skeleton line until it is near")
  func row() async throws {
    let page = try Page()
    try await page.planned.lists.next().answer(Self.list)
    await page.wait(for: "Colada")
    #expect(page.element("Sling \"#1\" 1/2 <b>")?.attribute("href") == "/cocktails/7")
    #expect(page.photos == ["/_/photo/sling.jpg"])
    #expect(page.all("listitem").map { $0.takes(.near) } == [true, true])
    #expect(page.placeholders.count == 2)
    #expect(page.shows("1 cocktail could not be read and is not shown."))
    #expect(page.html.contains(#"aria-label="Sling &quot;#1&quot; 1/2 &lt;b&gt;""#))
    #expect(!page.html.contains("<b>"))
  }

  @Test("In a regular width the list stays beside the open drink, whose row alone is marked")
  func columns() async throws {
    let page = try Page()
    page.widen()
    try await page.planned.lists.next().answer(Self.list)
    await page.wait(for: "Piña Colada")
    #expect(page.shows("Choose a cocktail"))
    page.tap("Piña Colada")
    #expect(page.location == ("Piña Colada", ["8"]))
    #expect(page.rows.contains("Piña Colada") && !page.shows("Choose a cocktail"))
    let marks = ["Sling \"#1\" 1/2 <b>", "Piña Colada"].map {
      page.element($0, role: "link")?.attribute("aria-current")
    }
    #expect(marks == [nil, "page"])
  }

  @Test("The first rows are drawn once")
  func once() async throws {
    let drinks = (1...20).map { Drink(id: "\($0)", name: "Drink \($0)") }
    let page = try Page()
    let renderings = try await page.renderingsPerNode {
      try await page.planned.lists.next().answer(DrinkList(drinks))
      await page.wait(for: "Drink 20")
    }
    #expect(renderings < 1.2)
  }

  @Test("A row that comes near is looked up; failed, it has a Retry of its own beside the link")
  func lookUp() async throws {
    let page = try Page()
    try await page.planned.lists.next().answer(Self.list)
    await page.wait(for: "Colada")
    page.scroll(to: "Piña Colada")
    let call = try await page.planned.lookups.next()
    #expect(call.question == "8")
    call.fail(.refused(status: 500, message: nil))
    await page.wait(for: "The ingredients could not be loaded")
    #expect(page.element("Retry", role: "button")?.hint == "Piña Colada")
    page.tap("Retry")
    try await page.planned.lookups.next().answer(
      .of("8", "Rum", "Pineapple", "Coconut", "Ice", "Lime"))
    await page.wait(for: "Rum, Pineapple and 3 more ingredients")
    let row = page.element("Piña Colada", role: "link")
    #expect(row?.hint == "Rum, Pineapple and 3 more ingredients")
    #expect(page.element("Retry") == nil)
    #expect(page.placeholders.count == 1)
  }

  @Test(
    "The first two ingredients and how many more, in the plural forms of three languages",
    arguments: [
      ("en", 0, "No ingredients given"), ("en", 1, "I1"), ("en", 2, "I1, I2"),
      ("en", 3, "I1, I2 and 1 more ingredient"), ("en", 5, "I1, I2 and 3 more ingredients"),
      ("es", 3, "I1, I2 y 1 ingrediente más"), ("es", 5, "I1, I2 y 3 ingredientes más"),
      ("ar", 2, "I1، I2"), ("ar", 3, "I1، I2 ومكوّن واحد آخر"), ("ar", 4, "I1، I2 ومكوّنان آخران"),
      ("ar", 5, "I1، I2 و3 مكوّنات أخرى"), ("ar", 13, "I1، I2 و11 مكوّنًا آخر"),
      ("ar", 102, "I1، I2 و100 مكوّن آخر"),
    ])
  func summary(language: String, count: Int, words: String) async throws {
    let page = try Page(language: language)
    try await page.planned.lists.next().answer(DrinkList([Self.colada]))
    await page.wait(for: "Colada")
    page.scroll(to: "Piña Colada")
    try await page.planned.lookups.next().answer(
      DrinkDetail(id: "8", ingredients: (0..<count).map { Ingredient("I\($0 + 1)") }))
    await page.wait { page.placeholders.isEmpty }
    #expect(page.texts.contains(words))
  }

  @Test("The detail has its headings, each ingredient with its measure, and quiet facts")
  func detail() async throws {
    let detail = DrinkDetail(
      id: "7",
      ingredients: [Ingredient("Gin", measure: "2 oz"), Ingredient("Lime"), Ingredient("Gin")],
      instructions: ["en": "Shake & pour.", "es": "Agitar."],
      traits: ["Cocktail", "Highball glass"])
    let page = try Page(at: ["7"], store: try await Self.store(detail))
    try await page.planned.lists.next().answer(Self.list)
    await page.wait(for: "Shake & pour.")
    #expect(page.location == ("Sling \"#1\" 1/2 <b>", ["7"]))
    #expect(page.heading == "Sling \"#1\" 1/2 <b>")
    #expect(page.sections == ["Ingredients", "Preparation"])
    #expect(page.shows("Cocktail · Highball glass"))
    // The first row is the photo, the last the preparation.
    let rows = page.all("listitem").map(\.text)
    #expect(
      rows == [
        "", "UnitAs writtenMillilitersOunces", "2 oz Gin", "Lime", "Gin", "Shake & pour.",
      ])
    #expect(page.element("Sling \"#1\" 1/2 <b>", role: "img") != nil)
    #expect(page.html.contains("Shake &amp; pour."))
  }

  @Test("Ingredients, measures and traits are in the reader's language and unit, also when shared")
  func terms() async throws {
    let detail = DrinkDetail(
      id: "7",
      ingredients: [
        Ingredient("Gin", measure: "2 oz"), Ingredient("Orange bitters", measure: "2 dashes"),
        Ingredient("Amer Picon", measure: "a little"),
      ],
      instructions: ["es": "Agitar."], traits: ["Cocktail", "", "Alcoholic"])
    let page = try Page(at: ["7"], language: "es", store: try await Self.store(detail))
    try await page.planned.lists.next().answer(Self.list)
    await page.wait(for: "Cóctel · Con alcohol")
    let ingredients = { page.all("listitem").map(\.text).suffix(4).dropLast() }
    #expect(ingredients() == ["2 oz Ginebra", "2 golpes Bíter de naranja", "a little Amer Picon"])
    page.choose("Mililitros", in: "Unidad")
    #expect(ingredients().first == "60 ml Ginebra")
    #expect(
      page.all { $0.attribute("data-sh") != nil }.map { $0.attribute("data-sh") } == [
        #"""
        {"text":"Sling \"#1\" 1/2 <b>\n60 ml Ginebra\n2 golpes Bíter de naranja\#
        \na little Amer Picon\nAgitar.",\#
        "title":"Sling \"#1\" 1/2 <b>","url":"https://fixture.test/sling.jpg"}
        """#
      ])
  }

  @Test("Instructions are in the reader's language; where there are none the page says so")
  func instructions() async throws {
    let spoken = DrinkDetail(
      id: "7", ingredients: [], instructions: ["en": "Shake.", "es": "Agitar."])
    let page = try Page(at: ["7"], language: "es", store: try await Self.store(spoken))
    try await page.planned.lists.next().answer(Self.list)
    await page.wait(for: "Agitar.")
    #expect(page.shows("Sin ingredientes indicados"))
    #expect(page.sections.contains("Preparación"))
    #expect(!page.shows("Shake."))
    let silent = try Page(
      at: ["7"], store: try await Self.store(DrinkDetail(id: "7", ingredients: [])))
    try await silent.planned.lists.next().answer(Self.list)
    await silent.wait(for: "The service does not say how this is made.")
    #expect(silent.shows("The service does not say how this is made."))
  }

  @Test("A lookup that fails in the detail says so with a Retry, and then fills the row too")
  func failedDetail() async throws {
    let page = try Page(at: ["7"])
    try await page.planned.lists.next().answer(Self.list)
    await page.wait(for: "Loading the recipe…")
    try await page.planned.lookups.next().fail(.unreachable(host: "fixture.test", why: "refused"))
    await page.wait(for: "The recipe could not be loaded")
    #expect(page.shows("fixture.test could not be reached."))
    // The row lies under the page.
    #expect(page.all().contains { $0.directText == "The ingredients could not be loaded" })
    page.tap("Retry")
    try await page.planned.lookups.next().answer(.of("7", "Gin", "Soda"))
    await page.wait { page.sections.contains("Preparation") }
    #expect(page.all().contains { $0.directText == "Gin, Soda" })
  }

  @Test("A link to a drink that does not exist says so once the list is there")
  func unknown() async throws {
    let page = try Page(at: ["99"])
    try await page.planned.lists.next().answer(Self.list)
    await page.wait(for: "No such cocktail")
    #expect(page.shows("The service has no cocktail number 99."))
  }

  @Test("The list follows the filter; a filter that finds nothing says what was typed")
  func filter() async throws {
    let page = try Page()
    try await page.planned.lists.next().answer(Self.list)
    await page.wait(for: "Colada")
    page.type("pina", in: "Filter by name")
    #expect(page.rows == ["Piña Colada"])
    #expect(page.sceneStorage["cocktails.filter"] == "pina")
    page.type("x<y", in: "Filter by name")
    #expect(page.shows("No cocktail is called “x<y”. Try another name."))
    #expect(page.html.contains("No cocktail is called “x&lt;y”. Try another name."))
    let again = try Page(sceneStorage: ["cocktails.filter": "sling"])
    try await again.planned.lists.next().answer(Self.list)
    await again.wait(for: "Sling")
    #expect(again.rows == ["Sling \"#1\" 1/2 <b>"])
  }

  @Test("An empty list, a failure, and a failed refresh each look different")
  func states() async throws {
    let page = try Page()
    try await page.planned.lists.next().fail(.unreachable(host: "fixture.test", why: "refused"))
    await page.wait(for: "The cocktails could not be loaded")
    page.tap("Retry")
    try await page.planned.lists.next().answer(DrinkList([]))
    await page.wait(for: "No cocktails")
    page.tap("Refresh")
    try await page.planned.lists.next().answer(Self.list)
    await page.wait(for: "Colada")
    page.tap("Refresh")
    try await page.planned.lists.next().fail(.timedOut(after: .seconds(10)))
    await page.wait(for: "Saved copy")
    #expect(page.status?.text.contains("Saved copy") == true)
    #expect(page.rows.contains("Piña Colada"))
  }
}
