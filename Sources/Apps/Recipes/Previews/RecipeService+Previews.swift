// The recipe services of previews: empty, silent, failing, with a malformed recipe.
import DataLayer
import Foundation
import SharedUI

extension RecipeService {
  /// A service without recipes.
  static var empty: RecipeService {
    RecipeService(list: { () async throws(RecipesError) in RecipeList([]) })
  }

  /// A service that never answers.
  static var silent: RecipeService {
    RecipeService(list: { () async throws(RecipesError) in
      throw await PreviewTime.forever(then: .service(.cancelled))
    })
  }

  /// A service whose list fails with this error.
  static func failing(_ error: RecipesError) -> RecipeService {
    RecipeService(list: { () async throws(RecipesError) in throw error })
  }
}
