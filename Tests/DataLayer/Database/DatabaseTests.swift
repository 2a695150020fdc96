// A database in real files: transactions, values, errors and restarts.
import Foundation
import Synchronization
import Testing

@testable import DataLayer

/// Two tables with the same count, so that half a transaction is visible.
let tally: [Migration] = [
  Migration(
    1, "numbers",
    sql: """
      CREATE TABLE numbers (number INTEGER PRIMARY KEY, word TEXT, weight REAL, photo BLOB);
      CREATE TABLE totals (name TEXT PRIMARY KEY, count INTEGER NOT NULL);
      INSERT INTO totals VALUES ('numbers', 0);
      """)
]

extension Database {
  /// Adds rows and counts them, in one transaction.
  func add(_ numbers: Range<Int>, _ durability: Durability? = nil) async throws(DatabaseError) {
    try await write(durability) { connection throws(DatabaseError) in
      let insert = try connection.statement("INSERT INTO numbers (number) VALUES (?)")
      for number in numbers { try insert.run(number) }
      try connection.run("UPDATE totals SET count = count + ?", numbers.count)
    }
  }

  /// The number of rows, and the stored count.
  func sums() async throws(DatabaseError) -> [Int] {
    try await read { connection throws(DatabaseError) in try connection.sums() }
  }
}

extension Connection {
  func sums() throws(DatabaseError) -> [Int] {
    try rows("SELECT count(*) FROM numbers UNION ALL SELECT count FROM totals") { $0.integer(0) }
  }
}

@Suite("Databases", .timeLimit(.minutes(10)))
struct DatabaseTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func database(_ migrations: [Migration] = tally, readers: Int = 2) throws -> Database {
    try Database(
      at: folder.file("t.sqlite"), migrations: migrations,
      options: DatabaseOptions(readers: readers, busyTimeout: .milliseconds(200)))
  }

  @Test("Values of every kind come back as they were")
  func values() async throws {
    struct Line: Equatable, Sendable {
      var number: Int
      var word: String?
      var weight: Double?
      var photo: [UInt8]?
    }
    let lines = [
      Line(number: .min, word: "", weight: 0.1, photo: []),
      Line(number: 0, word: nil, weight: nil, photo: nil),
      Line(number: 7, word: "a\u{0}b 'q' — مرحبا 🍲", weight: -1e300, photo: [0, 255, 39]),
      Line(number: .max, word: "; DROP TABLE numbers", weight: .infinity, photo: [1]),
    ]
    let database = try database()
    try await database.write { connection throws(DatabaseError) in
      for line in lines {
        try connection.run(
          "INSERT INTO numbers VALUES (?, ?, ?, ?)", line.number, line.word, line.weight, line.photo
        )
      }
    }
    let found = try await database.read { connection throws(DatabaseError) in
      try connection.rows("SELECT * FROM numbers ORDER BY number") { row in
        Line(
          number: row.integer(0), word: row.textIfAny(1),
          weight: row.isNull(2) ? nil : row.real(2),
          photo: row.isNull(3) ? nil : Array(row.bytes(3)))
      }
    }
    #expect(found == lines)
    let bytes = try await database.read { connection throws(DatabaseError) in
      try connection.first("SELECT word, photo FROM numbers WHERE number = ?", 7) {
        Array($0.utf8(0) + $0.bytes(1))
      }
    }
    #expect(bytes == Array("a\u{0}b 'q' — مرحبا 🍲".utf8) + [0, 255, 39])
  }

  @Test("A write that throws is rolled back")
  func rollback() async throws {
    let database = try database()
    try await database.add(0..<3)
    await #expect(throws: DatabaseError.abandoned) {
      try await database.write { connection throws(DatabaseError) in
        try connection.run("DELETE FROM numbers")
        throw .abandoned
      }
    }
    await #expect(throws: DatabaseError.constraint(why: "UNIQUE constraint failed: numbers.number"))
    { try await database.add(2..<5) }
    #expect(try await database.sums() == [3, 3])
  }

  @Test("A wrong statement throws SQLite's message")
  func mistakes() async throws {
    let database = try database()
    await #expect(throws: DatabaseError.statement(why: "no such table: number")) {
      try await database.write { connection throws(DatabaseError) in
        try connection.run("DELETE FROM number")
      }
    }
    let count = DatabaseError.statement(why: "it takes 1 values, more or fewer were given")
    await #expect(throws: count) {
      try await database.write { connection throws(DatabaseError) in
        try connection.run("INSERT INTO numbers (number) VALUES (?)", 1, 2)
      }
    }
    await #expect(throws: count) {
      try await database.write { connection throws(DatabaseError) in
        try connection.run("INSERT INTO numbers (number) VALUES (?)")
      }
    }
    await #expect(throws: DatabaseError.self) {
      try await database.read { connection throws(DatabaseError) in
        try connection.run("DELETE FROM numbers")
      }
    }
  }

  @Test("Rows survive a restart, and closing writes the log into the file and empties it")
  func restart() async throws {
    let first = try database()
    try await first.add(0..<10)
    await first.close()
    #expect(try Data(contentsOf: folder.file("t.sqlite-wal")) == Data())
    #expect(
      try folder.names == ["t.sqlite", "t.sqlite-lock", "t.sqlite-shm", "t.sqlite-wal"])
    let second = try database()
    #expect(try await second.sums() == [10, 10])
    await second.close()
    await #expect(throws: DatabaseError.closed) { try await second.sums() }
  }
}
