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
    case "AccountDeactivated": return .deactivated
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
    let handle = try actor.requiredText(.handle, .name)
    let labels: [Lossy<BlueskyLabel>] = actor.optional(.labels) ?? []
    person = Person(
      id: try actor.identity(.did), handle: handle, name: actor.text(.displayName, .name) ?? handle,
      about: actor.text(.description, .prose) ?? "", picture: actor.webAddress(.avatar),
      isProtected: BlueskyLabel.values(labels.compactMap(\.element))
        .contains("!no-unauthenticated"))
  }
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
