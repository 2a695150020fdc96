// The first launch and updates, as a person sees them.
import AppTesting
import DataLayer
import Foundation
import SwiftUITesting
import Testing

@testable import Menu
@testable import MenuData

@MainActor
@Suite("Downloading the menu", .timeLimit(.minutes(1)))
struct DownloadStoryTests {
  private let menu = PlannedMenu()
  private let lost = MenuError.service(.unreachable(host: "menu.test", why: "refused"))

  @Test("The splash stands over the download: logo, name, bar by pages, and what is waited for")
  func firstLaunch() async throws {
    let page = try Page(menu, restaurant: Restaurant(name: "Bab & Co"))
    let call = await menu.downloads.next()
    var html = await page.html(with: "Downloading menu")
    #expect(html.contains(#"role="img" aria-label="Bab &amp; Co""#))
    #expect(html.contains(#"role="heading" aria-level="1""#))
    #expect(html.contains(#"<progress aria-label="Downloading menu"></progress>"#))
    #expect(!html.contains("Categories"))
    #expect(page.place.title == "Bab & Co")
    call.question(DownloadProgress(pages: 1, total: nil))
    _ = await page.html(with: "1 page so far")
    call.question(DownloadProgress(pages: 12, total: 30))
    html = await page.html(with: "12 of 30 pages")
    #expect(html.contains(#"<progress aria-label="Downloading menu" max="100" value="40">"#))
    call.question(
      DownloadProgress(pages: 12, total: 30, waitingUntil: Date(timeIntervalSince1970: 50_580)))
    html = await page.html(with: "The service asks us to wait until 2:03")
    #expect(html.contains(#"role="status""#))
    call.answer(.success(menu.save(MenuCategory.row(of: 2))))
    html = await page.html(with: "Category 2")
    #expect(!html.contains("<progress"))
    #expect(!html.contains("up to date"))
    #expect(page.place.title == "Categories")
  }

  @Test("A failed first download is an alert and stays readable; Retry asks again from either")
  func failed() async throws {
    let page = try Page(menu)
    await menu.downloads.next().answer(.failure(lost))
    var html = await page.html(with: "alertdialog")
    #expect(page.dialog.contains("The menu could not be downloaded"))
    #expect(page.dialog.contains("menu.test could not be reached."))
    #expect(page.top.contains("menu.test could not be reached."))
    page.tap("OK")
    #expect(page.dialog == "")
    #expect(page.top.contains("menu.test could not be reached."))
    page.tap("Retry")
    await menu.downloads.next().answer(.failure(.diskFull))
    html = await page.html(with: "alertdialog")
    #expect(html.contains("The disk is full."))
    page.tap("Retry")
    await menu.downloads.next().answer(.success(menu.save(MenuCategory.row(of: 1))))
    html = await page.html(with: "Category 1")
    #expect(page.dialog == "")
  }

  @Test(
    "Every failure has words, and a refused token names its setting",
    arguments: [
      (
        MenuError.tokenRefused(status: 401, message: nil),
        "(401). Check the setting TAPAS_MENU_TOKEN."
      ),
      (
        .tokenRefused(status: 403, message: "Expired"),
        "“Expired” Check the setting TAPAS_MENU_TOKEN."
      ),
      (.service(.refused(status: 500, message: nil)), "The service is having a problem."),
      (.unreadable(why: "page 3 says 4"), "makes no sense: page 3 says 4"),
      (.diskFull, "Make room and try again."), (.storage(why: "locked"), "or written: locked"),
    ])
  func words(error: MenuError, words: String) async throws {
    let page = try Page(menu)
    await menu.downloads.next().answer(.failure(error))
    #expect(await page.html(with: "alertdialog").contains(words))
  }

  @Test("A saved menu opens without a download, and says nothing about one")
  func secondLaunch() async throws {
    menu.save(MenuCategory.row(of: 1))
    let page = try Page(menu)
    let html = await page.html(with: "Category 1")
    #expect(!html.contains("<progress"))
    #expect(!html.contains("Saved copy"))
    page.tap("Update menu")
    // The first download there is, is the one that was asked for.
    await menu.downloads.next().answer(.success(menu.save(MenuCategory.row(of: 2))))
    _ = await page.html(with: "Category 2")
  }

