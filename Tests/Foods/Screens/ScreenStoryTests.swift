// The screens of Foods, by what a person sees on them and does.
import AppTesting
import DataLayer
import Foundation
import SharedUI
import SwiftUI
import SwiftUITesting
import Testing

@testable import Foods

@MainActor
@Suite("The screens", .timeLimit(.minutes(10)))
struct ScreenStoryTests {
  static let soup = Food(
    id: 0, name: "Soup <b>", photoURL: URL(string: "https://foods.test/soup.jpg"),
    description: "Hot & wet", countryOfOrigin: Country(code: "FR"),
    lastUpdatedDate: FoodsFixture.noon)
  static let pie = Food(id: 3, name: "Pie", isLiked: true)

  @Test("Before the first answer there are skeleton rows that a screen reader does not hear")
  func skeleton() throws {
    let page = try Page()
    #expect(page.heading == "Foods")
    #expect(page.shows("Loading foods…"))
    #expect(!page.placeholders.isEmpty)
    #expect(page.all("list").map(\.isHidden) == [true])
  }

  @Test(
    "A row is a link with the food's name, a hint, and a heart beside it; HTML in a name is text")
  func row() async throws {
    let page = try Page()
    try await page.planned.next().answer([Self.soup, Self.pie], skipped: 1)
    await page.wait(for: "Pie")
    let soup = try #require(page.element("Soup <b>", role: "link"))
    #expect(soup.attribute("href") == "/foods/0")
    #expect(soup.hint == "France, updated 5 minutes ago")
    #expect(page.element("Pie", role: "link")?.hint == "Unknown country")
    #expect(page.photos == ["/_/photo/soup.jpg"])
    #expect(page.element("Like Soup <b>", role: "button")?.isPressed == false)
    #expect(page.element("Like Pie", role: "button")?.isPressed == true)
    #expect(page.shows("1 food could not be read and is not shown."))
    #expect(page.element("Refresh") != nil)
    #expect(page.element("Search foods", role: "searchbox") != nil)
    // Escaped as an attribute and as a text.
    #expect(page.html.contains(#"aria-label="Soup &lt;b&gt;""#))
    #expect(page.html.contains(">Like Soup &lt;b&gt;</span>"))
    #expect(!page.html.contains("<b>"))
  }

  @Test("The first rows are drawn once, with their menus, swipes and hearts")
  func once() async throws {
    let foods = (1...20).map { Food(id: $0, name: "Food \($0)", photoURL: Self.soup.photoURL) }
    let page = try Page()
    let renderings = try await page.renderingsPerNode {
      try await page.planned.next().answer(foods)
      await page.wait(for: "Food 20")
    }
    #expect(renderings < 1.2)
  }

  @Test("The filter leaves the liked foods, or those of a country, and is kept by the scene")
  func filter() async throws {
    let page = try Page()
    #expect(page.element("Filter", role: "button")?.isEnabled == false)
    try await page.planned.next().answer([Self.soup, Self.pie])
    await page.wait(for: "Pie")
    page.toggle("Liked foods only")
    #expect(page.all("link").map(\.name) == ["Pie"])
    #expect(page.shows("Liked foods only"))
    page.tap("🇫🇷 France")
    #expect(page.all("link").map(\.name) == [])
    #expect(page.shows("No food fits the filter."))
    page.toggle("Liked foods only")
    #expect(page.all("link").map(\.name) == ["Soup <b>"])
    page.tap("All countries")
    #expect(page.all("link").map(\.name) == ["Soup <b>", "Pie"])
    #expect(FoodFilter(rawValue: "liked FR")?.rawValue == "liked FR")
    #expect(FoodFilter(rawValue: "all ") == FoodFilter())
    #expect(FoodFilter(rawValue: "liked") == nil)
  }

