// Records in memory, in a file and on a server: the behaviour that all stores have.
import AppTesting
import Foundation
import Limits
import Testing

@testable import DataLayer

#if canImport(PostgreSQL)
  import PostgreSQL
  import PostgreSQLTesting
#endif

struct Note: Codable, Sendable, Equatable {
  var text: String
  var at: Date
}

@Suite("Record stores", .timeLimit(.minutes(10)))
struct RecordStoreTests {
  /// The stores there are.
  enum Kind: CaseIterable, Sendable {
    case memory, sqlite
    #if canImport(PostgreSQL)
      case postgreSQL
    #endif
  }

  let folder: TemporaryFolder
  #if canImport(PostgreSQL)
    let shared = SharedDatabase()
  #endif
  let now = Date(timeIntervalSinceReferenceDate: 800_000_000.123456)
  let note = Note(text: "Soup 🍲 / \"é\"", at: Date(timeIntervalSinceReferenceDate: 1.1))

  init() throws {
    folder = try TemporaryFolder()
  }

  func store(_ kind: Kind, _ limits: RecordLimits = .init()) throws -> any RecordStore {
    switch kind {
    case .memory: InMemoryRecordStore(limits: limits, now: { [now] in now })
    case .sqlite:
      try SQLiteRecordStore(
        at: folder.file("records.sqlite"), limits: limits, now: { [now] in now })
    #if canImport(PostgreSQL)
      case .postgreSQL:
        PostgreSQLRecordStore(
          in: PostgreSQLDatabase(at: try shared.address()), limits: limits, now: { [now] in now })
    #endif
    }
  }

  @Test("A record comes back as it was, with the time it was saved", arguments: Kind.allCases)
  func roundTrip(_ kind: Kind) async throws {
    let store = try store(kind)
    #expect(try await store.load(Note.self, from: "foods", key: "1") == nil)
    try await store.save(Note(text: "old", at: now), to: "foods", key: "1")
    try await store.save(note, to: "foods", key: "1")
    let record = try await store.load(Note.self, from: "foods", key: "1")
    #expect(record == Record(value: note, savedAt: now))
    #expect(try await store.load(Note.self, from: "drinks", key: "1") == nil)
  }

  @Test("Keys with any characters are different keys", arguments: Kind.allCases)
  func keys(_ kind: Kind) async throws {
    let long = String(repeating: "ä", count: 500)
    let keys = [
      "", ".", "..", "../up", "A", "a", "a/b", "a b", "é", "%41", "nul\u{0}", "nul", "'; --", long,
      long + "x",
    ]
    let store = try store(kind)
    for (number, key) in keys.enumerated() {
      try await store.save(number, to: "keys/../of all", key: key)
    }
    for (number, key) in keys.enumerated() {
      #expect(try await store.load(Int.self, from: "keys/../of all", key: key)?.value == number)
    }
    #expect(try await store.keys(in: "keys/../of all") == keys.sorted())
  }

  @Test("A removed record is gone, and removing nothing is fine", arguments: Kind.allCases)
  func remove(_ kind: Kind) async throws {
    let store = try store(kind)
    try await store.save(1, to: "foods", key: "1")
    try await store.remove(from: "foods", key: "1")
    try await store.remove(from: "foods", key: "1")
    #expect(try await store.load(Int.self, from: "foods", key: "1") == nil)
    #expect(try await store.keys(in: "foods") == [])
  }

  @Test("The limits hold: bytes of a record, records of a collection", arguments: Kind.allCases)
  func bounds(_ kind: Kind) async throws {
    let store = try store(kind, RecordLimits(recordBytes: 200, records: 2))
    await #expect(throws: RecordError.tooLarge(limit: 200)) {
      try await store.save(String(repeating: "x", count: 199), to: "foods", key: "1")
    }
    try await store.save(1, to: "foods", key: "1")
    try await store.save(2, to: "foods", key: "2")
    await #expect(throws: RecordError.full(limit: 2)) {
      try await store.save(3, to: "foods", key: "3")
    }
    try await store.save(22, to: "foods", key: "2")
    try await store.save(3, to: "drinks", key: "3")
    try await store.remove(from: "foods", key: "1")
    try await store.save(3, to: "foods", key: "3")
    #expect(try await store.keys(in: "foods") == ["2", "3"])
  }

  @Test("A value without JSON is refused and nothing is written", arguments: Kind.allCases)
  func noJSON(_ kind: Kind) async throws {
    let store = try store(kind)
    await #expect(throws: RecordError.self) {
      try await store.save(Double.nan, to: "foods", key: "1")
    }
    #expect(try await store.load(Double.self, from: "foods", key: "1") == nil)
  }

  @Test(
    "A record of another shape is said to be damaged once, and the key is free again",
    arguments: Kind.allCases)
  func otherShape(_ kind: Kind) async throws {
    let store = try store(kind)
    try await store.save(["text": "no date"], to: "foods", key: "1")
    let damaged = RecordError.damaged(collection: "foods", key: "1", why: "at is missing")
    await #expect(throws: damaged) { try await store.load(Note.self, from: "foods", key: "1") }
    #expect(try await store.load(Note.self, from: "foods", key: "1") == nil)
  }

  @Test("A cancelled task still saves its value", arguments: Kind.allCases)
  func cancelled(_ kind: Kind) async throws {
    let store = try store(kind)
    let saving = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await store.save(1, to: "foods", key: "1")
      return try await store.load(Int.self, from: "foods", key: "1")?.value
    }
    #expect(try await saving.valueWithinTest == 1)
  }

  @Test("A thousand random steps give the same as a dictionary", arguments: Kind.allCases)
  func likeADictionary(_ kind: Kind) async throws {
    var random = SeededRandom(seed: 20)
    var store = try store(kind)
    var model: [String: Int] = [:]
    for step in 0..<1_000 {
      let key = String(Int.random(in: 0..<40, using: &random))
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        try await store.save(step, to: "numbers", key: key)
        model[key] = step
      case 5..<8:
        try await store.remove(from: "numbers", key: key)
        model[key] = nil
      case 8:
        #expect(try await store.keys(in: "numbers") == model.keys.sorted())
      default:
        #expect(try await store.load(Int.self, from: "numbers", key: key)?.value == model[key])
      }
      // The one on disk outlives its process; another opens beside it as well as after it.
      if kind != .memory, step % 250 == 249 { store = try self.store(kind) }
    }
    for key in 0..<40 {
      let value = try await store.load(Int.self, from: "numbers", key: "\(key)")?.value
      #expect(value == model["\(key)"])
    }
  }
}
