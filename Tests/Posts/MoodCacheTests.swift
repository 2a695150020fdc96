// The cache of moods: its batches, its limits, its records.
import AppTesting
import DataLayer
import Foundation
import Mood
import PostsTesting
import Synchronization
import Testing

@testable import Posts

@Suite("The kept moods", .timeLimit(.minutes(10)))
struct MoodCacheTests {
  /// Collects the batches that a cache reports.
  private final class ReportedVerdicts: Sendable {
    private let batches = Mutex<[[Post.ID: Verdict]]>([])
    var all: [[Post.ID: Verdict]] { batches.withLock { $0 } }
    func take(_ batch: [Post.ID: Verdict]) { batches.withLock { $0.append(batch) } }
  }

  @Test("A page comes in batches of 32; what is known comes first, in one")
  func batches() async {
    let classifier = CountingReader()
    let store = InMemoryRecordStore(now: { Post.noon })
    let cache = MoodCache(reader: classifier.reader(), store: store, source: "test")
    let told = ReportedVerdicts()
    await cache.verdicts(for: Post.row(0..<100), of: "7") { told.take($0) }
    #expect(told.all.map(\.count) == [32, 32, 32, 4])
    await cache.verdicts(for: Post.row(0..<110), of: "7") { told.take($0) }
    #expect(told.all.suffix(2).map(\.count) == [100, 10])
    #expect(classifier.texts.count == 110)
  }

  @Test("Two who open the same person at once have each post classified once")
  func together() async {
    let classifier = CountingReader()
    let store = InMemoryRecordStore(now: { Post.noon })
    let cache = MoodCache(reader: classifier.reader(), store: store, source: "test")
    let (one, two) = (ReportedVerdicts(), ReportedVerdicts())
    async let first: Void = cache.verdicts(for: Post.row(0..<200), of: "7") { one.take($0) }
    async let second: Void = cache.verdicts(for: Post.row(0..<200), of: "7") { two.take($0) }
    _ = await (first, second)
    #expect(classifier.texts.count == 200)
    #expect(one.all.map(\.count).reduce(0, +) == 200)
    #expect(two.all.map(\.count).reduce(0, +) == 200)
  }

  @Test("People share 64 records, and a record forgets its oldest readings beyond 2,000")
  func bounded() async throws {
    let keys = Set((0..<5_000).map { MoodCacheShard.key(of: "person \($0)") })
    #expect(keys.count == 64)
    var shard = MoodCacheShard(version: "1")
    for post in Post.row(0..<2_001) { shard.put(.planned(post.text), of: post, text: post.text) }
    #expect(shard.count == 1_501)
    let posts = Post.row([499, 500, 2_000])
    #expect(posts.map { shard.reading(of: $0, text: $0.text) != nil } == [false, true, true])
    let copy = try JSONDecoder().decode(MoodCacheShard.self, from: JSONEncoder().encode(shard))
    #expect(copy == shard)
  }

  @Test("A thousand posts of one person are one record of less than 200 kB, on disk too")
  func onDisk() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      // A folder that stays costs the next test nothing.
      try? FileManager.default.removeItem(at: folder)
    }
    let file = folder.appending(path: "records.sqlite")
    let classifier = CountingReader()
    let store = try SQLiteRecordStore(at: file)
    let cache = MoodCache(reader: classifier.reader(), store: store, source: "bluesky-x.test")
    await cache.verdicts(for: Post.row(0..<1_000), of: "did:plc:a") { _ in }
    await store.close()
    let opened = try SQLiteRecordStore(at: file)
    let again = MoodCache(reader: classifier.reader(), store: opened, source: "bluesky-x.test")
    let told = ReportedVerdicts()
    await again.verdicts(for: Post.row(0..<1_000), of: "did:plc:a") { told.take($0) }
    #expect(told.all.map(\.count) == [1_000])
    #expect(classifier.texts.count == 1_000)
    let keys = try await opened.keys(in: "moods-bluesky-x.test")
    #expect(keys == [MoodCacheShard.key(of: "did:plc:a")])
    let shard = try await opened.load(
      MoodCacheShard.self, from: "moods-bluesky-x.test", key: keys.first ?? "")
    let size = try JSONEncoder().encode(#require(shard).value).count
    #expect(size < 200_000, "\(size) bytes")
    await opened.close()
  }

  @Test("Who leaves stops after the batch at hand, and what was read is kept")
  func cancelled() async {
    let classifier = CountingReader()
    let store = InMemoryRecordStore(now: { Post.noon })
    let cache = MoodCache(reader: classifier.reader(), store: store, source: "test")
    let task = Task {
      await cache.verdicts(for: Post.row(0..<100), of: "7") { _ in
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    await task.valueWithinTest
    #expect(classifier.texts.count == 32)
    let again = MoodCache(reader: classifier.reader(), store: store, source: "test")
    await again.verdicts(for: Post.row(0..<100), of: "7") { _ in }
    #expect(classifier.texts.count == 100)
  }
}
