// The reasons why there is no list of recipes.
import DataLayer

/// The record and its faulty part, because of which a whole list is rejected.
struct MalformedRecipe: Error, Hashable, Sendable {
  /// The position of the record in the service's list, counted from 1.
  let number: Int
  /// The missing or unusable part; nil when the record is no recipe at all.
  let part: Part?

  /// A required part of every recipe.
  enum Part: String, Sendable {
    case uuid, name, cuisine
  }
}

/// The reason why there is no list of recipes.
enum RecipesError: Error, Hashable, Sendable {
  /// The list contains a malformed recipe.
  case malformed(MalformedRecipe)
  /// The service failed, or its answer is no list.
  case service(HTTPError)
}

extension RecipesError: LoadError {
  var isCancelled: Bool { self == .service(.cancelled) }

  var mayPass: Bool { if case .service(let error) = self { error.mayPass } else { false } }
}
