// The UI test of Menu, run here.
import Menu
import MenuData
import SharedUI
import Testing
import XCTestStandIn

@testable import UITestCases

@Suite("The UI test of Menu", .timeLimit(.minutes(5)))
struct MenuUITestsTests {
  @Test("It passes over the examples of the app", arguments: UITestMethod.ofMenu)
  func passes(_ method: UITestMethod) async { await method.expectNoFailures() }

  @Test("All of its methods run here, and the app is opened as its shell opens it")
  func complete() throws {
    try UITestMethod.expectAll(UITestMethod.ofMenu, of: "Menu")
  }
}

extension TestedApp {
  /// Menu over the examples of its previews.
  static let menu = TestedApp(MenuApp.description) {
    $0.screen(MenuDependencies(repository: .preview()))
  }
}

extension UITestMethod {
  static let ofMenu = [
    UITestMethod(
      "testAProductOpensInAPopupOverTheCategories", .menu,
      MenuUITests.testAProductOpensInAPopupOverTheCategories)
  ]
}
