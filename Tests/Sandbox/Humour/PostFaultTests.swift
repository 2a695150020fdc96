// Faults of the posts services: by path without version, in each service's form.
import Foundation
import Testing

@testable import Sandbox

@Suite("Faults of the posts services", .timeLimit(.minutes(10)))
struct PostFaultTests {
  let x = ["Authorization": "Bearer sandbox-posts"]
  let feed = "/humour/bluesky/xrpc/app.bsky.feed.getAuthorFeed?actor=maya-runs.tapas.test"

  @Test("A path without its version meets one service and leaves the others")
  func paths() async throws {
    try await withSandbox { sandbox in
      for path in ["/x/users/by", "/bluesky/app.bsky.feed", "/mastodon/accounts"] {
        try await plan(
          sandbox, #"{"service":"humour","path":"\#(path)","kind":"status","times":1}"#)
      }
      let lookup = "/humour/mastodon/api/v1/accounts/lookup?acct=maya_runs"
      for path in ["/humour/x/2/users/by/username/maya_runs", feed, lookup] {
        #expect(try await ask(sandbox.port, path, headers: x).status == 500)
        #expect(try await ask(sandbox.port, path, headers: x).status == 200)
      }
    }
  }

  @Test("A budget ends in 429, and a planned one carries X's own header")
  func limits() async throws {
    try await withSandbox { sandbox in
      try await plan(sandbox, #"{"service":"humour","kind":"rateLimit","perMinute":2}"#)
      for status in [200, 200, 429] {
        let answer = try await ask(sandbox.port, feed)
        #expect(answer.status == status)
        #expect((answer.headers["retry-after"] != nil) == (status == 429))
      }
      #expect(try await ask(sandbox.port, "/_faults", method: "DELETE").status == 200)
      try await plan(
        sandbox, #"{"kind":"status","status":429,"headers":{"x-rate-limit-reset":"1750000060"}}"#)
      let answer = try await ask(
        sandbox.port, "/humour/x/2/users/by/username/maya_runs", headers: x)
      #expect(answer.headers["x-rate-limit-reset"] == "1750000060")
    }
  }

  @Test("Of six posts, the second loses its text, the fourth and sixth get numbers, in each form")
  func wrongTypes() async throws {
    try await withSandbox { sandbox in
      try await plan(sandbox, #"{"kind":"wrongTypes","path":"/bluesky/app.bsky.feed"}"#)
      let items = try objects(try fields(try await ask(sandbox.port, feed).json())["feed"])
      let posts = try items.prefix(6).map { try fields($0["post"]) }
      #expect(try fields(posts[1]["record"])["text"] == nil)
      #expect(posts[3]["uri"] as? Int == 7 && posts[2]["uri"] is String)
      #expect(try fields(posts[5]["record"])["createdAt"] as? Int == 7)

      let status: [String: Any] = ["id": "1", "content": "<p>x</p>", "created_at": "2025"]
      let tweet: [String: Any] = ["id": "1", "text": "x"]
      #expect(postWithWrongType(status, at: 1)?["content"] == nil)
      #expect(postWithWrongType(status, at: 3)?["id"] as? Int == 7)
      #expect(postWithWrongType(tweet, at: 5)?["created_at"] as? Int == 7)
      #expect(postWithWrongType(tweet, at: 0)?["text"] as? String == "x")
      #expect(postWithWrongType(["username": "ana"], at: 1) == nil)
    }
  }

  @Test("An empty list keeps each form")
  func emptyList() async throws {
    try await withSandbox { sandbox in
      try await plan(sandbox, #"{"kind":"emptyList"}"#)
      #expect(try fields(try await ask(sandbox.port, feed).json())["feed"] as? [String] == [])
    }
  }

  @Test("What is no service of posts is not there, and photos take GET only")
  func elsewhere() async throws {
    try await withSandbox { sandbox in
      for path in [
        "/humour", "/humour/x/1.1/users", "/humour/photos", "/humour/people/maya_runs.txt",
      ] {
        let answer = try await ask(sandbox.port, path)
        #expect(answer.status == 404, "\(path)")
      }
      let photo = "/humour/photos/maya_runs.jpg"
      #expect(try await ask(sandbox.port, photo, method: "POST").status == 405)
      #expect(try await ask(sandbox.port, "/humour/photos/missing.png").status == 404)
    }
  }
}
