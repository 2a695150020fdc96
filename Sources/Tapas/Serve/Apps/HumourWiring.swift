// Humour in the command: the source of its posts, and the classifier behind its moods.
import AppServer
import DataLayer
import Foundation
import Humour
import Mood
import Posts
import Sandbox

/// The settings of Humour.
struct HumourWiring: AppWiring {
  typealias App = HumourApp
  static let flags: [Flag] = [.postsKind, .postsURL, .postsToken]
  static var simulation: SimulatedService { .humour }

  static func lines(of sandbox: SandboxAddresses) -> [String] {
    [
      "X: \(sandbox.xURL.absoluteString) (token \(sandbox.postsToken))",
      "Bluesky: \(sandbox.blueskyURL.absoluteString)",
      "Mastodon: \(sandbox.mastodonURL.absoluteString)",
    ]
  }

  /// The source of posts.
  var source: PostsSource?

  init() {}

  init(_ settings: Settings) throws(UsageError) { source = try PostsSource.read(settings) }

  var isSet: Bool { source != nil }
  var addresses: [URL] { [source?.url].compactMap(\.self) }

  var probe: ServiceProbe? {
    guard let source else { return nil }
    let token = source.token
    switch source.kind {
    case .x:
      return ServiceProbe(
        url: (source.url ?? Self.x).appending(path: "users/by/username/x"), token: token,
        tokenSetting: Flag.postsToken.variable)
    case .bluesky:
      return ServiceProbe(
        url: (source.url ?? Self.bluesky).appending(path: "app.bsky.actor.getProfile")
          .appending(queryItems: [URLQueryItem(name: "actor", value: "bsky.app")]))
    case .mastodon:
      return source.url.map {
        ServiceProbe(
          url: $0.appending(path: "api/v2/instance"), token: token,
          tokenSetting: Flag.postsToken.variable)
      }
    }
  }

  func dependencies(
    _ container: AppContainer, _ sandbox: SandboxAddresses?
  ) -> HumourDependencies? {
    guard let service = service(container.client, sandbox), let reader = moodReader(container.log)
    else {
      return nil
    }
    // Made once: all sessions share both caches.
    return HumourDependencies(
      service: service,
      moods: MoodCache(reader: reader, store: container.records, source: service.source),
      readers: RecentPeopleOfReaders(store: container.records, source: service.source),
      eventSaves: container.eventSaves, images: container.images)
  }

  func dependencies(_ shared: HumourDependencies, of browser: String) -> HumourDependencies {
    shared.of(reader: browser)
  }

  private func service(_ client: HTTPClient, _ sandbox: SandboxAddresses?) -> PostsService? {
    guard let source else {
      // The sandbox's own token is sent to the sandbox only.
      return sandbox.map {
        .x(
          base: $0.xURL, token: Self.token($0.postsToken), client: client,
          suggested: $0.suggestedHandles)
      }
    }
    let token = Self.token(source.token?.value ?? "")
    switch source.kind {
    case .x: return .x(base: source.url ?? Self.x, token: token, client: client)
    case .bluesky: return .bluesky(base: source.url ?? Self.bluesky, client: client)
    case .mastodon:
      return source.url.map { .mastodon(base: $0, token: token, client: client) }
    }
  }

  private static func token(_ value: String) -> AccessToken {
    AccessToken(value: value, setting: Flag.postsToken.variable ?? Flag.postsToken.name)
  }

  /// The packaged classifier; nil when it cannot start, and the other apps still run.
  private func moodReader(_ log: Log) -> MoodReader? {
    do throws(MoodModelError) {
      return try .bundled()
    } catch {
      log(.warn, .tapas, "Humour is not served, for its classifier cannot start: \(error)")
      return nil
    }
  }

  /// The default address of X.
  static let x = URL(string: "https://api.x.com/2")!
  /// The address of Bluesky without an account.
  static let bluesky = URL(string: "https://public.api.bsky.app/xrpc")!
}

/// A live source of posts.
struct PostsSource: Hashable, Sendable {
  /// The services that Humour can read.
  enum Kind: String, CaseIterable, Sendable { case x, bluesky, mastodon }

  var kind: Kind
  /// Its base address, without a trailing slash; nil for the usual one.
  var url: URL?
  /// Its bearer token; nil where none is needed.
  var token: Secret?

  /// Checks the posts settings together: first the kind, then what that kind requires. Nil when
  /// none is set.
  static func read(_ settings: Settings) throws(UsageError) -> PostsSource? {
    guard let chosen = settings[.postsKind] else {
      if let value = settings[.postsURL] ?? settings[.postsToken] {
        throw .postsWithoutKind(source: value.source)
      }
      return nil
    }
    guard let kind = Kind(rawValue: chosen.text.lowercased()) else {
      throw .invalid(chosen.source, must: .postsKind)
    }
    let source = PostsSource(
      kind: kind, url: try settings.url(.postsURL), token: try settings[.postsToken]?.secret())
    if kind == .x, source.token == nil { throw .postsWithoutToken }
    if kind == .mastodon, source.url == nil { throw .postsWithoutURL }
    return source
  }
}

extension Flag {
  static let postsKind = Flag(
    name: "--posts-kind", placeholder: "KIND", variable: "TAPAS_POSTS_KIND", group: .services,
    help: ["where posts come from: x, bluesky or mastodon"])
  static let postsURL = Flag(
    name: "--posts-url", placeholder: "URL", variable: "TAPAS_POSTS_URL", group: .services,
    help: ["its address, where it is not the usual one"])
  static let postsToken = Flag(
    name: "--posts-token", placeholder: "TOKEN", variable: "TAPAS_POSTS_TOKEN", isSecret: true,
    group: .services, help: ["its bearer token; x needs one"])
}
