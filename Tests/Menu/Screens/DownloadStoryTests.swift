// The first launch and updates, as a person sees them.
import AppTesting
import DataLayer
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Menu
@testable import MenuData

@MainActor
@Suite("Downloading the menu", .timeLimit(.minutes(10)))
struct DownloadStoryTests {
  private let menu = PlannedMenu()
  private let lost = MenuError.service(.unreachable(host: "menu.test", why: "refused"))

  @Test("The splash stands over the download: logo, name, bar by pages, and what is waited for")
  func firstLaunch() async throws {
    let page = try Page(menu, restaurant: Restaurant(name: "Bab & Co"))
    let call = try await menu.downloads.next()
    await page.html(with: "Downloading menu")
    #expect(page.element("Bab & Co", role: "img") != nil)
    #expect(page.element("Bab & Co", role: "heading")?.attribute("aria-level") == "1")
    #expect(page.all("progressbar").map(\.name) == ["Downloading menu"])
    #expect(page.all("progressbar").first?.attribute("value") == nil)
    #expect(page.element("Categories") == nil)
    #expect(page.location.title == "Bab & Co")
    call.question(DownloadProgress(pages: 1, total: nil))
    await page.html(with: "1 page so far")
    call.question(DownloadProgress(pages: 12, total: 30))
    await page.html(with: "12 of 30 pages")
    let bar = page.element("Downloading menu", role: "progressbar")
    #expect(bar?.attribute("max") == "100" && bar?.attribute("value") == "40")
    call.question(
      DownloadProgress(pages: 12, total: 30, waitingUntil: Date(timeIntervalSince1970: 50_580)))
    await page.html(with: "The service asks us to wait until 2:03")
    #expect(page.all("status").count == 1)
    #expect(page.element("Retry") == nil)
    call.answer(menu.save(MenuCategory.row(of: 2)))
    let html = await page.html(with: "Category 2")
    #expect(page.all("progressbar").isEmpty)
    #expect(!html.contains("up to date"))
    #expect(page.location.title == "Categories")
  }

  @Test("A wait that the service has not asked for has a button that ends it")
  func tryNow() async throws {
    let page = try Page(menu)
    let call = try await menu.downloads.next()
    let until = Date(timeIntervalSince1970: 50_580)
    call.question(DownloadProgress(pages: 1, total: 3, waitingUntil: until, mayEndWait: true))
    await page.html(with: "The service asks us to wait until")
    page.tap("Retry")
    #expect(menu.endedWaits == 1)
    call.question(DownloadProgress(pages: 2, total: 3))
    await page.html(without: "The service asks us to wait until")
    #expect(page.element("Retry") == nil)
  }

  @Test("A failed first download is an alert and stays readable; Retry asks again from either")
  func failed() async throws {
    let page = try Page(menu)
    try await menu.downloads.next().fail(lost)
    await page.html(with: "alertdialog")
    let words = ["The menu could not be downloaded", "menu.test could not be reached."]
    #expect(page.dialog?.words == words + ["Retry", "OK"])
    #expect(page.top?.words.suffix(3) == words + ["Retry"])
    page.tap("OK")
    #expect(page.dialog == nil)
    #expect(page.top?.words.suffix(3) == words + ["Retry"])
    page.tap("Retry")
    try await menu.downloads.next().fail(.diskFull)
    await page.html(with: "alertdialog")
    #expect(page.dialog?.text.contains("The disk is full.") == true)
    page.tap("Retry")
    try await menu.downloads.next().answer(menu.save(MenuCategory.row(of: 1)))
    await page.html(with: "Category 1")
    #expect(page.dialog == nil)
  }

  @Test(
    "Every failure has words, and a refused token names its setting",
    arguments: [
      (
        MenuError.tokenRefused(status: 401, message: nil, setting: "MENU_TOKEN"),
        "(401). Check the setting MENU_TOKEN."
      ),
      (
        .tokenRefused(status: 403, message: "Expired", setting: "MENU_TOKEN"),
        "“Expired” Check the setting MENU_TOKEN."
      ),
      (.service(.refused(status: 500, message: nil)), "The service is having a problem."),
      (.unreadable(why: "page 3 says 4"), "makes no sense: page 3 says 4"),
      (.diskFull, "Make room and try again."), (.storage(why: "locked"), "or written: locked"),
    ])
  func words(error: MenuError, words: String) async throws {
    let page = try Page(menu)
    try await menu.downloads.next().fail(error)
    await page.html(with: "alertdialog")
    #expect(page.dialog?.text.contains(words) == true)
  }

  @Test("A saved menu opens without a download, and says nothing about one")
  func secondLaunch() async throws {
    menu.save(MenuCategory.row(of: 1))
    let page = try Page(menu)
    let html = await page.html(with: "Category 1")
    #expect(page.all("progressbar").isEmpty)
    #expect(!html.contains("Saved copy"))
    page.tap("Update menu")
    // The first download there is, is the one that was asked for.
    try await menu.downloads.next().answer(menu.save(MenuCategory.row(of: 2)))
    await page.html(with: "Category 2")
  }

