// Foods, by what a person does: look for a food, open it, like it.
import XCTest

@MainActor
final class FoodsUITests: XCTestCase {
  func testAFoodIsFoundOpenedAndLiked() {
    let app = XCUIApplication.launchedWithExamples()
    _ = app.element("Pasta")
    let search = app.searchFields.firstMatch
    search.tap()
    search.typeText("moon")
    XCTAssertTrue(app.staticTexts["Pasta"].waitForNonExistence(timeout: 10))
    app.element("Moon Cheese").tap()
    XCTAssertTrue(app.navigationBars["Moon Cheese"].waitForExistence(timeout: 10))
    app.element("Like Moon Cheese").tap()
  }
}
