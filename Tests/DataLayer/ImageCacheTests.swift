// What the picture cache requests, accepts and refuses, and when it requests again.
import AppTesting
import Foundation
import Testing

@testable import DataLayer
@testable import PhotoCache

@Suite("Image cache", .timeLimit(.minutes(10)))
struct ImageCacheTests {
  let clock = TestClock()

  func cache(
    _ host: ImageHost, folder: URL? = nil, limits: ImageCache.Limits = .init()
  ) -> ImageCache {
    let client = HTTPClient(transport: host, clock: clock, random: { 0 })
    return ImageCache(folder: folder, client: client, limits: limits, clock: clock)
  }

  func ask(_ cache: ImageCache, _ url: URL) async -> Result<CachedImage, ImageError> {
    await outcome { () async throws(ImageError) in try await cache.image(at: url) }
  }

  @Test("A picture is fetched once and then comes from memory")
  func memory() async throws {
    let host = ImageHost()
    host.put("/1", jpeg())
    let cache = cache(host)
    let first = try await cache.image(at: photo("/1"))
    let second = try await cache.image(at: photo("/1"))
    #expect(first == CachedImage(data: jpeg(), format: .jpeg))
    #expect(second == first)
    #expect(first.contentType == "image/jpeg")
    #expect(host.asked == ["/1"])
  }

  @Test("Thirty views of one picture are one download")
  func coalesced() async {
    let latch = Latch()
    let host = ImageHost(latch: latch)
    host.put("/1", jpeg())
    let cache = cache(host)
    let views = (1...30).map { _ in Task { await ask(cache, photo("/1")) } }
    let key = SHA256Digest.hex(photo("/1").absoluteString)
    await waitUntil { cache.flights.waiterCount(of: key) == 30 }
    latch.open()
    for view in views {
      #expect(await view.valueWithinTest == .success(CachedImage(data: jpeg(), format: .jpeg)))
    }
    #expect(host.asked == ["/1"])
  }

  @Test(
    "When the last view goes the download is cancelled, and that is no mark against the picture")
  func abandoned() async {
    let latch = Latch()
    let host = ImageHost(latch: latch)
    host.put("/1", jpeg())
    let cache = cache(host)
    let view = Task { await ask(cache, photo("/1")) }
    await waitUntil { host.asked.count == 1 }
    view.cancel()
    #expect(await view.valueWithinTest == .failure(.cancelled))
    await waitUntil { host.cancelled == 1 }
    latch.open()
    #expect(await ask(cache, photo("/1")) == .success(CachedImage(data: jpeg(), format: .jpeg)))
  }

  @Test("Four downloads from a host run at once, and a cancelled one in the queue is never sent")
  func width() async {
    let latch = Latch()
    let host = ImageHost(latch: latch)
    let cache = cache(host)
    let views = (0..<20).map { number in Task { await ask(cache, photo("/\(number)")) } }
    await waitUntil { host.asked.count == 4 && cache.flights.count == 20 }
    let waiting = (0..<20).first { !host.asked.contains("/\($0)") }!
    views[waiting].cancel()
    _ = await views[waiting].valueWithinTest
    latch.open()
    for view in views { _ = await view.valueWithinTest }
    #expect(host.mostInside == 4)
    #expect(host.asked.count == 19)
    #expect(!host.asked.contains("/\(waiting)"))
  }

  @Test(
    "What is no picture is refused, whatever it says it is",
    arguments: [
      ("<html>404</html>", "image/jpeg"), ("<html>404</html>", "text/html"),
      ("<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml"), ("", "image/png"),
      ("{}", "application/json"),
    ])
  func notAnImage(_ body: String, _ type: String) async throws {
    let folder = try TemporaryFolder()
    let host = ImageHost()
    host.put("/1", Data(body.utf8), type: type)
    let cache = cache(host, folder: folder.url)
    #expect(await ask(cache, photo("/1")) == .failure(.notAnImage(contentType: type)))
    #expect(try folder.names == [])
  }

