// The recipe service as a value: live, or played for previews.
import DataLayer
import Foundation
import SharedUI

/// What the app requests of a recipe service.
public struct RecipeService: SourcedService {
  /// Its address, or `sandbox` or `preview`.
  public var source: String
  /// Fetches every recipe in the service's order; throws why there is no list.
  public var list: @Sendable () async throws(RecipesError) -> RecipeList

  /// A service made of one answer.
  public init(
    source: String = "preview",
    list: @escaping @Sendable () async throws(RecipesError) -> RecipeList
  ) {
    self.source = source
    self.list = list
  }
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
      }
    }
  }

  /// A service that answers at once with `recipes`, for previews.
  public static func preview(_ recipes: [Recipe] = Recipe.examples) -> RecipeService {
    RecipeService { () async throws(RecipesError) in RecipeList(recipes) }
  }
}
