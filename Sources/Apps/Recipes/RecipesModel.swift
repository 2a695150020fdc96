// The model of Recipes.
import DataLayer
import Foundation
import Observation
import SharedUI

extension ServiceDependencies<RecipeService> {
  /// The recipes, which all pages share.
  @MainActor var recipes: SharedList<LoadedRecipes, RecipesError> {
    list("recipes", fetch: service.list, prepare: { LoadedRecipes($0) })
  }
}

/// The state behind the screen of Recipes, one for each person.
///
/// The person's choices are scene storage, which only a view can have.
@MainActor @Observable
final class RecipesModel: ReturningModel {
  /// The recipes on screen, and the state of loading them.
  let list: SavedList<LoadedRecipes, LoadedRecipes, RecipesError>

  /// A model that asks the service and keeps the last list in the store.
  init(_ dependencies: ServiceDependencies<RecipeService>) {
    list = SavedList(dependencies.recipes, dependencies) { recipes, _ in recipes }
  }

  func returned() { list.returned() }

  /// The recipe with this UUID; nil when the list has none, or `id` is no UUID.
  func recipe(_ id: String) -> Recipe? { UUID(uuidString: id).flatMap { list.content.value?[$0] } }
}
