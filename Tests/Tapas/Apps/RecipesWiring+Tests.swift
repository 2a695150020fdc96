// Recipes as the tests of all apps meet it.
import DataLayer
import Foundation
import Sandbox

@testable import Recipes
@testable import tapas

extension MatrixApp {
  static let recipes = MatrixApp(RecipesWiring.self)
}

extension RecipesWiring: TestedApp {
  static func content(_ language: Language) -> String { "Banana Split" }
  static var nothing: Sentence { Sentence("No recipes", "No hay recetas", "لا توجد وصفات") }

  static func failed(_ reason: Reason) -> Sentence {
    Sentence(
      "The recipes could not be loaded", "No se pudieron cargar las recetas", "تعذّر تحميل الوصفات")
  }

  static var fuzzed: [FuzzedService] {
    [
      FuzzedService(name: "recipes") { sandbox, client in
        let service = RecipeService.live(at: sandbox.recipesURL, client: client)
        return { _ in
          let recipes = try await service.list().recipes
          return FuzzedAnswer(
            ids: recipes.map(\.id.uuidString), names: recipes.map(\.name),
            texts: recipes.map(\.cuisine),
            addresses: recipes.flatMap { [$0.smallPhoto, $0.largePhoto, $0.source, $0.video] }
              .compactMap(\.self), decoded: recipes)
        }
      }
    ]
  }
}
