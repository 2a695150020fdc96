// Recipes as a whole: its words, its colours, and its one window.
import Foundation
import SharedUI
import SwiftUI

/// The app Recipes.
public enum RecipesApp: CatalogueApp {
  /// Its description; the scene asks the service, and keeps its last list in the store.
  public static var description: AppDescription<ServiceDependencies<RecipeService>, some Scene> {
    AppDescription(
      name: "recipes", title: "Recipes",
      summary: "Recipes by name and cuisine, with their photos and videos.",
      colors: ("#10ac84", "#01a3a4"), bundle: .module
    ) { (dependencies: ServiceDependencies<RecipeService>) in
      WindowGroup {
        RecipesScreen(
          service: dependencies.service, store: dependencies.store, clock: dependencies.clock,
          now: dependencies.now)
      }
    }
  }
}
