// The records of a list with data prepared once for all pages: folded names, and indices by id.

/// A service's record that is searched by its name.
public protocol NamedRecord: Identifiable, Codable, Sendable where ID: Sendable {
  /// The text that a search matches.
  var name: String { get }
  /// Everything by which a list chooses and orders its records. Answers that agree in it redraw
  /// only the items that have changed. Nil, the default, redraws the list for each answer.
  var listed: [AnyHashable?]? { get }
}

extension NamedRecord {
  /// Nil: an answer with these records redraws the whole list.
  public var listed: [AnyHashable?]? { nil }
}

/// The records of an answer in the service's order. All pages share its arrays.
public struct NamedRecords<Record: NamedRecord>: Sendable {
  /// The records in the service's order, each id once.
  public private(set) var records: [Record]
  /// The number of unreadable records.
  public let skipped: Int
  /// The names, folded once for all searches.
  private var names: [FoldedText]
  private let indices: [Record.ID: Int]
  /// A hash of what is listed of all records; nil when they do not say what that is.
  private(set) var listing: Int?

  /// The records of an answer. It is slow for many records, so it is made off the main actor.
  public init(_ list: RecordList<Record>) {
    records = list.records
    skipped = list.skipped
    names = list.records.map { FoldedText($0.name) }
    indices = Dictionary(zip(list.records.map(\.id), list.records.indices)) { first, _ in first }
    listing = Self.listing(of: records, skipped: skipped)
  }

  private static func listing(of records: [Record], skipped: Int) -> Int? {
    var hasher = Hasher()
    hasher.combine(skipped)
    for record in records {
      guard let listed = record.listed else { return nil }
      hasher.combine(record.id)
      hasher.combine(listed)
    }
    return hasher.finalize()
  }

  /// The record with this id; nil when the list has none.
  public subscript(id: Record.ID) -> Record? { indices[id].map { records[$0] } }

  /// The records whose name contains every term of `query`.
  public func records(matching query: String) -> [Record] {
    let words = SearchTerms(query)
    if words.isEmpty { return records }
    return zip(records, names).filter { words.find($1) }.map(\.0)
  }

  /// Changes the record with this id, if the list has it.
  public mutating func edit(_ id: Record.ID, _ change: (inout Record) -> Void) {
    guard let place = indices[id] else { return }
    let listed = records[place].listed
    change(&records[place])
    if listed != nil, records[place].listed == listed { return }
    names[place] = FoldedText(records[place].name)
    listing = Self.listing(of: records, skipped: skipped)
  }
}
