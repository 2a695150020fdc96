// The UI test of Recipes, run here.
import DataLayer
import Recipes
import SharedUI
import Testing
import XCTestStandIn

@testable import UITestCases

@Suite("The UI test of Recipes", .timeLimit(.minutes(5)))
struct RecipesUITestsTests {
  @Test("It passes over the examples of the app", arguments: UITestMethod.ofRecipes)
  func passes(_ method: UITestMethod) async { await method.expectNoFailures() }

  @Test("All of its methods run here, and the app is opened as its shell opens it")
  func complete() throws {
    try UITestMethod.expectAll(UITestMethod.ofRecipes, of: "Recipes")
  }
}

extension TestedApp {
  /// Recipes over the examples of its previews.
  static let recipes = TestedApp(RecipesApp.description) { $0.screen(.preview(.preview())) }
}

extension UITestMethod {
  static let ofRecipes = [
    UITestMethod(
      "testARecipeOpensInASheetWithItsLinks", .recipes,
      RecipesUITests.testARecipeOpensInASheetWithItsLinks)
  ]
}
