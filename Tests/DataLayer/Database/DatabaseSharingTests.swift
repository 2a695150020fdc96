// A database with several users: snapshots, two writers, cancelled calls and closing.
import AppTesting
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import DataLayer
@testable import SQLiteDatabase

@Suite("Databases with several users", .timeLimit(.minutes(10)))
struct DatabaseSharingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func database(patience: Duration = .seconds(20)) throws -> Database {
    try Database(
      at: folder.file("t.sqlite"), migrations: tally,
      options: DatabaseOptions(busyTimeout: patience))
  }

  @Test("Readers see whole snapshots during a write")
  func snapshots() async throws {
    let database = try database()
    try await database.add(0..<10)
    let (halfDone, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    async let written: Void = database.write { connection throws(DatabaseError) in
      try connection.run("DELETE FROM numbers WHERE number < 5")
      halfDone.signal()
      goOn.wait()
      try connection.run("UPDATE totals SET count = 5")
    }
    await thread { halfDone.wait() }
    #expect(try await database.sums() == [10, 10])
    goOn.signal()
    try await written
    #expect(try await database.sums() == [5, 5])
  }

  @Test("A read keeps its snapshot during later writes")
  func longRead() async throws {
    let database = try database()
    try await database.add(0..<10)
    let (begun, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    async let seen = database.read { connection throws(DatabaseError) in
      let before = try connection.sums()
      begun.signal()
      goOn.wait()
      return [before, try connection.sums()]
    }
    await thread { begun.wait() }
    try await database.add(10..<20)
    #expect(try await database.sums() == [20, 20])
    goOn.signal()
    #expect(try await seen == [[10, 10], [10, 10]])
  }

  @Test("A commit of another process is noticed within a second, and one's own is not")
  func changes() async throws {
    let (database, other) = (try database(), try database())
    let clock = TestClock()
    var changes = database.changes(clock: clock).makeAsyncIterator()
    await changes.next()
    await clock.waitForSleeper(due: .seconds(1))
    let before = try await database.dataVersion()
    try await database.add(0..<10)
    #expect(try await database.dataVersion() == before)
    try await other.add(10..<20)
    #expect(try await database.dataVersion() != before)
    clock.advance(by: .seconds(1))
    await changes.next()
    await clock.waitForSleeper(due: .seconds(2))
    await database.close()
    clock.advance(by: .seconds(1))
    #expect(await changes.next() == nil)
    await other.close()
  }

  @Test("Two databases on one file both write, and no addition is lost")
  func twoWriters() async throws {
    let (one, two) = (try database(), try database())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (half, database) in [one, two].enumerated() {
        group.addTask {
          for step in 0..<100 {
            let start = (half * 100 + step) * 5
            try await database.add(start..<start + 5)
            let sums = try await database.sums()
            #expect(sums[0] == sums[1])
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await one.sums() == [1_000, 1_000])
    #expect(try await two.sums() == [1_000, 1_000])
  }

  /// Runs `work` while a writer holds the database.
  func whileWriting(_ database: Database, _ work: () async throws -> Void) async throws {
    let (inside, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    async let kept: Void = database.write { connection throws(DatabaseError) in
      inside.signal()
      goOn.wait()
    }
    await thread { inside.wait() }
    do {
      try await work()
    } catch {
      goOn.signal()
      throw error
    }
    goOn.signal()
    try await kept
  }

  @Test("A file locked by another is busy after the timeout")
  func busy() async throws {
    let (one, two) = (try database(), try database(patience: .milliseconds(20)))
    try await whileWriting(one) {
      await #expect(throws: DatabaseError.busy) { try await two.add(0..<1) }
      let sums = try await two.sums()
      #expect(sums == [0, 0])
    }
    try await two.add(0..<1)
    #expect(try await one.sums() == [1, 1])
  }

  @Test("A call cancelled before it begins returns at once and does nothing")
  func cancelled() async throws {
    let database = try database()
    try await whileWriting(database) {
      let waiting = Task { try await database.add(0..<5) }
      waiting.cancel()
      // The writer is still held: only the call itself can have answered.
      await #expect(throws: DatabaseError.cancelled) { try await waiting.valueWithinTest }
    }
    #expect(try await database.sums() == [0, 0])
  }

  @Test("Closing finishes earlier calls")
  func close() async throws {
    let database = try database()
    let (inside, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    async let kept: Void = database.write { connection throws(DatabaseError) in
      inside.signal()
      goOn.wait()
      try connection.run("UPDATE totals SET count = 77")
    }
    await thread { inside.wait() }
    async let closed: Void = database.close()
    goOn.signal()
    try await kept
    await closed
    #expect(try await self.database().sums() == [0, 77])
    #expect(try folder.names.contains("t.sqlite-lock"))
  }

  @Test("A recursive read may use the same statement at each level")
  func nested() async throws {
    let database = try database()
    try await database.add(0..<4)
    let found = try await database.read { connection throws(DatabaseError) in
      try connection.children(of: 0)
    }
    #expect(found == [1, 2, 3])
  }

  /// Waits on a thread of its own, so that Swift's pool stays free.
  func thread(_ wait: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      Thread {
        wait()
        continuation.resume()
      }.start()
    }
  }
}

extension Connection {
  /// Numbers after this one, found one by one with the same statement.
  func children(of number: Int) throws(DatabaseError) -> [Int] {
    try rows("SELECT number FROM numbers WHERE number = ? + 1", number) {
      row throws(DatabaseError) in
      [row.integer(0)] + (try children(of: row.integer(0)))
    }.flatMap(\.self)
  }
}
