// The logo at each start of the app.
import AppTesting
import SwiftUITesting
import Testing

@testable import Menu
@testable import MenuData

@MainActor
@Suite("The splash at a start", .timeLimit(.minutes(10)))
struct SplashStoryTests {
  private let menu = PlannedMenu()
  private let clock = TestClock()
  private let bab = Restaurant(name: "Bab & Co")

  @Test("A start with a saved menu shows the logo for half a second, then the categories")
  func savedMenu() async throws {
    menu.save(MenuCategory.row(of: 1))
    let page = try Page(menu, restaurant: bab, clock: clock)
    await clock.waitForSleeper(due: .milliseconds(500))
    #expect(page.element("Bab & Co", role: "img") != nil)
    #expect(page.element("Bab & Co", role: "heading") != nil)
    #expect(page.all("progressbar").isEmpty)
    #expect(page.tiles == [])
    clock.advance(by: .milliseconds(500))
    await page.html(with: "Category 1")
    #expect(page.element("Bab & Co", role: "heading") == nil)
    #expect(page.shows("Bab & Co"))
    #expect(page.heading == "Categories")
  }

  @Test("A restaurant's own name stands over the first page of the categories, and over no other")
  func header() async throws {
    menu.save(MenuCategory.row(of: 21))
    let page = try Page(menu, restaurant: bab)
    await page.html(with: "Category 1")
    #expect(page.top?.text.contains("Bab & Co") == true)
    page.tap("Next")
    await page.html(with: "Category 21")
    #expect(page.top?.text.contains("Bab & Co") == false)
    let plain = try Page(menu)
    await plain.html(with: "Category 1")
    #expect(!plain.shows("Tapas"))
  }

  @Test(
    "While the saved menu is opened, a restored search and a link have their bars and no splash",
    arguments: [([], ["menu.search": "Dish"]), (["c1"], [:])])
  func opening(_ address: [String], _ storage: [String: String]) async throws {
    menu.save(MenuCategory.row(of: 1), Product.row(of: 1))
    let opened = menu.holdOpening()
    let page = try Page(menu, at: address, sceneStorage: storage, restaurant: bab, clock: clock)
    for _ in 0..<50 {
      await Task.yield()
      _ = page.html
    }
    #expect(page.element("Bab & Co") == nil)
    #expect(page.heading == (address.isEmpty ? "Categories" : "Category"))
    opened.finish()
    await page.html(with: "Dish 1")
  }

  @Test("A download that takes longer than the logo adds nothing to it")
  func download() async throws {
    let page = try Page(menu, restaurant: bab, clock: clock)
    let call = try await menu.downloads.next()
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(500))
    #expect(page.element("Bab & Co", role: "heading") != nil)
    call.answer(menu.save(MenuCategory.row(of: 1)))
    await page.html(with: "Category 1")
  }

  @Test("A link into the menu and what a scene restores do not wait for the logo")
  func notHeld() async throws {
    menu.save(MenuCategory.row(of: 21), Product.row(of: 1))
    let searched = try Page(menu, sceneStorage: ["menu.search": "Dish"], clock: clock)
    await searched.html(with: "Dish 1")
    searched.type("", in: "Search menu")
    #expect(searched.heading == "Categories")
    let opened = try Page(menu, sceneStorage: ["menu.open": "p1"], clock: clock)
    await opened.html(with: "Category 1")
    #expect(opened.dialog?.text.contains("Dish 1") == true)
    let linked = try Page(menu, at: ["~2"], clock: clock)
    await linked.html(with: "Category 21")
    #expect(linked.heading == "Categories")
    let category = try Page(menu, at: ["c1"], clock: clock)
    await category.html(with: "Dish 1")
    #expect(category.heading == "Category 1")
  }
}
