// The posts services, played: the same people as X, Bluesky and Mastodon would serve them.
import Foundation
import WebServer

/// Three upstreams of posts below one name: `/x/2`, `/bluesky/xrpc`, `/mastodon`, and the portraits.
struct HumourService: SandboxService {
  let name = "humour"

  private let x: XPosts
  private let bluesky: BlueskyPosts
  private let mastodon: MastodonPosts
  private let portraits: PhotoShelf

  init(
    origin: Origin, now: @escaping @Sendable () -> Date,
    people: [PersonRecord]? = nil
  ) throws(SandboxError) {
    let shown: [PersonRecord]
    if let people { shown = people } else { shown = try PersonRecord.shipped() }
    let book = try PostsBook(people: shown, now: now())
    let world = PostsWorld(book: book, origin: origin, now: now)
    x = XPosts(world: world)
    bluesky = BlueskyPosts(world: world)
    mastodon = MastodonPosts(world: world)
    portraits = try PhotoShelf(folder: PersonRecord.folder().appending(path: "photos"))
  }

  /// `/x/2/users/…` is `/x/users/…` to a fault, and the other versions go the same way.
  func shortPath(_ path: [String]) -> [String] {
    switch path.first {
    case "x", "bluesky": Array(path.prefix(1) + path.dropFirst(2))
    case "mastodon": Array(path.prefix(1) + path.dropFirst(3))
    default: path
    }
  }

  func answer(_ request: Request, path: [String]) async -> Response {
    let rest = Array(path.dropFirst(2))
    switch (path.first, path.dropFirst().first) {
    case ("x", "2"): return x.answer(request, path: rest)
    case ("bluesky", "xrpc"): return bluesky.answer(request, path: rest)
    case ("mastodon", "api"): return mastodon.answer(request, path: rest)
    case ("photos", let photo?) where path.count == 2:
      guard request.method == "GET" else { return .wrongMethod(allowed: "GET") }
      return portraits.answer(photo, ifNoneMatch: request.headers["If-None-Match"])
    default: return .error("Nothing is here.", status: 404)
    }
  }
}

/// What all three services are played from.
struct PostsWorld: Sendable {
  let book: PostsBook
  let origin: Origin
  let now: @Sendable () -> Date

  /// How far ahead a limit ends, in seconds.
  static let limit = 60.0

  /// A person's portrait; nil for one who has none: those without a single post.
  func portrait(_ person: PersonRecord) -> String? {
    person.posts.isEmpty && person.state == .open
      ? nil : "\(origin.text)/humour/photos/\(person.handle).jpg"
  }

  /// A number as people's and posts' counts are: the same in every run, seldom large.
  func count(_ number: Int, _ salt: UInt64, below: Int) -> Int {
    var random = SeededRandom(seed: UInt64(number) &* 31 &+ salt)
    let unit = random.nextUnit()
    return Int(unit * unit * Double(below))
  }

  /// Letters and digits as opaque ids have them, the same in every run.
  func letters(_ count: Int, from alphabet: String, seed: UInt64) -> String {
    var random = SeededRandom(seed: seed)
    let all = Array(alphabet)
    return String((0..<count).map { _ in all[Int(random.next() % UInt64(all.count))] })
  }
}

extension Date {
  /// `2025-02-06T17:50:33.851Z`, in UTC.
  var stamp: String { formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)) }
}
