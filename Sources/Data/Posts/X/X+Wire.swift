// The answers of X.
import DataLayer
import Foundation

/// An answer of X: `data` beside `includes` and `errors`, each of which may be missing.
struct XAnswer<Value: Decodable & Sendable>: Decodable, Sendable {
  var data: Value?
  var includes = XIncludes()
  var meta: XMeta?
  private var problems: [XProblem] = []
  /// Whether there are errors, even of an unknown form.
  private var hasErrors = false

  private enum Key: String, CodingKey {
    case data, includes, meta, errors
  }

  init() {}

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    data = try answer.decodeIfPresent(Value.self, forKey: .data)
    includes = answer.optional(.includes) ?? XIncludes()
    meta = answer.optional(.meta)
    hasErrors = answer.contains(.errors)
    // Problems are a list, one object, or the answer itself.
    if let list: [Lossy<XProblem>] = answer.optional(.errors) {
      problems = list.compactMap(\.element)
    } else if let one: XProblem = answer.optional(.errors) {
      problems = [one]
      // An answer of another form than a problem has no problem.
    } else if let whole = try? XProblem(from: decoder), whole.saysSomething {
      problems = [whole]
    }
  }

  /// Whether the answer has no problems and states that it has no records.
  var countsNone: Bool { problems.isEmpty && !hasErrors && meta?.resultCount == 0 }

  /// The reason for the missing data.
  func failure(
    _ answer: HTTPResponse, handle: String, _ client: PostsClient
  ) -> PostsError {
    let known = problems.lazy.compactMap { $0.reason(handle: handle) }.first
    if let known { return known }
    let words = problems.lazy.compactMap(\.message).first ?? answer.message
    switch answer.status {
    case 401, 403: return client.tokenRefused(answer.status, message: words)
    case 404: return .unknown(handle: handle)
    case 200...299 where words == nil:
      return .service(.unreadable(where: "data", why: "is missing"))
    default: return .service(.refused(status: answer.status, message: words))
    }
  }
}

/// The `data` of a refusal, which is ignored.
struct XNoData: Decodable, Sendable {
  init(from decoder: any Decoder) throws {}
}

/// A problem, any part of which may be missing.
private struct XProblem: Decodable, Sendable {
  let title: String?
  let detail: String?
  let type: String?

  private enum Key: String, CodingKey {
    case title, detail, type, message
  }

  init(from decoder: any Decoder) throws {
    let problem = try decoder.container(keyedBy: Key.self)
    title = problem.text(.title, .word)
    detail = problem.text(.detail, .word) ?? problem.text(.message, .word)
    type = problem.text(.type, .word)
  }

  var saysSomething: Bool { title != nil || detail != nil }

  /// X's message for a person.
  var message: String? { (detail ?? title)?.beginning(300) }

  /// The error if the problem concerns the person; nil for other problems.
  func reason(handle: String) -> PostsError? {
    let said = "\(title ?? "") \(detail ?? "")".lowercased()
    if said.contains("suspended") { return .suspended }
    if type?.hasSuffix("/not-authorized-for-resource") == true || said.contains("authorization") {
      return .protected
    }
    if type?.hasSuffix("/resource-not-found") == true || said.contains("not found error") {
      return .unknown(handle: handle)
    }
    return nil
  }
}

/// The cursor of the next page, and the number of records in this one.
struct XMeta: Decodable, Sendable {
  let nextToken: String?
  let resultCount: Int?

  private enum Key: String, CodingKey {
    case nextToken = "next_token"
    case resultCount = "result_count"
  }

  init(from decoder: any Decoder) throws {
    let meta = try decoder.container(keyedBy: Key.self)
    nextToken = meta.optional(.nextToken)
    resultCount = meta.optional(.resultCount)
  }
}

/// A user of X.
struct XUser: Decodable, Sendable {
  let person: Person

  private enum Key: String, CodingKey {
    case id, username, name, description, protected
    case picture = "profile_image_url"
  }

  init(from decoder: any Decoder) throws {
    let user = try decoder.container(keyedBy: Key.self)
    let handle = try user.requiredText(.username, .name)
    person = Person(
      id: try user.identity(.id), handle: handle,
      name: Entities.decode(user.text(.name, .name) ?? handle),
      about: Entities.decode(user.text(.description, .prose) ?? ""),
      picture: user.webAddress(.picture),
      isProtected: user.optional(.protected) ?? false)
  }
}
