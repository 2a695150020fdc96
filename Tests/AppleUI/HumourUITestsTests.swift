// The UI test of Humour, run here.
import DataLayer
import Humour
import Mood
import Posts
import SharedUI
import Testing
import XCTestStandIn

@testable import UITestCases

@Suite("The UI test of Humour", .timeLimit(.minutes(5)))
struct HumourUITestsTests {
  @Test("It passes over the examples of the app", arguments: UITestMethod.ofHumour)
  func passes(_ method: UITestMethod) async { await method.expectNoFailures() }

  @Test("All of its methods run here, and the app is opened as its shell opens it")
  func complete() throws {
    try UITestMethod.expectAll(UITestMethod.ofHumour, of: "Humour")
  }
}

extension TestedApp {
  /// Humour over the examples of its previews.
  static let humour = TestedApp(HumourApp.description) { $0.screen(examples()) }

  private static func examples() -> HumourDependencies {
    let records = InMemoryRecordStore()
    return HumourDependencies(
      service: .preview(), moods: MoodCache(reader: .preview(), store: records, source: "preview"),
      people: RecentPeople(store: records, source: "preview"))
  }
}

extension UITestMethod {
  static let ofHumour = [
    UITestMethod(
      "testThePostsOfASuggestedPersonHaveTheirMoods", .humour,
      HumourUITests.testThePostsOfASuggestedPersonHaveTheirMoods)
  ]
}
