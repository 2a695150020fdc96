// Humour, by what a person does: choose someone, and open the mood of a post.
import XCTest

@MainActor
final class HumourUITests: XCTestCase {
  func testThePostsOfASuggestedPersonHaveTheirMoods() {
    let app = XCUIApplication.launchedWithExamples()
    app.element("Ana Ruiz").tap()
    app.element("The bread rose! I am so happy with this one.").tap()
    _ = app.element("Happy")
  }
}
