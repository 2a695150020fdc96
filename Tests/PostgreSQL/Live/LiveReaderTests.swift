// Recent people and verdicts of Humour, which several processes share.
import DataLayer
import Foundation
import PostgreSQLTesting
import PostsTesting
import Testing

@testable import PostgreSQL
@testable import Posts

@Suite("Recent people and verdicts of all processes", .timeLimit(.minutes(10)))
struct LiveReaderTests {
  private let databases: [PostgreSQLDatabase]
  private let stores: [PostgreSQLRecordStore]

  init() throws {
    let address = try PostgreSQLServer.ofThisProcess.get().database()
    databases = (0..<3).map { _ in PostgreSQLDatabase(at: address) }
    stores = databases.map { PostgreSQLRecordStore(in: $0) }
  }

  /// Waits until a page is told this list.
  private func wait(
    for ids: [String], on page: inout AsyncStream<[Person]>.AsyncIterator
  ) async {
    while let people = await page.next(), people.map(\.id) != ids { continue }
  }

  @Test("One browser's pages on two processes show one list; another browser hears nothing")
  func recentPeople() async {
    let readers = stores.map { RecentPeopleOfReaders(store: $0, source: "test") }
    let (here, there) = (readers[0].people(of: "ana"), readers[1].people(of: "ana"))
    let bo = readers[1].people(of: "bo")
    var pages = [
      await here.recent().makeAsyncIterator(), await there.recent().makeAsyncIterator(),
    ]
    var strangers = await bo.recent().makeAsyncIterator()
    #expect(await strangers.next() == [])
    await here.remember(.named("p1", id: "1"))
    await here.keep(PostPage(posts: [], next: nil), of: .named("p1", id: "1"))
    await wait(for: ["1"], on: &pages[1])
    #expect(await there.page(of: "p1") != nil)
    await there.remember(.named("p2", id: "2"))
    for number in 0..<2 { await wait(for: ["2", "1"], on: &pages[number]) }
    await there.forget(.named("p1", id: "1"))
    for number in 0..<2 { await wait(for: ["2"], on: &pages[number]) }
    // What comes next for the other browser is its own.
    await bo.remember(.named("p3", id: "3"))
    #expect(await strangers.next()?.map(\.id) == ["3"])
    for database in databases { await database.close() }
  }

  @Test("A process that has not heard of a change yet adds to the list and overwrites nothing")
  func notHeard() async throws {
    let readers = stores.map { RecentPeopleOfReaders(store: $0, source: "test") }
    // Nobody shows the lists, so nobody hears of changes.
    for (number, name) in [(0, "ana"), (1, "bo"), (2, "cy"), (1, "ana"), (0, "dee")] {
      let person = Person.named("p\(number)", id: "\(number)")
      await readers[number].people(of: name).remember(person)
    }
    let keys = try await stores[0].keys(in: "people-test")
    #expect(keys == ["ana", "bo", "cy", "dee", "readers"])
    let ana = try await stores[2].load([Person].self, from: "people-test", key: "ana")
    #expect(ana?.value.map(\.id) == ["1", "0"])
    for database in databases { await database.close() }
  }

  @Test("A post that one process has classified is classified by no other")
  func verdicts() async {
    let classifiers = stores.map { _ in CountingReader() }
    let caches = zip(stores, classifiers).map {
      MoodCache(reader: $1.reader(), store: $0, source: "test")
    }
    await caches[0].verdicts(for: Post.row(0..<100), of: "7") { _ in }
    await caches[1].verdicts(for: Post.row(0..<100), of: "7") { _ in }
    #expect(classifiers.map(\.texts.count) == [100, 0, 0])
    // Newer posts, while the other has the earlier ones in memory.
    await caches[1].verdicts(for: Post.row(90..<120), of: "7") { _ in }
    await caches[0].verdicts(for: Post.row(80..<120), of: "7") { _ in }
    #expect(classifiers.map(\.texts.count) == [100, 20, 0])
    await caches[2].verdicts(for: Post.row(0..<120), of: "7") { _ in }
    #expect(classifiers.map(\.texts.count) == [100, 20, 0])
    for database in databases { await database.close() }
  }

  @Test("Two processes that classify at once keep what both have found")
  func atOnce() async {
    let classifiers = stores.map { _ in CountingReader() }
    let caches = zip(stores, classifiers).map {
      MoodCache(reader: $1.reader(), store: $0, source: "test")
    }
    // Each has loaded the shard before the other saves.
    await caches[0].verdicts(for: [], of: "7") { _ in }
    await caches[1].verdicts(for: [], of: "7") { _ in }
    await caches[0].verdicts(for: Post.row(0..<40), of: "7") { _ in }
    await caches[1].verdicts(for: Post.row(40..<80), of: "7") { _ in }
    await caches[2].verdicts(for: Post.row(0..<80), of: "7") { _ in }
    #expect(classifiers.map(\.texts.count) == [40, 40, 0])
    for database in databases { await database.close() }
  }
}
