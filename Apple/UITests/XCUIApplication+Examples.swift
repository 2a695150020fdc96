// The launch of an app for its UI test: over the examples of its previews, without a network.
import XCTest

extension XCUIApplication {
  /// The app over examples, in English and without what an earlier run left.
  @MainActor static func launchedWithExamples() -> XCUIApplication {
    let app = XCUIApplication()
    app.launchEnvironment["TAPAS_EXAMPLES"] = "1"
    app.launchArguments = [
      "-AppleLanguages", "(en)", "-ApplePersistenceIgnoreState", "YES",
    ]
    app.launch()
    return app
  }

  /// The element of any kind with this label. It fails the test when there is none in ten seconds.
  @MainActor func element(_ label: String) -> XCUIElement {
    let found = descendants(matching: .any)[label].firstMatch
    XCTAssertTrue(found.waitForExistence(timeout: 10), "There is no \(label).")
    return found
  }
}