  @Test("An update leaves the old menu in use, and tells how it went until one goes elsewhere")
  func update() async throws {
    menu.save(MenuCategory.row(of: 1), Product.row(of: 1))
    let page = try Page(menu)
    _ = await page.html(with: "Category 1")
    page.tap("Update menu")
    let call = await menu.downloads.next()
    call.question(DownloadProgress(pages: 1, total: 2))
    _ = await page.html(with: "1 of 2 pages")
    _ = await page.tap("Category 1", until: "Dish 1")
    call.answer(.success(menu.save(MenuCategory.row(of: 1), Product.row(of: 3))))
    let html = await page.html(with: "Dish 3")
    #expect(html.contains("The menu is up to date, with 3 products."))
    #expect(html.contains(#"role="status""#))
    _ = await page.tap("Back to Categories", until: "Page 1 of 1")
    _ = await page.html(without: "up to date")
    #expect(page.tiles == ["Category 1"])
  }

  @Test("A failed update keeps the old menu, and says so and why without an alert")
  func failedUpdate() async throws {
    menu.save(MenuCategory.row(of: 1))
    let page = try Page(menu)
    _ = await page.html(with: "Category 1")
    page.tap("Update menu")
    await menu.downloads.next().answer(.failure(.tokenRefused(status: 401, message: nil)))
    let html = await page.html(with: "Saved copy from 5 minutes ago")
    #expect(html.contains("TAPAS_MENU_TOKEN"))
    #expect(html.contains(#"role="status""#))
    #expect(page.dialog == "")
    #expect(page.tiles == ["Category 1"])
    page.tap("Update menu")
    await menu.downloads.next().answer(.success(menu.save(MenuCategory.row(of: 2))))
    #expect(!(await page.html(with: "Category 2")).contains("Saved copy"))
  }

  @Test("Records that could not be read are counted under the categories")
  func skipped() async throws {
    menu.save(MenuCategory.row(of: 1), skipped: 3)
    let page = try Page(menu)
    _ = await page.html(with: "3 entries of the menu could not be read and are not shown.")
  }

  @Test("A store that cannot be read asks for no download; Retry looks again")
  func unreadable() async throws {
    menu.save(MenuCategory.row(of: 1))
    menu.breakDown(.storage(why: "locked"))
    let page = try Page(menu)
    _ = await page.html(with: "locked")
    menu.breakDown(nil)
    page.tap("Retry")
    _ = await page.html(with: "Category 1")
  }

  @Test("A page that cannot be read says so, with a Retry of its own")
  func unreadablePage() async throws {
    menu.save(MenuCategory.row(of: 1), Product.row(of: 1))
    let page = try Page(menu)
    _ = await page.html(with: "Category 1")
    menu.breakDown(.storage(why: "gone"))
    _ = await page.tap("Category 1", until: "The menu could not be read")
    menu.breakDown(nil)
    _ = await page.tap("Retry", until: "Dish 1")
  }

  @Test(
    "Two people stand in different places; what one has updated the other sees at the next step")
  func apart() async throws {
    menu.save(MenuCategory.row(of: 21), Product.row(of: 1))
    let (me, friend) = (try Page(menu), try Page(menu))
    _ = await me.html(with: "Page 1 of 2")
    _ = await friend.html(with: "Page 1 of 2")
    _ = await me.tap("Next", until: "Page 2 of 2")
    me.tap("Update menu")
    let call = await menu.downloads.next()
    #expect(!friend.html.contains("<progress"))
    call.answer(.success(menu.save(MenuCategory.row(of: 22), Product.row(of: 2))))
    _ = await me.html(with: "Category 22")
    #expect(friend.place.path == [])
    #expect(!friend.html.contains("up to date"))
    _ = await friend.tap("Category 1", until: "Dish 2")
  }
}
