// Records on disk and in memory: what both promise, and what only files can suffer.

import Foundation
import Testing

@testable import Catalog

struct Note: Codable, Sendable, Equatable {
  var text: String
  var at: Date
}

@Suite("Record stores")
struct RecordStoreTests {
  let folder: TemporaryFolder
  let reports = Reports<RecordError>()
  let now = Date(timeIntervalSinceReferenceDate: 800_000_000.123456)
  let note = Note(text: "Soup 🍲 / \"é\"", at: Date(timeIntervalSinceReferenceDate: 1.1))

  init() throws {
    folder = try TemporaryFolder()
  }

  func files(_ limits: RecordLimits = .init()) -> FileRecordStore {
    FileRecordStore(folder: folder.url, limits: limits, now: { [now] in now }, report: reports.hear)
  }

  func both(_ limits: RecordLimits = .init()) -> [any RecordStore] {
    [files(limits), InMemoryRecordStore(limits: limits, now: { [now] in now })]
  }

  @Test("A record comes back as it was, with the time it was saved")
  func roundTrip() async throws {
    for store in both() {
      #expect(try await store.load(Note.self, from: "foods", key: "1") == nil)
      try await store.save(Note(text: "old", at: now), to: "foods", key: "1")
      try await store.save(note, to: "foods", key: "1")
      let record = try await store.load(Note.self, from: "foods", key: "1")
      #expect(record == Record(value: note, savedAt: now))
      #expect(try await store.load(Note.self, from: "drinks", key: "1") == nil)
    }
  }

  @Test("It comes back after a restart")
  func restart() async throws {
    try await files().save(note, to: "foods", key: "list")
    #expect(try await files().load(Note.self, from: "foods", key: "list")?.value == note)
  }

  @Test("Keys of any kind are kept apart")
  func keys() async throws {
    let long = String(repeating: "ä", count: 500)
    let keys = [
      "", ".", "..", "../up", "A", "a", "a/b", "a b", "é", "%41", "nul\u{0}", long, long + "x",
    ]
    for store in both() {
      for (number, key) in keys.enumerated() {
        try await store.save(number, to: "keys/../of all", key: key)
      }
      for (number, key) in keys.enumerated() {
        #expect(try await store.load(Int.self, from: "keys/../of all", key: key)?.value == number)
      }
      #expect(try await store.keys(in: "keys/../of all") == keys.sorted())
    }
    #expect(try folder.names == ["keys%2f%2e%2e%2fof%20all"])
  }

  @Test("A removed record is gone, and removing nothing is fine")
  func remove() async throws {
    for store in both() {
      try await store.save(1, to: "foods", key: "1")
      try await store.remove(from: "foods", key: "1")
      try await store.remove(from: "foods", key: "1")
      #expect(try await store.load(Int.self, from: "foods", key: "1") == nil)
      #expect(try await store.keys(in: "foods") == [])
    }
  }

  @Test("Bounds are kept: bytes of a record, records of a collection")
  func bounds() async throws {
    for store in both(RecordLimits(recordBytes: 200, records: 2)) {
      await #expect(throws: RecordError.tooLarge(limit: 200)) {
        try await store.save(String(repeating: "x", count: 200), to: "foods", key: "1")
      }
      try await store.save(1, to: "foods", key: "1")
      try await store.save(2, to: "foods", key: "2")
      await #expect(throws: RecordError.full(limit: 2)) {
        try await store.save(3, to: "foods", key: "3")
      }
      try await store.save(22, to: "foods", key: "2")
      try await store.remove(from: "foods", key: "1")
      try await store.save(3, to: "foods", key: "3")
      #expect(try await store.keys(in: "foods") == ["2", "3"])
    }
  }

  @Test("A value that is no JSON is refused and nothing is written")
  func noJSON() async throws {
    for store in both() {
      await #expect(throws: RecordError.self) {
        try await store.save(Double.nan, to: "foods", key: "1")
      }
      #expect(try await store.load(Double.self, from: "foods", key: "1") == nil)
    }
  }

  @Test("A record of another shape is said to be damaged once, and the key is free again")
  func otherShape() async throws {
    for store in both() {
      try await store.save(["text": "no date"], to: "foods", key: "1")
      let damaged = RecordError.damaged(collection: "foods", key: "1", why: "value.at is missing")
      await #expect(throws: damaged) { try await store.load(Note.self, from: "foods", key: "1") }
      #expect(try await store.load(Note.self, from: "foods", key: "1") == nil)
    }
  }

  @Test(
    "A damaged file is set aside and reported, never deleted",
    arguments: [("", "it is empty"), (#"{"version":1,"ke"#, "it is not JSON")])
  func damaged(_ content: String, _ why: String) async throws {
    let store = files()
    let error = RecordError.damaged(collection: "foods", key: "1", why: why)
    for _ in 1...2 {
      try await store.save(note, to: "foods", key: "1")
      try folder.write("foods/1.json", Data(content.utf8))
      await #expect(throws: error) { try await store.load(Note.self, from: "foods", key: "1") }
    }
    #expect(reports.all == [error, error])
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.file("foods").path(percentEncoded: false))
    #expect(names.sorted() == ["1.json.2.damaged", "1.json.damaged"])
    #expect(try Data(contentsOf: folder.file("foods/1.json.damaged")) == Data(content.utf8))
  }

  @Test("A file under another key's name is not believed")
  func movedFile() async throws {
    let store = files()
    try await store.save(note, to: "foods", key: "1")
    try FileManager.default.moveItem(
      at: folder.file("foods/1.json"), to: folder.file("foods/2.json"))
    await #expect(throws: RecordError.self) {
      try await store.load(Note.self, from: "foods", key: "2")
    }
  }

  @Test("What a killed process left half written is swept, and the record before it stands")
  func killed() async throws {
    try await files().save(note, to: "foods", key: "1")
    try folder.write("foods/.tmp-77", Data("half".utf8))
    let store = files()
    #expect(try await store.keys(in: "foods") == ["1"])
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.file("foods").path(percentEncoded: false))
    #expect(names == ["1.json"])
    #expect(try await store.load(Note.self, from: "foods", key: "1")?.value == note)
  }

  @Test("A folder that cannot be used is said to be so")
  func unusable() async throws {
    try folder.write("file", Data())
    let store = FileRecordStore(folder: folder.file("file/below"), report: reports.hear)
    await #expect(throws: RecordError.self) { try await store.save(1, to: "foods", key: "1") }
    #expect(reports.all.count == 1)
    #expect(try await store.load(Int.self, from: "foods", key: "1") == nil)
  }
}
