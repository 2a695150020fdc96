// The screen of Recipes, by what a person sees on it and does.
import AppTesting
import DataLayer
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Recipes

@MainActor
@Suite("The screen", .timeLimit(.minutes(10)))
struct ScreenStoryTests {
  @Test("Before the first answer there are skeleton rows that a screen reader does not hear")
  func skeleton() throws {
    let page = try Page()
    #expect(page.heading == "Recipes")
    #expect(page.shows("Loading recipes…"))
    #expect(!page.placeholders.isEmpty)
    #expect(page.all("list").map(\.isHidden) == [true])
    #expect(page.element("Search recipes", role: "searchbox") != nil)
    #expect(page.all("combobox").isEmpty)
  }

  @Test("A row is a button with the recipe's name and its small photo; HTML in a name is text")
  func row() async throws {
    let page = try await shown()
    #expect(page.rows == ["apple <Crumble>", "Bakewell Tart", "Crème Brûlée"])
    #expect(page.element("apple <Crumble>", role: "button")?.hint == "British")
    #expect(page.photos == ["/_/photo/small.jpg"])
    #expect(page.html.contains(#"aria-label="apple &lt;Crumble&gt;""#))
    #expect(!page.html.contains("<Crumble>"))
  }

  @Test("A row opens a dialog with its name, the large photo and the ways out; Done closes it")
  func open() async throws {
    let page = try await shown()
    page.tap("Bakewell Tart")
    #expect(page.sheet?.name == "Bakewell Tart")
    #expect(page.photos == ["/_/photo/small.jpg", "/_/photo/large.jpg"])
    let links = page.all("link")
    #expect(
      links.map { $0.attribute("href") }
        == ["http://recipes.test/tart", "https://videos.test/v?id=1&t=2"])
    #expect(links.allSatisfy { $0.attribute("rel") == "noopener noreferrer" })
    #expect(page.html.contains(#"href="https://videos.test/v?id=1&amp;t=2""#))
    page.tap("Done")
    #expect(page.sheet == nil)
  }

  @Test("A recipe without links has none, and without photos a placeholder")
  func bare() async throws {
    let page = try await shown()
    page.tap("Crème Brûlée")
    #expect(page.sheet?.name == "Crème Brûlée")
    #expect(page.all("link").isEmpty)
    #expect(page.photos == ["/_/photo/small.jpg"])
  }

  @Test("Sort, cuisine and search change the rows, and a reload finds them as they were")
  func choices() async throws {
    let browser = TestBrowser()
    let page = try await shown(browser: browser)
    page.choose("By cuisine", in: "Sort")
    #expect(page.rows == ["apple <Crumble>", "Bakewell Tart", "Crème Brûlée"])
    page.choose("British", in: "Cuisine")
    #expect(page.rows == ["apple <Crumble>", "Bakewell Tart"])
    page.type("TÁRT", in: "Search recipes")
    #expect(page.rows == ["Bakewell Tart"])
    page.tap("Bakewell Tart")
    let reloaded = try await shown(sceneStorage: page.sceneStorage, browser: browser)
    #expect(reloaded.sheet?.name == "Bakewell Tart")
    reloaded.tap("Done")
    #expect(reloaded.rows == ["Bakewell Tart"])
    #expect(reloaded.element("Search recipes", role: "searchbox")?.attribute("value") == "TÁRT")
    let chosen = reloaded.all("option").filter { $0.attribute("selected") != nil }
    #expect(chosen.map(\.text) == ["British", "By cuisine"])
  }

  @Test("The next visit has the order that was set, and neither the search nor the cuisine")
  func nextVisit() async throws {
    let browser = TestBrowser()
    let page = try await shown(browser: browser)
    page.choose("By cuisine", in: "Sort")
    page.choose("British", in: "Cuisine")
    page.type("tart", in: "Search recipes")
    #expect(page.rows == ["Bakewell Tart"])
    // The last ones: a text of a version that this one does not know, and another browser.
    let unknown = TestBrowser(keeping: ["recipes.order": "age"], base: "/recipes")
    var chosen: [[String]] = []
    for browser in [browser, unknown, TestBrowser()] {
      let next = try await shown(browser: browser)
      #expect(next.rows.count == 3)
      chosen.append(next.all("option").filter { $0.attribute("selected") != nil }.map(\.text))
    }
    #expect(
      chosen == [
        ["All cuisines", "By cuisine"], ["All cuisines", "By name"], ["All cuisines", "By name"],
      ])
    #expect(RecipeOrder.allCases.map(\.rawValue) == ["name", "cuisine"])
  }

  @Test("A favourite has a heart in its row, also in the next visit; a filter shows only those")
  func favourites() async throws {
    let browser = TestBrowser()
    let page = try await shown(browser: browser)
    page.toggle("Favourites only")
    #expect(page.shows("A recipe becomes a favourite by the heart on its page."))
    page.tap("Show all recipes")
    page.tap("Bakewell Tart")
    page.toggle("Favourite Bakewell Tart")
    page.tap("Done")
    let next = try await shown(browser: browser)
    for page in [page, next] {
      #expect(page.element("Bakewell Tart", role: "button")?.hint == "British, favourite")
      #expect(page.element("apple <Crumble>", role: "button")?.hint == "British")
      #expect(page.rows.count == 3)
    }
    page.toggle("Favourites only")
    #expect(page.rows == ["Bakewell Tart"])
  }

  @Test("A recipe is shared by its page, else its video, else its photo; one without has no share")
  func shared() async throws {
    #expect(Recipe.tart.address?.absoluteString == "http://recipes.test/tart")
    var recipe = Recipe.tart
    let addresses = [\Recipe.source, \.video, \.largePhoto, \.smallPhoto].map { part in
      recipe[keyPath: part] = nil
      return recipe.address?.absoluteString
    }
    #expect(
      addresses == [
        "https://videos.test/v?id=1&t=2", "https://photos.test/tart/large.jpg",
        "https://photos.test/tart/small.jpg", nil,
      ])
    let page = try await shown()
    page.tap("Bakewell Tart")
    func shares() -> [String?]? {
      page.sheet?.all { $0.role == "button" && $0.name == "Share" }
        .map { $0.attribute("data-sh") }
    }
    #expect(shares() == [#"{"title":"Bakewell Tart","url":"http://recipes.test/tart"}"#])
    page.tap("Done")
    page.tap("Crème Brûlée")
    #expect(shares() == [])
  }

  @Test("The switch that keeps the screen on is set for all recipes, and holds while one is open")
  func screen() async throws {
    let browser = TestBrowser()
    let page = try await shown(browser: browser)
    page.tap("Bakewell Tart")
    page.toggle("Keep the screen on")
    var held = [page.tree.keepsAwake]
    for name in ["Done", "Crème Brûlée"] {
      page.tap(name)
      held.append(page.tree.keepsAwake)
    }
    #expect(held == [true, false, true])
    let next = try await shown(browser: browser)
    next.tap("Bakewell Tart")
    #expect(next.tree.keepsAwake)
  }

  @Test("A search that finds nothing says so, and one button shows all again")
  func nothingFound() async throws {
    let page = try await shown()
    page.type("x<y", in: "Search recipes")
    #expect(page.shows("No recipe has “x<y” in its name or cuisine."))
    #expect(page.html.contains("No recipe has “x&lt;y” in its name or cuisine."))
    page.choose("French", in: "Cuisine")
    #expect(page.shows("No French recipe has “x<y” in its name."))
    page.tap("Show all recipes")
    #expect(page.rows.count == 3)
  }

  @Test("An empty list says so, and offers no choices")
  func empty() async throws {
    let page = try Page()
    try await page.planned.next().answer(RecipeList([]))
    await page.wait(for: "No recipes")
    #expect(page.shows("Refresh to look again."))
    #expect(page.all("combobox").isEmpty)
  }

  @Test("A malformed recipe is told by number and part; Retry asks again")
  func malformed() async throws {
    let page = try Page()
    try await page.planned.next().fail(.malformed(MalformedRecipe(number: 12, part: .name)))
    await page.wait(for: "Recipe 12 has no name.")
    #expect(page.shows("The recipes could not be loaded"))
    page.tap("Retry")
    try await page.planned.next().answer(RecipeList([.tart]))
    await page.wait(for: "Bakewell")
    #expect(page.rows == ["Bakewell Tart"])
  }

  @Test(
    "Each part has its words, and a failure that is no recipe's has the usual ones",
    arguments: [
      (.malformed(MalformedRecipe(number: 1, part: .cuisine)), "Recipe 1 has no cuisine."),
      (
        .malformed(MalformedRecipe(number: 63, part: .uuid)),
        "Recipe 63 has no valid ID of its own."
      ),
      (.malformed(MalformedRecipe(number: 5, part: nil)), "Recipe 5 cannot be read."),
      (
        .service(.unreadable(where: "recipes", why: "is missing")),
        "The answer of the service could not be read."
      ),
      (
        .service(.refused(status: 404, message: "Fermé")),
        "The service does not have this. It says: “Fermé”"
      ),
    ] as [(RecipesError, String)])
  func words(error: RecipesError, words: String) async throws {
    let page = try Page()
    try await page.planned.next().fail(error)
    await page.wait(for: "Retry")
    #expect(page.shows(words))
  }

  @Test("A refresh with a malformed recipe keeps the list under a status that says why")
  func failedRefresh() async throws {
    let page = try await shown()
    page.tap("Refresh")
    try await page.planned.next().fail(.malformed(MalformedRecipe(number: 1, part: .cuisine)))
    await page.wait(for: "Saved copy")
    #expect(page.status?.text.contains("Recipe 1 has no cuisine.") == true)
    #expect(page.rows.count == 3)
  }

  @Test("With the service gone, the last good list is there and says how old it is")
  func savedCopy() async throws {
    let store = InMemoryRecordStore(now: { noon })
    let before = try await shown(store: store)
    before.tap("Refresh")
    try await before.planned.next().fail(.malformed(MalformedRecipe(number: 2, part: .name)))
    await before.wait(for: "Saved copy")
    let page = try Page(store: store)
    try await page.planned.next().fail(.service(.unreachable(host: "recipes.test", why: "refused")))
    await page.wait(for: "Saved copy from 5 minutes ago")
    #expect(page.shows("recipes.test could not be reached."))
    #expect(page.rows.count == 3)
  }

  @Test("Spanish and Arabic readers read it in their language")
  func languages() async throws {
    for (language, title, search, choices) in [
      ("es", "Recetas", "Buscar recetas", ["Todas las cocinas", "Por nombre"]),
      ("ar", "الوصفات", "البحث في الوصفات", ["جميع المطابخ", "حسب الاسم"]),
    ] {
      let page = try await shown(language: language)
      #expect(page.heading == title)
      #expect(page.element(search, role: "searchbox") != nil)
      for choice in choices { #expect(page.shows(choice), "\(choice)") }
    }
  }

  @Test("What one person chooses, another does not see")
  func twoPeople() async throws {
    let store = InMemoryRecordStore(now: { noon })
    let first = try await shown(store: store)
    let second = try await shown(store: store)
    first.choose("French", in: "Cuisine")
    first.tap("Crème Brûlée")
    #expect(first.sheet?.name == "Crème Brûlée")
    first.tap("Done")
    #expect(first.rows == ["Crème Brûlée"])
    #expect(second.rows.count == 3)
    #expect(second.sheet == nil)
  }

  /// A page on which the three recipes are shown.
  private func shown(
    language: String = "en", sceneStorage: [String: String] = [:],
    store: any RecordStore = InMemoryRecordStore(now: { noon }),
    browser: TestBrowser = TestBrowser()
  ) async throws -> Page<PlannedRecipes> {
    let page = try Page(
      language: language, sceneStorage: sceneStorage, store: store, browser: browser)
    try await page.planned.next().answer(RecipeList([.tart, .brulee, .crumble]))
    await page.wait(for: "Bakewell Tart")
    return page
  }
}
