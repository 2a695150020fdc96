// Recipes in a sandbox: its service, and its addresses.
package import Foundation

extension SimulatedService {
  /// The service of Recipes.
  package static var recipes: SimulatedService {
    SimulatedService { (_, origin) throws(SandboxError) in
      try RecipesService(origin: origin)
    }
  }
}

extension SandboxAddresses {
  /// The address of the complete list of recipes.
  package var recipesURL: URL { address("/recipes/recipes.json") }

  /// The address of the recipes with three names missing.
  package var malformedRecipesURL: URL { address("/recipes/recipes-malformed.json") }

  /// The address of an empty list of recipes.
  package var emptyRecipesURL: URL { address("/recipes/recipes-empty.json") }
}
