// The routes of Humour, which have addresses.
import Foundation
import Posts

/// The route to a person's posts, such as `ana`.
struct PersonRoute: Hashable, Sendable, LosslessStringConvertible {
  /// The handle as typed or linked, without the `@`.
  let handle: String

  init(handle: String) { self.handle = handle }

  /// The route in an address component; nil for that of a post.
  init?(_ description: String) {
    guard !description.isEmpty, !description.contains("~") else { return nil }
    handle = description
  }

  var description: String { handle }
}

/// The route to one post of a person, such as `ana~1234`; no source allows `~` in a handle.
struct PostRoute: Hashable, Sendable, LosslessStringConvertible {
  /// The person whose list has the post; for a repost, the person who reposted it.
  let person: PersonRoute
  /// The id of the post.
  let id: Post.ID

  init(person: PersonRoute, id: Post.ID) {
    self.person = person
    self.id = id
  }

  /// The route in an address component; nil when it is not that of a post.
  init?(_ description: String) {
    let parts = description.split(separator: "~", maxSplits: 1)
    guard parts.count == 2, let person = PersonRoute(String(parts[0])) else { return nil }
    self.person = person
    id = String(parts[1])
  }

  var description: String { "\(person)~\(id)" }
}
