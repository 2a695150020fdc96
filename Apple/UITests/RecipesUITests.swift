// Recipes, by what a person does: open a recipe in place, and close it.
import XCTest

@MainActor
final class RecipesUITests: XCTestCase {
  func testARecipeOpensInASheetWithItsLinks() {
    let app = XCUIApplication.launchedWithExamples()
    app.element("Bakewell Tart").tap()
    _ = app.element("Source")
    _ = app.element("Video")
    app.buttons["Done"].firstMatch.tap()
    XCTAssertTrue(app.buttons["Done"].firstMatch.waitForNonExistence(timeout: 10))
    _ = app.element("Crème Brûlée")
  }
}
