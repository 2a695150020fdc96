// The places of Humour that have an address.
import Posts

/// The posts of a person, such as `ana`.
struct PersonPlace: Hashable, Sendable, LosslessStringConvertible {
  /// The handle as typed or linked, without the `@`.
  let handle: String

  init(handle: String) { self.handle = handle }

  /// The place of an address; nil for the address of a post.
  init?(_ description: String) {
    guard !description.isEmpty, !description.contains("~") else { return nil }
    handle = description
  }

  var description: String { handle }
}

/// One post of a person, such as `ana~1234`; no source allows `~` in a handle.
struct PostPlace: Hashable, Sendable, LosslessStringConvertible {
  /// The person whose list it is in; for a repost the one who reposted it.
  let person: PersonPlace
  /// The id of the post.
  let id: Post.ID

  init(person: PersonPlace, id: Post.ID) {
    self.person = person
    self.id = id
  }

  /// The place of an address; nil for what is not the address of a post.
  init?(_ description: String) {
    let parts = description.split(separator: "~", maxSplits: 1)
    guard parts.count == 2, let person = PersonPlace(String(parts[0])) else { return nil }
    self.person = person
    id = String(parts[1])
  }

  var description: String { "\(person)~\(id)" }
}
