// The recipes of the last list, ready to be sorted, filtered and searched.
import DataLayer
import Foundation
import SharedUI

/// In which order recipes are shown.
enum RecipeOrder: String, CaseIterable, Sendable {
  case name, cuisine
}

/// Which recipes a person wants to see, and in which order.
struct RecipeFilter: Equatable, Sendable {
  var order = RecipeOrder.name
  /// Only this cuisine; empty for all, as is one that no recipe has any more.
  var cuisine = ""
  /// Words to be found in name and cuisine.
  var query = ""
}

/// The recipes of the last list, with what is prepared once for all pages.
struct LoadedRecipes: Sendable {
  /// The cuisines of all recipes.
  let cuisines: Set<String>
  private let recipes: [Recipe]
  private let searched: [FoldedText]
  private let places: [Recipe.ID: Int]
  private let sorted: SortedRecipes

  init(_ list: RecipeList) {
    recipes = list.recipes
    searched = list.recipes.map { FoldedText("\($0.name) \($0.cuisine)") }
    cuisines = Set(list.recipes.map(\.cuisine))
    places = Dictionary(zip(list.recipes.map(\.id), list.recipes.indices)) { first, _ in first }
    sorted = SortedRecipes(list.recipes)
  }

  /// Whether the service has no recipe at all.
  var isEmpty: Bool { recipes.isEmpty }

  /// The recipe with this id, if the list has it.
  subscript(id: Recipe.ID) -> Recipe? { places[id].map { recipes[$0] } }

  /// The recipes that match `filter`, sorted as a reader of `locale` expects.
  func recipes(_ filter: RecipeFilter, in locale: Locale) -> [Recipe] {
    let words = SearchWords(filter.query)
    let cuisine = cuisines.contains(filter.cuisine) ? filter.cuisine : nil
    return sorted.places(by: filter.order, in: locale)
      .filter { place in
        (cuisine == nil || recipes[place].cuisine == cuisine) && words.find(searched[place])
      }
      .map { recipes[$0] }
  }
}
