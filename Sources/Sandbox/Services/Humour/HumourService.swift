// The simulated posts services: the same people as X, Bluesky and Mastodon would serve them.
import Foundation
import WebServer

/// Three posts services, `/x/2`, `/bluesky/xrpc` and `/mastodon` below one name, and portraits.
struct HumourService: SandboxService {
  let name = "humour"

  private let x: XAPI
  private let bluesky: BlueskyAPI
  private let mastodon: MastodonAPI
  private let portraits: PhotoFiles

  init(
    origin: Origin, now: @escaping @Sendable () -> Date,
    people: [StoredPerson]? = nil
  ) throws(SandboxError) {
    let shown: [StoredPerson]
    if let people { shown = people } else { shown = try StoredPerson.shipped() }
    let store = try PostsStore(people: shown, now: now())
    let context = PostsContext(store: store, origin: origin, now: now)
    x = XAPI(context: context)
    bluesky = BlueskyAPI(context: context)
    mastodon = MastodonAPI(context: context)
    portraits = try PhotoFiles(of: "Humour")
  }

  /// The path for faults, without the version: `/x/2/users/…` is `/x/users/…`.
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
