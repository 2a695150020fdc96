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
    app.expectNo("Piña Colada")
    app.element("Gimlet").tap()
    app.expectTitle("Gimlet")
    _ = app.element("Lime juice")
    _ = app.element("Shake with ice and strain.")
  }
}
