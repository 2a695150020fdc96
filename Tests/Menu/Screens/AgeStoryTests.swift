// How old a menu says it is.
import AppTesting
import Foundation
import SwiftUITesting
import Testing

@testable import Menu
@testable import MenuData

@MainActor
@Suite("The age of the menu", .timeLimit(.minutes(10)))
struct AgeStoryTests {
  /// Bug: a menu of last month looked like one of today.
  @Test("The categories end with how long ago the menu was saved")
  func age() async throws {
    let menu = PlannedMenu()
    menu.save(MenuCategory.row(of: 2))
    let page = try Page(menu)
    await page.html(with: "Category 2")
    #expect(page.shows("Updated 5 minutes ago"))
  }
}
