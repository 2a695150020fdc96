// The way to the page of one item, also by a link that was shared.

/// The page of the item with an id. A link may name any id: the page says where there is no such
/// item.
public struct ItemRoute<ID>: Hashable, Sendable, LosslessStringConvertible
where ID: Hashable & Sendable & LosslessStringConvertible {
  /// The id of the item.
  public let id: ID

  /// The way to the item with this id.
  public init(id: ID) { self.id = id }

  /// Reads an id; nil for a text that is none.
  public init?(_ description: String) {
    guard let id = ID(description) else { return nil }
    self.id = id
  }

  /// The id as it stands in an address.
  public var description: String { id.description }
}
