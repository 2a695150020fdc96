// A server that is stopped, frozen, full or locked, and connections that are cut.
import DataLayer
import Foundation
import Glibc
import PostgreSQLTesting
import Synchronization
import Testing

@testable import PostgreSQL

@Suite("A database server that fails", .timeLimit(.minutes(10)))
struct FaultTests {
  /// Options without the pause after a failure, so that a test need not wait for its end.
  let options = PostgreSQLOptions(connections: 1, pause: .zero)

  /// The words of a failure; nil when there is none.
  private func words<Value: Sendable>(
    _ work: () async throws(DatabaseError) -> Value
  ) async -> DatabaseError? {
    do throws(DatabaseError) {
      _ = try await work()
      return nil
    } catch {
      return error
    }
  }

  @Test("A server that is stopped is away, and one that is started again is used by itself")
  func restarted() async throws {
    let server = try PostgreSQLServer()
    let events = Mutex<[PostgreSQLDatabase.Event]>([])
    let database = PostgreSQLDatabase(at: try server.database(), options: options) { event in
      events.withLock { $0.append(event) }
    }
    let store = PostgreSQLRecordStore(in: database)
    try await store.save("soup", to: "foods", key: "1")
    try server.stop()
    for _ in 1...2 {
      guard case .away = await words(database.open) else {
        Issue.record("a stopped server is not away")
        return
      }
    }
    try server.start()
    #expect(try await store.load(String.self, from: "foods", key: "1")?.value == "soup")
    try server.stop(crashing: true)
    try server.start()
    // A write finds out that its connection is gone before it is sent.
    try await store.save("tea", to: "foods", key: "1")
    #expect(try await store.load(String.self, from: "foods", key: "1")?.value == "tea")
    let told = events.withLock { $0 }
    #expect(told.count == 2 && told.last == .regained)
    await database.close()
  }

