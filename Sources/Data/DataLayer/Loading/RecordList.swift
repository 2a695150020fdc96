// The list in a service's answer: the readable records, and the number of unreadable ones.

/// The records in the service's order, each id once, and the number of unreadable ones.
public struct RecordList<Record: Identifiable & Codable & Sendable>: Codable, Sendable {
  /// The records in the service's order; of two with the same id, the first.
  public let records: [Record]
  /// The number of records left out because they had no usable id or name.
  public var skipped: Int

  /// Called with the records that have arrived so far.
  public typealias Arrived = @Sendable (RecordList) async -> Void

  /// A list of the readable records.
  public init(_ records: [Record], skipped: Int = 0) {
    var known: Set<Record.ID> = []
    self.records = records.filter { known.insert($0.id).inserted }
    self.skipped = skipped
  }

  /// This list. Throws `unreadable` when the service has records and none can be read, because an
  /// empty list would say that it has none.
  package func readable() throws(HTTPError) -> RecordList {
    if records.isEmpty, skipped > 0 {
      throw .unreadable(where: "", why: "has no record that can be read")
    }
    return self
  }
}

extension RecordList: Equatable where Record: Equatable {}
