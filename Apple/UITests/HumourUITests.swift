// Humour, by what a person does: choose someone, and open the mood of a post.
import XCTest

@MainActor
final class HumourUITests: XCTestCase {
  func testThePostsOfASuggestedPersonHaveTheirMoods() {
    let app = XCUIApplication.launchedWithExamples()
    app.element("Ana Ruiz @ana").tap()
    app.expectTitle("@ana")
    app.button(containing: "The bread rose!").tap()
    app.expectTitle("Happy")
    _ = app.element("Words that weighed")
  }
}