  @Test("An answer declared as HTML is refused even when it begins like a picture")
  func polyglot() async {
    let host = ImageHost()
    host.put("/1", jpeg(), type: "text/html; charset=utf-8")
    let result = await ask(cache(host), photo("/1"))
    #expect(result == .failure(.notAnImage(contentType: "text/html; charset=utf-8")))
  }

  @Test(
    "A picture without a type, or with a vague one, is known by its bytes",
    arguments: [nil, "application/octet-stream"])
  func vagueType(_ type: String?) async throws {
    let host = ImageHost()
    host.put("/1", jpeg(), type: type)
    #expect(try await cache(host).image(at: photo("/1")).format == .jpeg)
  }

  @Test("A refusal with a picture as its body is a refusal, and a large picture is too large")
  func errors() async {
    let host = ImageHost()
    host.put("/1", jpeg(), status: 404)
    host.put("/2", jpeg(2_000))
    let cache = cache(host, limits: .init(imageBytes: 1_999))
    #expect(
      await ask(cache, photo("/1")) == .failure(.unavailable(.refused(status: 404, message: nil))))
    #expect(await ask(cache, photo("/2")) == .failure(.unavailable(.tooLarge(limit: 1_999))))
  }

  @Test(
    "Only web addresses are requested",
    arguments: ["file:///etc/passwd", "data:image/png,x", "photo.jpg"])
  func badAddress(_ address: String) async throws {
    let host = ImageHost()
    let url = try #require(URL(string: address))
    #expect(await ask(cache(host), url) == .failure(.badAddress))
    #expect(host.asked == [])
  }

  @Test("A broken picture pauses 60 s, then 120 s, up to an hour; a success ends that")
  func broken() async {
    let host = ImageHost()
    let cache = cache(host)
    for rest in [60, 120, 240, 480, 960, 1_920, 3_600, 3_600] {
      let refusal = HTTPError.refused(status: 404, message: nil)
      #expect(await ask(cache, photo("/1")) == .failure(.unavailable(refusal)))
      clock.advance(by: .seconds(rest - 1))
      #expect(await ask(cache, photo("/1")) == .failure(.broken(retryIn: .seconds(1))))
      clock.advance(by: .seconds(1))
    }
    #expect(host.asked.count == 8)
    host.put("/1", jpeg())
    #expect(await ask(cache, photo("/1")) == .success(CachedImage(data: jpeg(), format: .jpeg)))
  }

  @Test("Without a network a picture pauses 5 s each time")
  func networkAway() async {
    let host = ImageHost()
    let away = HTTPError.unreachable(host: "photos.test", why: "no network")
    host.fail("/1", away)
    let cache = cache(host)
    for _ in 1...3 {
      #expect(await ask(cache, photo("/1")) == .failure(.unavailable(away)))
      #expect(await ask(cache, photo("/1")) == .failure(.broken(retryIn: .seconds(5))))
      clock.advance(by: .seconds(5))
    }
  }

  @Test("Memory keeps the last used pictures, within its limit")
  func memoryLimit() async throws {
    let host = ImageHost()
    for name in ["/1", "/2", "/3", "/4"] { host.put(name, jpeg(100)) }
    host.put("/huge", jpeg(200))
    let cache = cache(host, limits: .init(memoryBytes: 300))
    for name in ["/1", "/2", "/3", "/1", "/4", "/huge"] {
      _ = try await cache.image(at: photo(name))
    }
    // "/2" was the longest unused; "/huge" would have pushed out more than it is worth.
    #expect(await cache.contents.memoryBytes == 300)
    for name in ["/1", "/3", "/4", "/2"] { _ = try await cache.image(at: photo(name)) }
    #expect(host.asked == ["/1", "/2", "/3", "/4", "/huge", "/2"])
  }
}
