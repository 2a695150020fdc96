// Damaged files: renamed, never deleted, and replaced by an empty database.
import Foundation
import Testing

@testable import DataLayer

@Suite("Damaged databases", .timeLimit(.minutes(10)))
struct DatabaseDamageTests {
  let folder: TemporaryFolder
  let reports = Reports<DatabaseProblem>()

  init() throws {
    folder = try TemporaryFolder()
  }

  func database(checkedBytes: Int = 64_000_000) throws -> Database {
    try Database(
      at: folder.file("t.sqlite"), migrations: tally,
      options: DatabaseOptions(checkedBytes: checkedBytes), report: reports.hear)
  }

  /// A file of some pages, closed; its bytes.
  func filled() async throws -> Data {
    let database = try database()
    try await database.write { connection throws(DatabaseError) in
      for number in 0..<1_000 {
        try connection.run(
          "INSERT INTO numbers (number, word) VALUES (?, ?)", number, "a word to fill pages with")
      }
      try connection.run("UPDATE totals SET count = 1000")
    }
    await database.close()
    return try Data(contentsOf: folder.file("t.sqlite"))
  }

  /// The kinds of damage.
  enum Harm: CaseIterable, Sendable {
    case letter, middle, header, cutShort, cutToBits, zeros

    func done(to bytes: Data) -> Data {
      var bytes = bytes
      switch self {
      case .letter: return Data("Dear database,\n".utf8)
      case .middle:
        bytes.replaceSubrange(20_000..<30_000, with: Data(repeating: 0xAB, count: 10_000))
      case .header: bytes.replaceSubrange(0..<16, with: Data(repeating: 0, count: 16))
      case .cutShort: bytes.removeLast(bytes.count / 2)
      case .cutToBits: bytes = bytes.prefix(50)
      case .zeros: bytes = Data(repeating: 0, count: bytes.count)
      }
      return bytes
    }
  }

  @Test("Found when it is opened, the file is set aside as it was", arguments: Harm.allCases)
  func atOpening(_ harm: Harm) async throws {
    let bytes = harm.done(to: try await filled())
    try bytes.write(to: folder.file("t.sqlite"))
    let database = try database()
    #expect(try await database.sums() == [0, 0])
    try await database.add(0..<3)
    #expect(try await database.sums() == [3, 3])
    #expect(try Data(contentsOf: folder.file("t.sqlite.damaged")) == bytes)
    #expect(reports.all.count == 1)
    guard case .setAside("t.sqlite.damaged", _) = reports.all.first else {
      Issue.record("\(reports.all)")
      return
    }
  }

  @Test("Files set aside are numbered, none replaces another")
  func numbered() async throws {
    for letter in ["one", "two", "three"] {
      try folder.write("t.sqlite", Data("A letter, number \(letter).".utf8))
      await (try database()).close()
    }
    let logs = ["-shm", "-wal"]
    let later = ["t.sqlite.2.damaged", "t.sqlite.3.damaged"].flatMap { name in
      [name] + logs.map { name + $0 }
    }
    #expect(
      try folder.names
        == ["t.sqlite", "t.sqlite-lock"] + logs.map { "t.sqlite" + $0 } + later
        + ["t.sqlite.damaged"])
    let third = try String(contentsOf: folder.file("t.sqlite.3.damaged"), encoding: .utf8)
    #expect(third == "A letter, number three.")
  }

  @Test(
    "Found at use, the call says so and the next one finds an empty database", arguments: [0, 1])
  func atUse(_ first: Int) async throws {
    let bytes = Harm.middle.done(to: try await filled())
    try bytes.write(to: folder.file("t.sqlite"))
    // As if the file were too large to be checked whole.
    let database = try database(checkedBytes: 0)
    #expect(reports.all == [])
    let error = await #expect(throws: DatabaseError.self) {
      if first == 0 {
        _ = try await database.read { connection throws(DatabaseError) in
          try connection.rows("SELECT word FROM numbers") { $0.text(0) }
        }
      } else {
        try await database.write { connection throws(DatabaseError) in
          try connection.run("UPDATE numbers SET word = 'x'")
          return
        }
      }
    }
    #expect(error == .damaged(why: "database disk image is malformed"))
    #expect(
      reports.all == [
        .setAside(name: "t.sqlite.damaged", why: "database disk image is malformed")
      ])
    try await database.add(0..<3)
    #expect(try await database.sums() == [3, 3])
    #expect(try Data(contentsOf: folder.file("t.sqlite.damaged")) == bytes)
  }

  @Test("A damaged file that another process has open stays, and both calls say so")
  func inUse() async throws {
    let bytes = Harm.middle.done(to: try await filled())
    try bytes.write(to: folder.file("t.sqlite"))
    let other = try database(checkedBytes: 0)
    #expect(
      throws: DatabaseError.damaged(why: "and another process has it open; stop that one first")
    ) { try database() }
    #expect(try Data(contentsOf: folder.file("t.sqlite")) == bytes)
    await other.close()
    #expect(try await database().sums() == [0, 0])
  }
}
