// Full disks and missing permissions: each has its error, and no transaction is half stored.
import Foundation
import LinuxTesting
import Testing

@testable import DataLayer

@Suite("Databases without space or permission", .timeLimit(.minutes(10)))
struct DatabaseRoomTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A write that fills the file is not stored in part, whatever follows")
  func pagesOut() async throws {
    let database = try Database(at: folder.file("t.sqlite"), migrations: tally)
    try await database.add(0..<10)
    await #expect(throws: DatabaseError.diskFull) {
      try await database.write { connection throws(DatabaseError) in
        try connection.execute("PRAGMA max_page_count = 20")
        do throws(DatabaseError) {
          for number in 10..<1_000 {
            try connection.run(
              "INSERT INTO numbers (number, photo) VALUES (?, zeroblob(5000))", number)
          }
        } catch {
          // Whoever swallows the failure and goes on gets it again.
          try connection.run("UPDATE totals SET count = 77")
        }
      }
    }
    #expect(try await database.sums() == [10, 10])
  }

  @Test(
    "On a full disk a write says so and the old rows stay; with room again it goes on",
    .enabled(if: SmallDisk.isPossible, "mounting a small disk takes root"))
  func fullDisk() async throws {
    let disk = try SmallDisk(kilobytes: 1_024)
    let file = disk.url.appending(path: "t.sqlite")
    let first = try Database(at: file, migrations: tally)
    try await first.add(0..<10)
    await first.close()
    try disk.fill(leaving: 300_000)
    let database = try Database(at: file, migrations: tally)
    for durability in [Durability.throughCrashes, .throughPowerCuts] {
      await #expect(throws: DatabaseError.diskFull) {
        try await database.write(durability) { connection throws(DatabaseError) in
          let insert = try connection.statement(
            "INSERT INTO numbers (number, photo) VALUES (?, zeroblob(5000))")
          for number in 10..<1_000 { try insert.run(number) }
          try connection.run("UPDATE totals SET count = 1000")
        }
      }
      #expect(try await database.sums() == [10, 10])
      // What the failed write took of the disk is there for others again.
      #expect(try Data(contentsOf: disk.url.appending(path: "t.sqlite-wal")) == Data())
    }
    await #expect(throws: DatabaseError.diskFull) {
      for start in stride(from: 10, to: 1_000_000, by: 1_000) {
        try await database.add(start..<start + 1_000)
      }
    }
    let kept = try await database.sums()
    #expect(kept[0] == kept[1] && kept[0] % 1_000 == 10)
    try disk.fill(leaving: 0)
    #expect(throws: DatabaseError.diskFull) {
      try Database(at: disk.url.appending(path: "second.sqlite"), migrations: tally)
    }
    try disk.clear()
    try await database.add(2_000_000..<2_000_005)
    #expect(try await database.sums() == [kept[0] + 5, kept[0] + 5])
    await database.close()
  }

  // Bug: closing a file deleted the memory file beside it, and a full disk had no room for another.
  @Test(
    "A closed file can be read from a disk that has no room at all",
    .enabled(if: SmallDisk.isPossible, "mounting a small disk takes root"))
  func openedOnFullDisk() async throws {
    let disk = try SmallDisk(kilobytes: 1_024)
    let file = disk.url.appending(path: "t.sqlite")
    let first = try Database(at: file, migrations: tally)
    try await first.add(0..<10)
    #expect(try await first.sums() == [10, 10])
    await first.close()
    #expect(try Data(contentsOf: disk.url.appending(path: "t.sqlite-wal")) == Data())
    try disk.fill(leaving: 0)
    let database = try Database(at: file, migrations: tally)
    #expect(try await database.sums() == [10, 10])
    await #expect(throws: DatabaseError.diskFull) { try await database.add(10..<20) }
    #expect(try await database.sums() == [10, 10])
    await database.close()
  }

  // A folder of the system's own that nobody can write to, not even root.
  @Test("A folder without write permission is an error")
  func rights() throws {
    let file = URL(filePath: "/sys/t.sqlite")
    let error = #expect(throws: DatabaseError.self) { try Database(at: file, migrations: tally) }
    #expect(error?.description.hasPrefix("it may not be read or written (") == true, "\(error!)")
  }

  @Test("A folder of the file's name is an error")
  func folderInTheWay() throws {
    try FileManager.default.createDirectory(
      at: folder.file("t.sqlite"), withIntermediateDirectories: false)
    let error = #expect(throws: DatabaseError.self) {
      try Database(at: folder.file("t.sqlite"), migrations: tally)
    }
    #expect(error == .storage(why: "Is a directory"))
  }
}
