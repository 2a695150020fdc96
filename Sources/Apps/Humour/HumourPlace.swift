// Where one can be in Humour, as it stands in an address.
import Posts

/// The posts of a person: `ana`.
struct PersonPlace: Hashable, Sendable, LosslessStringConvertible {
  /// As typed or linked, without the `@`.
  let handle: String

  init(handle: String) { self.handle = handle }

  /// Reads an address; nil where it is a post's.
  init?(_ description: String) {
    guard !description.isEmpty, !description.contains("~") else { return nil }
    handle = description
  }

  var description: String { handle }
}

/// One post of a person: `ana~1234`. No source has a `~` in its handles.
struct PostPlace: Hashable, Sendable, LosslessStringConvertible {
  /// Whose posts it is among; a repost is among those of the one who passed it on.
  let person: PersonPlace
  /// Which post it is.
  let id: Post.ID

  init(person: PersonPlace, id: Post.ID) {
    self.person = person
    self.id = id
  }

  /// Reads an address; nil where it is no post's.
  init?(_ description: String) {
    let parts = description.split(separator: "~", maxSplits: 1)
    guard parts.count == 2, let person = PersonPlace(String(parts[0])) else { return nil }
    self.person = person
    id = String(parts[1])
  }

  var description: String { "\(person)~\(id)" }
}
