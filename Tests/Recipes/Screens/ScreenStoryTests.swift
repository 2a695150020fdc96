// What is on the screen, as markup.
import AppTesting
import DataLayer
import Foundation
import SwiftUITesting
import Testing

@testable import Recipes

@MainActor
@Suite("The screen", .timeLimit(.minutes(1)))
struct ScreenStoryTests {
  @Test("Before the first answer there are skeleton rows that a screen reader does not hear")
  func skeleton() throws {
    let html = try Page().html
    #expect(html.contains(">Recipes</h1>"))
    #expect(html.contains("Loading recipes…"))
    #expect(html.contains("redacted"))
    #expect(html.contains(#"type="search" name="Search recipes""#))
    #expect(!html.contains("<select"))
  }

  @Test("A row is a button with the recipe's name and its small photo; HTML in a name is text")
  func row() async throws {
    let html = try await shown().html
    #expect(html.contains(#"aria-label="apple &lt;Crumble&gt;" aria-description="British""#))
    #expect(html.contains("/_/photo/small.jpg"))
    #expect(!html.contains("large.jpg"))
    #expect(!html.contains("<Crumble>"))
    #expect(try rows(html) == ["apple &lt;Crumble&gt;", "Bakewell Tart", "Crème Brûlée"])
  }

  @Test("A row opens a dialog with its name, the large photo and the ways out; Done closes it")
  func open() async throws {
    let page = try await shown()
    page.tap("Bakewell Tart")
    let html = page.html
    #expect(html.contains(#"<dialog class="dlg sheet" aria-label="Bakewell Tart""#))
    #expect(html.contains("/_/photo/large.jpg"))
    #expect(html.contains(#"href="http://recipes.test/tart""#))
    #expect(html.contains(#"href="https://videos.test/v?id=1&amp;t=2""#))
    #expect(html.matches(of: /rel="noopener noreferrer"/).count == 2)
    page.tap("Done")
    #expect(!page.html.contains("<dialog"))
  }

  @Test("A recipe without links has none, and without photos a placeholder")
  func bare() async throws {
    let page = try await shown()
    page.tap("Crème Brûlée")
    let html = page.html
    #expect(html.contains(#"aria-label="Crème Brûlée""#))
    #expect(html.contains("<dialog"))
    #expect(!html.contains("Source") && !html.contains("Video") && !html.contains("large.jpg"))
  }

  @Test("Sort, cuisine and search change the rows, and a reload finds them as they were")
  func choices() async throws {
    let page = try await shown()
    page.choose("By cuisine", in: "Sort")
    #expect(try rows(page.html) == ["apple &lt;Crumble&gt;", "Bakewell Tart", "Crème Brûlée"])
    page.choose("British", in: "Cuisine")
    #expect(try rows(page.html) == ["apple &lt;Crumble&gt;", "Bakewell Tart"])
    page.type("TÁRT", in: "Search recipes")
    #expect(try rows(page.html) == ["Bakewell Tart"])
    page.tap("Bakewell Tart")
    let reloaded = try await shown(sceneStorage: page.sceneStorage)
    let html = reloaded.html
    #expect(try rows(html) == ["Bakewell Tart"])
    #expect(html.contains(#"value="TÁRT""#))
    #expect(html.contains("<dialog"))
    let chosen = html.matches(of: /selected[^>]*>([^<]*)</).map { String($0.output.1) }
    #expect(chosen == ["British", "By cuisine"])
  }

  @Test("A search that finds nothing says so, and one button shows all again")
  func nothingFound() async throws {
    let page = try await shown()
    page.type("x<y", in: "Search recipes")
    #expect(page.html.contains("No recipe has “x&lt;y” in its name or cuisine."))
    page.choose("French", in: "Cuisine")
    #expect(page.html.contains("No French recipe has “x&lt;y” in its name."))
    page.tap("Show all recipes")
    #expect(try rows(page.html).count == 3)
  }

