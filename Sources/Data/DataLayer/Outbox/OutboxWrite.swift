// A change that a service must receive, and its refusal.

/// A change that a person made to one record of a service.
///
/// Its id is that of the record: a later write replaces an earlier one with the same id.
public protocol OutboxWrite: Codable, Sendable, Equatable, Identifiable
where ID: Sendable & LosslessStringConvertible {}

/// A write that the service refused, and that the person has not dismissed yet.
///
/// A newer refusal of the same record replaces the older one.
public struct RefusedWrite<Write: OutboxWrite>: Sendable, Equatable, Identifiable {
  /// The refused change.
  public let write: Write
  /// The reason for the refusal.
  public let error: HTTPError

  /// The id of the record.
  public var id: Write.ID { write.id }

  /// A refusal of a write.
  public init(_ write: Write, error: HTTPError) {
    self.write = write
    self.error = error
  }
}
