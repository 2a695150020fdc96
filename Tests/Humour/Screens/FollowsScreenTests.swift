// The people to begin with on screen: suggested ones, and those whom the reader follows.
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
@Suite("The people to begin with on screen", .timeLimit(.minutes(10)))
struct FollowsScreenTests {
  static let bo = Person(id: "8", handle: "bo", name: "Bo")
  static let cy = Person(id: "9", handle: "cy", name: "Cy")
  static let di = Person(id: "10", handle: "di", name: "Di")

  /// A page whose reader has chosen the people whom they follow.
  private func following(
    _ handle: String? = nil, language: String = "en"
  ) throws -> Page<PlannedPosts> {
    try Page(language: language, browser: Self.browser(handle))
  }

  /// The browser of such a reader.
  private static func browser(_ handle: String? = nil) -> TestBrowser {
    var stored = ["humour.people": "following"]
    if let handle { stored["humour.handle"] = handle }
    return TestBrowser(keeping: stored, base: "/humour")
  }

  @Test("A newcomer sees suggested people, where the source has some")
  func suggestions() async throws {
    let page = try Page(planned: PlannedPosts(suggests: true))
    await page.wait(for: "Suggested")
    #expect(page.element("Whose mood?", role: "heading") != nil)
    #expect(!page.placeholders.isEmpty)
    try await page.planned.suggestions.next().answer([Self.bo, Self.cy])
    await page.wait { page.element("Bo @bo", role: "link") != nil }
    #expect(page.people == ["Bo @bo", "Cy @cy"])
    page.tap("Refresh people")
    try await page.planned.suggestions.next().answer([Self.di])
    await page.wait { page.people == ["Di @di"] && page.shows("1 new") }
  }

  @Test("Suggestions that fail say why, and are loaded again by Retry")
  func failedSuggestions() async throws {
    let page = try Page(planned: PlannedPosts(suggests: true))
    await page.wait(for: "Suggested")
    try await page.planned.suggestions.next().fail(.rateLimited(until: nil))
    await page.wait(for: "The service asks to wait before trying again.")
    page.tap("Retry")
    try await page.planned.suggestions.next().answer([])
    await page.wait { page.element("Suggested") == nil }
    #expect(page.shows("Whose mood?"))
  }

  @Test("Suggested people stay below the recent ones, without those who are among both")
  func recent() async throws {
    let store = InMemoryRecordStore(now: { HumourFixture.noon })
    await RecentPeople(store: store, source: "test").remember(Self.bo)
    let page = try Page(store: store, planned: PlannedPosts(suggests: true))
    await page.wait(for: "Recent people")
    try await page.planned.suggestions.next().answer([Self.bo, Self.cy])
    await page.wait { page.people == ["Bo @bo", "Cy @cy"] }
    page.tap("Forget Bo")
    await page.wait { page.element("Recent people") == nil }
    #expect(page.people == ["Bo @bo", "Cy @cy"])
  }

  @Test("Whoever cannot be forgotten on a full disk is told and stays in the list")
  func unforgotten() async throws {
    let store = FullStore()
    await RecentPeople(store: store, source: "test").remember(Self.bo)
    let page = try Page(store: store)
    await page.wait { page.people == ["Bo @bo"] }
    store.isFull = true
    page.tap("Forget Bo")
    await page.wait(for: "“Bo” could not be forgotten")
    page.tap("OK")
    await page.wait { !page.shows("“Bo” could not be forgotten") && page.people == ["Bo @bo"] }
    store.isFull = false
    page.tap("Forget Bo")
    await page.wait(for: "Whose mood?")
  }

  @Test("One's own handle is asked for without a password, and is kept")
  func handle() async throws {
    let browser = Self.browser()
    let page = try Page(browser: browser)
    #expect(page.element("Show people you follow", role: "button")?.isEnabled == false)
    page.type(" @ana ", in: "Your handle")
    #expect(page.element("Show people you follow", role: "button")?.isEnabled == true)
    page.submit(" @ana ", in: "Your handle")
    #expect(try await page.planned.lookups.next().question == "@ana")
    #expect(page.element("@ana") != nil)
    #expect(browser.text("humour.handle", base: "/humour") == "@ana")
    // The next page is at once that of the same reader.
    let next = try Page(browser: browser)
    #expect(try await next.planned.lookups.next().question == "@ana")
    page.tap("Use another handle")
    #expect(page.element("Your handle") != nil)
    #expect(browser.text("humour.handle", base: "/humour") == "")
  }

