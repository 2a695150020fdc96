// The recipe service as a value: live, or simulated for previews.
public import DataLayer
public import Foundation
import SharedUI

/// The requests of the app to a recipe service.
public struct RecipeService: SourcedService {
  /// Its address, or `sandbox` or `preview`.
  public var source = "preview"
  /// Fetches every recipe in the service's order. Throws when there is no list.
  var list: @Sendable () async throws(RecipesError) -> RecipeList
}

extension RecipeService {
  /// The real service, with its whole list at `address`, such as `https://host/recipes.json`.
  public static func live(at address: URL, client: HTTPClient) -> RecipeService {
    RecipeService(source: address.absoluteString) { () async throws(RecipesError) in
      let answer: RecipesAnswer
      do throws(HTTPError) {
        answer = try await client.value(RecipesAnswer.self, at: address, .sharedList)
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

  /// A service for previews that answers at once with the examples.
  public static func preview() -> RecipeService {
    RecipeService(list: { () async throws(RecipesError) in RecipeList(Recipe.examples) })
  }
}
