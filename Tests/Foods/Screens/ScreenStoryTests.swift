// What is on the screens, as markup.
import DataLayer
import Foundation
import SharedUI
import SwiftUI
import SwiftUITesting
import Testing

@testable import Foods

@MainActor
@Suite("The screens", .timeLimit(.minutes(1)))
struct ScreenStoryTests {
  static let soup = Food(
    id: 0, name: "Soup <b>", photoURL: URL(string: "https://foods.test/soup.jpg"),
    description: "Hot & wet", countryOfOrigin: Country(code: "FR"),
    lastUpdatedDate: FoodsFixture.noon)
  static let pie = Food(id: 3, name: "Pie", isLiked: true)

  @Test("Before the first answer there are skeleton rows that a screen reader does not hear")
  func skeleton() throws {
    let html = try Page().html
    #expect(html.contains(">Foods</h1>"))
    #expect(html.contains("Loading foods…"))
    #expect(html.contains("redacted"))
    let list = try #require(html.firstMatch(of: /<ul[^>]*>/))
    let before = html[..<list.range.lowerBound]
    #expect(before.hasSuffix(#"aria-hidden="true">"#) || list.output.contains("aria-hidden"))
  }

  @Test(
    "A row is a link with the food's name, a hint, and a heart beside it; HTML in a name is text")
  func row() async throws {
    let page = try Page()
    await page.planned.next().answer([Self.soup, Self.pie], skipped: 1)
    let html = await page.html(with: "Pie")
    let link = #"href="/foods/0" data-e="c" aria-label="Soup &lt;b&gt;""#
    #expect(html.contains(link + #" aria-description="France, updated 5 minutes ago""#))
    #expect(html.contains(#"aria-label="Pie" aria-description="Unknown country""#))
    #expect(!html.contains("<b>"))
    #expect(html.contains("/_/photo/soup.jpg"))
    #expect(html.contains(">Like Soup &lt;b&gt;</span>"))
    #expect(html.matches(of: /aria-pressed="(true|false)"/).map(\.output.1) == ["false", "true"])
    #expect(html.contains("1 food could not be read and is not shown."))
    #expect(page.element("Refresh") != nil)
    #expect(html.contains(#"type="search" name="Search foods""#))
  }

  @Test("A like tells the browser one attribute of one button, in the list and on the wire")
  func like() async throws {
    let page = try Page()
    await page.planned.next().answer([Self.soup, Self.pie])
    _ = await page.html(with: "Pie")
    let heart = try #require(page.control("Like Pie", for: .toggle))
    #expect(page.toggle("Like Pie") == [.attribute(heart.id, "aria-pressed", "false")])
    #expect(await page.planned.next().question == .like(3, false))
  }

  @Test("A refused like is told in the service's words, with OK and Retry")
  func refusedLike() async throws {
    let page = try Page()
    await page.planned.next().answer([Self.soup, Self.pie])
    _ = await page.html(with: "Pie")
    page.toggle("Like Pie")
    await page.planned.next().fail(.refused(status: 500, message: "The <fixture> is closed"))
    let html = await page.html(with: "alertdialog")
    #expect(html.contains("“Pie” could not be unliked"))
    #expect(html.contains("The &lt;fixture&gt; is closed"))
    #expect(page.element("OK") != nil)
    page.tap("Retry")
    #expect(await page.planned.next().question == .like(3, false))
    #expect(!page.html.contains("alertdialog"))
  }

  @Test("A failure has a Retry; a failed refresh keeps the rows under a notice that is a status")
  func failure() async throws {
    let page = try Page()
    await page.planned.next().fail(.unreachable(host: "foods.test", why: "refused"))
    #expect(await page.html(with: "Retry").contains("foods.test could not be reached."))
    page.tap("Retry")
    await page.planned.next().answer([Self.pie])
    _ = await page.html(with: "Pie")
    page.tap("Refresh")
    await page.planned.next().fail(.refused(status: 500, message: nil))
    let html = await page.html(with: "Saved copy")
    #expect(html.contains(#"role="status""#))
    #expect(html.contains(#"aria-label="Pie""#))
  }

  @Test("With the service gone, the saved list is there and says how old it is")
  func savedCopy() async throws {
    let store = InMemoryRecordStore(now: { FoodsFixture.noon })
    try await store.save(FoodList(foods: [Self.soup]), to: "foods", key: "list")
    let page = try Page(store: store)
    await page.planned.next().fail(.timedOut(after: .seconds(30)))
    let html = await page.html(with: "Saved copy from 5 minutes ago")
    #expect(html.contains(#"href="/foods/0""#))
  }

  @Test("An empty list says what is empty; a search that finds nothing says what was searched")
  func empty() async throws {
    let page = try Page()
    await page.planned.next().answer([])
    #expect(await page.html(with: "No foods").contains("Refresh to look again."))
    page.tap("Refresh")
    await page.planned.next().answer([Self.pie, Self.soup])
    _ = await page.html(with: "Pie")
    page.type("PÍE", in: "Search foods")
    let found = page.html
    #expect(found.contains(#"aria-label="Pie""#))
    #expect(!found.contains("Soup"))
    page.type("x<y", in: "Search foods")
    #expect(page.html.contains("No food is called “x&lt;y”. Try another name."))
  }

  @Test("A shared link loads the list and shows the detail, in the reader's language")
  func deepLink() async throws {
    let page = try Page(at: ["0"], language: "ar")
    await page.planned.next().answer([Self.soup, Self.pie], skipped: 3)
    let html = await page.html(with: ">Soup &lt;b&gt;</h1>")
    #expect(page.place == ("Soup <b>", ["0"]))
    for words in ["فرنسا", "آخر تحديث: قبل 5 دقائق", "Hot &amp; wet", "تعذّرت قراءة 3 أطعمة"] {
      #expect(html.contains(words), "\(words)")
    }
    #expect(html.contains(#"role="img" aria-label="Soup &lt;b&gt;""#))
  }

  @Test("A link to a food that does not exist says so once the list is there")
  func unknownFood() async throws {
    let page = try Page(at: ["9"])
    await page.planned.next().answer([Self.soup])
    #expect(await page.html(with: "No such food").contains("The service has no food number 9."))
  }

  @Test("A like in the detail is the like in the list")
  func detailAgrees() async throws {
    let page = try Page(at: ["3"])
    await page.planned.next().answer([Self.pie])
    _ = await page.html(with: ">Pie</h1>")
    let told = page.toggle("Like Pie")
    #expect(told.count == 2)
    #expect(!page.html.contains(#"aria-pressed="true""#))
  }
}
