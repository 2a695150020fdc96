// Why there is no list of recipes.
import DataLayer

/// The record and the part for which a whole list is disregarded.
struct MalformedRecipe: Error, Hashable, Sendable {
  /// The place of the record in the service's list, counted from 1.
  let number: Int
  /// The part that is missing or unusable; nil when the record is no recipe at all.
  let part: Part?

  /// What every recipe must have.
  enum Part: String, Sendable {
    case uuid, name, cuisine
  }
}

/// Why there is no list of recipes.
enum RecipesError: Error, Hashable, Sendable {
  /// The list holds a malformed recipe.
  case malformed(MalformedRecipe)
  /// The service failed, or its answer is no list.
  case service(HTTPError)
}

extension RecipesError: LoadError {
  var isCancelled: Bool { self == .service(.cancelled) }
}
