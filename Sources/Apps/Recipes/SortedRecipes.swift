// The orders of a list of recipes, each sorted once for all pages.
import DataLayer
import Foundation
import Synchronization

/// The recipes of a list in the requested orders, as indices into the list.
final class SortedRecipes: Sendable {
  /// The most orders that are kept: two for each language of a site's readers.
  private static let most = 12

  private struct Key: Hashable {
    let order: RecipeOrder
    let language: String?
  }

  private let recipes: [Recipe]
  private let kept = Mutex<[Key: [Int]]>([:])

  init(_ recipes: [Recipe]) { self.recipes = recipes }

  /// The number of kept orders.
  var count: Int { kept.withLock { $0.count } }

  /// The indices of all recipes, sorted for a reader of `locale`.
  func indices(by order: RecipeOrder, in locale: Locale) -> [Int] {
    let key = Key(order: order, language: locale.language.languageCode?.identifier)
    if let places = kept.withLock({ $0[key] }) { return places }
    let places = recipes.indices.sorted {
      order.sorts(recipes[$0], before: recipes[$1], in: locale)
    }
    kept.withLock { kept in
      if kept.count < Self.most { kept[key] = places }
    }
    return places
  }
}

extension RecipeOrder {
  /// Whether `first` precedes `second`; recipes with equal texts are ordered by id.
  fileprivate func sorts(_ first: Recipe, before second: Recipe, in locale: Locale) -> Bool {
    let keys: [(Recipe) -> String] =
      switch self {
      case .name: [\.name, \.cuisine, \.id.uuidString]
      case .cuisine: [\.cuisine, \.name, \.id.uuidString]
      }
    let results = keys.lazy.map { $0(first).ordered(before: $0(second), in: locale) }
    return results.first { $0 != .orderedSame } == .orderedAscending
  }
}

extension String {
  /// The order of two names for a reader of `locale`: accents as in the language, 9 before 10.
  ///
  /// Only the first 100 scalars are compared, because a list may be sorted on the main actor.
  func ordered(before other: String, in locale: Locale) -> ComparisonResult {
    beginning(100).compare(
      other.beginning(100), options: [.caseInsensitive, .numeric], locale: locale)
  }
}
