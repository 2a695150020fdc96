// Whom somebody follows, and the people suggested, as the three simulated services send them.
import Foundation
import Testing

@testable import Sandbox

@Suite("The simulated follows and suggestions", .timeLimit(.minutes(10)))
struct FollowsServiceTests {
  private let token = ["Authorization": "Bearer sandbox-posts"]
  /// Everybody but the person and the one who is suspended.
  private let all = 17

  private func get(_ sandbox: RunningSandbox, _ path: String) async throws -> HTTPAnswer {
    try await ask(sandbox.port, "/humour" + path, headers: token)
  }

  private func id(_ sandbox: RunningSandbox, _ handle: String) async throws -> String {
    let answer = try await get(sandbox, "/x/2/users/by/username/\(handle)")
    return try #require(fields(try fields(answer.json())["data"])["id"] as? String)
  }

  private func account(_ sandbox: RunningSandbox, _ name: String) async throws -> String {
    let answer = try await get(sandbox, "/mastodon/api/v1/accounts/lookup?acct=\(name)")
    return try #require(fields(answer.json())["id"] as? String)
  }

  /// The names on all pages of X's list, with the number of pages.
  private func xFollows(_ sandbox: RunningSandbox, _ path: String) async throws -> ([String], Int) {
    var names: [String] = []
    var next = ""
    for pages in 1...9 {
      let body = try fields(try await get(sandbox, path + next).json())
      let people = try objects(body["data"])
      names += people.compactMap { $0["username"] as? String }
      guard let token = try fields(body["meta"])["next_token"] as? String else {
        return (names, pages)
      }
      next = "&pagination_token=\(token)"
    }
    return (names, 10)
  }

  @Test("X pages whom a person follows by its token, each once")
  func x() async throws {
    try await withSandbox { sandbox in
      let maya = try await id(sandbox, "maya_runs")
      let path = "/x/2/users/\(maya)/following?max_results=100"
      let (names, pages) = try await xFollows(sandbox, path)
      #expect(names.count == all && Set(names).count == all && pages == 3)
      #expect(names.first == "tomas_bakes" && !names.contains("gone_gary"))
      #expect(try await get(sandbox, path + "&pagination_token=!").status == 400)
    }
  }

  @Test("X tells who is protected, limited or unknown, and who follows nobody")
  func xRefusals() async throws {
    try await withSandbox { sandbox in
      let pat = try await id(sandbox, "private_pat")
      let refusal = try fields(try await get(sandbox, "/x/2/users/\(pat)/following").json())
      #expect(try objects(refusal["errors"])[0]["title"] as? String == "Authorization Error")
      let nobody = try fields(try await get(sandbox, "/x/2/users/1/following").json())
      #expect(try objects(nobody["errors"])[0]["title"] as? String == "Not Found Error")
      let quinn = try await id(sandbox, "quiet_quinn")
      #expect(
        try await get(sandbox, "/x/2/users/\(quinn)/following").text
          == #"{"meta":{"result_count":0}}"#)
    }
  }

  @Test("X finds several people by name, and has a problem for each that nobody has")
  func named() async throws {
    try await withSandbox { sandbox in
      let path = "/x/2/users/by?usernames=Maya_Runs,nobody_here,gone_gary"
      let body = try fields(try await get(sandbox, path).json())
      #expect(try objects(body["data"]).map { $0["username"] as? String } == ["maya_runs"])
      #expect(
        try objects(body["errors"]).map { $0["value"] as? String } == ["nobody_here", "gone_gary"])
      #expect(try await get(sandbox, "/x/2/users/by").status == 400)
      #expect(sandbox.suggestedHandles.contains("maya_runs"))
    }
  }

  /// The handles on all pages of Bluesky's list, with the number of pages.
  private func blueskyFollows(
    _ sandbox: RunningSandbox, _ path: String
  ) async throws -> ([String], Int) {
    var names: [String] = []
    var next = ""
    for pages in 1...9 {
      let body = try fields(try await get(sandbox, path + next).json())
      let people = try objects(body["follows"])
      names += people.compactMap { $0["handle"] as? String }
      guard let cursor = body["cursor"] as? String else { return (names, pages) }
      next = "&cursor=\(cursor)"
    }
    return (names, 10)
  }

  @Test("Bluesky pages whom a person follows by its cursor, and suggests people")
  func bluesky() async throws {
    try await withSandbox { sandbox in
      let path = "/bluesky/xrpc/app.bsky.graph.getFollows?actor=maya-runs.tapas.test&limit=50"
      let (names, pages) = try await blueskyFollows(sandbox, path)
      #expect(Set(names).count == all && names.count == all && pages == 3)
      let first = try fields(try await get(sandbox, path).json())
      #expect(try fields(first["subject"])["displayName"] as? String == "Maya Osei")
      let suggested = "/bluesky/xrpc/app.bsky.actor.getSuggestions?limit=10"
      let body = try fields(try await get(sandbox, suggested).json())
      #expect(try objects(body["actors"]).count == sandbox.suggestedHandles.count)
    }
  }

  /// The names on all pages of Mastodon's list, by its Link header.
  private func mastodonFollows(_ sandbox: RunningSandbox, _ path: String) async throws -> [String] {
    var names: [String] = []
    var next: String? = path
    while let path = next {
      let answer = try await get(sandbox, path)
      let people = try objects(answer.json())
      names += people.compactMap { $0["acct"] as? String }
      let link = answer.headers["link"].map { String($0.dropFirst().prefix { $0 != ">" }) }
      next = link?.replacing("\(sandbox.rootURL.absoluteString)/humour", with: "")
    }
    return names
  }

  @Test("Mastodon pages whom a person follows by the Link header, and has a directory")
  func mastodon() async throws {
    try await withSandbox { sandbox in
      let maya = try await account(sandbox, "maya_runs")
      let names = try await mastodonFollows(
        sandbox, "/mastodon/api/v1/accounts/\(maya)/following?limit=40")
      #expect(names.count == all && Set(names).count == all)
      for name in ["private_pat", "quiet_quinn"] {
        let id = try await account(sandbox, name)
        #expect(try await get(sandbox, "/mastodon/api/v1/accounts/\(id)/following").text == "[]")
      }
      let directory = try await get(sandbox, "/mastodon/api/v1/directory?limit=3").json()
      #expect(try objects(directory).count == 3)
    }
  }

  @Test("Mastodon pages a search for a reader with a token only")
  func offset() async throws {
    try await withSandbox { sandbox in
      let path = "/humour/mastodon/api/v2/search?type=accounts&q=a&limit=3&offset=3"
      #expect(try await ask(sandbox.port, path).status == 401)
      let page = try fields(try await ask(sandbox.port, path, headers: token).json())
      #expect(try objects(page["accounts"]).count == 3)
    }
  }

  @Test("A fault of a service meets its follows too")
  func faults() async throws {
    try await withSandbox { sandbox in
      try await plan(
        sandbox, #"{"service":"humour","path":"/bluesky/app.bsky.graph","kind":"emptyList"}"#)
      let path = "/bluesky/xrpc/app.bsky.graph.getFollows?actor=maya-runs.tapas.test"
      let body = try fields(try await get(sandbox, path).json())
      #expect(try objects(body["follows"]).isEmpty)
    }
  }
}
