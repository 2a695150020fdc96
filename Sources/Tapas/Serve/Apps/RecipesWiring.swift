// Recipes in the command: the address of its service.
import Foundation
import Recipes
import Sandbox
import SharedUI

/// The settings of Recipes.
struct RecipesWiring: AppWiring {
  typealias App = RecipesApp
  static let flags: [Flag] = [.recipesURL]

  /// The whole address of the recipes.
  var url: URL?

  init() {}

  init(_ settings: Settings) throws(UsageError) {
    url = try settings.url(.recipesURL, isBase: false)
  }

  var isSet: Bool { url != nil }
  var addresses: [URL] { [url].compactMap(\.self) }

  func dependencies(
    _ container: AppContainer, _ sandbox: RunningSandbox?
  ) -> ServiceDependencies<RecipeService>? {
    (url ?? sandbox?.recipesURL).map {
      ServiceDependencies(
        service: .live(at: $0, client: container.client), store: container.records)
    }
  }
}

extension Flag {
  static let recipesURL = Flag(
    name: "--recipes-url", placeholder: "URL", variable: "TAPAS_RECIPES_URL", group: .services,
    help: ["Recipes, as https://HOST/recipes.json"])
}
