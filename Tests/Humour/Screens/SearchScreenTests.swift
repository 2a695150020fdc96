// The search for people on screen.
import AppTesting
import DataLayer
import Foundation
import PostsTesting
import SwiftUI
import SwiftUITesting
import Testing

@testable import Humour
@testable import Posts

@MainActor
@Suite("The search on screen", .timeLimit(.minutes(10)))
struct SearchScreenTests {
  static let bo = Person(
    id: "8", handle: "bo.example.org", name: "Bo <b>", about: "Sails & sings",
    picture: URL(string: "https://people.test/bo.jpg"), isProtected: true)

  /// Types into the search field, pauses, and returns the search that begins.
  private func type(
    _ words: String, on page: Page<PlannedPosts>, _ clock: TestClock
  ) async throws -> Planned<String, PeoplePage, PostsError>.Call {
    page.type(words, in: "Search people")
    await clock.waitForSleepers(1)
    clock.advance(by: PeopleModel.debounce)
    return try await page.planned.searches.next()
  }

  @Test("Before anything is typed there is a title, a search field, and what to do")
  func start() async throws {
    let page = try Page()
    let html = await page.html(with: "Whose mood?")
    #expect(page.element("Humour", role: "heading")?.tag == "h1")
    #expect(page.element("Search people", role: "searchbox") != nil)
    #expect(html.contains("Choose someone"))
  }

  @Test("People found are links by name and handle under the words that found them")
  func found() async throws {
    let clock = TestClock()
    let page = try Page(clock: clock)
    let call = try await type("bo", on: page, clock)
    #expect(page.html.contains("Searching…"))
    call.answer([Self.bo, HumourFixture.ana])
    let html = await page.html(with: "Results for “bo”")
    let link = page.element("Bo <b> @bo.example.org", role: "link")
    #expect(link?.attribute("href") == "/humour/bo.example.org")
    #expect(link?.hint == "Sails & sings")
    #expect(html.contains("/_/photo/bo.jpg"))
    #expect(page.element("Protected") != nil)
    #expect(!html.contains("<b>"))
    #expect(page.sceneStorage["humour.search"] == "bo")
  }

  @Test("A late answer is not shown; the header keeps the words of the answer that is")
  func late() async throws {
    let clock = TestClock()
    let page = try Page(clock: clock)
    let slow = try await type("an", on: page, clock)
    let fast = try await type("bo", on: page, clock)
    fast.answer([Self.bo])
    await page.html(with: "Results for “bo”")
    slow.answer([HumourFixture.ana])
    let last = try await type("bob", on: page, clock)
    #expect(page.html.contains("Results for “bo”"))
    #expect(!page.html.contains("Ana"))
    last.answer([])
    await page.html(with: "No one found")
  }

  @Test("Where nobody is found, what was typed can be opened as it is")
  func nobody() async throws {
    let clock = TestClock()
    let page = try Page(clock: clock)
    try await type("zoe", on: page, clock).answer([])
    let html = await page.html(with: "No one found")
    #expect(html.contains("Nobody was found for “zoe”."))
    #expect(page.element("Open @zoe", role: "link")?.attribute("href") == "/humour/zoe")
    page.tap("Open @zoe")
    #expect(try await page.planned.lookups.next().question == "zoe")
    #expect(page.location.path == ["zoe"])
  }

  @Test("A failed search says why and asks again; the time it works again is the reader's own")
  func failed() async throws {
    let clock = TestClock()
    let page = try Page(clock: clock)
    try await type("ana", on: page, clock).fail(
      .rateLimited(until: Date(timeIntervalSince1970: 1_700_003_600)))
    await page.html(with: "Too many requests")
    #expect(!page.all { $0.text.contains("It works again at 11:13") }.isEmpty)
    page.tap("Retry")
    try await page.planned.searches.next().answer([HumourFixture.ana])
    await page.wait { page.element("Ana @ana", role: "link") != nil }
  }

  @Test("More of the people found are loaded at the end of the list, and a refresh begins anew")
  func pages() async throws {
    let clock = TestClock()
    let page = try Page(clock: clock)
    try await type("bo", on: page, clock).answer(PeoplePage(people: [Self.bo], next: "c1"))
    await page.html(with: "Loading more people…")
    page.scroll(to: "Loading more people…")
    let second = try await page.planned.furtherSearches.next()
    #expect(second.question == "c1")
    second.answer(PeoplePage(people: [HumourFixture.ana], next: "c2"))
    await page.wait { page.element("Ana @ana", role: "link") != nil }
    page.tap("Refresh people")
    try await page.planned.searches.next().answer([Self.bo])
    await page.wait { page.element("Ana @ana", role: "link") == nil }
    #expect(page.element("Bo <b> @bo.example.org", role: "link") != nil)
    #expect(!page.html.contains("Loading more people…"))
  }

  @Test("Somebody looked at is remembered, for every window, until somebody forgets them")
  func recent() async throws {
    let store = InMemoryRecordStore(now: { HumourFixture.noon })
    let recentPeople = RecentPeople(store: store, source: "test")
    await recentPeople.remember(HumourFixture.ana)
    let page = try Page(store: store)
    await page.html(with: "Recent people")
    #expect(page.element("Ana @ana", role: "link") != nil)
    // An automatic button in the row would be pressed along with the link.
    page.tap("Ana @ana")
    #expect(page.location.path == ["ana"])
    page.tap("Back to Humour")
    #expect(page.html.contains("Recent people"))
    page.tap("Forget Ana")
    #expect(page.location.path == [])
    await page.html(with: "Whose mood?")
  }

  @Test("Two windows search and choose without disturbing each other")
  func apart() async throws {
    let store = InMemoryRecordStore(now: { HumourFixture.noon })
    let clock = TestClock()
    let one = try Page(store: store, clock: clock)
    let other = try Page(store: store)
    try await type("bo", on: one, clock).answer([Self.bo])
    await one.html(with: "Results for “bo”")
    one.tap("Bo <b> @bo.example.org")
    #expect(one.location.path == ["bo.example.org"])
    #expect(other.location.path == [])
    #expect(other.html.contains("Whose mood?"))
    #expect(other.sceneStorage["humour.search"] == nil)
  }

  @Test("A theme is chosen from a menu, and kept")
  func theme() async throws {
    let browser = TestBrowser()
    let pages = try (0..<2).map { _ in try Page(browser: browser) }
    #expect(pages.map(\.theme) == ["Classic", "Classic"])
    pages[0].tap("Dusk")
    #expect(pages.map(\.theme) == ["Dusk", "Dusk"])
    #expect(browser.text("humour.theme", base: "/humour") == "dusk")
    #expect(try Page(browser: browser).theme == "Dusk")
    #expect(try Page().theme == "Classic")
  }

  /// Kept texts outlive the version of the app that wrote them.
  @Test("A theme that is no longer there is the first one, and the names of the others stay")
  func unknownTheme() throws {
    let browser = TestBrowser(keeping: ["humour.theme": "sepia"], base: "/humour")
    #expect(try Page(browser: browser).theme == "Classic")
    #expect(MoodTheme.allCases.map(\.rawValue) == ["classic", "signal", "dusk"])
    #expect(PeopleTab.allCases.map(\.rawValue) == ["recent", "following"])
  }
}
