// Services of each kind over a web server that exists only in the test.
import AppTesting
import DataLayer
import Foundation

@testable import Posts

extension ScriptedTransport {
  /// The address of the test's server, and a clock that never retries by itself.
  private var client: HTTPClient { HTTPClient(transport: self, clock: TestClock()) }

  /// When the tests take place.
  static var noon: Date { Date(timeIntervalSince1970: 1_700_000_000) }

  private static func token(_ value: String) -> AccessToken {
    AccessToken(value: value, setting: "TOKEN")
  }

  /// X, played by this server.
  var x: PostsService {
    .x(base: Self.base, token: Self.token("secret"), client: client, now: { Self.noon })
  }

  /// Bluesky, played by this server.
  var bluesky: PostsService { .bluesky(base: Self.base, client: client, now: { Self.noon }) }

  /// A Mastodon server, played by this one.
  var mastodon: PostsService {
    .mastodon(base: Self.base, token: Self.token(""), client: client, now: { Self.noon })
  }
}

extension HTTPResponse {
  /// A refusal, or anything else, with a JSON text.
  static func json(_ text: String, status: Int = 200, _ headers: HTTPHeaders = [:]) -> HTTPResponse
  {
    HTTPResponse(status: status, headers: headers, body: Data(text.utf8))
  }
}

/// What an asking that has to fail fails with; nil when it does not.
func failure<Value>(
  _ ask: () async throws(PostsError) -> Value
) async -> PostsError? {
  do throws(PostsError) {
    _ = try await ask()
    return nil
  } catch {
    return error
  }
}
