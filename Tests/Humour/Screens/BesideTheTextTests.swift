// What Humour's screens say beside texts and moods: attachments, accounts, doubt, periods, a login.
import AppTesting
import DataLayer
import Foundation
import Mood
import PostsTesting
import SwiftUI
import SwiftUITesting
import Testing

@testable import Humour
@testable import Posts

@MainActor
@Suite("Beside texts and moods", .timeLimit(.minutes(10)))
struct BesideTheTextTests {
  @Test("Pictures, polls, quotes, links, replies and edits are named in the row")
  func extras() async throws {
    let post = Post(
      id: "1", text: "good", date: HumourFixture.noon, language: "en", warning: nil,
      extras: PostExtras(
        [
          .picture(words: "A cat"), .recording(words: ""), .page(title: "News", host: "e.test"),
          .quote(handle: "bo", text: "Said"), .quote(handle: "cy", text: ""),
          .coveredQuote(handle: "carol", warning: "nudity"), .unknown(words: ""),
          .poll(choices: [PollChoice("Yes", votes: 3)]),
        ], replyTo: "bo", isEdited: true, isPinned: true, withheldIn: ["DE"]))
    let page = try await Page.ana(PostPage(posts: [post], next: nil))
    let html = await page.html(with: "😃")
    for words in [
      "Picture: A cat", "Video without a description", "News (e.test)", "Said", "Poll", "Yes: 3",
      "In reply to @bo", "Edited", "Pinned", "Withheld in DE", "Quotes a post of @cy",
      "Quotes a post of @carol", "Content warning: nudity", "Something this app cannot show",
    ] {
      #expect(html.contains(words), "\(words)")
    }
    #expect(!html.contains("@carol:"))
  }

  @Test("An account that has moved and has no posts leads to the new one")
  func moved() async throws {
    let page = try Page(at: ["ana"])
    try await page.planned.lookups.next().answer(HumourFixture.ana)
    try await page.planned.pages.next().fail(.moved(to: "ana@new.test"))
    await page.wait(for: "This person posts as @ana@new.test now.")
    page.tap("Open @ana@new.test")
    #expect(try await page.planned.lookups.next().question == "ana@new.test")
  }

  @Test("A moved, memorial or hidden account with posts says so above them")
  func standing() async throws {
    let page = try Page(at: ["ana"])
    try await page.planned.lookups.next().answer(
      Person(
        id: "7", handle: "ana", name: "Ana",
        standing: Standing(movedTo: "ana@new.test", isMemorial: true, isLimited: true)))
    try await page.planned.pages.next().answer(PostPage(posts: Post.row([1]), next: nil))
    let html = await page.html(with: "Moved to @ana@new.test")
    #expect(html.contains("In memory of this person"))
    #expect(html.contains("Hidden by the moderators of the service"))
  }

  @Test(
    "A refusal for members, a day's limit and a deactivated account have words of their own",
    arguments: [
      (
        PostsError.loginRequired(message: nil, setting: "TOKEN"), "Only for members",
        "The service shows this to its members only. Set a token in TOKEN."
      ),
      (
        .loginRequired(message: "Log in", setting: "TOKEN"), "Only for members", "says “Log in”."
      ),
      (
        .dayLimited(until: HumourFixture.noon), "Too many requests",
        "The limit of a day is used up."
      ),
      (.deactivated, "Deactivated account", "Its owner has deactivated this account."),
    ])
  func refusals(error: PostsError, title: String, words: String) async throws {
    let page = try Page(at: ["ana"])
    try await page.planned.lookups.next().answer(HumourFixture.ana)
    try await page.planned.pages.next().fail(error)
    #expect(await page.html(with: words).contains(title))
  }

  @Test("Below half sure the mood says that it is hard to tell")
  func doubt() async throws {
    let reader = MoodReader(
      version: "1",
      readings: { $0.map { _ in MoodReading(sad: 0.25, neutral: 0.3, happy: 0.45) } },
      weighedWords: { _, _ in [] })
    for (language, words) in [
      ("en", "Hard to tell, rather happy"), ("es", "Difícil de decir, más bien feliz"),
      ("ar", "يصعب الجزم، يميل إلى السعادة"),
    ] {
      let page = try await Page.ana(
        PostPage(posts: Post.row([1]), next: nil), language: language, reader: reader)
      await page.html(with: "😃")
      page.tap("good day 1")
      await page.html(with: words)
    }
  }

  @Test("A press on the chart shows the posts of that hour, and a second one all again")
  func period() async throws {
    let page = try await Page.ana(PostPage(posts: Post.row([4, 2, 1]), next: nil))
    await page.html(with: "Happy: 2, neutral: 0, sad: 1")
    let bars = page.all("button").filter { $0.hint == "Happy: 0, neutral: 0, sad: 1" }
    let bar = try #require(bars.first)
    page.tap(bar.name)
    await page.wait { page.posts.count == 1 }
    #expect(page.shows("bad day 2"))
    page.tap("Show all posts")
    await page.wait { page.posts.count == 3 }
  }

  @Test("The scene begins in its field, whose keyboard leaves a handle as it is typed")
  func loginField() throws {
    let page = try Page()
    page.choose("Following", in: "People")
    let numbers = page.operations.compactMap { operation -> Int32? in
      if case .focus(let number) = operation { number } else { nil }
    }
    #expect(page.all { $0.id == numbers.last }.map(\.name) == ["Your handle"])
    let field = page.element("Your handle")
    let wanted = ["inputmode", "autocomplete", "autocapitalize", "autocorrect", "enterkeyhint"]
    #expect(
      wanted.map { field?.attribute($0) } == ["email", "username", "none", "off", "go"])
  }

  @Test("The reader's own handle has a scene of its own, which can be left")
  func login() async throws {
    let browser = TestBrowser(keeping: ["humour.people": "following"], base: "/humour")
    let page = try Page(browser: browser)
    await page.wait { page.element("Your handle") != nil }
    page.tap("Not now")
    await page.wait { page.element("Your handle") == nil }
    #expect(browser.text("humour.people", base: "/humour") == "recent")
  }
}
