// The parser of recipes from the service and from disk. A malformed record invalidates the list.
import DataLayer
import Foundation
import SharedUI

extension Recipe: Decodable {
  /// Reads a record. Throws `DecodingError` unless it has a UUID, a name and a cuisine.
  init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try record.identity(.id) { UUID(uuidString: $0) },
      name: try record.requiredText(.name, .name),
      cuisine: try record.requiredText(.cuisine, .name),
      smallPhoto: record.webAddress(.smallPhoto), largePhoto: record.webAddress(.largePhoto),
      source: record.webAddress(.source), video: record.webAddress(.video))
  }
}

extension RecipeList: Decodable {
  /// Reads every record or none.
  ///
  /// Throws `MalformedRecipe` at the first record that lacks a part or repeats an id, `TooLong` at
  /// the first record beyond the limit, and `DecodingError` when the answer is no list.
  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: CodingKeys.self)
    var records = try answer.nestedUnkeyedContainer(forKey: .recipes)
    var recipes: [Recipe] = []
    var known = Set<Recipe.ID>()
    while !records.isAtEnd {
      guard recipes.count < ListLimits.records else { throw TooLong() }
      let number = records.currentIndex + 1
      do {
        let recipe = try records.decode(Recipe.self)
        guard known.insert(recipe.id).inserted else {
          throw MalformedRecipe(number: number, part: .uuid)
        }
        recipes.append(recipe)
      } catch let error as DecodingError {
        throw MalformedRecipe(number: number, part: error.part)
      }
    }
    self.init(recipes)
  }
}

extension RecipeList {
  /// The error for a list with too many recipes.
  struct TooLong: Error {}
}

/// The answer to a request for the list.
enum RecipesAnswer: Decodable, Sendable {
  case list(RecipeList)
  /// A list that is rejected for one of its records.
  case malformed(MalformedRecipe)
  /// A list that is rejected for its length.
  case tooLong

  init(from decoder: any Decoder) throws {
    do {
      self = .list(try RecipeList(from: decoder))
    } catch let recipe as MalformedRecipe {
      self = .malformed(recipe)
    } catch is RecipeList.TooLong {
      self = .tooLong
    }
  }
}

extension DecodingError {
  /// The part of a record that could not be read; nil when the record itself could not.
  fileprivate var part: MalformedRecipe.Part? {
    let path: [any CodingKey] =
      switch self {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        context.codingPath
      @unknown default: []
      }
    return path.last.flatMap { MalformedRecipe.Part(rawValue: $0.stringValue) }
  }
}
