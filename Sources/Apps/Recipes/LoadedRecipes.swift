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

/// The recipes of the last list.
struct LoadedRecipes: Sendable {
  /// The cuisines of all recipes.
  let cuisines: Set<String>
  private let recipes: [Recipe]
  private let searched: [FoldedText]

  init(_ list: RecipeList) {
    recipes = list.recipes
    searched = list.recipes.map { FoldedText("\($0.name) \($0.cuisine)") }
    cuisines = Set(list.recipes.map(\.cuisine))
  }

  /// Whether the service has no recipe at all.
  var isEmpty: Bool { recipes.isEmpty }

  /// The recipe with this id, if the list has it.
  subscript(id: Recipe.ID) -> Recipe? { recipes.first { $0.id == id } }

  /// The recipes that match `filter`, sorted as a reader of `locale` expects.
  func recipes(_ filter: RecipeFilter, in locale: Locale) -> [Recipe] {
    let words = SearchWords(filter.query)
    let cuisine = cuisines.contains(filter.cuisine) ? filter.cuisine : nil
    return zip(recipes, searched)
      .filter { recipe, text in
        (cuisine == nil || recipe.cuisine == cuisine) && words.find(text)
      }
      .map(\.0)
      .sorted { filter.order.sorts($0, before: $1, in: locale) }
  }
}

extension RecipeOrder {
  /// Whether `first` stands before `second`; recipes of equal words are ordered by id.
  fileprivate func sorts(_ first: Recipe, before second: Recipe, in locale: Locale) -> Bool {
    let keys: [(Recipe) -> String] =
      switch self {
      case .name: [\.name, \.cuisine, \.id.uuidString]
      case .cuisine: [\.cuisine, \.name, \.id.uuidString]
      }
    for key in keys {
      switch key(first).ordered(before: key(second), in: locale) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return false
  }
}

extension String {
  /// How a reader of `locale` orders two names: accents where the language has them, 9 before 10.
  ///
  /// Only the first 100 scalars count, because a list is sorted on the main actor at each draw.
  func ordered(before other: String, in locale: Locale) -> ComparisonResult {
    beginning(100).compare(
      other.beginning(100), options: [.caseInsensitive, .numeric], locale: locale)
  }
}
