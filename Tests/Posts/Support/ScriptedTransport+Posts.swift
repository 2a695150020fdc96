// The three sources over scripted answers.
import AppTesting
import DataLayer
import Foundation

@testable import Posts

extension ScriptedTransport {
  /// A client with a clock that stands still, so that it never retries.
  private var client: HTTPClient { HTTPClient(transport: self, clock: TestClock()) }

  /// The time of the tests.
  static var noon: Date { Date(timeIntervalSince1970: 1_700_000_000) }

  private static func token(_ value: String) -> AccessToken {
    AccessToken(value: value, setting: "TOKEN")
  }

  /// X with these answers.
  var x: PostsService { x(suggested: []) }

  /// X with these answers, which suggests the people of some handles.
  func x(suggested: [String]) -> PostsService {
    .x(
      base: Self.base, token: Self.token("secret"), client: client, suggested: suggested,
      now: { Self.noon })
  }

  /// Bluesky with these answers.
  var bluesky: PostsService { bluesky(now: { Self.noon }) }

  /// Bluesky with these answers, at the time of a clock.
  func bluesky(now: @escaping @Sendable () -> Date) -> PostsService {
    .bluesky(base: Self.base, client: client, now: now)
  }

  /// A Mastodon server with these answers, and no token.
  var mastodon: PostsService { mastodon(token: "") }

  /// A Mastodon server with these answers.
  func mastodon(token: String) -> PostsService {
    .mastodon(base: Self.base, token: Self.token(token), client: client, now: { Self.noon })
  }
}

extension HTTPResponse {
  /// A refusal, or anything else, with a JSON text.
  static func json(_ text: String, status: Int = 200, _ headers: HTTPHeaders = [:]) -> HTTPResponse
  {
    HTTPResponse(status: status, headers: headers, body: Data(text.utf8))
  }
}

/// The error of a request; nil when it succeeds.
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
