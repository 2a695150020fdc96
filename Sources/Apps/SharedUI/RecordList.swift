// What a service answers as a list: the readable records, and how many were not.

/// The records in the service's order, each id once, and how many could not be read.
public struct RecordList<Record: Identifiable & Codable & Sendable>: Codable, Sendable {
  /// In the order of the service; of two with one id the first.
  public let records: [Record]
  /// How many records were left out because they had no usable id or name.
  public var skipped: Int

  /// A list of the readable records.
  public init(_ records: [Record], skipped: Int = 0) {
    var known: Set<Record.ID> = []
    self.records = records.filter { known.insert($0.id).inserted }
    self.skipped = skipped
  }
}

extension RecordList: Equatable where Record: Equatable {}