  @Test("While the server is away, calls fail at once, without an attempt of each")
  func pause() async throws {
    let server = try PostgreSQLServer.ofThisProcess.get()
    let address = try server.address("not-there")
    let attempts = Mutex(0)
    let slow = PostgreSQLOptions(connections: 1, pause: .seconds(3_600))
    let reach = Reach(pause: slow.pause) { _ in attempts.withLock { $0 += 1 } }
    let slot = Slot(address, slow, reach)
    for _ in 1...3 {
      #expect(throws: DatabaseError.away(why: #"database "not-there" does not exist"#)) {
        try slot.use(twice: true) { connection throws(DatabaseError) in
          _ = try connection.run("SELECT 1")
        }
      }
    }
    // Made while calls still fail at once, the database is not seen.
    try server.psql(#"CREATE DATABASE "not-there""#)
    #expect(throws: DatabaseError.self) {
      try slot.use(twice: true) { connection throws(DatabaseError) in
        _ = try connection.run("SELECT 1")
      }
    }
    #expect(attempts.withLock { $0 } == 1)
    let later = Slot(address, options, Reach(pause: .zero) { _ in })
    try later.use(twice: true) { connection throws(DatabaseError) in
      _ = try connection.run("SELECT 1")
    }
  }

  @Test("A connection that is cut is made again: a read is repeated, a write is told")
  func cut() async throws {
    let server = try PostgreSQLServer.ofThisProcess.get()
    let address = try server.database()
    let name = address.description.split(separator: "/")[2].split(separator: "?")[0]
    let database = PostgreSQLDatabase(at: address, options: options)
    try await database.open()
    let cuts = Mutex(0)
    // Cuts the connection in the midst of its first use.
    let read = try await database.read { connection throws(DatabaseError) -> Int in
      let runs = cuts.withLock { cuts in
        cuts += 1
        return cuts
      }
      if runs == 1 {
        _ = try connection.run("SELECT pg_terminate_backend(pg_backend_pid())")
      }
      return try connection.first("SELECT 42") { $0.integer(0) } ?? 0
    }
    #expect(read == 42 && cuts.withLock { $0 } == 2)
    let failure = await words { () async throws(DatabaseError) in
      try await database.write { connection throws(DatabaseError) in
        _ = try connection.run("SELECT pg_terminate_backend(pg_backend_pid())")
      }
    }
    guard case .away = failure else {
      Issue.record("a write on a cut connection told \(String(describing: failure))")
      return
    }
    // Cut while nobody uses it, it is not used again.
    try await database.open()
    try server.psql(
      "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '\(name)'")
    let changed = try await database.write { connection throws(DatabaseError) in
      try connection.run("SELECT 1")
    }
    #expect(changed == 1)
    await database.close()
  }

  @Test("A server that says nothing is given up, and used again when it speaks")
  func frozen() async throws {
    let server = try PostgreSQLServer.ofThisProcess.get()
    let short = PostgreSQLOptions(
      connections: 1, answerTimeout: .milliseconds(300), pause: .zero)
    let database = PostgreSQLDatabase(at: try server.database(), options: short)
    let process = try await database.read { connection throws(DatabaseError) in
      try connection.first("SELECT pg_backend_pid()") { $0.integer(0) } ?? 0
    }
    kill(pid_t(process), SIGSTOP)
    let failure = await words(database.open)
    kill(pid_t(process), SIGCONT)
    #expect(failure == .away(why: "it did not answer in time"))
    try await database.open()
    await database.close()
  }

  @Test("The limits of time are the server's: of a statement and of a lock")
  func timeouts() async throws {
    let address = try PostgreSQLServer.ofThisProcess.get().database()
    let short = PostgreSQLOptions(
      connections: 2, statementTimeout: .milliseconds(200), lockTimeout: .milliseconds(50))
    let database = PostgreSQLDatabase(at: address, options: short)
    let slow = await words { () async throws(DatabaseError) in
      try await database.read { connection throws(DatabaseError) in
        _ = try connection.run("SELECT pg_sleep(30)")
      }
    }
    #expect(slow == .away(why: "a statement took too long"))
    let holder = try PostgreSQLConnection(address, options)
    try holder.run("SELECT pg_advisory_lock(7)")
    let locked = await words { () async throws(DatabaseError) in
      try await database.write { connection throws(DatabaseError) in
        _ = try connection.run("SELECT pg_advisory_lock(7)")
      }
    }
    #expect(locked == .busy)
    await database.close()
  }

  @Test("A wrong password is told without the password, which no message repeats")
  func password() async throws {
    let server = try PostgreSQLServer.ofThisProcess.get()
    let address = try server.database()
    let name = address.description.split(separator: "/")[2].split(separator: "?")[0]
    try server.psql("CREATE ROLE guarded LOGIN PASSWORD 'right'")
    try server.psql(
      "GRANT ALL ON DATABASE \(name) TO guarded; GRANT ALL ON SCHEMA public TO guarded",
      in: String(name))
    let right = try server.address(String(name), user: "guarded", password: "right")
    try await PostgreSQLDatabase(at: right, options: options).open()
    for password in ["wrong", nil] {
      let wrong = try server.address(String(name), user: "guarded", password: password)
      let failure = await words(PostgreSQLDatabase(at: wrong, options: options).open)
      guard case .notAllowed(let why) = failure else {
        Issue.record("a wrong password told \(String(describing: failure))")
        continue
      }
      #expect(!why.contains("wrong") && why.contains("password"))
    }
  }

  @Test("A database that may only be read is told so, and its records still load")
  func readOnly() async throws {
    let server = try PostgreSQLServer.ofThisProcess.get()
    let address = try server.database()
    let name = address.description.split(separator: "/")[2].split(separator: "?")[0]
    let writer = PostgreSQLRecordStore(in: PostgreSQLDatabase(at: address, options: options))
    try await writer.save("soup", to: "foods", key: "1")
    try server.psql("ALTER DATABASE \(name) SET default_transaction_read_only = on")
    let store = PostgreSQLRecordStore(in: PostgreSQLDatabase(at: address, options: options))
    #expect(try await store.load(String.self, from: "foods", key: "1")?.value == "soup")
    let why = "it may not be read or written (it may only be read)"
    await #expect(throws: RecordError.storage(why: why)) {
      try await store.save("tea", to: "foods", key: "1")
    }
  }

  @Test(
    "What the server refuses is told by its class",
    arguments: [
      ("53100", DatabaseError.diskFull), ("53300", .away(why: "w")), ("57P01", .away(why: "w")),
      ("08006", .away(why: "w")), ("28P01", .notAllowed(why: "w")),
      ("42501", .notAllowed(why: "w")), ("55P03", .busy), ("40001", .busy),
      ("23505", .constraint(why: "w")), ("58030", .storage(why: "w")),
      ("XX001", .storage(why: "w")), ("42601", .statement(why: "w")),
    ])
  func classes(_ state: String, _ error: DatabaseError) {
    #expect(DatabaseError(state: state, message: "w") == error)
  }

  @Test("A transaction that another one was in the way of is repeated once")
  func repeated() throws {
    let address = try PostgreSQLServer.ofThisProcess.get().database()
    let slot = Slot(address, options, Reach(pause: .zero) { _ in })
    var runs = 0
    let value = try slot.use(twice: false) { connection throws(DatabaseError) -> Int in
      try connection.writing { connection throws(DatabaseError) -> Int in
        runs += 1
        if runs == 1 {
          try connection.run("DO $$ BEGIN RAISE SQLSTATE '40001'; END $$")
        }
        return runs
      }
    }
    #expect(value == 2)
  }
}
