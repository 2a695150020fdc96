// Hosts of pictures that do not answer: they delay no other host, and get pauses.
import AppTesting
import Foundation
import Testing

@testable import DataLayer
@testable import PhotoCache

@Suite("Silent hosts of pictures", .timeLimit(.minutes(10)))
struct SilentHostTests {
  let clock = TestClock()
  let host = ImageHost()
  let cache: ImageCache

  init() {
    host.put("/1", jpeg())
    host.silence("dead.test")
    let client = HTTPClient(transport: host, clock: clock, random: { 0 })
    cache = ImageCache(folder: nil, client: client, clock: clock)
  }

  func ask(
    _ path: String, host: String = "dead.test"
  ) async -> Result<CachedImage, ImageError> {
    await outcome { () async throws(ImageError) in
      try await cache.image(at: photo(path, host: host))
    }
  }

  /// Requests a picture of the silent host and waits for its timeout.
  func askInVain(_ path: String) async -> Result<CachedImage, ImageError> {
    let asked = host.asked.count
    let view = Task { await ask(path) }
    await waitUntil { host.asked.count == asked + 1 }
    await clock.waitForSleeper(due: clock.now.offset + .seconds(10))
    clock.advance(by: .seconds(10))
    return await view.valueWithinTest
  }

  static let timeout = ImageError.unavailable(.timedOut(after: .seconds(10)))
  let silence = Result<CachedImage, ImageError>.failure(timeout)

  /// Bug: six places for all downloads of everybody; thirty dead photos held them for two and a
  /// half minutes.
  @Test("Thirty pictures of a silent host delay no picture of another host")
  func others() async {
    let views = (0..<30).map { number in Task { await ask("/dead\(number)") } }
    await waitUntil { host.inside == 4 && cache.flights.count == 30 }
    let picture = await ask("/1", host: "photos.test")
    #expect(picture == .success(CachedImage(data: jpeg(), format: .jpeg)))
    #expect(host.asked.filter { $0.hasPrefix("/dead") }.count == 4)
    for view in views { view.cancel() }
    for view in views { _ = await view.valueWithinTest }
  }

  @Test("Twenty-four downloads at once from many hosts, four from each")
  func gates() async {
    let latch = Latch()
    let busy = ImageHost(latch: latch)
    let cache = ImageCache(folder: nil, client: HTTPClient(transport: busy), clock: clock)
    let views = (0..<80).map { number in
      Task {
        await outcome { () async throws(ImageError) in
          try await cache.image(at: photo("/\(number % 8)/\(number)", host: "h\(number % 8).test"))
        }
      }
    }
    await waitUntil { busy.inside == 24 && cache.flights.count == 80 }
    let byHost = Dictionary(grouping: busy.asked) { $0.prefix(2) }
    #expect(byHost.values.allSatisfy { $0.count <= 4 })
    latch.open()
    for view in views { _ = await view.valueWithinTest }
    #expect(busy.mostInside == 24)
    #expect(busy.asked.count == 80)
    #expect(await cache.hostsInUse == 0)
  }

  @Test("A picture is requested once; after three timeouts its host pauses 60 s, then 120 s")
  func rest() async {
    for number in 1...3 {
      #expect(await askInVain("/dead\(number)") == silence)
      #expect(host.asked.count == number)
    }
    #expect(await ask("/dead4") == .failure(.silentHost(retryIn: .seconds(60))))
    #expect(await ask("/1", host: "photos.test") == .success(.init(data: jpeg(), format: .jpeg)))
    clock.advance(by: .seconds(60))
    #expect(await askInVain("/dead4") == silence)
    #expect(await ask("/dead5") == .failure(.silentHost(retryIn: .seconds(120))))
    clock.advance(by: .seconds(120))
    // One answer, of whatever kind, and all is forgotten.
    host.silence("dead.test", false)
    #expect(
      await ask("/dead5") == .failure(.unavailable(.refused(status: 404, message: nil))))
    host.silence("dead.test")
    for number in 6...8 { #expect(await askInVain("/dead\(number)") == silence) }
    #expect(await ask("/dead9") == .failure(.silentHost(retryIn: .seconds(60))))
  }

  @Test("Those that wait at the gate when the host begins to rest are not asked for")
  func waiting() async {
    let done = Counter()
    let views = (0..<30).map { number in
      Task {
        let result = await ask("/dead\(number)")
        _ = done.next()
        return result
      }
    }
    await waitUntil { host.inside == 4 && cache.flights.count == 30 }
    await clock.waitForSleepers(4)
    clock.advance(by: .seconds(10))
    await waitUntil { done.value + host.inside == 30 }
    // The first two of the four that were silent may have made room for two more.
    let asked = host.asked.count
    #expect(asked <= 6)
    await clock.waitForSleepers(host.inside)
    clock.advance(by: .seconds(10))
    for view in views { _ = await view.valueWithinTest }
    #expect(host.asked.count == asked)
    // All of that was one silence, so the rest is still the first one.
    #expect(await ask("/dead30") == .failure(.silentHost(retryIn: .seconds(50))))
  }

  @Test("No network and a cancelled view do not count as a timeout of the host")
  func noSilence() {
    var hosts = SilentHosts()
    for error: ImageError in [
      .cancelled, .unavailable(.cancelled), .unavailable(.unreachable(host: "h", why: "gone")),
    ] {
      hosts.ended("h", .failure(error), start: .zero, now: .seconds(10))
    }
    #expect(hosts.count == 0)
  }

  @Test("Of a thousand and one silent hosts the one that timed out longest ago is dropped")
  func bounded() {
    var hosts = SilentHosts()
    for number in 0...1_000 {
      for _ in 1...3 {
        hosts.ended("h\(number)", .failure(Self.timeout), start: .zero, now: .seconds(10))
      }
    }
    #expect(hosts.count == 1_000)
    #expect(hosts.remainingPause(of: "h0", now: .seconds(10)) == nil)
    #expect(hosts.remainingPause(of: "h1000", now: .seconds(10)) == .seconds(60))
  }
}
