// The launch of an app for its UI test: over the examples of its previews, without a network.
import Foundation
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

  /// The button whose label has these words among others. It fails the test when there is none in
  /// ten seconds.
  @MainActor func button(containing words: String) -> XCUIElement {
    let found = buttons.matching(NSPredicate(format: "label CONTAINS %@", words)).firstMatch
    XCTAssertTrue(found.waitForExistence(timeout: 10), "There is no button with \(words).")
    return found
  }

  /// Fails the test unless the top screen has this title within ten seconds.
  @MainActor func expectTitle(_ title: String) {
    XCTAssertTrue(
      navigationBars[title].waitForExistence(timeout: 10), "The title is not \(title).")
  }

  /// Fails the test unless the element of any kind with this label, which was there, goes within
  /// ten seconds.
  @MainActor func expectNo(_ label: String) {
    XCTAssertTrue(
      descendants(matching: .any)[label].firstMatch.waitForNonExistence(timeout: 10),
      "There still is \(label).")
  }
}
