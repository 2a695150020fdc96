// Recipes in the command: the address of its service.
import Foundation
import Recipes
import Sandbox

/// The settings of Recipes.
struct RecipesWiring: AddressWiring {
  typealias App = RecipesApp
  static let flag = Flag(
    name: "--recipes-url", placeholder: "URL", variable: "TAPAS_RECIPES_URL", group: .services,
    help: ["Recipes, as https://HOST/recipes.json"])
  static let isBase = false

  /// The whole address of the recipes.
  var url: URL?

  static var simulation: SimulatedService { .recipes }
  static func address(in sandbox: SandboxAddresses) -> URL { sandbox.recipesURL }

  static func service(at address: URL, _ container: AppContainer) -> RecipeService {
    .live(at: address, client: container.client)
  }
}
