// The writes on disk, from the request until the service has answered.
import Foundation

/// The unsent writes of one service, in a store that processes may share.
struct SavedWrites<Write: OutboxWrite>: Sendable {
  let store: any RecordStore
  /// The name of one write, such as `like`.
  let name: String
  /// Distinguishes the writes of one service from those of another.
  let source: String
  /// The name of this process.
  let process: String
  let now: @Sendable () -> Date

  init(
    _ name: String, in store: any RecordStore, source: String, process: String,
    now: @escaping @Sendable () -> Date
  ) {
    self.name = name
    self.store = store
    self.source = source
    self.process = process
    self.now = now
  }

  /// The collection of the writes.
  var writes: String { name + "s" }
  /// The collection of the refused writes.
  private var refused: String { name + "-refusals" }

  /// Saves a write, replacing an earlier one of the same record. False when that fails.
  func save(_ write: Write, askedAt: Date) async -> Bool {
    await save(Entry(write: write, askedAt: askedAt, process: process))
  }

  /// Saves a write of this process or another. False when that fails.
  @discardableResult
  func save(_ entry: Entry) async -> Bool {
    await isDone { () throws(RecordError) in
      try await store.save(entry, to: writes, key: key(entry.write.id))
    }
  }

  /// Removes the write of a record, because the service has answered it. False when that fails: a
  /// write that remains would be sent again by the next process, even if a later one replaced it.
  @discardableResult
  func remove(_ id: Write.ID) async -> Bool {
    await isDone { () throws(RecordError) in
      try await store.remove(from: writes, key: key(id))
    }
  }

  /// Whether the store did it; otherwise the store reports the reason.
  private func isDone(_ work: () async throws(RecordError) -> Void) async -> Bool {
    do throws(RecordError) {
      try await work()
      return true
    } catch {
      return false
    }
  }

  /// The writes for this service, in the order of the requests.
  func all() async -> [Entry] {
    await everything(in: writes, as: Entry.self).sorted { $0.askedAt < $1.askedAt }
  }

  /// The saved write of a record; nil when there is none, or when it is unreadable.
  func entry(of id: Write.ID) async -> Entry? {
    // An unreadable write is not sent now; the store reports the reason.
    try? await store.load(Entry.self, from: writes, key: key(id))?.value
  }

  /// Saves a refusal, replacing an earlier one of the same record. False when that fails.
  @discardableResult
  func save(_ refusal: Refusal) async -> Bool {
    await isDone { () throws(RecordError) in
      try await store.save(refusal, to: refused, key: key(refusal.refused.id))
    }
  }

  /// Removes the refusal of a record, because it was dismissed.
  func removeRefusal(of id: Write.ID) async {
    // A refusal that remains is shown once more; the store reports the reason.
    try? await store.remove(from: refused, key: key(id))
  }

  /// The refusals of this service, oldest first.
  func refusals() async -> [Refusal] {
    await everything(in: refused, as: Refusal.self).sorted { $0.refusedAt < $1.refusedAt }
  }

  private func everything<Value: Codable & Sendable>(
    in collection: String, as type: Value.Type
  ) async -> [Value] {
    // Unreadable keys are read again next time; the store reports the reason.
    let keys = (try? await store.keys(in: collection)) ?? []
    var values: [Value] = []
    for key in keys where key.hasPrefix(source) {
      // A damaged one is lost; the store reports it and sets it aside.
      if let found = try? await store.load(type, from: collection, key: key) {
        values.append(found.value)
      }
    }
    return values
  }

  private func key(_ id: Write.ID) -> String { "\(source)-\(id)" }
}

// MARK: - The records

extension SavedWrites {
  /// A write on disk, with its fields beside those of the write.
  struct Entry: Codable, Equatable, Sendable {
    /// The change.
    var write: Write
    /// When it was requested, by the clock of the process.
    var askedAt: Date
    /// The process that sends it.
    var process: String

    init(write: Write, askedAt: Date, process: String) {
      self.write = write
      self.askedAt = askedAt
      self.process = process
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: OutboxField.self)
      write = try Write(from: decoder)
      askedAt = try fields.decode(Date.self, forKey: .askedAt)
      process = try fields.decode(String.self, forKey: .process)
    }

    func encode(to encoder: any Encoder) throws {
      try write.encode(to: encoder)
      var fields = encoder.container(keyedBy: OutboxField.self)
      try fields.encode(askedAt, forKey: .askedAt)
      try fields.encode(process, forKey: .process)
    }
  }

  /// A refused write on disk, until the person has dismissed it.
  struct Refusal: Codable, Equatable, Sendable {
    /// The change and the reason for its refusal.
    var refused: RefusedWrite<Write>
    /// The time of the refusal, by the clock of the process.
    var refusedAt: Date
    /// The process that shows it on a page; nil when no page was open.
    var process: String?

    init(_ refused: RefusedWrite<Write>, refusedAt: Date, process: String?) {
      self.refused = refused
      self.refusedAt = refusedAt
      self.process = process
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: OutboxField.self)
      refused = RefusedWrite(
        try Write(from: decoder), error: try fields.decode(HTTPError.self, forKey: .error))
      refusedAt = try fields.decode(Date.self, forKey: .refusedAt)
      process = try fields.decodeIfPresent(String.self, forKey: .process)
    }

    func encode(to encoder: any Encoder) throws {
      try refused.write.encode(to: encoder)
      var fields = encoder.container(keyedBy: OutboxField.self)
      try fields.encode(refused.error, forKey: .error)
      try fields.encode(refusedAt, forKey: .refusedAt)
      try fields.encodeIfPresent(process, forKey: .process)
    }
  }
}

/// The fields beside those of a write.
private enum OutboxField: String, CodingKey {
  case askedAt, process, error, refusedAt
}
