// Simulated Mastodon: one instance with all accounts, paged by its Link header.
import Foundation
import WebServer

/// The part of an instance's API that requires no account.
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
    case ["v1", "directory"] where request.method == "GET": return directory(request)
    case let path where path.count == 4 && path.starts(with: ["v1", "accounts"]):
      guard request.method == "GET" else { return missing() }
      switch path[3] {
      case "statuses": return list(request, id: path[2], statuses)
      case "following": return list(request, id: path[2], following)
      default: return missing()
      }
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
    // A reader without a token gets one page only.
    let offset = request.queryValue("offset").flatMap { Int($0) }
    if offset != nil, request.headers["Authorization"] == nil {
      return .error(
        "Search queries pagination is not supported without authentication", status: 401)
    }
    let most = min(40, request.queryValue("limit").flatMap { Int($0) } ?? 20)
    let type = request.queryValue("type") ?? "accounts"
    let found = type == "accounts" ? context.store.search(request.queryValue("q") ?? "") : []
    let accounts = found.dropFirst(max(0, offset ?? 0)).prefix(max(0, most)).map(json.account)
    return .json(["accounts": .list(accounts), "statuses": [], "hashtags": []] as JSONValue)
  }

  /// The server's people who agreed to be listed publicly.
  private func directory(_ request: Request) -> Response {
    let most = max(1, min(80, request.queryValue("limit").flatMap { Int($0) } ?? 40))
    let people = PostsStore.suggested.compactMap(context.store.person)
    return .json(JSONValue.list(people.prefix(most).map(json.account)))
  }

  /// A list of a person's own, which strangers see of open accounts only.
  private func list(
    _ request: Request, id: String, _ open: (Request, StoredPerson) -> Response
  ) -> Response {
    guard let person = context.store.people.first(where: { json.id(of: $0) == id }) else {
      return missing()
    }
    switch person.state {
    case .limited: return limited()
    // Suspended and locked people hide their posts and the people they follow.
    case .suspended, .protected: return .json([] as JSONValue)
    case .open: return open(request, person)
    }
  }

  /// A page of the people that an account follows, paged by ids of follows, not of accounts.
  private func following(_ request: Request, of person: StoredPerson) -> Response {
    let most = max(1, min(80, request.queryValue("limit").flatMap { Int($0) } ?? 40))
    let all = Array(context.store.follows(of: person).enumerated())
    let base = Self.firstFollow - person.number * 1_000
    let last = request.queryValue("max_id").flatMap { Int($0) } ?? base + 1
    let rest = all.filter { base - $0.offset < last }
    let page = rest.prefix(min(most, PostsContext.mostFollows))
    var response = Response.json(JSONValue.list(page.map { json.account($0.element) }))
    if let end = page.last, page.count < rest.count {
      let address = "\(json.base)/api/v1/accounts/\(json.id(of: person))/following?limit=\(most)"
      response.headers.append(
        ("Link", "<\(address)&max_id=\(base - end.offset)>; rel=\"next\""))
    }
    return response
  }

  private static let firstFollow = 9_000_000

  private func statuses(_ request: Request, of person: StoredPerson) -> Response {
    let most = max(1, min(40, request.queryValue("limit").flatMap { Int($0) } ?? 20))
    var posts = context.store.posts(of: person)
    if request.queryValue("exclude_reblogs") == "true" { posts.removeAll { $0.repostOf != nil } }
    // All ids have the same length, so they sort by time as text.
    if let oldest = request.queryValue("max_id") { posts.removeAll { json.id(of: $0) >= oldest } }
    if let newest = request.queryValue("since_id") ?? request.queryValue("min_id") {
      posts.removeAll { json.id(of: $0) <= newest }
    }
    let page = posts.prefix(most)
    var response = Response.json(JSONValue.list(page.map { json.status($0) }))
    if let first = page.first, let last = page.last {
      let base = "\(json.base)/api/v1/accounts/\(json.id(of: person))/statuses?limit=\(most)"
      var links = ["<\(base)&min_id=\(json.id(of: first))>; rel=\"prev\""]
      // A full page has a next page even if nothing follows; that page is then empty.
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
      // With microseconds, as this server writes it.
      ("X-RateLimit-Reset", reset.replacing("Z", with: "000Z")),
    ]
    return response
  }
}
