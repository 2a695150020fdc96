// Photos that are tried again, and memory that is given back.
import AppTesting
import Foundation
import Testing

@testable import DataLayer
@testable import PhotoCache

@Suite("Photos that are tried again", .timeLimit(.minutes(10)))
struct ImageRetryTests {
  let clock = TestClock()
  let host = ImageHost()

  func cache() -> ImageCache {
    ImageCache(
      folder: nil, client: HTTPClient(transport: host, clock: clock, random: { 0 }), clock: clock)
  }

  /// Bug: what had failed offline stayed a placeholder for as long as its row was on screen.
  @Test("A photo that has failed is asked for at once after its failure is forgotten")
  func again() async throws {
    let cache = cache()
    await #expect(throws: ImageError.self) { try await cache.image(at: photo("/1")) }
    host.put("/1", jpeg())
    await #expect(throws: ImageError.self, "in the pause after a failure") {
      try await cache.image(at: photo("/1"))
    }
    await cache.forgetFailures()
    #expect(try await cache.image(at: photo("/1")).data == jpeg())
    #expect(host.asked == ["/1", "/1"])
  }

  @Test("Whoever shows photos hears that the person refreshes")
  func refreshes() async {
    let cache = cache()
    var refreshes = cache.refreshes().makeAsyncIterator()
    await cache.refresh()
    #expect(await refreshes.next() != nil)
  }

  @Test("When memory is short, the cache lets go of all photos in it")
  func emptied() async throws {
    let cache = cache()
    host.put("/1", jpeg())
    _ = try await cache.image(at: photo("/1"))
    #expect(await cache.contents.memoryCount == 1)
    await cache.emptyMemory()
    #expect(await cache.contents.memoryCount == 0)
    #expect(await cache.contents.memoryBytes == 0)
  }
}
