// Recipes, by what a person does: open a recipe in place, and close it.
import XCTest

@MainActor
final class RecipesUITests: XCTestCase {
  func testARecipeOpensInASheetWithItsLinks() {
    let app = XCUIApplication.launchedWithExamples()
    app.element("Bakewell Tart").tap()
    app.expectTitle("Bakewell Tart")
    _ = app.element("Source")
    _ = app.element("Video")
    app.element("Done").tap()
    app.expectNo("Done")
    _ = app.element("Crème Brûlée")
  }
}
