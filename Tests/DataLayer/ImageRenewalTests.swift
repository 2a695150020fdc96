// Pictures that are replaced at their address, over a real server.
@testable import PhotoCache
#if canImport(Glibc)
  import AppTesting
  import Foundation
  import Synchronization
  import Testing

  @testable import DataLayer

  /// What a service says of its pictures.
  enum PictureHeaders: String, CaseIterable, Sendable {
    case tag, age, noStore, none

    func of(_ letter: Character) -> [String: String] {
      switch self {
      case .tag: ["Cache-Control": "no-cache", "ETag": "\"\(letter)\""]
      case .age: ["Cache-Control": "public, max-age=2", "Last-Modified": "Sun, \(letter)"]
      case .noStore: ["Cache-Control": "no-store"]
      case .none: [:]
      }
    }

    /// The request header that says which picture is known.
    var condition: String? {
      switch self {
      case .tag: "if-none-match"
      case .age: "if-modified-since"
      case .noStore, .none: nil
      }
    }

    /// The first whole minute after which the service is asked again by itself.
    var minutes: Double { self == .none ? 24 * 60 : 2 }
  }

  @Suite("Pictures that are replaced", .timeLimit(.minutes(1)))
  struct ImageRenewalTests {
    private let folder: TemporaryFolder
    private let world = World()

    /// The picture that the server has, and the time.
    private final class World: Sendable {
      let letter = Mutex<Character>("a")
      let time = Mutex(Date(timeIntervalSince1970: 1_700_000_000))
    }

    init() throws { folder = try TemporaryFolder() }

    private func server(_ headers: PictureHeaders) -> LocalServer {
      LocalServer { [world] visit in
        let letter = world.letter.withLock(\.self)
        var fields = headers.of(letter)
        if let condition = headers.condition,
          visit.headers[condition] == (fields["ETag"] ?? fields["Last-Modified"])
        {
          return visit.respond(304, [:], "")
        }
        fields["Content-Type"] = "image/jpeg"
        visit.respond(200, fields, jpeg(100, letter))
      }
    }

    /// A cache as after a start of the process.
    private func start() -> ImageCache {
      ImageCache(
        folder: folder.url, client: HTTPClient(transport: CurlTransport(), random: { 0 }),
        now: { [world] in world.time.withLock(\.self) })
    }

    private func pass(minutes: Double) { world.time.withLock { $0 += minutes * 60 } }

    private func isShown(_ letter: Character, _ cache: ImageCache, _ url: URL) async throws -> Bool
    {
      try await cache.image(at: url).data == jpeg(100, letter)
    }

    // Bug: a picture that was replaced at its address stayed the old one for ever.
    @Test(
      "A replaced picture comes after a while, after a restart, and when a person refreshes",
      arguments: PictureHeaders.allCases)
    func replaced(_ headers: PictureHeaders) async throws {
      let server = server(headers)
      let url = server.url("/a.jpg")
      var cache = start()
      #expect(try await isShown("a", cache, url))

      world.letter.withLock { $0 = "b" }
      pass(minutes: 1)
      #expect(try await isShown("a", cache, url))
      #expect(server.visits.count == 1)
      var changes = cache.changes().makeAsyncIterator()
      await cache.refresh()
      #expect(await changes.next() == url)
      #expect(try await isShown("b", cache, url))

      cache = start()
      #expect(try await isShown("b", cache, url))
      #expect(server.visits.count == 2)
      world.letter.withLock { $0 = "c" }
      pass(minutes: headers.minutes)
      changes = cache.changes().makeAsyncIterator()
      // What is saved is shown at once.
      #expect(try await isShown("b", cache, url))
      #expect(await changes.next() == url)
      #expect(try await isShown("c", cache, url))
      #expect(try folder.names.count == 1)
      #expect(server.visits.count == 3)
    }

    @Test(
      "A picture that is still current is not sent again, also after a restart",
      arguments: PictureHeaders.allCases)
    func current(_ headers: PictureHeaders) async throws {
      let server = server(headers)
      let url = server.url("/a.jpg")
      var cache = start()
      for count in 1...3 {
        #expect(try await isShown("a", cache, url))
        await until(cache) { $0.renewing.isEmpty && server.visits.count == count }
        #expect(try await isShown("a", cache, url))
        #expect(server.visits.count == count)
        pass(minutes: headers.minutes)
        cache = start()
      }
      if let condition = headers.condition {
        #expect(server.visits.map { $0.headers[condition] == nil } == [true, false, false])
      }
    }

    @Test("Without a network, and where the answer is no picture, the saved one stays")
    func offline() async throws {
      let isBroken = Mutex(false)
      let server = LocalServer { visit in
        if isBroken.withLock(\.self) { return visit.respond(404, [:], "gone") }
        visit.respond(200, ["Cache-Control": "no-cache"], jpeg())
      }
      let url = server.url("/a.jpg")
      let cache = start()
      _ = try await cache.image(at: url)
      isBroken.withLock { $0 = true }
      for _ in 1...3 {
        pass(minutes: 3)
        #expect(try await cache.image(at: url).data == jpeg())
        await until(cache) { $0.renewing.isEmpty }
      }
      // After a failure the service has a pause, by a clock that has hardly moved.
      #expect(server.visits.count == 2)
    }

    @Test("A hundred looks at an outdated picture are one question")
    func once() async throws {
      let server = server(.tag)
      let url = server.url("/a.jpg")
      let cache = start()
      _ = try await cache.image(at: url)
      pass(minutes: 3)
      for _ in 1...100 { _ = try await cache.image(at: url) }
      await until(cache) { $0.renewing.isEmpty && server.visits.count == 2 }
      for _ in 1...100 { _ = try await cache.image(at: url) }
      #expect(server.visits.count == 2)
    }

    private func until(
      _ cache: ImageCache, _ isSo: @Sendable (isolated ImageCache) -> Bool
    ) async {
      while await !isSo(cache), !Task.isCancelled { await Task.yield() }
    }
  }

  @Suite("The age of a picture")
  struct ImageFreshnessTests {
    private let now = Date(timeIntervalSince1970: 1_700_000_000)

    @Test(
      "Headers say how long a picture is current, within limits",
      arguments: [
        ([:], nil, 86_400, 10), (["Cache-Control": "max-age=2"], 2, 120, 10),
        (["Cache-Control": "public, Max-Age=7200"], 7_200, 7_200, 7_200),
        (["Cache-Control": "max-age=31536000, immutable"], 604_800, 604_800, 604_800),
        (["Cache-Control": "max-age=600, no-cache"], 0, 120, 10),
        (["Cache-Control": "no-store"], 0, 120, 10),
        (["Cache-Control": "max-age=x"], nil, 86_400, 10),
        (["Cache-Control": "max-age=-5"], 0, 120, 10), (["Cache-Control": ""], nil, 86_400, 10),
      ] as [([String: String], Int?, Int, Int)])
    func ages(headers: [String: String], maxAge: Int?, time: Int, asked: Int) {
      let freshness = ImageFreshness(HTTPHeaders(headers.map { ($0, $1) }), now: now)
      #expect(freshness.maxAge == maxAge)
      for (isAsked, time) in [(false, time), (true, asked)] {
        for (seconds, isFresh) in [(-1, false), (0, true), (time - 1, true), (time, false)] {
          #expect(freshness.isFresh(at: now + Double(seconds), asked: isAsked) == isFresh)
        }
      }
    }

    @Test("An answer that says less keeps what was known, and a name gives all of it back")
    func names() throws {
      let tag = "W/\"\(String(repeating: "/", count: 62))\""
      let known = ImageFreshness(
        ["Cache-Control": "max-age=600", "ETag": tag, "Last-Modified": "Sun"], now: now)
      #expect(known.validator == tag)
      let later = ImageFreshness([:], now: now + 60, since: known)
      #expect(later.maxAge == 600 && later.validator == tag)
      #expect(later.checkedAt == known.checkedAt + 60)
      let long = ImageFreshness(["ETag": "\"\(tag)\"", "Last-Modified": "Sun"], now: now)
      #expect(long.condition?.name == "If-Modified-Since")
      for freshness in [known, later, long, ImageFreshness([:], now: now)] {
        let file = ImageFile(
          key: SHA256Digest.hex("a"), data: Data(count: 9_999_999), format: .jpeg,
          freshness: freshness)
        #expect(ImageFile(name: file.name) == file)
        #expect(file.name.utf8.count <= 255)
      }
    }

    @Test("A file of an earlier version has no age, so its service is asked")
    func earlier() throws {
      let file = ImageFile(key: SHA256Digest.hex("a"), data: jpeg(), format: .jpeg)
      let parsed = try #require(ImageFile(name: file.name))
      #expect(parsed == file && parsed.freshness == nil)
    }
  }
#endif
