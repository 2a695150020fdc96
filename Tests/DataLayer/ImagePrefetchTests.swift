// Prefetching pictures.
import AppTesting
import Foundation
import Testing

@testable import DataLayer
@testable import HTTPRequests
@testable import Limits
@testable import PhotoCache

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Prefetching pictures", .timeLimit(.minutes(10)))
struct ImagePrefetchTests {
  let folder: TemporaryFolder
  let host = ImageHost()
  let addresses = (0..<20).map { photo("/\($0)") }

  init() throws {
    folder = try TemporaryFolder()
    for number in 0..<20 { host.put("/\(number)", jpeg() + Data("\(number)".utf8)) }
  }

  func cache(limits: ImageCache.Limits = .init()) -> ImageCache {
    ImageCache(
      folder: folder.url,
      client: HTTPClient(transport: host, clock: TestClock(), random: { 0 }), limits: limits)
  }

  @Test("All are fetched, a few at a time, and the next run requests none")
  func all() async {
    #expect(await cache().prefetch(addresses) == ImageCache.PrefetchResult(fetched: 20))
    #expect(Set(host.asked).count == 20 && host.asked.count == 20)
    #expect(host.mostInside <= 2)
    #expect(await cache().prefetch(addresses) == ImageCache.PrefetchResult(kept: 20))
    #expect(host.asked.count == 20)
  }

  @Test("A stopped run goes on later, after a restart too")
  func goesOn() async {
    _ = await cache().prefetch(Array(addresses.prefix(7)))
    #expect(await cache().prefetch(addresses) == ImageCache.PrefetchResult(kept: 7, fetched: 13))
    #expect(host.asked.count == 20)
  }

  @Test("Without a network it stops after a few, and a broken picture does not stop it")
  func offline() async {
    host.put("/1", Data("no picture".utf8))
    for number in 4..<20 { host.fail("/\(number)", .unreachable(host: "photos.test", why: "gone")) }
    let warmth = await cache().prefetch(addresses)
    #expect(warmth == ImageCache.PrefetchResult(fetched: 3, failed: 5, stopped: .offline))
  }

  @Test("A host that does not answer is skipped, and the pictures of others are fetched")
  func silentHost() async {
    host.silence("dead.test")
    let clock = TestClock()
    let cache = ImageCache(
      folder: folder.url, client: HTTPClient(transport: host, clock: clock, random: { 0 }),
      clock: clock)
    let dead = (20..<60).map { photo("/\($0)", host: "dead.test") }
    let run = Task { await cache.prefetch(dead + addresses) }
    for round in 1...2 {
      await waitUntil { host.inside == 2 }
      await clock.waitForSleepers(2)
      clock.advance(by: .seconds(10))
      if round == 1 { await waitUntil { host.asked.count == 4 } }
    }
    #expect(await run.valueWithinTest == ImageCache.PrefetchResult(fetched: 20, failed: 40))
    #expect(host.asked.count == 24)
  }

  @Test("What nobody waits for uses no network that costs by volume; what is on screen uses any")
  func networks() async {
    let transport = ScriptedTransport(.answer(404))
    let cache = ImageCache(
      folder: folder.url,
      client: HTTPClient(transport: transport, clock: TestClock(), random: { 0 }))
    _ = await cache.prefetch([photo("/ahead")])
    _ = await outcome { () async throws(ImageError) in try await cache.image(at: photo("/shown")) }
    #expect(transport.requests.map { $0.url?.path() } == ["/ahead", "/shown"])
    #expect(transport.requests.map(\.networkServiceType) == [.background, .default])
  }

  @Test("A picture that could not be fetched ahead is requested as soon as it is on screen")
  func shown() async throws {
    host.fail("/1", .unreachable(host: "photos.test", why: "no network"))
    let cache = cache()
    #expect(await cache.prefetch([photo("/1")]) == ImageCache.PrefetchResult(failed: 1))
    #expect(host.asked == ["/1"])
    host.put("/1", jpeg())
    #expect(try await cache.image(at: photo("/1")).data == jpeg())
  }

  @Test("A screen that shows a picture while it is fetched ahead takes that one")
  func joined() async throws {
    let latch = Latch()
    let host = ImageHost(latch: latch)
    host.put("/1", jpeg())
    let cache = ImageCache(
      folder: folder.url, client: HTTPClient(transport: host, clock: TestClock(), random: { 0 }))
    let run = Task { await cache.prefetch([photo("/1")]) }
    await waitUntil { host.inside == 1 }
    async let image = cache.image(at: photo("/1"))
    await waitUntil {
      cache.flights.waiterCount(of: "ahead " + ImageCache.key(of: photo("/1"))) == 2
    }
    latch.open()
    #expect(try await image.data == jpeg())
    #expect(await run.valueWithinTest == ImageCache.PrefetchResult(fetched: 1))
    #expect(host.asked == ["/1"])
  }

  @Test("It stops before it would evict its own pictures")
  func full() async {
    // Room for eighteen and a bit.
    let cache = cache(limits: .init(diskBytes: 1_900))
    let warmth = await cache.prefetch(addresses)
    #expect(warmth == ImageCache.PrefetchResult(fetched: 18, stopped: .full))
    #expect(await cache.contents.diskCount == warmth.fetched)
    #expect(await cache.prefetch(Array(addresses.prefix(warmth.fetched))).kept == warmth.fetched)
  }

  @Test("A run whose task is cancelled ends")
  func cancelled() async {
    let cache = cache()
    let run = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await cache.prefetch(addresses)
    }
    #expect(await run.valueWithinTest == ImageCache.PrefetchResult(stopped: .cancelled))
    #expect(host.asked == [])
  }
}
