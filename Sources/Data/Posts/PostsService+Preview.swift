// Services for previews and tests: one with examples, and one that expects no requests.
import DataLayer
import Foundation

extension PostsService {
  /// A service for previews that answers at once with the examples.
  public static func preview() -> PostsService {
    PostsService(
      source: "preview",
      search: { words, _ async throws(PostsError) in
        let terms = SearchTerms(words)
        return PeoplePage(people: Person.examples.filter { terms.find(FoldedText($0.name)) })
      },
      person: { handle async throws(PostsError) in
        guard let person = Person.examples.first(where: { $0.handle == handle }) else {
          throw .unknown(handle: handle)
        }
        return person
      },
      posts: { person, _ async throws(PostsError) in
        if person.isProtected { throw .protected }
        return PostPage(posts: Post.examples, next: nil)
      },
      follows: { person, _ async throws(PostsError) in
        PeoplePage(people: Person.examples.filter { $0 != person })
      },
      suggestions: { () async throws(PostsError) in Person.examples })
  }

  /// A service that expects no requests. Each one is passed to `report`.
  public static func unplanned(
    report: @escaping @Sendable (String) -> Void = { preconditionFailure($0) }
  ) -> PostsService {
    PostsService(
      source: "unplanned",
      search: { words, _ async throws(PostsError) in
        report("People were searched by “\(words)”, and no answer was planned.")
        throw .service(.cancelled)
      },
      person: { handle async throws(PostsError) in
        report("\(handle) was looked up, and no answer was planned.")
        throw .service(.cancelled)
      },
      posts: { person, _ async throws(PostsError) in
        report("The posts of \(person.handle) were asked for, and no answer was planned.")
        throw .service(.cancelled)
      },
      follows: { person, _ async throws(PostsError) in
        report("The follows of \(person.handle) were asked for, and no answer was planned.")
        throw .service(.cancelled)
      })
  }
}

extension Person {
  /// Two people: one with a description, and one whose posts are protected.
  public static let examples = [
    Person(id: "1", handle: "ana", name: "Ana Ruiz", about: "Bread, bicycles, bad puns."),
    Person(id: "2", handle: "quiet", name: "Quiet Corner", isProtected: true),
  ]
}

extension Post {
  /// Six posts: each mood, another language, a repost with a warning, and nothing to read.
  public static let examples = [
    Post(
      id: "6", text: "The bread rose! I am so happy with this one.",
      date: Date(timeIntervalSince1970: 1_700_500_000), language: "en"),
    Post(
      id: "5", text: "The shop is open from nine to five.",
      date: Date(timeIntervalSince1970: 1_700_400_000), language: "en"),
    Post(
      id: "4", text: "Someone stole my bicycle. What a miserable day.",
      date: Date(timeIntervalSince1970: 1_700_300_000), language: "en"),
    Post(
      id: "3", text: "Hoy no sale el pan.", date: Date(timeIntervalSince1970: 1_700_200_000),
      language: "es"),
    Post(
      id: "2", text: "He was the cook all along.",
      date: Date(timeIntervalSince1970: 1_700_100_000), language: "en", repostOf: "reader",
      warning: "The end of a book"),
    Post(
      id: "1", text: "https://example.org/bread", date: Date(timeIntervalSince1970: 1_700_000_000)),
  ]
}
