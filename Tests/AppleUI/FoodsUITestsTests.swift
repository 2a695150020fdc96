// The UI test of Foods, run here.
import DataLayer
import Foods
import SharedUI
import Testing
import XCTestStandIn

@testable import UITestCases

@Suite("The UI test of Foods", .timeLimit(.minutes(5)))
struct FoodsUITestsTests {
  @Test("It passes over the examples of the app", arguments: UITestMethod.ofFoods)
  func passes(_ method: UITestMethod) async { await method.expectNoFailures() }

  @Test("All of its methods run here, and the app is opened as its shell opens it")
  func complete() throws {
    try UITestMethod.expectAll(UITestMethod.ofFoods, of: "Foods")
  }
}

extension TestedApp {
  /// Foods over the examples of its previews.
  static let foods = TestedApp(FoodsApp.description) { $0.screen(.preview(.preview())) }
}

extension UITestMethod {
  static let ofFoods = [
    UITestMethod("testAFoodIsFoundAndOpened", .foods, FoodsUITests.testAFoodIsFoundAndOpened),
    UITestMethod(
      "testALikedFoodIsAmongTheLikedOnes", .foods, FoodsUITests.testALikedFoodIsAmongTheLikedOnes),
  ]
}
