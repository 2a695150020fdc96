// What somebody else's download changes on an open page.
import AppTesting
import DataLayer
import Foundation
import SwiftUITesting
import Testing

@testable import Menu
@testable import MenuData

@MainActor
@Suite("A menu that somebody else has saved", .timeLimit(.minutes(10)))
struct LiveStoryTests {
  private let menu = PlannedMenu()

  @Test("It is on every open page at once, and the reader's place stays")
  func everywhere() async throws {
    menu.save(MenuCategory.row(of: 45), Product.row(of: 23))
    let pages = [try Page(menu), try Page(menu, at: ["~2"]), try Page(menu, at: ["~3", "c1~2"])]
    for (page, text) in zip(pages, ["Category 1", "Category 21", "Dish 21"]) {
      await page.html(with: text)
    }
    let categories = MenuCategory.row(of: 45).map {
      MenuCategory(id: $0.id, name: "New \($0.id)")
    }
    menu.tell(menu.save(categories, Product.row(of: 24)))
    for (page, text) in zip(pages, ["New c1", "New c21", "Dish 24"]) {
      let html = await page.html(with: text)
      #expect(!html.contains("up to date") && !html.contains("Saved copy"))
    }
    #expect(pages.map(\.location.path) == [[], ["~2"], ["~3", "c1~2"]])
    #expect(pages.map(\.pager.words) == ["Page 1 of 3", "Page 2 of 3", "Page 2 of 2"])
    #expect(pages[2].location.title == "New c1")
  }

  @Test("A page that the new menu no longer has becomes the last, and a category says it is gone")
  func gone() async throws {
    menu.save(MenuCategory.row(of: 45), Product.row(of: 23))
    let (last, category) = (try Page(menu, at: ["~3"]), try Page(menu, at: ["c1"]))
    await last.html(with: "Category 41")
    await category.html(with: "Dish 1")
    menu.tell(menu.save([MenuCategory(id: "x", name: "Only")]))
    await last.html(with: "Only")
    #expect(last.tiles == ["Only"] && last.pager.words == nil)
    await category.html(with: "No such category")
    await category.html(with: "The menu has no such category, or no longer has it.")
    #expect(category.location.path == ["c1"])
  }

  @Test("A search and an open popup show what the new menu says")
  func searchAndPopup() async throws {
    menu.save(MenuCategory.row(of: 1), Product.row(of: 1))
    let search = try Page(menu, sceneStorage: ["menu.search": "Dish"])
    let popup = try Page(menu, sceneStorage: ["menu.open": "p1"])
    await search.html(with: "Dish 1")
    await popup.html(with: "<dialog")
    let dearer = Product(id: "p1", categoryID: "c1", name: "Dish of the day", price: 2)
    menu.tell(menu.save(MenuCategory.row(of: 1), [dearer]))
    await search.html(with: "Dish of the day")
    await popup.html(with: "Dish of the day")
    #expect(popup.dialog?.name == "Dish of the day")
  }

  @Test("It ends a failure: that of a first download, and that of an update")
  func failures() async throws {
    let lost = MenuError.service(.unreachable(host: "menu.test", why: "refused"))
    let page = try Page(menu)
    try await menu.downloads.next().fail(lost)
    await page.html(with: "alertdialog")
    menu.tell(menu.save(MenuCategory.row(of: 1)))
    await page.html(with: "Category 1")
    #expect(page.dialog == nil)
    page.tap("Update menu")
    try await menu.downloads.next().fail(lost)
    await page.html(with: "Saved copy")
    menu.tell(menu.save(MenuCategory.row(of: 2)))
    await page.html(with: "Category 2")
    #expect(!page.html.contains("Saved copy"))
  }

  @Test("During a page's own download it waits for the end of that, and the later menu is shown")
  func during() async throws {
    let first = menu.save(MenuCategory.row(of: 1))
    let page = try Page(menu)
    await page.html(with: "Category 1")
    page.tap("Update menu")
    let call = try await menu.downloads.next()
    let second = menu.save(MenuCategory.row(of: 2))
    menu.tell(second)
    call.fail(.diskFull)
    await page.html(with: "Category 2")
    // What is told late is no reason to go back.
    menu.tell(first)
    page.tap("Update menu")
    try await menu.downloads.next().answer(menu.save(MenuCategory.row(of: 3)))
    await page.html(with: "Category 3")
    #expect(page.tiles.count == 3)
  }
}
