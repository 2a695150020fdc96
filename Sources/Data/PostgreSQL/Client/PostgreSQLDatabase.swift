// A database on a PostgreSQL server, used through a few connections with their own threads.
public import DataLayer
import Foundation
import Synchronization

/// A database that several processes share.
///
/// It connects at the first call and after a lost connection. While the server is unreachable,
/// calls throw `away`; for a second after a failed connection they do so at once.
public final class PostgreSQLDatabase: Sendable {
  /// A change of the connection that should be logged.
  public enum Event: Sendable, Hashable {
    /// The server is unusable. Reported once until it is usable again.
    case lost(DatabaseError)
    /// The server is usable again.
    case regained
  }

  /// The address of the database.
  public let address: PostgreSQLAddress
  let options: PostgreSQLOptions
  let listener: ChangeListener
  private let slots: [Slot]
  private let queue: WorkQueue
  private let observe: @Sendable (DatabaseOperation) -> Void

  /// A database at an address. Nothing is sent before the first call.
  ///
  /// `report` is called on any thread when the server is lost and when it is back, `observe` after
  /// each read and write.
  public init(
    at address: PostgreSQLAddress, options: PostgreSQLOptions = PostgreSQLOptions(),
    report: @escaping @Sendable (Event) -> Void = { _ in },
    observe: @escaping @Sendable (DatabaseOperation) -> Void = { _ in }
  ) {
    self.address = address
    self.observe = observe
    self.options = options
    listener = ChangeListener(address, options)
    let reach = Reach(pause: options.pause, report: report)
    let slots = (0..<options.connections).map { _ in Slot(address, options, reach) }
    self.slots = slots
    queue = WorkQueue(threads: options.connections, name: "postgresql") { slots[$0].close() }
  }

  deinit {
    listener.stop()
    queue.end()
  }

  /// Connects and runs the migrations that the database lacks. Throws when it is unusable.
  ///
  /// Every call does this too; calling it at the start reports problems early.
  public func open() async throws(DatabaseError) {
    try await read { connection throws(DatabaseError) in _ = try connection.run("SELECT 1") }
  }

  /// Finishes the work of earlier calls and closes the connections; later calls throw `closed`.
  public func close() async {
    listener.stop()
    queue.end()
    await queue.ended()
  }

  /// Runs work that may run twice: it is repeated when its connection turns out to be lost.
  ///
  /// Throws `cancelled` when the task is cancelled before the work starts, unless it should run
  /// even then.
  package func read<Value: Sendable>(
    evenIfCancelled: Bool = false,
    _ work: @escaping @Sendable (PostgreSQLConnection) throws(DatabaseError) -> Value
  ) async throws(DatabaseError) -> Value {
    try await perform(evenIfCancelled, twice: true, work)
  }

  /// Runs work with changes, once.
  ///
  /// When the connection is lost meanwhile, this throws `away`, and the work may or may not be
  /// committed.
  package func write<Value: Sendable>(
    evenIfCancelled: Bool = false,
    _ work: @escaping @Sendable (PostgreSQLConnection) throws(DatabaseError) -> Value
  ) async throws(DatabaseError) -> Value {
    try await perform(evenIfCancelled, twice: false, work)
  }

  private func perform<Value: Sendable>(
    _ evenIfCancelled: Bool, twice: Bool,
    _ work: @escaping @Sendable (PostgreSQLConnection) throws(DatabaseError) -> Value
  ) async throws(DatabaseError) -> Value {
    try await queue.perform(isWrite: !twice, evenIfCancelled, observe) {
      [slots] worker throws(DatabaseError) in
      try slots[worker].use(twice: twice, work)
    }
  }
}

/// Whether the server is reachable, as known to all connections of a database.
final class Reach: Sendable {
  private struct State {
    var error: DatabaseError?
    var until = ContinuousClock.now
    /// Whether the tables are known to exist.
    var isMigrated = false
  }

  private let state = Mutex(State())
  private let pause: Duration
  private let report: @Sendable (PostgreSQLDatabase.Event) -> Void

  init(pause: Duration, report: @escaping @Sendable (PostgreSQLDatabase.Event) -> Void) {
    self.pause = pause
    self.report = report
  }

  /// Whether the migrations were checked; if not, they must be checked before the next use.
  var isMigrated: Bool {
    get { state.withLock { $0.isMigrated } }
    set { state.withLock { $0.isMigrated = newValue } }
  }

  /// Throws the last refusal again while it is too early for another attempt.
  ///
  /// Otherwise each of many callers would wait for its own timeout.
  func check() throws(DatabaseError) {
    let error = state.withLock { $0.until > .now ? $0.error : nil }
    if let error { throw error }
  }

  /// Records that the server refused a connection.
  func failed(_ error: DatabaseError) {
    let isFirst = state.withLock { state in
      defer {
        state.error = error
        state.until = .now + pause
        state.isMigrated = false
      }
      return state.error == nil
    }
    if isFirst { report(.lost(error)) }
  }

  /// Records that the server accepted a connection.
  func succeeded() {
    let wasAway = state.withLock { state in
      defer { state.error = nil }
      return state.error != nil
    }
    if wasAway { report(.regained) }
  }
}
