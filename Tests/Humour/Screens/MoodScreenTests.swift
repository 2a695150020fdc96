// The full screen of a mood.
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
@Suite("The mood on screen", .timeLimit(.minutes(10)))
struct MoodScreenTests {
  @Test(
    "A press opens the mood: its name, its face, how sure it is, the words with their direction",
    arguments: [
      (1, "good day 1", "Happy", "😃", "75%"), (3, "plain day 3", "Neutral", "😐", "50%"),
      (2, "bad day 2", "Sad", "😔", "75%"),
    ])
  func mood(id: Int, text: String, name: String, emoji: String, sure: String) async throws {
    let page = try await Page.ana(PostPage(posts: Post.row([id]), next: nil))
    await page.html(with: emoji)
    page.tap(text)
    #expect(page.location == (name, ["ana", "ana~\(id)"]))
    let html = await page.html(with: "Speaks for it")
    #expect(page.heading == name)
    #expect(html.contains("\(sure) sure"))
    #expect(html.contains("painted") && html.contains("stack split alone"))
    // The words of the bar are those of its colour, whatever the person's scheme is.
    let bar = try #require(html.firstMatch(of: /class="bar [^"]*\b(dark|light)\b/))
    #expect(bar.1 == (name == "Sad" ? "dark" : "light"))
    #expect(html.contains("A guess by a small model on this machine."))
    page.tap("Back to @ana")
    #expect(page.location == ("@ana", ["ana"]))
    #expect(!page.html.contains("alone"))
  }

  @Test("The address of a mood opens it again, also where its post lies some pages back")
  func address() async throws {
    let page = try Page(at: ["ana", "ana~1"])
    try await page.planned.lookups.next().answer(HumourFixture.ana)
    try await page.planned.pages.next().answer(
      PostPage(posts: Post.row([3, 2]), next: "a"))
    await page.html(with: "plain day 3")
    let call = try await page.planned.pages.next()
    #expect(call.question == "a")
    call.answer(PostPage(posts: Post.row([1]), next: nil))
    await page.wait { page.heading == "Happy" }
    #expect(page.html.contains("good day 1"))
  }

  @Test("A post that is gone is said to be gone")
  func gone() async throws {
    let page = try Page(at: ["ana", "ana~99"])
    try await page.planned.lookups.next().answer(HumourFixture.ana)
    try await page.planned.pages.next().answer(
      PostPage(posts: Post.row([1]), next: nil))
    await page.html(with: "No such post")
  }

  @Test(
    "A language, a doubt about it and nothing to read have a screen without a mood",
    arguments: [
      ("en", "x", "Not supported yet", "This post is in Spanish. Only English is read for now"),
      ("es", "x", "Aún no compatible", "Esta publicación está en español."),
      ("ar", "x", "غير مدعوم بعد", "لغة هذا المنشور: الإسبانية."),
      ("en", "w", "Language unclear", "The words do not tell which language this is."),
      ("es", "w", "Idioma dudoso", "Las palabras no dejan claro qué idioma es."),
      ("ar", "w", "لغة غير واضحة", "لا تكفي الكلمات لمعرفة اللغة."),
      ("en", "y", "Nothing to read", "have no words to judge"),
    ])
  func none(language: String, id: String, title: String, words: String) async throws {
    let page = try Page(at: ["ana", "ana~\(id)"], language: language)
    try await page.planned.lookups.next().answer(HumourFixture.ana)
    try await page.planned.pages.next().answer(
      PostPage(posts: PostsScreenTests.odd, next: nil))
    await page.wait { page.heading == title }
    #expect(page.html.contains(words))
    #expect(!page.html.contains("painted"))
  }

  /// Bug: a shared link showed a covered post and its mood at once.
  @Test("The address of a covered post shows its warning, and the mood once somebody wants it")
  func covered() async throws {
    let page = try Page(at: ["ana", "ana~z"])
    try await page.planned.lookups.next().answer(HumourFixture.ana)
    try await page.planned.pages.next().answer(PostPage(posts: PostsScreenTests.odd, next: nil))
    await page.wait { page.heading == "Content warning" }
    let covered = await page.html(with: "Content warning: The end of a film")
    #expect(!covered.contains("painted") && !covered.contains("a bad"))
    page.tap("Show")
    await page.wait { page.heading == "Sad" }
    #expect(page.html.contains("a bad &lt;end&gt;"))
  }

  /// Bug: beside a mood the list stood at its top, where the open post was not to be seen.
  @Test("On a tablet the list beside the mood marks the open post, and scrolls to it")
  func beside() async throws {
    let page = try await Page.ana(PostPage(posts: Post.row((1...60).reversed()), next: nil))
    page.widen()
    await page.html(with: "good day 58")
    page.tap("good day 58")
    let told = page.operations.map { String(describing: $0) }.joined()
    #expect(told.contains("instant nearest nearest"))
    let marked = page.all("button").filter { $0.attribute("aria-current") == "true" }
    #expect(marked.map { $0.text.contains("good day 58") } == [true])
  }

  @Test("A part of an unknown form leads to the original post")
  func original() async throws {
    let address = "https://bsky.app/profile/ana.test/post/3k"
    let post = Post(
      id: "q", text: "good", date: nil, language: "en",
      extras: PostExtras([.unknown(words: "A ghost")]).at(URL(string: address)))
    let page = try await Page.ana(PostPage(posts: [post], next: nil))
    await page.html(with: "Something this app cannot show: A ghost")
    await page.html(with: "😃")
    page.tap("good")
    await page.wait { page.element("Open the original post", role: "link") != nil }
    let link = page.element("Open the original post", role: "link")
    #expect(link?.attribute("href") == address)
  }

  @Test("A word's direction is told either way")
  func directions() async throws {
    let reader = MoodReader(
      version: "1", readings: { $0.map(MoodReading.planned) },
      weighedWords: { _, _ in
        [
          WeighedWord(word: "good", weight: 0.4), WeighedWord(word: "not", weight: -0.2),
        ]
      })
    let page = try await Page.ana(PostPage(posts: Post.row([1]), next: nil), reader: reader)
    await page.html(with: "😃")
    page.tap("good day 1")
    await page.html(with: "Speaks against it")
    let words = page.all { ["Speaks for it", "Speaks against it"].contains($0.directText) }
    #expect(words.count == 2)
    #expect(!page.all { $0.text == "good Speaks for it" }.isEmpty)
    #expect(!page.all { $0.text == "not Speaks against it" }.isEmpty)
  }

  @Test("In Arabic the mood has its name, its percentages and its words of explanation")
  func arabic() async throws {
    let page = try await Page.ana(PostPage(posts: Post.row([1]), next: nil), language: "ar")
    await page.html(with: "😃")
    page.tap("good day 1")
    let html = await page.html(with: "تؤيّده")
    #expect(page.heading == "سعيد")
    #expect(html.contains("ثقة بنسبة"))
  }
}
