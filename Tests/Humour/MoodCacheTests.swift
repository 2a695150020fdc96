// Moods are kept within bounds, and read in turns.
import AppTesting
import DataLayer
import Foundation
import Mood
import Synchronization
import Testing

@testable import Humour
@testable import Posts

@Suite("The kept moods")
struct MoodCacheTests {
  /// Collects what a shelf tells.
  private final class Told: Sendable {
    private let batches = Mutex<[[Post.ID: Verdict]]>([])
    var all: [[Post.ID: Verdict]] { batches.withLock { $0 } }
    func take(_ batch: [Post.ID: Verdict]) { batches.withLock { $0.append(batch) } }
  }

  @Test("A page comes in batches of 32; what is known comes first, in one")
  func batches() async {
    let classifier = CountingReader()
    let store = InMemoryRecordStore(now: { HumourFixture.noon })
    let shelf = MoodCache(reader: classifier.reader(), store: store, source: "test")
    let told = Told()
    await shelf.verdicts(for: Post.row(0..<100), of: "7") { told.take($0) }
    #expect(told.all.map(\.count) == [32, 32, 32, 4])
    await shelf.verdicts(for: Post.row(0..<110), of: "7") { told.take($0) }
    #expect(told.all.suffix(2).map(\.count) == [100, 10])
    #expect(classifier.texts.count == 110)
  }

  @Test("Two who open the same person at once have each post classified once")
  func together() async {
    let classifier = CountingReader()
    let store = InMemoryRecordStore(now: { HumourFixture.noon })
    let shelf = MoodCache(reader: classifier.reader(), store: store, source: "test")
    let (one, two) = (Told(), Told())
    async let first: Void = shelf.verdicts(for: Post.row(0..<200), of: "7") { one.take($0) }
    async let second: Void = shelf.verdicts(for: Post.row(0..<200), of: "7") { two.take($0) }
    _ = await (first, second)
    #expect(classifier.texts.count == 200)
    #expect(one.all.map(\.count).reduce(0, +) == 200)
    #expect(two.all.map(\.count).reduce(0, +) == 200)
  }

  @Test("People share 64 records, and a record forgets its oldest readings beyond 2,000")
  func bounded() async throws {
    let keys = Set((0..<5_000).map { MoodCacheShard.key(of: "person \($0)") })
    #expect(keys.count == 64)
    var drawer = MoodCacheShard(version: "1")
    for post in Post.row(0..<2_001) { drawer.put(.planned(post.text), of: post, text: post.text) }
    #expect(drawer.count == 1_501)
    let posts = Post.row([499, 500, 2_000])
    #expect(posts.map { drawer.reading(of: $0, text: $0.text) != nil } == [false, true, true])
    let copy = try JSONDecoder().decode(MoodCacheShard.self, from: JSONEncoder().encode(drawer))
    #expect(copy == drawer)
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
    let shelf = MoodCache(reader: classifier.reader(), store: store, source: "bluesky-x.test")
    await shelf.verdicts(for: Post.row(0..<1_000), of: "did:plc:a") { _ in }
    await store.close()
    let opened = try SQLiteRecordStore(at: file)
    let again = MoodCache(reader: classifier.reader(), store: opened, source: "bluesky-x.test")
    let told = Told()
    await again.verdicts(for: Post.row(0..<1_000), of: "did:plc:a") { told.take($0) }
    #expect(told.all.map(\.count) == [1_000])
    #expect(classifier.texts.count == 1_000)
    let keys = try await opened.keys(in: "moods-bluesky-x.test")
    #expect(keys == [MoodCacheShard.key(of: "did:plc:a")])
    let drawer = try await opened.load(
      MoodCacheShard.self, from: "moods-bluesky-x.test", key: keys.first ?? "")
    let size = try JSONEncoder().encode(#require(drawer).value).count
    #expect(size < 200_000, "\(size) bytes")
    await opened.close()
  }

  @Test("Who leaves stops after the batch at hand, and what was read is kept")
  func cancelled() async {
    let classifier = CountingReader()
    let store = InMemoryRecordStore(now: { HumourFixture.noon })
    let shelf = MoodCache(reader: classifier.reader(), store: store, source: "test")
    let task = Task {
      await shelf.verdicts(for: Post.row(0..<100), of: "7") { _ in
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    await task.value
    #expect(classifier.texts.count == 32)
    let again = MoodCache(reader: classifier.reader(), store: store, source: "test")
    await again.verdicts(for: Post.row(0..<100), of: "7") { _ in }
    #expect(classifier.texts.count == 100)
  }
}

@Suite("Moods over time")
struct MoodStripTests {
  private static func strip(_ moods: [(hours: Double, mood: Mood)], most: Int = 24) -> MoodStrip {
    MoodStrip(moods.map { (Date(timeIntervalSince1970: $0.hours * 3_600), $0.mood) }, most: most)
  }

  @Test("Stretches are even, oldest first, without a gap, and hold every dated mood once")
  func buckets() {
    let strip = Self.strip([(50, .sad), (0.5, .happy), (0.7, .neutral), (30, .sad)])
    #expect(strip.buckets.map(\.count.total) == [2, 0, 0, 0, 0, 1, 0, 0, 1])
    #expect(strip.buckets[0].start == Date(timeIntervalSince1970: 0))
    #expect(strip.buckets[0].end == strip.buckets[1].start)
    #expect(strip.buckets[8].count.sad == 1)
    #expect(strip.all.total == 4)
    #expect(strip.trend == nil)
  }

  @Test("However long the time, there are no more stretches than wanted", arguments: [2, 7, 24])
  func most(most: Int) {
    for span in [0, 1, 10, 100, 10_000, 1_000_000] as [Double] {
      let strip = Self.strip([(3, .happy), (3 + span, .sad)], most: most)
      #expect((1...most).contains(strip.buckets.count))
      #expect(strip.buckets.map(\.count.total).reduce(0, +) == 2)
    }
  }

  @Test("The trend compares the later half with the earlier, and says nothing of few")
  func trend() {
    let up = (0..<10).map { (hours: Double($0), mood: $0 < 5 ? Mood.sad : .happy) }
    #expect(Self.strip(up).trend == .happier)
    #expect(Self.strip(up.map { (-$0.hours, $0.mood) }).trend == .sadder)
    #expect(Self.strip(up.map { ($0.hours, .neutral) }).trend == .steady)
    #expect(Self.strip(Array(up.prefix(7))).trend == nil)
  }

  @Test("A mood without a date counts, but stands in no stretch; no moods, no stretches")
  func undated() {
    let strip = MoodStrip([(nil, .happy)])
    #expect(strip.all.happy == 1)
    #expect(strip.buckets == [])
    #expect(MoodStrip() == MoodStrip([]))
  }
}
