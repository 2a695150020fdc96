// `bench store`: the speed of the database for many rows, single commits and single reads.
import DataLayer
import Foundation

/// Times the database in a file of its own; store.py does the same work in Python.
struct StoreBench {
  let file: URL
  private let rows = 10_000

  private static let tables = [
    Migration(
      1, "products",
      sql: """
        CREATE TABLE products (id TEXT PRIMARY KEY, name TEXT, price TEXT, category TEXT,
          calories INTEGER) WITHOUT ROWID;
        CREATE TABLE commits (number INTEGER);
        """)
  ]

  private struct Line: Sendable {
    var id: String
    var name: String
    var price: String
    var category: String
    var calories: Int
  }

  func run() async throws {
    let database = try Database(at: file, migrations: Self.tables)
    let lines = (0..<rows).map { number in
      Line(
        id: "\(10_000_000 + number)-product-identifier", name: "A dish with a name \(number)",
        price: "\(number).50", category: "category-\(number % 120)", calories: number)
    }
    try await time("insert 10,000 rows") {
      try await database.write { connection throws(DatabaseError) in
        try connection.run("DELETE FROM products")
        let insert = try connection.statement("INSERT INTO products VALUES (?, ?, ?, ?, ?)")
        for line in lines {
          try insert.run(line.id, line.name, line.price, line.category, line.calories)
        }
      }
    }
    try await time("select 10,000 rows") {
      let found = try await database.read { connection throws(DatabaseError) in
        try connection.rows("SELECT id, name, price, category, calories FROM products") { row in
          Line(
            id: row.text(0), name: row.text(1), price: row.text(2), category: row.text(3),
            calories: row.integer(4))
        }
      }
      precondition(found.count == rows)
    }
    for durability in [Durability.throughCrashes, .throughPowerCuts] {
      try await time("200 commits, \(durability)") {
        for number in 0..<200 {
          try await database.write(durability) { connection throws(DatabaseError) in
            try connection.run("INSERT INTO commits VALUES (?)", number)
            return
          }
        }
      }
    }
    try await time("1,000 reads of one row") {
      for number in 0..<1_000 {
        let id = lines[number].id
        _ = try await database.read { connection throws(DatabaseError) in
          try connection.first("SELECT name FROM products WHERE id = ?", id) { $0.text(0) }
        }
      }
    }
    try await database.write { connection throws(DatabaseError) in
      for number in 0..<600 {
        try connection.run(
          "INSERT INTO products VALUES (?, ?, '', '', 0)", "blob \(number)",
          [UInt8](repeating: 7, count: 100_000))
      }
    }
    await database.close()
    try await time("open a file of 60 MB, checked whole") {
      await (try Database(at: file, migrations: Self.tables)).close()
    }
    try await time("open it unchecked") {
      let options = DatabaseOptions(checkedBytes: 0)
      await (try Database(at: file, migrations: Self.tables, options: options)).close()
    }
  }

  /// The best and the median of seven, in ms.
  private func time(_ name: String, _ work: () async throws -> Void) async throws {
    var times: [Double] = []
    for _ in 0..<7 {
      let start = ContinuousClock.now
      try await work()
      times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    times.sort()
    print(
      name, String(format: "%.2f", times[0]), String(format: "%.2f", times[3]), separator: "\t")
  }
}
