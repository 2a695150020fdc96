// The recipes of the last list, ready to be sorted, filtered and searched.
import DataLayer
import Foundation
import SharedUI

/// The order in which recipes are shown. The choice is kept by the name of its case.
enum RecipeOrder: String, CaseIterable, Sendable { case name, cuisine }

/// The person's choice of recipes and their order.
struct RecipeFilter: Equatable, Sendable {
  var order = RecipeOrder.name
  /// Only this cuisine. Empty, or a cuisine without recipes, means all.
  var cuisine = ""
  /// Only these; nil means all.
  var favourites: Favourites?
  /// The terms to find in name and cuisine.
  var query = ""
}

/// The recipes of the last list, with data prepared once for all pages.
struct LoadedRecipes: EntryList, Sendable {
  /// The cuisines of all recipes.
  let cuisines: Set<String>
  private let recipes: [Recipe]
  private let searched: [FoldedText]
  private let indices: [Recipe.ID: Int]
  private let sorted: SortedRecipes

  init(_ list: RecipeList) {
    recipes = list.recipes
    searched = list.recipes.map { FoldedText("\($0.name) \($0.cuisine)") }
    cuisines = Set(list.recipes.map(\.cuisine))
    indices = Dictionary(zip(list.recipes.map(\.id), list.recipes.indices)) { first, _ in first }
    sorted = SortedRecipes(list.recipes)
  }

  /// Whether the service has no recipes at all.
  var isEmpty: Bool { recipes.isEmpty }

  var entryIDs: Set<AnyHashable> { Set(indices.keys) }

  /// The recipe with this id; nil if the list has none.
  subscript(id: Recipe.ID) -> Recipe? { indices[id].map { recipes[$0] } }

  /// The recipes that match `filter`, sorted for a reader of `locale`.
  func recipes(_ filter: RecipeFilter, in locale: Locale) -> [Recipe] {
    let words = SearchTerms(filter.query)
    let cuisine = cuisines.contains(filter.cuisine) ? filter.cuisine : nil
    return sorted.indices(by: filter.order, in: locale)
      .filter { place in
        (cuisine == nil || recipes[place].cuisine == cuisine) && words.find(searched[place])
          && filter.favourites?[recipes[place].favouriteID] != false
      }
      .map { recipes[$0] }
  }
}
