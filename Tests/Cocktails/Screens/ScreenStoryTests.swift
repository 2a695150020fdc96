// What is on the screens, as markup.
import AppTesting
import DataLayer
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Cocktails

@MainActor
@Suite("The screens", .timeLimit(.minutes(1)))
struct ScreenStoryTests {
  static let sling = Drink(
    id: "7", name: "Sling \"#1\" 1/2 <b>", photoURL: URL(string: "https://fixture.test/sling.jpg")
  )
  static let colada = Drink(id: "8", name: "Piña Colada")
  static let list = DrinkList(drinks: [sling, colada], skipped: 1)

  /// A store in which the detail of the sling has been kept.
  static func store(_ detail: DrinkDetail) async throws -> InMemoryRecordStore {
    let store = InMemoryRecordStore(now: { CocktailsFixture.evening })
    try await store.save(detail, to: "drinks", key: detail.id)
    return store
  }

  @Test("Before the first answer there are skeleton rows that a screen reader does not hear")
  func skeleton() throws {
    let html = try Page().html
    #expect(html.contains(">Cocktails</h1>"))
    #expect(html.contains("Loading cocktails…"))
    #expect(html.contains("redacted"))
    #expect(html.contains(#"type="search" name="Filter by name" aria-label="Filter by name""#))
  }