  @Test("An update leaves the old menu in use, and tells how it went until one goes elsewhere")
  func update() async throws {
    menu.save(MenuCategory.row(of: 1), Product.row(of: 1))
    let page = try Page(menu)
    await page.html(with: "Category 1")
    page.tap("Update menu")
    let call = try await menu.downloads.next()
    call.question(DownloadProgress(pages: 1, total: 2))
    await page.html(with: "1 of 2 pages")
    await page.tap("Category 1", until: "Dish 1")
    call.answer(menu.save(MenuCategory.row(of: 1), Product.row(of: 3)))
    await page.html(with: "Dish 3")
    let told = page.all("status").map(\.text)
    #expect(told == ["The menu is up to date, with 3 products."])
    await page.tap("Back to Categories", until: "Category 1<")
    await page.html(without: "up to date")
    #expect(page.tiles == ["Category 1"])
  }

  @Test("A screen reader hears each quarter of a download once, whatever lies below the screen")
  func spoken() async throws {
    menu.save(MenuCategory.row(of: 1), Product.row(of: 1))
    let page = try Page(menu, at: ["c1"])
    await page.html(with: "Dish 1")
    page.tap("Update menu")
    let call = try await menu.downloads.next()
    call.question(DownloadProgress(pages: 5, total: 12))
    await page.html(with: "5 of 12 pages")
    call.question(DownloadProgress(pages: 6, total: 12))
    #expect(await spoken(on: page, until: "6 of 12 pages") == ["6 of 12 pages"])
  }

  /// The announcements up to the last one. A wait of the page would drop them.
  private func spoken(on page: Page<PlannedMenu>, until last: String) async -> [String] {
    var spoken: [String] = []
    for _ in 0..<100_000 where spoken.last != last {
      for case .announce(let text) in page.tree.flush() { spoken.append(text) }
      await Task.yield()
    }
    return spoken
  }

  @Test("A failed update keeps the old menu, and says so and why without an alert")
  func failedUpdate() async throws {
    menu.save(MenuCategory.row(of: 1))
    let page = try Page(menu)
    await page.html(with: "Category 1")
    page.tap("Update menu")
    try await menu.downloads.next().fail(
      .tokenRefused(status: 401, message: nil, setting: "MENU_TOKEN"))
    await page.html(with: "Saved copy from 5 minutes ago")
    #expect(page.all("status").first?.text.contains("MENU_TOKEN") == true)
    #expect(page.dialog == nil)
    #expect(page.tiles == ["Category 1"])
    page.tap("Update menu")
    try await menu.downloads.next().answer(menu.save(MenuCategory.row(of: 2)))
    #expect(!(await page.html(with: "Category 2")).contains("Saved copy"))
  }

  @Test("Records that could not be read are counted under the categories")
  func skipped() async throws {
    menu.save(MenuCategory.row(of: 1), skipped: 3)
    let page = try Page(menu)
    await page.html(with: "3 entries of the menu could not be read and are not shown.")
  }

  @Test("A guest reads the menu, and sees neither a way to update it nor words for the staff")
  func guest() async throws {
    menu.save(MenuCategory.row(of: 1), Product.row(of: 1), skipped: 3)
    for (address, words) in [([], "Category 1"), (["c1"], "Dish 1")] {
      let page = try Page(menu, at: address, mayChange: false)
      let html = await page.html(with: words)
      #expect(page.element("Update menu") == nil)
      #expect(!html.contains("could not be read"))
    }
    menu.save([])
    let empty = try Page(menu, mayChange: false)
    #expect(!(await empty.html(with: "The menu is empty")).contains("Update the menu"))
  }

  @Test("A store that cannot be read asks for no download; Retry looks again")
  func unreadable() async throws {
    menu.save(MenuCategory.row(of: 1))
    menu.breakDown(.storage(why: "locked"))
    let page = try Page(menu)
    await page.html(with: "locked")
    menu.breakDown(nil)
    page.tap("Retry")
    await page.html(with: "Category 1")
  }

  @Test("A page that cannot be read says so, with a Retry of its own")
  func unreadablePage() async throws {
    menu.save(MenuCategory.row(of: 1), Product.row(of: 1))
    let page = try Page(menu)
    await page.html(with: "Category 1")
    menu.breakDown(.storage(why: "gone"))
    await page.tap("Category 1", until: "The menu could not be read")
    menu.breakDown(nil)
    await page.tap("Retry", until: "Dish 1")
  }

  @Test(
    "Two people stand in different places; what one has updated the other sees at the next step")
  func apart() async throws {
    menu.save(MenuCategory.row(of: 21), Product.row(of: 1))
    let (me, friend) = (try Page(menu), try Page(menu))
    await me.html(with: "Page 1 of 2")
    await friend.html(with: "Page 1 of 2")
    await me.tap("Next", until: "Page 2 of 2")
    me.tap("Update menu")
    let call = try await menu.downloads.next()
    #expect(friend.all("progressbar").isEmpty)
    call.answer(menu.save(MenuCategory.row(of: 22), Product.row(of: 2)))
    await me.html(with: "Category 22")
    #expect(friend.location.path == [])
    #expect(!friend.html.contains("up to date"))
    await friend.tap("Category 1", until: "Dish 2")
  }
}
