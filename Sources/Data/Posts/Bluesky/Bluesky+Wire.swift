// The answers of Bluesky.
import DataLayer
import Foundation

/// A refusal: a name for programs and a message for people.
struct BlueskyRefusal: Decodable, Sendable {
  let error: String?
  let message: String?

  /// The error for a request about a person.
  func reason(_ answer: HTTPResponse, handle: String) -> PostsError {
    let said = message?.lowercased() ?? ""
    switch error {
    case "AccountTakedown": return .takenDown
    case "AccountSuspended": return .suspended
    case "InvalidRequest", "NotFound":
      let isUnknown = [
        "not found", "valid did or a handle", "could not find", "unable to resolve handle",
      ].contains { said.contains($0) }
      return isUnknown ? .unknown(handle: handle) : .service(answer.refusal)
    default: return .service(answer.refusal)
    }
  }
}

/// A page of people: of a search, of suggestions, or of follows.
struct BlueskyActors: Decodable, Sendable {
  let actors: [Lossy<BlueskyActor>]
  let cursor: String?

  private enum Key: String, CodingKey {
    case actors, follows, cursor
  }

  init(from decoder: any Decoder) throws {
    let page = try decoder.container(keyedBy: Key.self)
    actors = try page.decode(
      [Lossy<BlueskyActor>].self, forKey: page.contains(.follows) ? .follows : .actors)
    cursor = page.optional(.cursor)
  }
}

/// A person of Bluesky. Only `did` and `handle` are always present.
struct BlueskyActor: Decodable, Sendable {
  let person: Person

  private enum Key: String, CodingKey {
    case did, handle, displayName, description, avatar, labels
  }

  init(from decoder: any Decoder) throws {
    let actor = try decoder.container(keyedBy: Key.self)
    let handle = try actor.requiredText(.handle)
    let labels: [Lossy<BlueskyLabel>] = actor.optional(.labels) ?? []
    person = Person(
      id: try actor.requiredText(.did), handle: handle, name: actor.text(.displayName) ?? handle,
      about: actor.text(.description) ?? "", picture: actor.webAddress(.avatar),
      isProtected: labels.contains { $0.element?.val == "!no-unauthenticated" })
  }
}

/// A label of a person or a post, such as `graphic-media`.
struct BlueskyLabel: Decodable, Sendable {
  let val: String
}

/// A page of a feed.
struct BlueskyFeed: Decodable, Sendable {
  let items: [Lossy<BlueskyItem>]
  let cursor: String?

  private enum CodingKeys: String, CodingKey {
    case cursor
    case items = "feed"
  }
}

/// A post in a feed, with the reason why it is there.
struct BlueskyItem: Decodable, Sendable {
  let post: Post

  private enum Key: String, CodingKey {
    case post, reason
  }

  private struct View: Decodable {
    let uri: String
    let author: BlueskyActor
    let record: Record
    let labels: [Lossy<BlueskyLabel>]?
    let indexedAt: String?

    private enum Key: String, CodingKey {
      case uri, author, record, labels, indexedAt
    }

    init(from decoder: any Decoder) throws {
      let view = try decoder.container(keyedBy: Key.self)
      uri = try view.requiredText(.uri)
      author = try view.decode(BlueskyActor.self, forKey: .author)
      record = try view.decode(Record.self, forKey: .record)
      labels = view.optional(.labels)
      indexedAt = view.text(.indexedAt)
    }
  }

  private struct Record: Decodable {
    let text: String
    let createdAt: String?
    let langs: [String]
    let labels: [String]

    private enum Key: String, CodingKey {
      case text, createdAt, langs, labels
    }

    /// The author's own labels.
    private struct OwnLabels: Decodable {
      let values: [BlueskyLabel]
    }

    init(from decoder: any Decoder) throws {
      let record = try decoder.container(keyedBy: Key.self)
      // A post of pictures has an empty text, or none from some programs.
      text = record.whole(.text) ?? ""
      createdAt = record.text(.createdAt)
      langs = record.optional(.langs) ?? []
      let own: OwnLabels? = record.optional(.labels)
      labels = own?.values.map(\.val) ?? []
    }
  }

  private struct Reason: Decodable {
    let type: String
    let uri: String?
    let indexedAt: String?

    private enum Key: String, CodingKey {
      case uri, indexedAt
      case type = "$type"
    }

    init(from decoder: any Decoder) throws {
      let reason = try decoder.container(keyedBy: Key.self)
      type = try reason.requiredText(.type)
      uri = reason.text(.uri)
      indexedAt = reason.text(.indexedAt)
    }
  }

  init(from decoder: any Decoder) throws {
    let item = try decoder.container(keyedBy: Key.self)
    let view = try item.decode(View.self, forKey: .post)
    let reason: Reason? = item.optional(.reason)
    let repost = reason.flatMap { $0.type.hasSuffix("#reasonRepost") ? $0 : nil }
    let said = (view.labels ?? []).compactMap(\.element?.val) + view.record.labels
    var warnings: [String] = []
    // Labels with `!` are instructions to programs.
    for word in said where !word.hasPrefix("!") && !warnings.contains(word) {
      warnings.append(word)
    }
    // A feed may contain a post and its repost by the same person.
    let id = repost == nil ? view.uri : repost?.uri ?? "\(view.uri)#repost"
    let date = repost?.indexedAt ?? view.record.createdAt ?? view.indexedAt
    post = Post(
      id: id, text: view.record.text.trimmingCharacters(in: .whitespacesAndNewlines),
      date: date.flatMap(PostDate.read),
      // Several languages count as none stated.
      language: view.record.langs.count == 1 ? view.record.langs.first : nil,
      repostOf: repost == nil ? nil : view.author.person.handle,
      warning: warnings.isEmpty ? nil : warnings.joined(separator: ", "))
  }
}
