// Simulated X: people by name or search, timelines in pages, and its errors.
import Foundation
import WebServer

/// The part of X's API version 2 that the app uses. Every request requires a bearer token.
struct XAPI: Sendable {
  /// The only token that is accepted.
  static let token = "sandbox-posts"

  let json: XJSON
  var context: PostsContext { json.context }

  init(context: PostsContext) {
    json = XJSON(context: context)
  }

  func answer(_ request: Request, path: [String]) -> Response {
    guard request.headers["Authorization"] == "Bearer \(Self.token)" else {
      return problem(401, "Unauthorized")
    }
    guard path.count >= 2, path[0] == "users" else { return problem(404, "Not Found") }
    guard request.method == "GET" else { return .wrongMethod(allowed: "GET") }
    switch (path.count, path[1], path.last) {
    case (4, "by", let name?) where path[2] == "username": return person(request, name)
    case (2, "search", _): return search(request)
    case (2, "by", _): return people(request)
    case (3, let id, "following"): return following(request, id)
    case (3, let id, "tweets"): return timeline(request, id)
    default: return problem(404, "Not Found")
    }
  }

  private func person(_ request: Request, _ name: String) -> Response {
    let allowed = name.utf8.count <= 15 && name.allSatisfy { $0.isASCII && isWord($0) }
    guard allowed else { return invalid("username", name, "does not match ^[A-Za-z0-9_]{1,15}$") }
    guard let person = context.store.person(name) else {
      return refused("Not Found Error", "Could not find user with username: [\(name)].", name)
    }
    switch person.state {
    case .limited: return limited()
    case .suspended: return refused("Forbidden", "User has been suspended: [\(name)].", name)
    case .open, .protected:
      return sent(["data": json.user(person, fields: request.fields("user.fields"))])
    }
  }

  private func isWord(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "_"
  }

  private func search(_ request: Request) -> Response {
    guard let words = request.queryValue("query"), !words.isEmpty else {
      return invalid("query", "", "can not be empty")
    }
    let found = context.store.search(words)
    guard !found.isEmpty else { return sent(["meta": ["result_count": 0]]) }
    let most = request.queryValue("max_results").map { Int($0) ?? 0 } ?? 100
    guard 1...1_000 ~= most else {
      return invalid("max_results", "\(most)", "is not between 1 and 1000")
    }
    let start = request.queryValue("next_token").flatMap { Int($0, radix: 36) } ?? 0
    let page = found.dropFirst(start).prefix(min(most, PostsContext.mostFound))
    return sent(json.people(page, of: found.count, from: start, request: request))
  }

  private func timeline(_ request: Request, _ id: String) -> Response {
    let person: StoredPerson
    switch readable(id) {
    case .success(let found): person = found
    case .failure(let refusal): return refusal.response
    }
    let most = request.queryValue("max_results").map { Int($0) ?? 0 } ?? 10
    guard 5...100 ~= most else {
      return invalid("max_results", "\(most)", "is not between 5 and 100")
    }
    var posts = context.store.posts(of: person)
    if request.fields("exclude").contains("retweets") { posts.removeAll { $0.repostOf != nil } }
    if let token = request.queryValue("pagination_token") {
      guard let last = json.number(token: token) else {
        return invalid("pagination_token", token, "is not a valid pagination token")
      }
      posts.removeAll { $0.number >= last }
    }
    return sent(json.page(posts, most: most, request: request))
  }
}

extension XAPI {
  /// The response for a person who cannot be read.
  struct Refusal: Error {
    let response: Response
  }

  /// The person with an id, if a stranger may read them; else the response with the reason.
  func readable(_ id: String) -> Result<StoredPerson, Refusal> {
    guard let person = context.store.people.first(where: { json.id(of: $0) == id }),
      person.state != .suspended
    else {
      let words = "Could not find user with id: [\(id)]."
      return .failure(Refusal(response: refused("Not Found Error", words, id, "id")))
    }
    switch person.state {
    case .limited: return .failure(Refusal(response: limited()))
    case .protected:
      let refusal = refused(
        "Authorization Error",
        "Sorry, you are not authorized to see the user with id: [\(id)].", id, "id",
        type: "not-authorized-for-resource")
      return .failure(Refusal(response: refusal))
    case .open, .suspended: return .success(person)
    }
  }

  /// An answer with the headers of the rate limit.
  func sent(_ body: JSONValue) -> Response {
    var response = Response.json(body)
    let reset = Int(context.now().timeIntervalSince1970) + 900
    response.headers += [
      ("x-rate-limit-limit", "900"), ("x-rate-limit-remaining", "899"),
      ("x-rate-limit-reset", "\(reset)"),
    ]
    return response
  }

  func limited() -> Response {
    let reset = Int((context.now().timeIntervalSince1970 + PostsContext.limit).rounded(.up))
    var response = problem(429, "Too Many Requests")
    response.headers += [
      ("x-rate-limit-limit", "900"), ("x-rate-limit-remaining", "0"),
      ("x-rate-limit-reset", "\(reset)"),
    ]
    return response
  }

  private func problem(_ status: Int, _ title: String) -> Response {
    let body: JSONValue = [
      "title": .text(title), "detail": .text(title), "type": "about:blank",
      "status": .number(status),
    ]
    var response = Response.json(body, status: status)
    response.headers[0] = ("Content-Type", "application/problem+json")
    return response
  }

  /// 200 with errors and no data: X's response for a person that it does not show.
  func refused(
    _ title: String, _ detail: String, _ value: String, _ parameter: String = "username",
    type: String = "resource-not-found"
  ) -> Response {
    sent([
      "errors": [
        [
          "value": .text(value), "detail": .text(detail), "title": .text(title),
          "resource_type": "user", "parameter": .text(parameter), "resource_id": .text(value),
          "type": "https://api.twitter.com/2/problems/\(type)",
        ]
      ]
    ])
  }

  func invalid(_ name: String, _ value: String, _ reason: String) -> Response {
    let message = "The `\(name)` query parameter value [\(value)] \(reason)"
    let body: JSONValue = [
      "errors": [["parameters": .fields([name: [.text(value)]]), "message": .text(message)]],
      "title": "Invalid Request", "detail": "One or more parameters to your request was invalid.",
      "type": "https://api.twitter.com/2/problems/invalid-request",
    ]
    return .json(body, status: 400)
  }
}

extension Request {
  /// The comma-separated words of a query item.
  func fields(_ name: String) -> Set<String> {
    Set((queryValue(name) ?? "").split(separator: ",").map(String.init))
  }
}
