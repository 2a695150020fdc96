// Simulated Mastodon: one instance with all accounts, paged by its Link header.
import Foundation
import WebServer

/// The part of an instance's API that needs no account.
struct MastodonAPI: Sendable {
  let json: MastodonJSON
  private var context: PostsContext { json.context }

  init(context: PostsContext) {
    json = MastodonJSON(context: context)
  }

  func answer(_ request: Request, path: [String]) -> Response {
    switch path {
    case ["v1", "accounts", "lookup"] where request.method == "GET": return lookup(request)
    case ["v2", "search"] where request.method == "GET": return search(request)
    case let path where path.count == 4 && path.starts(with: ["v1", "accounts"]):
      guard path[3] == "statuses", request.method == "GET" else { return missing() }
      return statuses(request, id: path[2])
    default: return missing()
    }
  }

  private func missing() -> Response { .error("Record not found", status: 404) }

  private func lookup(_ request: Request) -> Response {
    let name = (request.queryValue("acct") ?? "").drop { $0 == "@" }
    let parts = name.split(separator: "@", omittingEmptySubsequences: false)
    let isOurs = parts.count == 1 || (parts.count == 2 && parts[1] == json.instance)
    guard let first = parts.first, isOurs, let person = context.store.person(String(first)) else {
      return missing()
    }
    return person.state == .limited ? limited() : .json(json.account(person))
  }

  private func search(_ request: Request) -> Response {
    if ["true", "1"].contains(request.queryValue("resolve")) {
      return .error(
        "Search queries that resolve remote resources are not supported without authentication",
        status: 401)
    }
    let most = min(40, request.queryValue("limit").flatMap { Int($0) } ?? 20)
    let type = request.queryValue("type") ?? "accounts"
    let found = type == "accounts" ? context.store.search(request.queryValue("q") ?? "") : []
    let accounts = found.prefix(max(0, most)).map(json.account)
    return .json(["accounts": .list(accounts), "statuses": [], "hashtags": []] as JSONValue)
  }

  private func statuses(_ request: Request, id: String) -> Response {
    guard let person = context.store.people.first(where: { json.id(of: $0) == id }) else {
      return missing()
    }
    switch person.state {
    case .limited: return limited()
    // Whatever a suspended or locked person wrote, strangers get an empty list.
    case .suspended, .protected: return .json([] as JSONValue)
    case .open: break
    }
    let most = max(1, min(40, request.queryValue("limit").flatMap { Int($0) } ?? 20))
    var posts = context.store.posts(of: person)
    if request.queryValue("exclude_reblogs") == "true" { posts.removeAll { $0.repostOf != nil } }
    // All ids have one length, so they sort by time as text.
    if let oldest = request.queryValue("max_id") { posts.removeAll { json.id(of: $0) >= oldest } }
    if let newest = request.queryValue("since_id") ?? request.queryValue("min_id") {
      posts.removeAll { json.id(of: $0) <= newest }
    }
    let page = posts.prefix(most)
    var response = Response.json(JSONValue.list(page.map { json.status($0) }))
    if let first = page.first, let last = page.last {
      let base = "\(json.base)/api/v1/accounts/\(id)/statuses?limit=\(most)"
      var links = ["<\(base)&min_id=\(json.id(of: first))>; rel=\"prev\""]
      // A full page has a next page even where nothing follows; that one is empty.
      if page.count == most {
        links.insert("<\(base)&max_id=\(json.id(of: last))>; rel=\"next\"", at: 0)
      }
      response.headers.append(("Link", links.joined(separator: ", ")))
    }
    return response
  }

  private func limited() -> Response {
    let reset = context.now().addingTimeInterval(PostsContext.limit).stamp
    var response = Response.error("Too many requests", status: 429)
    response.headers += [
      ("X-RateLimit-Limit", "300"), ("X-RateLimit-Remaining", "0"),
      // To the microsecond, as this server writes it.
      ("X-RateLimit-Reset", reset.replacing("Z", with: "000Z")),
    ]
    return response
  }
}
