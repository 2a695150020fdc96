// Sorting, filtering and searching.
import Foundation
import SharedUI
import Testing

@testable import Recipes

@Suite("The recipes a person wants to see")
struct LoadedRecipesTests {
  let loaded = LoadedRecipes(RecipeList([.tart, .brulee, .crumble]))
  let english = Locale(identifier: "en_US")

  @Test("By name: without regard to capitals; by cuisine: then by name")
  func order() {
    #expect(names(RecipeFilter()) == ["apple <Crumble>", "Bakewell Tart", "Crème Brûlée"])
    let more = loaded(
      of: ("Zuppa", "Italian"), ("Éclair", "French"), ("Zucchini", "French"), ("Ale", "Élan"))
    #expect(
      more.recipes(RecipeFilter(order: .cuisine), in: english).map(\.name)
        == ["Ale", "Éclair", "Zucchini", "Zuppa"])
  }

  @Test(
    "Words stand where a reader of the language looks for them",
    arguments: [
      ("en", ["Apple", "Éclair", "Öl", "Pie", "Zuppa"]),
      ("de", ["Apple", "Éclair", "Öl", "Pie", "Zuppa"]),
      ("sv", ["Apple", "Éclair", "Pie", "Zuppa", "Öl"]),
    ])
  func language(language: String, expected: [String]) {
    let loaded = loaded(
      of: ("Öl", "x"), ("Zuppa", "x"), ("Pie", "x"), ("Éclair", "x"), ("Apple", "x"))
    #expect(
      loaded.recipes(RecipeFilter(), in: Locale(identifier: language)).map(\.name) == expected)
  }

  @Test("Each order in each language is kept for all pages, twelve at most")
  func keptOrders() {
    let sorted = SortedRecipes([.tart, .brulee, .crumble])
    for _ in 1...2 {
      #expect(sorted.indices(by: .name, in: english) == [2, 0, 1])
      #expect(sorted.indices(by: .cuisine, in: english) == [2, 0, 1])
    }
    #expect(sorted.count == 2)
    for language in ["ar", "de", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt", "sv", "tr"] {
      #expect(sorted.indices(by: .name, in: Locale(identifier: language)) == [2, 0, 1])
    }
    #expect(sorted.count == 12)
  }

  @Test("Recipes of the same words keep one order, whatever the service's")
  func ties() {
    let twins = [
      Recipe(id: Recipe.id(8), name: "Pie", cuisine: "x"),
      Recipe(id: Recipe.id(9), name: "Pie", cuisine: "x"),
    ]
    for list in [twins, twins.reversed()] {
      #expect(LoadedRecipes(RecipeList(list)).recipes(RecipeFilter(), in: english) == twins)
    }
  }

  @Test("A cuisine shows only its own; one that is gone shows all")
  func cuisine() {
    #expect(names(RecipeFilter(cuisine: "French")) == ["Crème Brûlée"])
    #expect(names(RecipeFilter(cuisine: "Martian")).count == 3)
    #expect(loaded.cuisines == ["British", "French"])
  }

  @Test("Of favourites only those are shown, in the order of all")
  func favourites() {
    var favourites = Favourites()
    #expect(names(RecipeFilter(favourites: favourites)) == [])
    for recipe in [Recipe.tart, .crumble] { favourites[recipe.favouriteID] = true }
    #expect(favourites.rawValue == "000000000001\n000000000003")
    #expect(names(RecipeFilter(favourites: favourites)) == ["apple <Crumble>", "Bakewell Tart"])
    #expect(names(RecipeFilter(favourites: favourites, query: "tart")) == ["Bakewell Tart"])
  }

  @Test(
    "A search wants every word, in name or cuisine, whatever the case and accents",
    arguments: [
      ("CREME", ["Crème Brûlée"]), ("brulee creme", ["Crème Brûlée"]),
      ("brûlée french", ["Crème Brûlée"]), ("creme–brulee", ["Crème Brûlée"]),
      ("tart french", []), ("british", ["apple <Crumble>", "Bakewell Tart"]), ("x", []),
      (" \t", ["apple <Crumble>", "Bakewell Tart", "Crème Brûlée"]),
    ])
  func search(query: String, found: [String]) {
    #expect(names(RecipeFilter(query: query)) == found)
  }

  @Test("A recipe is found by its id")
  func lookUp() {
    #expect(loaded[Recipe.id(2)] == .brulee)
    #expect(loaded[Recipe.id(9)] == nil)
    #expect(!loaded.isEmpty)
    #expect(LoadedRecipes(RecipeList([])).isEmpty)
  }

  private func names(_ filter: RecipeFilter) -> [String] {
    loaded.recipes(filter, in: english).map(\.name)
  }

  private func loaded(of words: (name: String, cuisine: String)...) -> LoadedRecipes {
    LoadedRecipes(
      RecipeList(
        words.enumerated().map { Recipe(id: Recipe.id($0), name: $1.name, cuisine: $1.cuisine) }))
  }
}