  @Test("A row is a link with the drink's name, and waits with a skeleton line until it is near")
  func row() async throws {
    let page = try Page()
    await page.planned.lists.next().answer(Self.list)
    let html = await page.html(with: "Colada")
    #expect(
      html.contains(
        #"href="/cocktails/7" data-e="c" aria-label="Sling &quot;#1&quot; 1/2 &lt;b&gt;""#))
    #expect(!html.contains("<b>"))
    #expect(html.contains("/_/photo/sling.jpg"))
    #expect(html.matches(of: /<li class="row[^"]*"[^>]*data-n/).count == 2)
    #expect(html.matches(of: /redacted/).count == 2)
    #expect(html.contains("1 cocktail could not be read and is not shown."))
  }

  @Test("A row that comes near is looked up; failed, it has a Retry of its own beside the link")
  func lookUp() async throws {
    let page = try Page()
    await page.planned.lists.next().answer(Self.list)
    _ = await page.html(with: "Colada")
    page.scroll(to: "Piña Colada")
    let call = await page.planned.lookups.next()
    #expect(call.question == "8")
    call.fail(.refused(status: 500, message: nil))
    let failed = await page.html(with: "The ingredients could not be loaded")
    #expect(failed.contains(#"aria-description="Piña Colada""#))
    page.tap("Retry")
    await page.planned.lookups.next().answer(
      .of("8", "Rum", "Pineapple", "Coconut", "Ice", "Lime"))
    let html = await page.html(with: "Rum, Pineapple and 3 more ingredients")
    #expect(html.contains(#"aria-description="Rum, Pineapple and 3 more ingredients""#))
    #expect(!html.contains("Retry"))
    #expect(html.matches(of: /redacted/).count == 1)
  }

  @Test(
    "The first two ingredients and how many more, in the plural forms of three languages",
    arguments: [
      ("en", 0, "No ingredients given"), ("en", 1, ">I1<"), ("en", 2, ">I1, I2<"),
      ("en", 3, "I1, I2 and 1 more ingredient<"), ("en", 5, "I1, I2 and 3 more ingredients<"),
      ("es", 3, "I1, I2 y 1 ingrediente más"), ("es", 5, "I1, I2 y 3 ingredientes más"),
      ("ar", 2, "I1، I2"), ("ar", 3, "I1، I2 ومكوّن واحد آخر"), ("ar", 4, "I1، I2 ومكوّنان آخران"),
      ("ar", 5, "I1، I2 و3 مكوّنات أخرى"), ("ar", 13, "I1، I2 و11 مكوّنًا آخر"),
      ("ar", 102, "I1، I2 و100 مكوّن آخر"),
    ])
  func summary(language: String, count: Int, words: String) async throws {
    let page = try Page(language: language)
    await page.planned.lists.next().answer(DrinkList(drinks: [Self.colada]))
    _ = await page.html(with: "Colada")
    page.scroll(to: "Piña Colada")
    await page.planned.lookups.next().answer(
      DrinkDetail(id: "8", ingredients: (0..<count).map { Ingredient("I\($0 + 1)") }))
    #expect(await page.html(with: words).contains(words))
  }

  @Test("The detail has its headings, each ingredient with its measure, and quiet facts")
  func detail() async throws {
    let detail = DrinkDetail(
      id: "7",
      ingredients: [Ingredient("Gin", measure: "2 oz"), Ingredient("Lime"), Ingredient("Gin")],
      instructions: ["en": "Shake & pour.", "es": "Agitar."],
      facts: ["Cocktail", "Highball glass"])
    let page = try Page(at: ["7"], store: try await Self.store(detail))
    await page.planned.lists.next().answer(Self.list)
    let html = await page.html(with: "Shake &amp; pour.")
    #expect(page.place == ("Sling \"#1\" 1/2 <b>", ["7"]))
    #expect(html.contains(">Sling &quot;#1&quot; 1/2 &lt;b&gt;</h1>"))
    for heading in ["Ingredients", "Preparation"] {
      #expect(html.contains(">\(heading)</span></h2>"))
    }
    #expect(html.contains("Cocktail · Highball glass"))
    #expect(items(of: html, after: "Ingredients") == ["2 oz Gin", "Lime", "Gin"])
    #expect(html.contains(#"role="img" aria-label="Sling &quot;#1&quot; 1/2 &lt;b&gt;""#))
  }

  /// The texts of the list items in the section under a heading.
  private func items(of html: String, after heading: String) -> [String] {
    let rest = html.split(separator: ">\(heading)</span></h2>").last?.split(separator: "</ul>")
      .first
    return (rest ?? "").split(separator: "<li").dropFirst().map {
      ("<li" + $0).replacing(/<[^>]*>/, with: "")
    }
  }

  @Test("Instructions are in the reader's language; where there are none the page says so")
  func instructions() async throws {
    let spoken = DrinkDetail(
      id: "7", ingredients: [], instructions: ["en": "Shake.", "es": "Agitar."])
    let page = try Page(at: ["7"], language: "es", store: try await Self.store(spoken))
    await page.planned.lists.next().answer(Self.list)
    let html = await page.html(with: "Agitar.")
    #expect(html.contains("Sin ingredientes indicados"))
    #expect(html.contains(">Preparación</span></h2>"))
    #expect(!html.contains("Shake."))
    let silent = try Page(
      at: ["7"], store: try await Self.store(DrinkDetail(id: "7", ingredients: [])))
    await silent.planned.lists.next().answer(Self.list)
    _ = await silent.html(with: "The service does not say how this is made.")
  }

  @Test("A lookup that fails in the detail says so with a Retry, and then fills the row too")
  func failedDetail() async throws {
    let page = try Page(at: ["7"])
    await page.planned.lists.next().answer(Self.list)
    _ = await page.html(with: "Loading the recipe…")
    await page.planned.lookups.next().fail(.unreachable(host: "fixture.test", why: "refused"))
    let failed = await page.html(with: "The recipe could not be loaded")
    #expect(failed.contains("fixture.test could not be reached."))
    #expect(failed.contains("The ingredients could not be loaded"))
    page.tap("Retry")
    await page.planned.lookups.next().answer(.of("7", "Gin", "Soda"))
    #expect(await page.html(with: "Preparation").contains("Gin, Soda"))
  }

  @Test("A link to a drink that does not exist says so once the list is there")
  func unknown() async throws {
    let page = try Page(at: ["99"])
    await page.planned.lists.next().answer(Self.list)
    _ = await page.html(with: "The service has no cocktail number 99.")
  }

  @Test("The list follows the filter; a filter that finds nothing says what was typed")
  func filter() async throws {
    let page = try Page()
    await page.planned.lists.next().answer(Self.list)
    _ = await page.html(with: "Colada")
    page.type("pina", in: "Filter by name")
    #expect(page.html.contains("Piña Colada"))
    #expect(!page.html.contains("Sling"))
    #expect(page.sceneStorage["cocktails.filter"] == "pina")
    page.type("x<y", in: "Filter by name")
    #expect(page.html.contains("No cocktail is called “x&lt;y”. Try another name."))
    let again = try Page(sceneStorage: ["cocktails.filter": "sling"])
    await again.planned.lists.next().answer(Self.list)
    #expect(!(await again.html(with: "Sling")).contains("Colada"))
  }

  @Test("An empty list, a failure, and a failed refresh each have their face")
  func faces() async throws {
    let page = try Page()
    await page.planned.lists.next().fail(.unreachable(host: "fixture.test", why: "refused"))
    _ = await page.html(with: "The cocktails could not be loaded")
    page.tap("Retry")
    await page.planned.lists.next().answer(DrinkList(drinks: []))
    _ = await page.html(with: "No cocktails")
    page.tap("Refresh")
    await page.planned.lists.next().answer(Self.list)
    _ = await page.html(with: "Colada")
    page.tap("Refresh")
    await page.planned.lists.next().fail(.timedOut(after: .seconds(10)))
    let html = await page.html(with: "Saved copy")
    #expect(html.contains(#"role="status""#))
    #expect(html.contains(#"aria-label="Piña Colada""#))
  }
}
