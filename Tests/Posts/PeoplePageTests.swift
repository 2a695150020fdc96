// Whom somebody follows, suggested people, and further pages of a search, as they are on the wire.
import AppTesting
import DataLayer
import Foundation
import PostsTesting
import Synchronization
import Testing

@testable import Posts

@Suite("Pages of people", .timeLimit(.minutes(10)))
struct PeoplePageTests {
  private static let fields = "user.fields=description,profile_image_url,protected,public_metrics"
  private static let bo = Person(id: "1", handle: "bo", name: "Bo")

  @Test("X pages a search and the people whom somebody follows by its token")
  func x() async throws {
    let server = ScriptedTransport([
      "GET /users/search?query=b&next_token=t1&\(Self.fields)":
        #"{"data": [{"id": "1", "username": "bo", "name": "Bo"}], "meta": {"next_token": "t2"}}"#,
      "GET /users/7/following?max_results=100&\(Self.fields)":
        #"{"data": [{"id": "1", "username": "bo", "name": "Bo"}, {"id": 2}], "#
        + #""meta": {"result_count": 2, "next_token": "n1"}}"#,
      "GET /users/7/following?max_results=100&pagination_token=n1&\(Self.fields)":
        #"{"meta": {"result_count": 0}}"#,
    ])
    #expect(try await server.x.search("b", "t1") == PeoplePage(people: [Self.bo], next: "t2"))
    #expect(
      try await server.x.follows(.named("ana"), nil) == PeoplePage(people: [Self.bo], next: "n1"))
    #expect(try await server.x.follows(.named("ana"), "n1") == PeoplePage(people: []))
  }

  // Bug: the screen said that nobody was found.
  @Test("A search of whose people none can be read is a failure")
  func nothingReadable() async throws {
    let server = ScriptedTransport([
      "GET /users/search?query=b&\(Self.fields)": #"{"data": [{"id": 2}, null]}"#,
      "GET /app.bsky.actor.searchActors?q=b": #"{"actors": [{"did": "did:plc:a"}]}"#,
      "GET /api/v2/search?q=b&type=accounts&resolve=false&limit=40": #"{"accounts": [{}]}"#,
    ])
    for service in [server.x, server.bluesky, server.mastodon] {
      await #expect(
        throws: PostsError.service(.unreadable(where: "", why: "has no record that can be read"))
      ) { try await service.search("b", nil) }
    }
  }

  @Test("X suggests the people it was told to suggest, and nobody otherwise")
  func xSuggestions() async throws {
    let server = ScriptedTransport([
      "GET /users/by?usernames=bo,gone&\(Self.fields)":
        #"{"data": [{"id": "1", "username": "bo", "name": "Bo"}], "#
        + #""errors": [{"title": "Not Found Error"}]}"#
    ])
    #expect(server.x.suggestions == nil)
    let service = server.x(suggested: ["bo", "gone"])
    let suggestions = try #require(service.suggestions)
    #expect(try await suggestions() == [Self.bo])
  }

  @Test(
    "X tells why somebody's follows cannot be read",
    arguments: [
      (200, #"{"errors": [{"title": "Authorization Error"}]}"#, PostsError.protected),
      (200, #"{"errors": [{"title": "Not Found Error"}]}"#, .unknown(handle: "ana")),
      (
        403, #"{"title": "Client Forbidden", "detail": "Your plan has no follows."}"#,
        .tokenRefused(status: 403, message: "Your plan has no follows.", setting: "TOKEN")
      ),
    ])
  func xRefusals(status: Int, json: String, reason: PostsError) async {
    let server = ScriptedTransport(responses: [
      "GET /users/7/following?max_results=100&\(Self.fields)": .json(json, status: status)
    ])
    #expect(
      await failure { () async throws(PostsError) in
        try await server.x.follows(.named("ana"), nil)
      } == reason)
  }

  @Test("Bluesky pages all lists of people by a cursor, which ends where it stays")
  func bluesky() async throws {
    let bo = #"{"did": "1", "handle": "bo", "displayName": "Bo"}"#
    let follows = "GET /app.bsky.graph.getFollows?actor=7&limit=50"
    let server = ScriptedTransport([
      "GET /app.bsky.actor.searchActors?q=b&cursor=25": #"{"actors": [\#(bo)], "cursor": "50"}"#,
      follows: #"{"subject": {}, "follows": [\#(bo), {"did": "2"}], "cursor": "c1"}"#,
      "\(follows)&cursor=c1": #"{"subject": {}, "follows": [], "cursor": "c1"}"#,
      "GET /app.bsky.actor.getSuggestions?limit=10": #"{"actors": [\#(bo)], "cursor": "x"}"#,
    ])
    let service = server.bluesky
    #expect(try await service.search("b", "25") == PeoplePage(people: [Self.bo], next: "50"))
    let ana = Person.named("ana.test")
    #expect(try await service.follows(ana, nil) == PeoplePage(people: [Self.bo], next: "c1"))
    #expect(try await service.follows(ana, "c1") == PeoplePage(people: []))
    let suggestions = try #require(service.suggestions)
    #expect(try await suggestions() == [Self.bo])
  }

  @Test("Mastodon pages follows by the id in its link, whose address is never requested")
  func mastodon() async throws {
    let bo = #"[{"id": "1", "acct": "bo", "display_name": "Bo"}, {"id": "2"}]"#
    let server = ScriptedTransport(responses: [
      "GET /api/v1/accounts/7/following?limit=40": .json(
        bo, status: 200, ["Link": #"<https://evil.test/x?max_id=44>; rel="next""#]),
      "GET /api/v1/accounts/7/following?max_id=44&limit=40": .json("[]"),
      "GET /api/v1/directory?local=true&limit=10": .json(bo),
    ])
    let service = server.mastodon
    #expect(
      try await service.follows(.named("ana"), nil) == PeoplePage(people: [Self.bo], next: "44"))
    #expect(try await service.follows(.named("ana"), "44") == PeoplePage(people: []))
    let suggestions = try #require(service.suggestions)
    #expect(try await suggestions() == [Self.bo])
    #expect(server.asked.count == 3)
  }

  @Test("Mastodon pages a search by offset with a token, and not at all without one")
  func mastodonSearch() async throws {
    let full = (1...40).map { #"{"id": "\#($0)", "acct": "a\#($0)"}"# }.joined(separator: ",")
    let search = "GET /api/v2/search?q=a&type=accounts&resolve=false&limit=40"
    let server = ScriptedTransport([
      search: #"{"accounts": [\#(full)]}"#,
      "\(search)&offset=40": #"{"accounts": [{"id": "41", "acct": "last"}]}"#,
    ])
    let open = try await server.mastodon.search("a", nil)
    #expect(open.people.count == 40 && open.next == nil)
    let service = server.mastodon(token: "secret")
    #expect(try await service.search("a", nil).next == "40")
    let last = try await service.search("a", "40")
    #expect(last.people.map(\.handle) == ["last"] && last.next == nil)
  }

  @Test("A handle that nobody has is asked for once a minute")
  func unknown() async throws {
    let time = Mutex(ScriptedTransport.noon)
    let lookup = "GET /app.bsky.actor.getProfile?actor=zoe.test"
    let server = ScriptedTransport(responses: [
      lookup: .json(#"{"error": "InvalidRequest", "message": "Profile not found"}"#, status: 400)
    ])
    let service = server.bluesky(now: { time.withLock { $0 } })
    for (seconds, requests) in [(0.0, 1), (59, 1), (60, 2), (61, 2)] {
      time.withLock { $0 = ScriptedTransport.noon + seconds }
      #expect(
        await failure { () async throws(PostsError) in try await service.person("@zoe.test") }
          == .unknown(handle: "zoe.test"))
      #expect(server.asked.count == requests)
    }
  }

  @Test("No more than a thousand unknown handles are remembered, and other failures are not")
  func bounded() async throws {
    let requests = Mutex(0)
    let unknown = UnknownHandles(now: { ScriptedTransport.noon })
    func ask(_ handle: String, _ error: PostsError) async {
      let request = { (_: String) async throws(PostsError) -> Person in
        requests.withLock { $0 += 1 }
        throw error
      }
      // The number of requests is what the test looks at.
      _ = try? await unknown.person(handle, from: request)
    }
    await ask("ana", .protected)
    await ask("ana", .protected)
    #expect(requests.withLock { $0 } == 2)
    for number in 0...UnknownHandles.most { await ask("\(number)", .unknown(handle: "")) }
    await ask("\(UnknownHandles.most)", .unknown(handle: ""))
    #expect(requests.withLock { $0 } == 3 + UnknownHandles.most)
    await ask("0", .unknown(handle: ""))
    #expect(requests.withLock { $0 } == 4 + UnknownHandles.most)
  }
}