  @Test("An empty list says so, and offers no choices")
  func empty() async throws {
    let page = try Page()
    await page.planned.next().answer(RecipeList([]))
    let html = await page.html(with: "No recipes")
    #expect(html.contains("Refresh to look again."))
    #expect(!html.contains("<select"))
  }

  @Test("A malformed recipe is told by number and part; Retry asks again")
  func malformed() async throws {
    let page = try Page()
    await page.planned.next().fail(.malformed(MalformedRecipe(number: 12, part: .name)))
    let html = await page.html(with: "Recipe 12 has no name.")
    #expect(html.contains("The recipes could not be loaded"))
    page.tap("Retry")
    await page.planned.next().answer(RecipeList([.tart]))
    #expect(try rows(await page.html(with: "Bakewell")) == ["Bakewell Tart"])
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
    ] as [(RecipesError, String)])
  func words(error: RecipesError, words: String) async throws {
    let page = try Page()
    await page.planned.next().fail(error)
    #expect(await page.html(with: "Retry").contains(words))
  }

  @Test("A refresh with a malformed recipe keeps the list under a status that says why")
  func failedRefresh() async throws {
    let page = try await shown()
    page.tap("Refresh")
    await page.planned.next().fail(.malformed(MalformedRecipe(number: 1, part: .cuisine)))
    let html = await page.html(with: "Saved copy")
    #expect(html.contains(#"role="status""#))
    #expect(html.contains("Recipe 1 has no cuisine."))
    #expect(try rows(html).count == 3)
  }

  @Test("With the service gone, the last good list is there and says how old it is")
  func savedCopy() async throws {
    let store = InMemoryRecordStore(now: { noon })
    let before = try await shown(store: store)
    before.tap("Refresh")
    await before.planned.next().fail(.malformed(MalformedRecipe(number: 2, part: .name)))
    _ = await before.html(with: "Saved copy")
    let page = try Page(store: store)
    await page.planned.next().fail(.service(.unreachable(host: "recipes.test", why: "refused")))
    let html = await page.html(with: "Saved copy from 5 minutes ago")
    #expect(html.contains("recipes.test could not be reached."))
    #expect(try rows(html).count == 3)
  }

  @Test("Spanish and Arabic readers read it in their language")
  func languages() async throws {
    for (language, words) in [
      ("es", ["Recetas", "Buscar recetas", "Todas las cocinas", "Por nombre"]),
      ("ar", ["الوصفات", "البحث في الوصفات", "جميع المطابخ", "حسب الاسم"]),
    ] {
      let html = try await shown(language: language).html
      for word in words { #expect(html.contains(word), "\(word)") }
    }
  }

  @Test("What one person chooses, another does not see")
  func twoPeople() async throws {
    let store = InMemoryRecordStore(now: { noon })
    let first = try await shown(store: store)
    let second = try await shown(store: store)
    first.choose("French", in: "Cuisine")
    first.tap("Crème Brûlée")
    #expect(try rows(first.html) == ["Crème Brûlée"])
    #expect(try rows(second.html).count == 3)
    #expect(!second.html.contains("<dialog"))
  }

  /// A page on which the three recipes are shown.
  private func shown(
    language: String = "en", sceneStorage: [String: String] = [:],
    store: any RecordStore = InMemoryRecordStore(now: { noon })
  ) async throws -> Page<PlannedRecipes> {
    let page = try Page(language: language, sceneStorage: sceneStorage, store: store)
    await page.planned.next().answer(RecipeList([.tart, .brulee, .crumble]))
    _ = await page.html(with: "Bakewell Tart")
    return page
  }

  /// The names of the rows, as they stand in the markup.
  private func rows(_ html: String) throws -> [String] {
    html.matches(of: /<li[^>]*><button[^>]*aria-label="([^"]*)"/).map { String($0.output.1) }
  }
}
