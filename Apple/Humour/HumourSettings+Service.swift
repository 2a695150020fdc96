// The source of posts that the person chose, ready to be asked.
import DataLayer
import Posts

extension HumourSettings {
  /// The source of posts; nil when the address of its service is missing.
  func service(_ info: AppInfo, client: HTTPClient) -> PostsService? {
    switch kind {
    case .bluesky: info.address("BlueskyURL").map { .bluesky(base: $0, client: client) }
    case .mastodon:
      ServiceAddress.read(instance).map {
        .mastodon(base: $0, token: .ofSettings(instanceToken), client: client)
      }
    case .x:
      info.address("XURL").map { .x(base: $0, token: .ofSettings(xToken), client: client) }
    }
  }
}
