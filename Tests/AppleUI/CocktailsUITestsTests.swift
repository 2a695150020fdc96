// The UI test of Cocktails, run here.
import Cocktails
import DataLayer
import SharedUI
import Testing
import XCTestStandIn

@testable import UITestCases

@Suite("The UI test of Cocktails", .timeLimit(.minutes(5)))
struct CocktailsUITestsTests {
  @Test("It passes over the examples of the app", arguments: UITestMethod.ofCocktails)
  func passes(_ method: UITestMethod) async { await method.expectNoFailures() }

  @Test("All of its methods run here, and the app is opened as its shell opens it")
  func complete() throws {
    try UITestMethod.expectAll(UITestMethod.ofCocktails, of: "Cocktails")
  }
}

extension TestedApp {
  /// Cocktails over the examples of its previews.
  static let cocktails = TestedApp(CocktailsApp.description) { $0.screen(.preview(.preview())) }
}

extension UITestMethod {
  static let ofCocktails = [
    UITestMethod(
      "testADrinkIsFilteredAndOpened", .cocktails, CocktailsUITests.testADrinkIsFilteredAndOpened)
  ]
}
