// What happens to a person's posts on screen.
import Catalog
import Foundation
import Mood
import AppTesting
import Testing

@testable import Humour

@MainActor
@Suite("A person's posts")
struct PostsStoryTests {
  @Test("Each post gets its verdict: a mood, another language, or nothing to read")
  func verdicts() async {
    let lounge = Lounge()
    let others = [
      Post(id: "x", text: "Qué día", date: nil, language: "es"),
      Post(id: "y", text: "https://example.org", date: nil, language: "en"),
    ]
    await lounge.open(with: PostPage(posts: Post.row([1, 2, 3]) + others, next: nil))
    #expect(
      lounge.posts.items.map(\.verdict) == [
        .mood(.planned("good")), .mood(.planned("bad")), .mood(.planned("plain")),
        .otherLanguage, .nothingToRead,
      ])
    #expect(lounge.classifier.texts == ["good day 1", "bad day 2", "plain day 3"])
    #expect(lounge.posts.hasMore == false)
    await lounge.leave()
  }

  @Test("Paging goes to the end, shows no post twice, and asks once however many rows come near")
  func paging() async {
    let lounge = Lounge()
    await lounge.open(with: PostPage(posts: Post.row((51...100).reversed()), next: "a", skipped: 1))
    lounge.posts.endCameNear()
    lounge.posts.endCameNear()
    let second = await lounge.planned.pages.next()
    #expect(second.question == "a")
    // Somebody posted meanwhile, so the second page begins with a post of the first.
    second.answer(
      .success(PostPage(posts: Post.row((11...51).reversed()), next: "b", skipped: 2)))
    await lounge.settled()
    #expect(lounge.posts.items.count == 90)
    #expect(lounge.posts.skipped == 3)
    lounge.posts.endCameNear()
    // A page with nothing new asks for the one after it by itself.
    let third = await lounge.planned.pages.next()
    third.answer(.success(PostPage(posts: Post.row([12, 11]), next: "c")))
    let fourth = await lounge.planned.pages.next()
    #expect(fourth.question == "c")
    // Its cursor has been used before: going on would go round.
    fourth.answer(.success(PostPage(posts: Post.row([10]), next: "b")))
    await lounge.settled()
    #expect(lounge.posts.items.map(\.id) == (10...100).reversed().map(String.init))
    #expect(lounge.posts.hasMore == false)
    await lounge.leave()
  }

  @Test(
    "A thousand posts are classified once each, and never again: not on refresh, not another day")
  func once() async {
    let lounge = Lounge()
    let pages = stride(from: 1_000, to: 0, by: -100).map { top in
      PostPage(posts: Post.row((top - 99...top).reversed()), next: top > 100 ? "\(top)" : nil)
    }
    await lounge.open(with: pages[0])
    for page in pages.dropFirst() {
      lounge.posts.endCameNear()
      await lounge.planned.pages.next().answer(.success(page))
      await lounge.settled()
    }
    #expect(lounge.posts.items.count == 1_000)
    #expect(lounge.classifier.texts.count == 1_000)
    #expect(Set(lounge.classifier.texts).count == 1_000)
    lounge.posts.refreshTapped()
    await lounge.planned.pages.next().answer(.success(pages[0]))
    await lounge.settled()
    #expect(lounge.posts.items.count == 1_000)
    #expect(lounge.classifier.texts.count == 1_000)
    await lounge.leave()

    let again = Lounge(store: lounge.store)
    await again.open(with: pages[0])
    #expect(again.classifier.texts == [])
    #expect(again.posts.strip.all.total == 100)
    await again.leave()
  }

  @Test("Another version of the classifier reads again, and so does a text that was changed")
  func again() async {
    let lounge = Lounge()
    await lounge.open(with: PostPage(posts: Post.row([1, 2]), next: nil))
    await lounge.leave()
    let newer = Lounge(store: lounge.store, version: "2")
    await newer.open(with: PostPage(posts: Post.row([1, 2]), next: nil))
    #expect(newer.classifier.texts == ["good day 1", "bad day 2"])
    let edited = Post(id: "1", text: "a bad day after all", date: nil, language: "en")
    newer.posts.refreshTapped()
    await newer.planned.pages.next().answer(.success(PostPage(posts: [edited], next: nil)))
    await until { newer.posts.items.first?.post == edited && newer.posts.unjudged == 0 }
    #expect(newer.posts.items.first?.verdict == .mood(.planned("bad")))
    #expect(newer.classifier.texts.last == "a bad day after all")
    await newer.leave()
  }

  @Test("A refresh puts what is new on top, keeps the older posts, and takes what was deleted away")
  func refresh() async {
    let lounge = Lounge()
    await lounge.open(with: PostPage(posts: Post.row([8, 7, 6]), next: "a"))
    lounge.posts.endCameNear()
    await lounge.planned.pages.next().answer(
      .success(PostPage(posts: Post.row([5, 4]), next: "b")))
    await lounge.settled()
    let kept = lounge.posts["6"]
    let pull = Task { await lounge.posts.pulled() }
    await lounge.planned.pages.next().answer(
      .success(PostPage(posts: Post.row([9, 8, 6]), next: "z")))
    await pull.value
    await lounge.settled()
    #expect(lounge.posts.items.map(\.id) == ["9", "8", "6", "5", "4"])
    #expect(lounge.posts["6"] === kept)
    lounge.posts.endCameNear()
    #expect(await lounge.planned.pages.next().question == "b")
    await lounge.leave()
  }

  @Test("Failures keep what is there: older posts can be tried again, and newer ones")
  func failures() async {
    let lounge = Lounge()
    await lounge.open(with: PostPage(posts: Post.row([2, 1]), next: "a"))
    lounge.posts.endCameNear()
    await lounge.planned.pages.next().answer(.failure(.rateLimited(until: Lounge.noon)))
    await until { lounge.posts.activity == .moreFailed(.rateLimited(until: Lounge.noon)) }
    // Rows that come near again ask nothing: only the person does.
    lounge.posts.endCameNear()
    lounge.posts.retryTapped()
    await lounge.planned.pages.next().answer(.success(PostPage(posts: Post.row([0]), next: nil)))
    await lounge.settled()
    lounge.posts.refreshTapped()
    await lounge.planned.pages.next().answer(.failure(.suspended))
    await until { lounge.posts.failure == .suspended }
    #expect(lounge.posts.items.count == 3)
    #expect(lounge.posts.staleSince == Lounge.noon + 60)
    await lounge.leave()
  }

  @Test("Someone opened by handle is looked up; whoever cannot be read says why")
  func byHandle() async {
    let lounge = Lounge(handle: "@nobody", person: nil)
    lounge.open()
    let lookup = await lounge.planned.lookups.next()
    #expect(lookup.question == "@nobody")
    lookup.answer(.failure(.unknown(handle: "nobody")))
    await until { lounge.posts.failure == .unknown(handle: "nobody") }
    #expect(lounge.posts.items.isEmpty)
    #expect(lounge.posts.staleSince == nil)
    lounge.posts.retryTapped()
    await lounge.planned.lookups.next().answer(.success(Lounge.ana))
    await lounge.planned.pages.next().answer(.failure(.protected))
    await until { lounge.posts.failure == .protected }
    #expect(lounge.posts.person == Lounge.ana)
    await lounge.leave()
  }

  @Test("Without the source the saved posts are shown with their age and their moods")
  func offline() async {
    let lounge = Lounge()
    await lounge.open(with: PostPage(posts: Post.row([2, 1]), next: "a"))
    await lounge.leave()
    let again = Lounge(store: lounge.store, person: nil)
    again.open()
    let refused = await again.planned.pages.next()
    #expect(again.posts.items.map(\.id) == ["2", "1"])
    #expect(again.posts.staleSince == nil)
    refused.answer(.failure(.service(.unreachable(host: "x.test", why: "refused"))))
    await until { again.posts.failure != nil && again.posts.unjudged == 0 }
    #expect(again.posts.staleSince == Lounge.noon)
    #expect(again.posts.person == Lounge.ana)
    #expect(again.classifier.texts == [])
    #expect(again.posts.items.first?.verdict?.mood == .sad)
    await again.leave()
  }

  @Test("The filter shows one mood alone, follows new verdicts, and goes")
  func filter() async {
    let lounge = Lounge()
    lounge.posts.filterChosen(.happy)
    await lounge.open(with: PostPage(posts: Post.row((0...8).reversed()), next: nil))
    #expect(lounge.posts.shown.map(\.id) == ["7", "4", "1"])
    lounge.posts.filterChosen(.sad)
    #expect(lounge.posts.shown.map(\.id) == ["8", "5", "2"])
    lounge.posts.filterChosen(nil)
    #expect(lounge.posts.shown.count == 9)
    await lounge.leave()
  }

  @Test(
    "A warning covers its post until the person wants to see it; the weighed words are asked for")
  func details() async {
    let lounge = Lounge()
    let covered = Post(
      id: "1", text: "good news indeed", date: nil, language: "en", warning: "News")
    await lounge.open(with: PostPage(posts: [covered] + Post.row([2]), next: nil))
    let item = lounge.posts.items[0]
    #expect(item.isUnfolded == false)
    #expect(lounge.posts.items[1].isUnfolded)
    item.warningTapped()
    #expect(item.isUnfolded)
    #expect(
      await lounge.posts.weighedWords(of: item, limit: 2)
        == [WeighedWord(word: "good", weight: 0.1), WeighedWord(word: "news", weight: 0.1)])
    await lounge.leave()
  }

  @Test("Leaving while posts are loaded stops the question; coming back asks anew")
  func leaving() async {
    let lounge = Lounge()
    lounge.open()
    let first = await lounge.planned.pages.next()
    await lounge.leave()
    first.answer(.success(PostPage(posts: Post.row([1]), next: nil)))
    #expect(lounge.posts.items.isEmpty)
    #expect(lounge.posts.activity == .loading)
    await lounge.open(with: PostPage(posts: Post.row([2]), next: nil))
    #expect(lounge.posts.items.map(\.id) == ["2"])
    await lounge.leave()
  }

  @Test("A source that takes more than a second is slow until it answers")
  func slow() async {
    let lounge = Lounge()
    lounge.open()
    let call = await lounge.planned.pages.next()
    await lounge.clock.waitForSleepers(1)
    lounge.clock.advance(by: .seconds(1))
    await until { lounge.posts.isSlow }
    call.answer(.success(PostPage(posts: [], next: nil)))
    await until { !lounge.posts.isSlow && lounge.posts.activity == .idle }
    #expect(lounge.posts.items.isEmpty)
    await lounge.leave()
  }
}
