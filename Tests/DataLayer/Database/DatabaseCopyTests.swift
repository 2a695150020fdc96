// Copies of a database that is in use, and checks of a file.
import AppTesting
import Foundation
import Testing

@testable import DataLayer

@Suite("Copies of a database", .timeLimit(.minutes(10)))
struct DatabaseCopyTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("Each copy made during writes is one moment, whole, one file and for this account only")
  func duringWrites() async throws {
    let file = folder.file("tally")
    let database = try Database(at: file, migrations: tally)
    let writes = Task {
      for number in 0..<200 { try await database.add(number * 50..<number * 50 + 50) }
    }
    var counts: [Int] = []
    for number in 0..<10 {
      let copy = folder.file("copy\(number)")
      try DatabaseCopy.make(of: file, at: copy)
      let sums = try DatabaseCopy.reading(copy) { connection throws(DatabaseError) in
        try connection.sums()
      }
      #expect(sums[0] == sums[1] && sums[0] % 50 == 0)
      counts.append(sums[0])
      let facts = try FileManager.default.attributesOfItem(atPath: copy.path)
      #expect(facts[.posixPermissions] as? Int == 0o600)
    }
    try await writes.valueWithinTest
    #expect(counts == counts.sorted())
    #expect(try await database.sums() == [10_000, 10_000])
    await database.close()
    let names = try folder.names.filter { $0.hasPrefix("copy") && $0.contains("-") }
    #expect(names == [])
  }

  @Test("What is in the log and not yet in the file is in the copy")
  func log() async throws {
    let file = folder.file("tally")
    let database = try Database(at: file, migrations: tally)
    try await database.add(0..<7)
    let copy = folder.file("copy")
    try DatabaseCopy.make(of: file, at: copy)
    await database.close()
    let opened = try Database(at: copy, migrations: tally)
    #expect(try await opened.sums() == [7, 7])
    await opened.close()
  }

  @Test("A copy replaces nothing")
  func inTheWay() async throws {
    let file = folder.file("tally")
    await (try Database(at: file, migrations: tally)).close()
    try folder.write("copy", Data("mine".utf8))
    #expect(throws: DatabaseError.self) {
      try DatabaseCopy.make(of: file, at: folder.file("copy"))
    }
    #expect(try Data(contentsOf: folder.file("copy")) == Data("mine".utf8))
  }

  @Test("A damaged database is not copied, and no file is left")
  func damaged() async throws {
    let file = folder.file("tally")
    let database = try Database(at: file, migrations: tally)
    try await database.add(0..<5_000)
    await database.close()
    var data = try Data(contentsOf: file)
    data.replaceSubrange(4_096..<16_384, with: Data(repeating: 0xAA, count: 12_288))
    try data.write(to: file)
    let copy = folder.file("copy")
    #expect(throws: DatabaseError.self) { try DatabaseCopy.make(of: file, at: copy) }
    #expect(!FileManager.default.fileExists(atPath: copy.path))
    #expect(throws: DatabaseError.self) {
      try DatabaseCopy.reading(file) { connection throws(DatabaseError) in try connection.sums() }
    }
  }

  @Test("A file that is no database of ours is told, and reading one does not write")
  func foreign() async throws {
    try folder.write("text", Data(repeating: 0x41, count: 10_000))
    #expect(throws: DatabaseError.self) { try DatabaseCopy.check(folder.file("text")) }
    try folder.write("empty", Data())
    #expect(throws: DatabaseError.damaged(why: "it is not of Tapas")) {
      try DatabaseCopy.check(folder.file("empty"))
    }
    let file = folder.file("tally")
    await (try Database(at: file, migrations: tally)).close()
    #expect(throws: DatabaseError.self) {
      try DatabaseCopy.reading(file) { connection throws(DatabaseError) in
        try connection.run("INSERT INTO numbers (number) VALUES (1)")
      }
    }
  }
}
