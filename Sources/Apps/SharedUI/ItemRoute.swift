// The route to the page of an item, also from a shared link.

/// The route to the page of an item. A link may have any id; the page reports an unknown one.
public struct ItemRoute<ID>: Hashable, Sendable, LosslessStringConvertible
where ID: Hashable & Sendable & LosslessStringConvertible {
  /// The id of the item.
  public let id: ID

  /// The route to the item with this id.
  public init(id: ID) { self.id = id }

  /// Parses an id; nil for an invalid one.
  public init?(_ description: String) {
    guard let id = ID(description) else { return nil }
    self.id = id
  }

  /// The id as an address component.
  public var description: String { id.description }
}
