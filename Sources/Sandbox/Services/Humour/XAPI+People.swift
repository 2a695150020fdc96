// Simulated X: several people by name, and the people whom a person follows.
import WebServer

extension XAPI {
  /// The people named in `usernames`, and a problem for each unknown name.
  func people(_ request: Request) -> Response {
    let names = (request.queryValue("usernames") ?? "").split(separator: ",").map(String.init)
    guard 1...100 ~= names.count else {
      return invalid("usernames", "", "must have from 1 to 100 names")
    }
    let fields = request.fields("user.fields")
    let found = names.compactMap { name in
      context.store.person(name).flatMap { $0.state == .suspended ? nil : $0 }
    }
    var body: [String: JSONValue] = [:]
    if !found.isEmpty { body["data"] = .list(found.map { json.user($0, fields: fields) }) }
    let missing = names.filter { name in !found.contains { $0.handle == name.lowercased() } }
    if !missing.isEmpty {
      body["errors"] = .list(
        missing.map { name in
          [
            "value": .text(name), "detail": "Could not find user with usernames: [\(name)].",
            "title": "Not Found Error", "resource_type": "user", "parameter": "usernames",
            "resource_id": .text(name),
            "type": "https://api.twitter.com/2/problems/resource-not-found",
          ]
        })
    }
    return sent(.fields(body))
  }

  /// A page of the people whom a person follows.
  func following(_ request: Request, _ id: String) -> Response {
    let person: StoredPerson
    switch readable(id) {
    case .success(let found): person = found
    case .failure(let refusal): return refusal.response
    }
    let most = request.queryValue("max_results").map { Int($0) ?? 0 } ?? 100
    guard 1...1_000 ~= most else {
      return invalid("max_results", "\(most)", "is not between 1 and 1000")
    }
    var start = 0
    if let token = request.queryValue("pagination_token") {
      guard let named = Int(token, radix: 36), named > 0 else {
        return invalid("pagination_token", token, "is not a valid pagination token")
      }
      start = named
    }
    let all = context.store.follows(of: person)
    let page = all.dropFirst(start).prefix(min(most, PostsContext.mostFollows))
    return sent(json.people(page, of: all.count, from: start, request: request))
  }
}
