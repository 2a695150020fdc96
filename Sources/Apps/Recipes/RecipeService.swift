// The recipe service as a value: live, or played for previews.
import DataLayer
import Foundation
import SharedUI

/// What the app requests of a recipe service.
public struct RecipeService: SourcedService {
  /// Its address, or `sandbox` or `preview`.
  public var source = "preview"
  /// Fetches every recipe in the service's order; throws why there is no list.
  var list: @Sendable () async throws(RecipesError) -> RecipeList
}

extension RecipeService {
  /// The real service, whose whole list is at `address`, such as `https://host/recipes.json`.
  public static func live(at address: URL, client: HTTPClient) -> RecipeService {
    RecipeService(source: address.absoluteString) { () async throws(RecipesError) in
      let answer: RecipesAnswer
      do throws(HTTPError) {
        answer = try await client.value(RecipesAnswer.self, at: address)
      } catch {
        throw .service(error)
      }
      switch answer {
      case .list(let list): return list
      case .malformed(let recipe): throw .malformed(recipe)
      case .tooLong: throw .service(.tooLong)
      }
    }
  }

  /// A service that answers at once with the examples, for previews.
  public static func preview() -> RecipeService {
    RecipeService(list: { () async throws(RecipesError) in RecipeList(Recipe.examples) })
  }
}
