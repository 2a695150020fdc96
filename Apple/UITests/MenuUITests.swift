// Menu, by what a guest does: open a category, a product, and close its popup.
import XCTest

@MainActor
final class MenuUITests: XCTestCase {
  func testAProductOpensInAPopupOverTheCategories() {
    let app = XCUIApplication.launchedWithExamples()
    app.element("Salads").tap()
    _ = app.element("Tabbouleh")
    app.element("Fattoush").tap()
    app.element("Close").tap()
    app.expectNo("Close")
    app.expectNo("Tabbouleh")
    app.expectTitle("Categories")
    _ = app.element("From the grill")
  }
}
