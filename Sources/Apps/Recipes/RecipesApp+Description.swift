// The app Recipes: its strings, its colours, and its first screen.
public import DataLayer
import Foundation
public import SharedUI
public import SwiftUI

/// The app Recipes.
public enum RecipesApp: CatalogueApp {
  /// The app's description. Its screen asks the service, and keeps the last list in the store.
  public static var description: AppDescription<ServiceDependencies<RecipeService>, some View> {
    AppDescription(
      name: "recipes", title: "Recipes",
      summary: "Recipes by name and cuisine, with their photos and videos.",
      colors: ("#10ac84", "#01a3a4"), bundle: .module,
      start: { await $0.recipes.readSaved() },
      model: RecipesModel.init, screen: { RecipesScreen(model: $0) })
  }

  /// The previews of the list and of an open recipe.
  public static var previews: [any PreviewProvider.Type] {
    [RecipesScreenPreviews.self, RecipePagePreviews.self]
  }
}
