// Foods, by what a person does: look for a food, open it, like it, and find it among those liked.
import XCTest

@MainActor
final class FoodsUITests: XCTestCase {
  func testAFoodIsFoundAndOpened() {
    let app = XCUIApplication.launchedWithExamples()
    _ = app.element("Pasta")
    let search = app.searchFields.firstMatch
    search.tap()
    search.typeText("moon")
    app.expectNo("Pasta")
    app.element("Moon Cheese").tap()
    app.expectTitle("Moon Cheese")
  }

  func testALikedFoodIsAmongTheLikedOnes() {
    let app = XCUIApplication.launchedWithExamples()
    _ = app.element("Crème brûlée")
    app.element("Like Moon Cheese").tap()
    app.element("Filter").tap()
    app.element("Liked foods only").tap()
    app.expectNo("Crème brûlée")
    _ = app.element("Moon Cheese")
    _ = app.element("Pasta")
  }
}
