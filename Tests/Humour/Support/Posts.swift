// A person's screens with a planned service, a store, and clocks that stand still.
import AppTesting
import DataLayer
import Foundation
import Mood
import Synchronization

@testable import Humour
@testable import Posts

/// A source of posts whose every answer the test gives by hand.
final class PlannedPosts: Sendable {
  let searches = Planned<String, Result<[Person], PostsError>, HTTPError>()
  let lookups = Planned<String, Result<Person, PostsError>, HTTPError>()
  /// Asked with the cursor; nil for the first page.
  let pages = Planned<String?, Result<PostPage, PostsError>, HTTPError>()

  var service: PostsService {
    PostsService(
      source: "test",
      search: { [searches] words async throws(PostsError) in try await Self.ask(searches, words) },
      person: { [lookups] handle async throws(PostsError) in try await Self.ask(lookups, handle) },
      posts: { [pages] _, cursor async throws(PostsError) in try await Self.ask(pages, cursor) })
  }

  private static func ask<Question: Sendable, Answer: Sendable>(
    _ planned: Planned<Question, Result<Answer, PostsError>, HTTPError>, _ question: Question
  ) async throws(PostsError) -> Answer {
    let result: Result<Answer, PostsError>
    do throws(HTTPError) { result = try await planned.ask(question) } catch {
      throw .service(error)
    }
    return try result.get()
  }
}

/// A classifier that reads one word and counts what it is given.
final class CountingReader: Sendable {
  private let log = Mutex<[String]>([])

  /// Every text read so far, in order.
  var texts: [String] { log.withLock { $0 } }

  /// The reader to give to a shelf: "good" is happy, "bad" is sad, all else neutral.
  func reader(version: String = "1") -> MoodReader {
    MoodReader(
      version: version,
      readings: { [self] texts in
        log.withLock { $0 += texts }
        return texts.map(MoodReading.planned)
      },
      weighedWords: { text, limit in
        text.split(separator: " ").prefix(limit).map { WeighedWord(word: String($0), weight: 0.1) }
      })
  }
}

extension MoodReading {
  /// What the counting reader says of a text.
  static func planned(_ text: String) -> MoodReading {
    if text.contains("good") { return MoodReading(sad: 0, neutral: 0.25, happy: 0.75) }
    if text.contains("bad") { return MoodReading(sad: 0.75, neutral: 0.25, happy: 0) }
    return MoodReading(sad: 0.25, neutral: 0.5, happy: 0.25)
  }
}

extension Post {
  /// English posts with these numbers, an hour apart, each with a mood by its number: good, bad, plain in turn.
  static func row(_ numbers: some Sequence<Int>) -> [Post] {
    numbers.map { number in
      Post(
        id: "\(number)", text: "\(["plain", "good", "bad"][number % 3]) day \(number)",
        date: HumourFixture.noon + Double(number) * 3_600, language: "en")
    }
  }
}

/// Everything a story about people and their posts needs.
@MainActor
final class HumourFixture {
  nonisolated static let noon = Date(timeIntervalSince1970: 1_700_000_000)
  static let ana = Person(id: "7", handle: "ana", name: "Ana")

  let planned = PlannedPosts()
  let classifier = CountingReader()
  let clock = TestClock()
  let store: InMemoryRecordStore
  let shelf: RecentPeople
  let people: PeopleModel
  let posts: PostsModel
  private var screens: [Task<Void, Never>] = []

  /// A fixture where the posts of `handle` are looked at, with whatever `store` holds.
  init(
    store: InMemoryRecordStore? = nil, handle: String = "ana", person: Person? = HumourFixture.ana,
    version: String = "1"
  ) {
    let store = store ?? InMemoryRecordStore(now: { HumourFixture.noon })
    self.store = store
    shelf = RecentPeople(store: store, source: "test")
    people = PeopleModel(service: planned.service, shelf: shelf, clock: clock)
    posts = PostsModel(
      handle: handle, person: person, service: planned.service,
      moods: MoodCache(
        reader: classifier.reader(version: version), store: store, source: "test"),
      people: shelf, clock: clock, now: { HumourFixture.noon + 60 })
  }

  /// The person comes to the posts.
  func open() { screens.append(Task { await posts.task() }) }

  /// The person comes to the posts, and the source answers with this page; returns when all is judged.
  func open(with page: PostPage) async {
    open()
    await planned.pages.next().answer(.success(page))
    await settled()
  }

  /// Returns when nothing is loaded and all is judged.
  func settled() async {
    await until { posts.activity == .idle && posts.unjudged == 0 }
  }

  /// The person comes to the search.
  func search() { screens.append(Task { await people.task() }) }

  /// The person types; the task ends as the screen's does, when more is typed or the answer is there.
  func type(_ text: String) -> Task<Void, Never> {
    people.query = text
    return Task { await people.search() }
  }

  /// The person leaves all screens; returns when their work has stopped.
  func leave() async {
    for screen in screens { screen.cancel() }
    for screen in screens { await screen.value }
    screens = []
  }
}
