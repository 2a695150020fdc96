// Smaller copies of pictures: made once, kept, and made anew for a new picture.
import AppTesting
import Foundation
import Synchronization
import Testing

@testable import DataLayer
@testable import PhotoCache

@Suite("Copies of pictures", .timeLimit(.minutes(1)))
struct ImageCopyTests {
  private let clock = TestClock()
  private let host = ImageHost()
  private let folder: TemporaryFolder
  private let made = Count()

  /// How often a copy was made.
  private final class Count: Sendable {
    let value = Mutex(0)
  }

  init() throws { folder = try TemporaryFolder() }

  private func start(limits: ImageCache.Limits = .init()) -> ImageCache {
    let client = HTTPClient(transport: host, clock: clock, random: { 0 })
    return ImageCache(
      folder: folder.url, client: client, limits: limits, clock: clock,
      now: { Date(timeIntervalSince1970: 1_700_000_000) })
  }

  /// A copy of half the bytes, but of at most so many.
  private func copy(_ cache: ImageCache, _ name: String = "96") async throws -> Data {
    try await cache.copy(name, of: photo("/1")) { picture in
      made.value.withLock { $0 += 1 }
      return jpeg(picture.count / 2, Character(UnicodeScalar(picture[10])))
    }.data
  }

  private var madeCount: Int { made.value.withLock(\.self) }

  @Test("A copy is made once, however many ask, and comes from disk after a restart")
  func once() async throws {
    host.put("/1", jpeg(1_000))
    let cache = start()
    let copies = await withTaskGroup(of: Data?.self) { group in
      // A failed one is missing below.
      for _ in 1...20 { group.addTask { try? await copy(cache) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(copies == Array(repeating: jpeg(500), count: 20))
    #expect(madeCount == 1 && host.asked == ["/1"])
    #expect(await cache.contents.diskCount == 2)

    let later = start()
    #expect(try await copy(later) == jpeg(500))
    #expect(madeCount == 1 && host.asked == ["/1"])
    // Another size is another copy, of the picture that is saved.
    #expect(try await copy(later, "192") == jpeg(500))
    #expect(madeCount == 2 && host.asked == ["/1"])
  }

  @Test("A replaced picture gets new copies when a person refreshes who has seen only a copy")
  func replaced() async throws {
    host.put("/1", jpeg(1_000))
    _ = try await copy(start())
    // After a restart only the copy is in memory.
    let later = ImageCache(
      folder: folder.url, client: HTTPClient(transport: host, clock: clock, random: { 0 }),
      clock: clock, now: { Date(timeIntervalSince1970: 1_700_000_060) })
    #expect(try await copy(later) == jpeg(500))
    host.put("/1", jpeg(1_000, "b"))
    var changes = later.changes().makeAsyncIterator()
    await later.refresh()
    #expect(await changes.next() == photo("/1"))
    #expect(try await copy(later) == jpeg(500, "b"))
    #expect(madeCount == 2 && host.asked == ["/1", "/1"])
  }

  @Test("Where no copy can be made the picture itself comes, and the next try waits a minute")
  func failing() async throws {
    host.put("/1", jpeg(1_000))
    let cache = start()
    func ask(_ answer: Data?) async throws -> Data {
      try await cache.copy("96", of: photo("/1")) { _ in
        made.value.withLock { $0 += 1 }
        return answer
      }.data
    }
    // What is larger, no picture, or cut off is no copy.
    for answer in [nil, jpeg(2_000), Data("<html>".utf8), jpeg(500).prefix(400)] {
      let before = madeCount
      for _ in 1...3 { #expect(try await ask(answer) == jpeg(1_000)) }
      #expect(madeCount == before + 1)
      clock.advance(by: .seconds(3_600))
    }
    #expect(try await ask(jpeg(500)) == jpeg(500))
    #expect(host.asked == ["/1"])
  }

  @Test("A picture that moves has no copies, and one that is missing has an error")
  func none() async throws {
    let gif = Data("GIF89a".utf8) + Data([1, 0, 1, 0, 0, 0, 0, 0x3B])
    host.put("/1", gif, type: "image/gif")
    #expect(try await copy(start()) == gif)
    #expect(madeCount == 0)
    await #expect(throws: ImageError.self) {
      _ = try await start().copy("96", of: photo("/2")) { _ in nil }
    }
  }

  @Test("A copy of a file is made once for each state of the file, and comes from disk later")
  func ofFile() async throws {
    func ask(_ cache: ImageCache, _ state: String, _ answer: Data?) async -> Data? {
      await cache.copy(state) {
        made.value.withLock { $0 += 1 }
        return answer
      }?.data
    }
    let cache = start()
    #expect(await ask(cache, "/tea.jpg 1", jpeg(500)) == jpeg(500))
    #expect(await ask(cache, "/tea.jpg 2", jpeg(500, "b")) == jpeg(500, "b"))
    for cache in [cache, start()] {
      #expect(await ask(cache, "/tea.jpg 1", nil) == jpeg(500))
      await cache.refresh()
    }
    #expect(madeCount == 2)
    // One that cannot be made is not tried for each visitor.
    for _ in 1...3 { #expect(await ask(cache, "/cake.jpg 1", nil) == nil) }
    #expect(madeCount == 3 && host.asked == [])
  }

  @Test("Copies count among the bytes on disk, and the longest unused go first")
  func bounded() async throws {
    host.put("/1", jpeg(1_000))
    let cache = start(limits: ImageCache.Limits(diskBytes: 4_000))
    for name in 1...12 {
      _ = try await copy(cache, "\(name)")
      #expect(await cache.contents.diskBytes <= 4_000)
    }
    #expect(madeCount == 12 && host.asked == ["/1"])
    _ = try await copy(cache, "12")
    #expect(madeCount == 12)
  }
}
