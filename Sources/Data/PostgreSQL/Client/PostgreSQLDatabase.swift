// A database on a PostgreSQL server, used on a few connections with threads of their own.
import DataLayer
import Foundation
import Synchronization

/// A database that several processes share.
///
/// It connects at the first call and again after a lost connection. While the server is away, calls
/// throw `away`; after a failed connection they do so at once for a second.
public final class PostgreSQLDatabase: Sendable {
  /// A change of the connection that is worth a line.
  public enum Event: Sendable, Hashable {
    /// The server cannot be used, told once until it can be again.
    case lost(DatabaseError)
    /// The server can be used again.
    case regained
  }

  /// Where it is.
  public let address: PostgreSQLAddress
  let options: PostgreSQLOptions
  let listener: ChangeListener
  private let slots: [Slot]
  private let queue: WorkQueue
  private let observe: @Sendable (DatabaseOperation) -> Void

  /// A database at an address; nothing is sent before the first call.
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

  /// Connects and runs the migrations that the database has not had; throws why it cannot be used.
  ///
  /// A call does the same by itself; this tells at the start what is wrong.
  public func open() async throws(DatabaseError) {
    try await read { connection throws(DatabaseError) in _ = try connection.run("SELECT 1") }
  }

  /// Finishes the work of earlier calls and closes the connections; later calls throw `closed`.
  public func close() async {
    listener.stop()
    queue.end()
    await queue.ended()
  }

  /// Runs work that may run twice: a second time when its connection turns out to be lost.
  ///
  /// Throws `cancelled` when the task is cancelled before the work began, unless it is to run
  /// then, too.
  package func read<Value: Sendable>(
    evenIfCancelled: Bool = false,
    _ work: @escaping @Sendable (PostgreSQLConnection) throws(DatabaseError) -> Value
  ) async throws(DatabaseError) -> Value {
    try await perform(evenIfCancelled, twice: true, work)
  }

  /// Runs work that changes something, once.
  ///
  /// When the connection is lost while it runs, it may or may not be committed, and this throws
  /// `away`.
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
    let (slots, job, observe) = (slots, CancellableJob<Value>(), observe)
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard job.wait(continuation) else {
          return continuation.resume(returning: .failure(.cancelled))
        }
        let isTaken = queue.add { worker in
          guard let waiting = job.begin() else { return }
          let start = ContinuousClock.now
          let answer = Result { () throws(DatabaseError) in
            try slots[worker].use(twice: twice, work)
          }
          observe(DatabaseOperation(isWrite: !twice, duration: start.duration(to: .now)))
          waiting.resume(returning: answer)
        }
        if !isTaken { job.settle(.failure(.closed)) }
      }
    } onCancel: {
      if !evenIfCancelled { job.cancel() }
    }
    return try answer.get()
  }
}

/// Whether the server can be reached, as all connections of a database know it.
final class Reach: Sendable {
  private struct State {
    var error: DatabaseError?
    var until = ContinuousClock.now
    /// Whether the tables are known to be there.
    var isMigrated = false
  }

  private let state = Mutex(State())
  private let pause: Duration
  private let report: @Sendable (PostgreSQLDatabase.Event) -> Void

  init(pause: Duration, report: @escaping @Sendable (PostgreSQLDatabase.Event) -> Void) {
    self.pause = pause
    self.report = report
  }

  /// Whether the migrations have to be looked at before the next use.
  var isMigrated: Bool {
    get { state.withLock { $0.isMigrated } }
    set { state.withLock { $0.isMigrated = newValue } }
  }

  /// Throws the last refusal again while it is too early for another attempt.
  ///
  /// Otherwise each of many callers would wait for a timeout of its own.
  func check() throws(DatabaseError) {
    let error = state.withLock { $0.until > .now ? $0.error : nil }
    if let error { throw error }
  }

  /// Notes that the server refused a connection.
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

  /// Notes that the server took a connection.
  func succeeded() {
    let wasAway = state.withLock { state in
      defer { state.error = nil }
      return state.error != nil
    }
    if wasAway { report(.regained) }
  }
}