  @Test("The people one follows are links in pages, each once")
  func follows() async throws {
    let page = try following("@ana")
    try await page.planned.lookups.next().answer(HumourFixture.ana)
    try await page.planned.follows.next().answer(
      PeoplePage(people: [Self.bo, Self.cy], next: "c1"))
    await page.html(with: "Loading more people…")
    #expect(page.element("Bo @bo", role: "link")?.attribute("href") == "/humour/bo")
    page.scroll(to: "Loading more people…")
    let second = try await page.planned.follows.next()
    #expect(second.question == "c1")
    second.answer(PeoplePage(people: [Self.cy, Self.di]))
    await page.wait { page.people == ["Bo @bo", "Cy @cy", "Di @di"] }
    #expect(!page.html.contains("Loading more people…"))
  }

  @Test("A refresh replaces the people, and one that fails keeps them with the reason")
  func refresh() async throws {
    let page = try following("ana")
    try await page.planned.lookups.next().answer(HumourFixture.ana)
    try await page.planned.follows.next().answer([Self.bo])
    await page.wait { page.people == ["Bo @bo"] }
    page.tap("Refresh people")
    try await page.planned.follows.next().fail(.rateLimited(until: nil))
    await page.wait(for: "The service asks to wait before trying again.")
    #expect(page.element("Bo @bo", role: "link") != nil)
    page.tap("Retry")
    try await page.planned.follows.next().answer([Self.cy])
    await page.wait { page.people == ["Cy @cy"] }
  }

  @Test(
    "Each reason for not showing whom one follows has its own words",
    arguments: [
      (PostsError.unknown(handle: "ana"), "Nobody here is called @ana."),
      (.protected, "Only people they let in can read these posts."),
      (
        .tokenRefused(status: 403, message: nil, setting: "TAPAS_POSTS_TOKEN"),
        "Set a token that works in TAPAS_POSTS_TOKEN."
      ),
      (.service(.unreachable(host: "x.test", why: "refused")), "x.test could not be reached."),
    ])
  func failures(error: PostsError, words: String) async throws {
    let page = try following("ana")
    try await page.planned.lookups.next().fail(error)
    await page.wait(for: words)
    page.tap("Use another handle")
    page.type("bo", in: "Your handle")
    page.submit("bo", in: "Your handle")
    #expect(try await page.planned.lookups.next().question == "bo")
  }

  @Test("A further page that fails has its own Retry")
  func furtherFailure() async throws {
    let page = try following("ana")
    try await page.planned.lookups.next().answer(HumourFixture.ana)
    try await page.planned.follows.next().answer(PeoplePage(people: [Self.bo], next: "c1"))
    await page.html(with: "Loading more people…")
    page.scroll(to: "Loading more people…")
    try await page.planned.follows.next().fail(.service(.timedOut(after: .seconds(10))))
    await page.wait(for: "More people could not be loaded")
    page.tap("Retry")
    let again = try await page.planned.follows.next()
    #expect(again.question == "c1")
    again.answer([Self.cy])
    await page.wait { page.people == ["Bo @bo", "Cy @cy"] }
  }

  @Test("Who follows nobody, or hides it, is told so in three languages")
  func nobody() async throws {
    for (language, words) in [
      ("en", "Nobody to show"), ("es", "Nadie que mostrar"), ("ar", "لا أحد لعرضه"),
    ] {
      let page = try following("ana", language: language)
      try await page.planned.lookups.next().answer(HumourFixture.ana)
      try await page.planned.follows.next().answer([])
      await page.wait(for: words)
      #expect(page.shows(words))
    }
  }
}

extension TestPage {
  /// The names of the links in rows: the people, whatever else the list has.
  fileprivate var people: [String] {
    all("listitem").compactMap { row in row.all { $0.role == "link" }.first?.name }
  }
}
