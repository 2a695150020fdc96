// Menu, by what a guest does: open a category, a product, and close its popup.
import XCTest

@MainActor
final class MenuUITests: XCTestCase {
  func testAProductOpensInAPopupOverItsCategory() {
    let app = XCUIApplication.launchedWithExamples()
    app.element("Salads").tap()
    app.element("Fattoush").tap()
    app.element("Close").tap()
    XCTAssertTrue(app.buttons["Close"].firstMatch.waitForNonExistence(timeout: 10))
    _ = app.element("Tabbouleh")
  }
}
