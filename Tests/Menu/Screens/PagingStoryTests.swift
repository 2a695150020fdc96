// Twenty a page, from page to page, and back to the page one came from.
import AppTesting
import Foundation
import SwiftUITesting
import Testing

@testable import Menu
@testable import MenuData

@MainActor
@Suite("Turning the pages", .timeLimit(.minutes(10)))
struct PagingStoryTests {
  private let menu = PlannedMenu()

  @Test("A list that fits on one page has no buttons", arguments: [0, 1, 20])
  func onePage(count: Int) async throws {
    menu.save(MenuCategory.row(of: count))
    let page = try Page(menu)
    await page.html(with: count == 0 ? "The menu is empty" : "Category 1")
    #expect(page.tiles == MenuCategory.row(of: count).map(\.name))
    #expect(page.pager == (false, nil, false))
    #expect(page.element("Previous") == nil && page.element("Next") == nil)
  }

  @Test(
    "A longer list is cut into twenties; the buttons are off at the ends",
    arguments: [(21, 2, 1), (40, 2, 20), (41, 3, 1), (45, 3, 5)])
  func ends(count: Int, pages: Int, last: Int) async throws {
    menu.save(MenuCategory.row(of: count))
    let page = try Page(menu)
    await page.html(with: "Page 1 of \(pages)")
    #expect(page.tiles == MenuCategory.row(of: 20).map(\.name))
    #expect(page.pager == (false, "Page 1 of \(pages)", true))
    for number in 1..<pages {
      await page.tap("Next", until: "Page \(number + 1) of \(pages)")
    }
    #expect(page.tiles.count == last)
    #expect(page.tiles == MenuCategory.row(of: count).suffix(last).map(\.name))
    #expect(page.pager == (true, "Page \(pages) of \(pages)", false))
  }

  @Test("The categories scroll with the screen, so that its title collapses, with a notice or not")
  func screenScrolls() async throws {
    menu.save(MenuCategory.row(of: 45), Product.row(of: 23))
    let page = try Page(menu, at: ["c1"])
    await page.html(with: "Dish 1")
    page.tap("Update menu")
    let call = try await menu.downloads.next()
    call.question(DownloadProgress(pages: 1, total: 2))
    let html = await page.html(with: "1 of 2 pages")
    #expect(html.matches(of: /class="[^"]*\bscr\b/).isEmpty)
    #expect(html.contains(#"class="si-t"#))
  }

  @Test("A category's long name stands once above its products, in a title of several lines")
  func longName() async throws {
    let name = "Grilled over olive wood"
    menu.save([MenuCategory(id: "c1", name: name)], Product.row(of: 1))
    let page = try Page(menu, at: ["c1"])
    await page.html(with: "Dish 1")
    #expect(page.all("heading").map(\.name) == [name])
  }

  @Test("Each page has an address, and Previous leads back to the first, which is the app's own")
  func addresses() async throws {
    menu.save(MenuCategory.row(of: 45))
    let page = try Page(menu)
    await page.html(with: "Page 1 of 3")
    #expect(page.location == ("Categories", []))
    await page.tap("Next", until: "Page 2 of 3")
    #expect(page.location == ("Categories", ["~2"]))
    await page.tap("Next", until: "Page 3 of 3")
    #expect(page.location == ("Categories", ["~3"]))
    #expect(page.element("Back to Categories") == nil)
    await page.tap("Previous", until: "Page 2 of 3")
    page.tap("Previous")
    #expect(page.location == ("Categories", []))
    #expect(page.pager.words == "Page 1 of 3")
  }

  @Test(
    "An address leads to its page; a number beyond the end to the last page",
    arguments: [
      (["~2"], "Category 21", "Page 2 of 3"), (["~9"], "Category 41", "Page 3 of 3"),
      (["c1"], "Dish 1", "Page 1 of 2"), (["c1~2"], "Dish 21", "Page 2 of 2"),
      (["~3", "c1~2"], "Dish 21", "Page 2 of 2"), (["~2", "c1~77"], "Dish 21", "Page 2 of 2"),
    ])
  func shared(address: [String], first: String, number: String) async throws {
    menu.save(MenuCategory.row(of: 45), Product.row(of: 23))
    let page = try Page(menu, at: address)
    await page.html(with: first)
    #expect(page.tiles.first == first)
    #expect(page.pager.words == number)
    #expect(page.location.path == address)
  }

  @Test("An address that is none leads to the categories", arguments: ["~0", "~-1", "~x", "c1~"])
  func nonsense(component: String) async throws {
    menu.save(MenuCategory.row(of: 45))
    let page = try Page(menu, at: [component])
    await page.html(with: "Page 1 of 3")
    #expect(page.location == ("Categories", []))
  }

  @Test("A tapped product leads back to the page of the categories one came from, with its popup")
  func popup() async throws {
    let dish = Product(
      id: "p", categoryID: "c25", name: "Ful", detail: "Beans", price: Decimal(string: "4.35"))
    menu.save(MenuCategory.row(of: 45), [dish])
    let page = try Page(menu)
    await page.html(with: "Page 1 of 3")
    await page.tap("Next", until: "Category 25")
    await page.tap("Category 25", until: "Ful")
    #expect(page.location == ("Category 25", ["~2", "c25"]))
    #expect(page.element("Back to Categories") != nil)
    await page.tap("Ful", until: "<dialog")
    #expect(page.location == ("Categories", ["~2"]))
    #expect(page.pager.words == "Page 2 of 3")
    #expect(page.dialog?.name == "Ful")
    #expect(page.dialog?.words == ["Ful", "SAR\u{A0}4.35", "Beans", "Close"])
    // It has no photo, so there is no picture to hear of.
    #expect(page.element("Ful", role: "img") == nil)
    page.tap("Close")
    #expect(page.dialog == nil)
    #expect(page.location == ("Categories", ["~2"]))
  }

  @Test("A popup that was open is open again after a reload, and one that was closed is not")
  func kept() async throws {
    menu.save(MenuCategory.row(of: 1), Product.row(of: 2))
    let page = try Page(menu, at: ["c1"])
    await page.html(with: "Dish 2")
    await page.tap("Dish 2", until: "<dialog")
    let again = try Page(menu, sceneStorage: page.sceneStorage)
    await again.html(with: "<dialog")
    #expect(again.dialog?.name == "Dish 2")
    again.tap("Close")
    #expect(again.sceneStorage["menu.open"] == "")
  }

  @Test("Categories and products of one name are told apart by their ids")
  func twins() async throws {
    let categories = ["a", "b"].map { MenuCategory(id: $0, name: "Twin") }
    let products = [
      Product(id: "1", categoryID: "b", name: "Same", price: 1),
      Product(id: "2", categoryID: "b", name: "Same", price: 2),
    ]
    menu.save(categories, products)
    let page = try Page(menu, at: ["b"])
    await page.html(with: "Same")
    #expect(page.tiles == ["Same", "Same"])
    let other = try Page(menu, at: ["a"])
    #expect(await other.html(with: "No products").contains("Choose another one."))
  }

  @Test("A category that is not there says so, and a menu without any says what to do")
  func nothing() async throws {
    menu.save([])
    let page = try Page(menu, at: ["gone"])
    await page.html(with: "No such category")
    #expect(page.location.title == "Category")
    let empty = try Page(menu)
    await empty.html(with: "Update the menu to look again.")
  }
}