  @Test("A like tells the browser the state of its button and the words of two commands")
  func like() async throws {
    let page = try Page()
    try await page.planned.next().answer([Self.soup, Self.pie])
    await page.wait(for: "Pie")
    let heart = try #require(page.control("Like Pie", for: .toggle))
    page.toggle("Like Pie")
    #expect(
      described(page.operations, hearts: [heart.id: "heart"]) == [
        "command: Like", "command: Like", "command: href=/_/icon/heart.svg#i",
        "command: href=/_/icon/heart.svg#i", "heart: aria-pressed=false",
      ])
    #expect(try await page.planned.next().question == .like(3, false))
  }

  @Test("A refused like is told in the service's words, with OK and Retry")
  func refusedLike() async throws {
    let page = try Page()
    try await page.planned.next().answer([Self.soup, Self.pie])
    await page.wait(for: "Pie")
    page.toggle("Like Pie")
    try await page.planned.next().fail(.refused(status: 500, message: "The <fixture> is closed"))
    await page.wait { page.alert != nil }
    let alert = try #require(page.alert)
    #expect(alert.text.contains("“Pie” could not be unliked"))
    // Our sentence first: the service's own words may be in any language.
    let reason = "The service is having a problem. It says: “The <fixture> is closed”"
    #expect(alert.text.contains(reason))
    #expect(page.html.contains("The &lt;fixture&gt; is closed"))
    #expect(page.element("OK") != nil)
    page.tap("Retry")
    #expect(try await page.planned.next().question == .like(3, false))
    #expect(page.alert == nil)
  }

  @Test("A failure has a Retry; a failed refresh keeps the rows under a notice that is a status")
  func failure() async throws {
    let page = try Page()
    try await page.planned.next().fail(.unreachable(host: "foods.test", why: "refused"))
    await page.wait(for: "Retry")
    #expect(page.shows("foods.test could not be reached."))
    page.tap("Retry")
    try await page.planned.next().answer([Self.pie])
    await page.wait(for: "Pie")
    page.tap("Refresh")
    try await page.planned.next().fail(.refused(status: 500, message: nil))
    await page.wait(for: "Saved copy")
    #expect(page.status?.text.contains("Saved copy") == true)
    #expect(page.rows == ["Pie"])
  }

  @Test("With the service gone, the saved list is there and says how old it is")
  func savedCopy() async throws {
    let store = InMemoryRecordStore(now: { FoodsFixture.noon })
    let key = SHA256Digest.hex("preview")
    try await store.save(FoodList([Self.soup]), to: "foods", key: key)
    let page = try Page(store: store)
    try await page.planned.next().fail(.timedOut(after: .seconds(30)))
    await page.wait(for: "Saved copy from 5 minutes ago")
    #expect(page.rows == ["Soup <b>"])
    // A list in a stack below the notice scrolled by itself: the title stayed large.
    #expect(page.html.matches(of: /class="[^"]*\bscr\b/).isEmpty)
    #expect(page.html.contains(#"class="si-t"#))
  }

  @Test("A name stands once on its page in a browser, whose title takes as many lines as it needs")
  func longName() async throws {
    let long = "Crème brûlée with vanilla"
    let page = try Page(at: ["3"])
    try await page.planned.next().answer([Self.pie])
    await page.wait { page.heading == "Pie" }
    #expect(page.all("heading").filter { $0.name == "Pie" }.count == 1)
    page.tap("Back to Foods")
    page.tap("Refresh")
    try await page.planned.next().answer([Food(id: 3, name: long)])
    await page.wait(for: long)
    page.tap(long)
    #expect(page.heading == long)
    #expect(page.all("heading").filter { $0.name == long }.count == 1)
  }

  @Test("A heart is felt where it is tapped, and not where its like only changes")
  func felt() async throws {
    let page = try Page()
    try await page.planned.next().answer([Self.pie])
    await page.wait(for: "Pie")
    // A row that is not in sight has nothing to feel.
    page.scroll(to: "Pie")
    page.tap("Unlike")
    #expect(page.element("Like Pie", role: "button")?.isPressed == false)
    #expect(!described(page.operations, hearts: [:]).contains("vibration: 20"))
    page.toggle("Like Pie")
    #expect(described(page.operations, hearts: [:]).contains("vibration: 20"))
  }

  @Test("A refresh answers in words, on screen and to a screen reader")
  func refreshed() async throws {
    let page = try Page()
    try await page.planned.next().answer([Self.pie])
    await page.wait(for: "Pie")
    page.tap("Refresh")
    #expect(!page.shows("Up to date"))
    try await page.planned.next().answer([Self.pie])
    await page.wait(for: "Up to date")
    // A screen reader says a status by itself.
    #expect(page.status?.text == "Up to date")
    page.tap("Refresh")
    try await page.planned.next().answer([Self.pie, Self.soup])
    await page.wait(for: "1 new")
    #expect(!page.shows("Up to date"))
    #expect(page.element("1 new", role: "status") != nil)
  }

  @Test("An empty list says what is empty; a search that finds nothing says what was searched")
  func empty() async throws {
    let page = try Page()
    try await page.planned.next().answer([])
    await page.wait(for: "No foods")
    #expect(page.shows("Refresh to look again."))
    page.tap("Refresh")
    try await page.planned.next().answer([Self.pie, Self.soup])
    await page.wait(for: "Pie")
    page.type("PÍE", in: "Search foods")
    #expect(page.rows == ["Pie"])
    #expect(described(page.operations, hearts: [:]).contains("said: 1 result"))
    page.type("x<y", in: "Search foods")
    #expect(page.shows("No food is called “x<y”. Try another name."))
    #expect(page.html.contains("No food is called “x&lt;y”. Try another name."))
  }

  @Test("A shared link loads the list and shows the page, in the reader's language")
  func deepLink() async throws {
    let page = try Page(at: ["0"], language: "ar")
    try await page.planned.next().answer([Self.soup, Self.pie], skipped: 3)
    await page.wait { page.heading == "Soup <b>" }
    #expect(page.location == ("Soup <b>", ["0"]))
    for words in ["فرنسا", "آخر تحديث: قبل 5 دقائق", "Hot & wet"] {
      #expect(page.shows(words), "\(words)")
    }
    // The list lies under the page.
    #expect(page.all { $0.directText?.contains("تعذّرت قراءة 3 أطعمة") ?? false }.count == 1)
    #expect(page.element("Soup <b>", role: "img") != nil)
    #expect(page.html.contains("Hot &amp; wet"))
  }

  @Test("A link to a food that does not exist says so once the list is there")
  func unknownFood() async throws {
    let page = try Page(at: ["9"])
    try await page.planned.next().answer([Self.soup])
    await page.wait(for: "No such food")
    #expect(page.shows("The service has no food number 9."))
  }

  // Bug: by a saved copy the page said that the service has no such food.
  @Test("A link to a food that a saved copy lacks says why the service was not asked")
  func foodMissingInCopy() async throws {
    let store = InMemoryRecordStore(now: { FoodsFixture.noon })
    try await store.save(
      FoodList([Self.soup]), to: "foods", key: SHA256Digest.hex("preview"))
    let page = try Page(at: ["3"], store: store)
    let call = try await page.planned.next()
    #expect(!page.shows("No such food"))
    call.fail(.timedOut(after: .seconds(30)))
    await page.wait(for: "The food could not be loaded")
    #expect(!page.shows("No such food"))
    page.tap("Retry")
    try await page.planned.next().answer([Self.soup, Self.pie])
    await page.wait { page.heading == "Pie" }
  }

  @Test("In a regular width the list stays beside the open food, whose row alone is marked")
  func columns() async throws {
    let page = try Page()
    page.widen()
    try await page.planned.next().answer([Self.soup, Self.pie])
    await page.wait(for: "Pie")
    #expect(page.shows("Choose a food"))
    #expect(page.location == ("Foods", []))
    page.tap("Pie")
    #expect(page.heading == "Pie")
    #expect(page.location == ("Pie", ["3"]))
    page.tap("Soup <b>")
    #expect(page.location == ("Soup <b>", ["0"]))
    #expect(!page.shows("Choose a food"))
    #expect(page.rows == ["Soup <b>", "Pie"])
    let marks = ["Soup <b>", "Pie"].map {
      page.element($0, role: "link")?.attribute("aria-current")
    }
    #expect(marks == ["page", nil])
  }

  @Test("The open food stays open when the width becomes regular")
  func widened() async throws {
    let page = try Page(at: ["3"])
    try await page.planned.next().answer([Self.soup, Self.pie])
    await page.wait { page.heading == "Pie" }
    page.widen()
    await page.wait { page.element("Soup <b>", role: "link") != nil }
    #expect(page.heading == "Pie")
    #expect(page.location == ("Pie", ["3"]))
  }

  @Test("In a regular width a failed list says so once, and Retry brings what was asked for")
  func failureBesides() async throws {
    let page = try Page(at: ["3"])
    page.widen()
    try await page.planned.next().fail(.timedOut(after: .seconds(30)))
    await page.wait(for: "The foods could not be loaded")
    #expect(page.all { $0.role == "button" && $0.name == "Retry" }.count == 1)
    page.tap("Retry")
    try await page.planned.next().answer([Self.soup, Self.pie])
    await page.wait { page.heading == "Pie" }
    #expect(page.location == ("Pie", ["3"]))
  }

  @Test("A like on the page is the like in the list")
  func pageAgrees() async throws {
    let page = try Page(at: ["3"])
    try await page.planned.next().answer([Self.pie])
    await page.wait { page.heading == "Pie" }
    let hearts = page.all { $0.takes(.toggle) && $0.name == "Like Pie" }.map(\.id)
    try #require(hearts.count == 2)
    page.toggle("Like Pie")
    #expect(
      described(page.operations, hearts: [hearts[0]: "in the list", hearts[1]: "on the page"]) == [
        "command: Like", "command: Like", "command: href=/_/icon/heart.svg#i",
        "command: href=/_/icon/heart.svg#i", "in the list: aria-pressed=false",
        "on the page: aria-pressed=false", "vibration: 20",
      ])
    #expect(page.all { $0.isPressed == true }.isEmpty)
  }

  /// Each operation in words, in alphabetic order; commands are what `hearts` does not name by id.
  private func described(_ operations: [PageOperation], hearts: [Int32: String]) -> [String] {
    operations.map { operation in
      switch operation {
      case .attribute(let id, let name, let value):
        "\(hearts[id] ?? "command"): \(name)=\(value ?? "")"
      case .text(let id, let text): "\(hearts[id, default: "command"]): \(text)"
      case .announce(let text): "said: \(text)"
      case .vibrate(let times): "vibration: \(times.map(String.init).joined(separator: " "))"
      default: "\(operation)"
      }
    }.sorted()
  }
}
