// The shared part of the three sources: their requests, and the service made from them.
import DataLayer
import Foundation

/// The requests to one kind of source.
protocol PostsRequests: Sendable {
  /// The name of the kind, such as `bluesky`.
  static var kind: String { get }
  /// Whether the source suggests people.
  var suggests: Bool { get }
  var client: PostsClient { get }

  /// A page of the results for `words`, which are not empty.
  func search(_ words: String, _ cursor: String?) async throws(PostsError) -> PeoplePage
  /// The person with a handle as typed.
  func person(_ typed: String) async throws(PostsError) -> Person
  func posts(_ person: Person, _ cursor: String?) async throws(PostsError) -> PostPage
  func follows(_ person: Person, _ cursor: String?) async throws(PostsError) -> PeoplePage
  func suggestions() async throws(PostsError) -> [Person]

  /// The reason why the source refused a request about `handle`.
  func reason(_ answer: HTTPResponse, handle: String) -> PostsError
}

extension PostsRequests {
  /// The value of an answer. Throws the source's reason for a refusal.
  func read<Value: Decodable & Sendable>(
    _ type: Value.Type, of answer: HTTPResponse, handle: String
  ) throws(PostsError) -> Value {
    guard answer.isSuccess else { throw reason(answer, handle: handle) }
    do throws(HTTPError) {
      return try answer.value(type)
    } catch {
      throw .service(error)
    }
  }

  /// The people in the records of a page. Throws `unreadable` when none of its records can be read,
  /// because an empty page would say that there is nobody.
  func people<Record>(
    in records: [Lossy<Record>], _ person: (Record) -> Person
  ) throws(PostsError) -> [Person] {
    let people = records.compactMap { $0.element.map(person) }
    if people.isEmpty, !records.isEmpty {
      throw .service(.unreadable(where: "", why: "has no record that can be read"))
    }
    return people
  }

  /// The cursor of the next page, from the one that the page of `cursor` names.
  ///
  /// Nil for the page's own cursor, which would be followed forever, and for one that no address
  /// has room for.
  func next(_ named: String?, after cursor: String?) -> String? {
    named.flatMap { $0 == cursor || $0.isEmpty || $0.utf8.count > 4_000 ? nil : $0 }
  }
}

extension PostsService {
  /// The service of a source. Blank terms have no results, and unknown handles are remembered for a
  /// minute; both without a request.
  init(_ requests: some PostsRequests) {
    let unknown = UnknownHandles(now: requests.client.now)
    self.init(
      source: requests.client.source(type(of: requests).kind),
      search: { typed, cursor async throws(PostsError) in
        let words = Handle.searchTerms(typed)
        if words.isEmpty { return PeoplePage(people: []) }
        return try await requests.search(words, cursor)
      },
      person: { handle async throws(PostsError) in
        try await unknown.person(handle, from: requests.person)
      },
      posts: { person, cursor async throws(PostsError) in
        try await requests.posts(person, cursor)
      },
      follows: { person, cursor async throws(PostsError) in
        try await requests.follows(person, cursor)
      })
    if requests.suggests {
      suggestions = { () async throws(PostsError) in try await requests.suggestions() }
    }
  }
}
