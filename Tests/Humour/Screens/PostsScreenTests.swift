// The posts of a person on screen.
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
@Suite("The posts on screen", .timeLimit(.minutes(10)))
struct PostsScreenTests {
  static let odd = [
    Post(id: "x", text: "Qué día tan bonito", date: nil, language: "es"),
    Post(id: "y", text: "https://example.org", date: nil, language: "en"),
    Post(id: "w", text: "Brrrm", date: nil),
    Post(
      id: "z", text: "a bad <end>", date: HumourFixture.noon, language: "en", repostOf: "cook",
      warning: "The end of a film"),
  ]

  @Test("Before the first answer there are skeleton rows under the name that was asked for")
  func skeleton() throws {
    let page = try Page(at: ["ana"])
    #expect(page.heading == "@ana")
    #expect(page.html.contains("Loading posts…"))
    #expect(page.html.contains("redacted"))
  }

  @Test("Each post is a button with its text, its date and its mood; the strip says the same")
  func rows() async throws {
    let page = try await Page.ana(PostPage(posts: Post.row([3, 2, 1]), next: nil, skipped: 2))
    let html = await page.html(with: "Happy: 1, neutral: 1, sad: 1")
    #expect(page.heading == "@ana")
    #expect(page.element("Ana") != nil)
    #expect(page.location == ("@ana", ["ana"]))
    #expect(page.posts.count == 3)
    #expect(page.posts.last?.attribute("href") == "/humour/ana/ana~1")
    for words in ["good day 1", "bad day 2", "plain day 3", "😃", "😔", "😐"] {
      #expect(html.contains(words))
    }
    #expect(html.contains("2 posts could not be read and are not shown."))
    #expect(page.element("Mood over time") != nil)
  }

  /// Bug: the dates of an Egyptian reader had ٣, the counts of moods 3.
  @Test("The counts of moods are in the digits of the dates")
  func digits() async throws {
    let page = try await Page.ana(
      PostPage(posts: Post.row([3, 2, 1]), next: nil), language: "ar_EG")
    await page.html(with: "سعيد: ١، محايد: ١، حزين: ١")
  }

  // Bug: the screen said that nothing has been posted yet.
  @Test("Posts of which none can be read are counted")
  func nothingReadable() async throws {
    let page = try await Page.ana(PostPage(posts: [], next: nil, skipped: 2))
    let html = await page.html(with: "2 posts could not be read and are not shown.")
    #expect(!html.contains("Nothing has been posted here yet."))
    #expect(page.element("Show all posts") == nil)
    let paged = try await Page.ana(PostPage(posts: [], next: "a"))
    await paged.html(with: "Load older posts")
  }

  @Test("A post's link stands in a stack with a screen for it, for elsewhere it does nothing")
  func link() async throws {
    let page = try await Page.ana(PostPage(posts: Post.row([1]), next: nil))
    await page.html(with: "good day 1")
    let post = try #require(page.posts.first)
    #expect(post.isEnabled)
    page.tap("good day 1")
    #expect(page.location.path == ["ana", "ana~1"])
  }

  @Test("Looking at a post and coming back asks the source for nothing")
  func lookAndReturn() async throws {
    let page = try await Page.ana(PostPage(posts: Post.row([3, 2]), next: "a"))
    await page.html(with: "Happy: 0, neutral: 1, sad: 1")
    page.tap("bad day 2")
    await page.wait { page.heading == "Sad" }
    page.tap("Back to @ana")
    await page.wait { page.heading == "@ana" }
    page.scroll(to: "Loading older posts…")
    #expect(try await page.planned.pages.next().question == "a")
  }

  @Test("The person, the strip and the filter are rows of the list, so that they scroll with it")
  func head() async throws {
    let page = try await Page.ana(PostPage(posts: Post.row([1]), next: nil))
    await page.html(with: "good day 1")
    let rows = page.all("listitem").map(\.text)
    #expect(rows.contains { $0.contains("Ana") })
    #expect(rows.contains { $0.contains("Happy: ") })
    #expect(rows.contains { $0.contains("All") && $0.contains("Sad") })
  }

  @Test("What has no verdict yet shows a skeleton, and the strip says how many are being read")
  func pending() async throws {
    let page = try await Page.ana(
      PostPage(posts: Post.row([2, 1]), next: nil), reader: .never)
    let html = await page.html(with: "2 posts are still being read.")
    #expect(html.contains("redacted"))
    #expect(!html.contains("😐"))
  }

  @Test("A language, a doubt about it and nothing to read are told in words, never as neutral")
  func honest() async throws {
    let page = try await Page.ana(PostPage(posts: Self.odd, next: nil))
    let html = await page.html(with: "Not supported yet: Spanish")
    #expect(html.contains("Nothing to read"))
    #expect(html.contains("Language unclear"))
    #expect(!html.contains("😐"))
    #expect(html.contains("Date unknown"))
  }

