// Humour in the container: where its posts come from, and the classifier behind its moods.
import DataLayer
import Foundation
import Humour
import LiveServer
import Mood
import Posts
import Sandbox

extension AppContainer {
  /// Humour over the source that was set, or the sandbox; nil when there is neither, or no classifier.
  func humour(services: Services, sandbox: RunningSandbox?) -> SiteApp? {
    guard let service = posts(services.posts, sandbox), let reader = moodReader() else {
      return nil
    }
    // Made once: everybody's browsers share what was read, and who was looked at.
    let moods = MoodCache(reader: reader, store: records, source: service.source)
    let people = RecentPeople(store: records, source: service.source)
    return SiteApp(
      name: "humour", title: "Humour",
      summary: "The mood of someone's posts, read on this machine.",
      colors: ("#ffc83a", "#f58a2e"),
      scene: { HumourScene(service: service, moods: moods, people: people) })
  }

  private func posts(_ source: PostsSource?, _ sandbox: RunningSandbox?) -> PostsService? {
    guard let source else {
      // The sandbox's own token goes to the sandbox only.
      return sandbox.map { .x(base: $0.xURL, token: Self.token($0.postsToken), client: client) }
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
    AccessToken(value: value, setting: "TAPAS_POSTS_TOKEN")
  }

  /// The classifier that travels with the house; without it the other apps still run.
  private func moodReader() -> MoodReader? {
    do throws(MoodModelError) {
      return try .bundled()
    } catch {
      Terminal.warn("tapas: Humour is not served, for its classifier cannot start: \(error)")
      return nil
    }
  }

  /// Where X answers when nothing else is set.
  private static let x = URL(string: "https://api.x.com/2")!
  /// Where Bluesky answers without an account.
  private static let bluesky = URL(string: "https://public.api.bsky.app/xrpc")!
}
