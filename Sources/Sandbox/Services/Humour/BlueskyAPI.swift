// Simulated Bluesky: its public queries for people and feeds, and its errors by name.
import Foundation
import WebServer

/// The part of Bluesky's public API that the app uses. It requires no token.
struct BlueskyAPI: Sendable {
  let json: BlueskyJSON
  private var context: PostsContext { json.context }

  init(context: PostsContext) {
    json = BlueskyJSON(context: context)
  }

  private enum Query: String {
    case search = "app.bsky.actor.searchActors"
    case profile = "app.bsky.actor.getProfile"
    case suggestions = "app.bsky.actor.getSuggestions"
    case feed = "app.bsky.feed.getAuthorFeed"
    case follows = "app.bsky.graph.getFollows"
  }

  func answer(_ request: Request, path: [String]) -> Response {
    guard path.count == 1, let query = Query(rawValue: path[0]) else {
      return error(501, "MethodNotImplemented", "Method Not Implemented")
    }
    guard request.method == "GET" else {
      return error(405, "InvalidRequest", "Incorrect HTTP method, expected GET")
    }
    switch query {
    case .search: return search(request)
    case .suggestions: return suggestions(request)
    case .profile, .feed, .follows: break
    }
    guard let actor = request.queryValue("actor") else {
      return error(400, "InvalidRequest", #"Error: Params must have the property "actor""#)
    }
    guard actor.contains(".") || actor.hasPrefix("did:") else {
      return error(400, "InvalidRequest", "Error: actor must be a valid did or a handle")
    }
    let person = context.store.people.first {
      json.handle(of: $0) == actor.lowercased() || json.did(of: $0) == actor
    }
    guard let person else { return error(400, "InvalidRequest", "Profile not found") }
    switch person.state {
    case .limited: return limited()
    case .suspended: return error(400, "AccountTakedown", "Account has been suspended")
    case .open, .protected: break
    }
    return switch query {
    case .feed: feed(request, person)
    case .follows: follows(request, person)
    case .profile, .search, .suggestions: .json(json.profile(person))
    }
  }

  private func search(_ request: Request) -> Response {
    guard let limit = limit(request, fallback: 25) else { return wrongLimit() }
    let words = request.queryValue("q") ?? request.queryValue("term") ?? ""
    let found = context.store.search(words)
    let most = min(limit, PostsContext.mostFound)
    return .json(JSONValue.fields(people(found, "actors", most: most, request)))
  }

  private func suggestions(_ request: Request) -> Response {
    guard let limit = limit(request, fallback: 50) else { return wrongLimit() }
    let people = PostsStore.suggested.compactMap(context.store.person)
    return .json(JSONValue.fields(self.people(people, "actors", most: limit, request)))
  }

  private func follows(_ request: Request, _ person: StoredPerson) -> Response {
    guard let limit = limit(request, fallback: 50) else { return wrongLimit() }
    let most = min(limit, PostsContext.mostFollows)
    var body = people(context.store.follows(of: person), "follows", most: most, request)
    body["subject"] = json.actor(person, isWhole: true)
    return .json(JSONValue.fields(body))
  }

  /// A page of people as the member `name`, and the cursor of the next page.
  private func people(
    _ all: [StoredPerson], _ name: String, most: Int, _ request: Request
  ) -> [String: JSONValue] {
    let start = max(0, request.queryValue("cursor").flatMap { Int($0) } ?? 0)
    let page = all.dropFirst(start).prefix(most)
    var body: [String: JSONValue] = [name: .list(page.map { json.actor($0, isWhole: true) })]
    if start + page.count < all.count { body["cursor"] = "\(start + page.count)" }
    return body
  }

  private func feed(_ request: Request, _ person: StoredPerson) -> Response {
    guard let limit = limit(request, fallback: 50) else { return wrongLimit() }
    var posts = context.store.posts(of: person)
    if let cursor = request.queryValue("cursor") {
      posts.removeAll { $0.date.stamp >= cursor }
    }
    let page = posts.prefix(limit)
    var body: [String: JSONValue] = ["feed": .list(page.map { json.item($0) })]
    // A full page has a cursor even if nothing follows; the next page is then empty.
    if page.count == limit, let last = page.last { body["cursor"] = .text(last.date.stamp) }
    return .json(JSONValue.fields(body))
  }

  private func limit(_ request: Request, fallback: Int) -> Int? {
    let limit = request.queryValue("limit").map { Int($0) ?? 0 } ?? fallback
    return 1...100 ~= limit ? limit : nil
  }

  private func wrongLimit() -> Response {
    error(400, "InvalidRequest", "Error: limit must be an integer from 1 to 100")
  }

  private func limited() -> Response {
    let reset = Int((context.now().timeIntervalSince1970 + PostsContext.limit).rounded(.up))
    var response = error(429, "RateLimitExceeded", "Rate Limit Exceeded")
    response.headers += [
      ("RateLimit-Limit", "3000"), ("RateLimit-Remaining", "0"),
      ("RateLimit-Reset", "\(reset)"), ("RateLimit-Policy", "3000;w=300"),
    ]
    return response
  }

  private func error(_ status: Int, _ name: String, _ message: String) -> Response {
    .json(["error": name, "message": message], status: status)
  }
}