  @Test("What a content warning covers is folded until somebody wants to see it")
  func warning() async throws {
    let page = try await Page.ana(PostPage(posts: Self.odd, next: nil))
    let folded = await page.html(with: "Content warning: The end of a film")
    #expect(folded.contains("Reposted from @cook"))
    #expect(!folded.contains("a bad"))
    #expect(folded.contains("Happy: 0, neutral: 0, sad: 0"))
    page.tap("Show")
    #expect(page.html.contains("a bad &lt;end&gt;"))
    await page.html(with: "Happy: 0, neutral: 0, sad: 1")
    page.tap("Hide")
    #expect(!page.html.contains("a bad"))
    #expect(page.html.contains("Happy: 0, neutral: 0, sad: 0"))
  }

  @Test("The filter shows one mood, is kept for this person, and says when nothing is left")
  func filter() async throws {
    let posts = Post.row([4, 3, 1])
    let page = try await Page.ana(PostPage(posts: posts, next: nil))
    await page.html(with: "Happy: 2, neutral: 1, sad: 0")
    page.choose("Happy", in: "Mood")
    #expect(page.posts.count == 2)
    #expect(page.sceneStorage["humour.filter"] == "happy ana")
    page.choose("Sad", in: "Mood")
    #expect(page.html.contains("No sad posts"))
    page.tap("Show all posts")
    #expect(page.posts.count == 3)
    let again = try await Page.ana(
      PostPage(posts: posts, next: nil), sceneStorage: ["humour.filter": "neutral ana"])
    await again.html(with: "plain day 3")
    #expect(again.posts.count == 1)
    let other = try await Page.ana(
      PostPage(posts: posts, next: nil), sceneStorage: ["humour.filter": "neutral bo"])
    await other.html(with: "plain day 3")
    #expect(other.posts.count == 3)
  }

  @Test("The next page is asked for when the end comes near; a failure there has its own Retry")
  func more() async throws {
    let page = try await Page.ana(PostPage(posts: Post.row([3, 2]), next: "a"))
    await page.html(with: "Happy: 0, neutral: 1, sad: 1")
    page.scroll(to: "Loading older posts…")
    let call = try await page.planned.pages.next()
    #expect(call.question == "a")
    call.fail(.service(.timedOut(after: .seconds(10))))
    let failed = await page.html(with: "Older posts could not be loaded")
    #expect(failed.contains("bad day 2"))
    page.tap("Retry")
    try await page.planned.pages.next().answer(
      PostPage(posts: Post.row([1]), next: nil))
    let html = await page.html(with: "good day 1")
    #expect(!html.contains("Loading older posts…"))
  }

  @Test(
    "Each reason for having no posts has its own words",
    arguments: [
      (PostsError.unknown(handle: "ana"), "No such person", "Nobody here is called @ana."),
      (.protected, "Protected posts", "Only people they let in can read these posts."),
      (.suspended, "Suspended account", "The service has suspended this account."),
      (.takenDown, "Account taken down", "The service has taken this account down."),
      (.rateLimited(until: nil), "Too many requests", "asks to wait before trying again."),
      (
        .tokenRefused(status: 401, message: nil, setting: "TAPAS_POSTS_TOKEN"),
        "The token was refused",
        "Set a token that works in TAPAS_POSTS_TOKEN."
      ),
      (
        .service(.unreachable(host: "x.test", why: "refused")), "Nothing could be loaded",
        "x.test could not be reached."
      ),
    ])
  func failures(error: PostsError, title: String, words: String) async throws {
    let page = try Page(at: ["ana"])
    try await page.planned.lookups.next().fail(error)
    let html = await page.html(with: title)
    #expect(html.contains(words))
    page.tap("Retry")
    try await page.planned.lookups.next().answer(HumourFixture.ana)
    try await page.planned.pages.next().answer(PostPage(posts: [], next: nil))
    await page.html(with: "Nothing has been posted here yet. Refresh to look again.")
  }

  @Test("A refresh that fails keeps the posts, marked as a saved copy with the reason")
  func stale() async throws {
    let page = try await Page.ana(PostPage(posts: Post.row([1]), next: nil))
    await page.html(with: "good day 1")
    await page.html(with: "Happy: 1, neutral: 0, sad: 0")
    page.tap("Refresh")
    try await page.planned.pages.next().fail(
      .service(.unreachable(host: "x.test", why: "refused")))
    let html = await page.html(with: "Saved copy")
    #expect(page.all("status").count == 1)
    #expect(html.contains("x.test could not be reached."))
    #expect(html.contains("good day 1"))
  }

  @Test(
    "Counted words are right in three languages",
    arguments: [
      ("en", 1, "1 post could not be read"), ("en", 3, "3 posts could not be read"),
      ("es", 1, "No se pudo leer 1 publicación"),
      ("es", 3, "No se pudieron leer 3 publicaciones"),
      ("ar", 1, "منشور واحد"), ("ar", 2, "منشورين"), ("ar", 3, "3 منشورات"),
      ("ar", 11, "11 منشورًا"),
      ("ar", 100, "100 منشور"),
    ])
  func plurals(language: String, count: Int, words: String) async throws {
    let page = try await Page.ana(
      PostPage(posts: Post.row([1]), next: nil, skipped: count), language: language)
    #expect(await page.html(with: words).contains(words))
  }
}

extension MoodReader {
  /// A classifier that gives no readings, as before a slow one ends.
  static let never = MoodReader(
    version: "never", readings: { _ in [] }, weighedWords: { _, _ in [] })
}
