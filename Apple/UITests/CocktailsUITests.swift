// Cocktails, by what a person does: filter while typing, and open a drink.
import XCTest

@MainActor
final class CocktailsUITests: XCTestCase {
  func testADrinkIsFilteredAndOpened() {
    let app = XCUIApplication.launchedWithExamples()
    _ = app.element("Piña Colada")
    let search = app.searchFields.firstMatch
    search.tap()
    search.typeText("gim")
    XCTAssertTrue(app.staticTexts["Piña Colada"].waitForNonExistence(timeout: 10))
    app.element("Gimlet").tap()
    _ = app.element("Lime juice")
    _ = app.element("Shake with ice and strain.")
  }
}
