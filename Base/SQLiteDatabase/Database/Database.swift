// A SQLite file with one writer and several readers, on their own threads.
public import Foundation

/// A database file: each write is one transaction, each read sees one snapshot.
///
/// Writes run one after another, reads run concurrently with writes. Several processes may open the
/// same file. A damaged file is renamed with its logs, never deleted, and an empty file replaces
/// it; the call that found the damage throws `damaged`.
public final class Database: Sendable {
  private let pool: ConnectionPool
  private let writer: WorkQueue
  private let readers: WorkQueue
  private let observe: @Sendable (DatabaseOperation) -> Void

  /// Opens and checks the file and runs the migrations that it lacks.
  ///
  /// A missing file or folder is created. A file of up to `options.checkedBytes` is read
  /// completely. Throws `newer` when a later version has written the file. `report` is called for a
  /// damaged file, `observe` after each read and write; both on any thread.
  public init(
    at file: URL, migrations: [Migration], options: DatabaseOptions = DatabaseOptions(),
    report: @escaping @Sendable (DatabaseProblem) -> Void = { _ in },
    observe: @escaping @Sendable (DatabaseOperation) -> Void = { _ in }
  ) throws(DatabaseError) {
    precondition(
      zip(1..., migrations).allSatisfy { $0 == $1.number },
      "migrations are numbered from 1 without gaps")
    let pool = try ConnectionPool(
      DatabaseFile(at: file), migrations: migrations, options: options, report: report)
    let name = file.lastPathComponent
    self.pool = pool
    self.observe = observe
    writer = WorkQueue(threads: 1, name: "\(name) writer") { _ in pool.close(0) }
    readers = WorkQueue(threads: options.readers, name: "\(name) reader") { pool.close($0 + 1) }
  }

  deinit {
    readers.end()
    writer.end()
  }

  /// Runs the work in one transaction. If it throws, its writes are discarded.
  ///
  /// Throws `cancelled` when the task is cancelled before the work starts. Work that has started is
  /// finished.
  public func write<Value: Sendable>(
    _ durability: Durability? = nil,
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(DatabaseError) -> Value {
    try await write(durability, evenIfCancelled: false, work)
  }

  /// Runs the work on one snapshot, which includes every write that returned before.
  ///
  /// Throws `cancelled` when the task is cancelled before the work starts.
  public func read<Value: Sendable>(
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(DatabaseError) -> Value {
    try await read(evenIfCancelled: false, work)
  }

  /// Finishes the work of earlier calls and closes the file; later calls throw `closed`.
  public func close() async {
    readers.end()
    await readers.ended()
    writer.end()
    await writer.ended()
  }

  /// Runs the work in one transaction; if requested, even in a cancelled task.
  package func write<Value: Sendable>(
    _ durability: Durability?, evenIfCancelled: Bool,
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(DatabaseError) -> Value {
    try await perform(on: writer, first: 0, evenIfCancelled: evenIfCancelled) {
      connection throws(DatabaseError) in
      try connection.writing(durability, work)
    }
  }

  /// Runs the work on one snapshot; if requested, even in a cancelled task.
  package func read<Value: Sendable>(
    evenIfCancelled: Bool,
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(DatabaseError) -> Value {
    try await perform(on: readers, first: 1, evenIfCancelled: evenIfCancelled) {
      connection throws(DatabaseError) in
      try connection.reading(work)
    }
  }

  /// A number that only a commit of another process changes: the writing connection does not count
  /// its own.
  func dataVersion() async throws(DatabaseError) -> Int {
    let unobserved: @Sendable (DatabaseOperation) -> Void = { _ in }
    return try await writer.perform(isWrite: false, true, unobserved) {
      [pool] _ throws(DatabaseError) in
      try pool.use(0) { connection throws(DatabaseError) in
        try connection.first("PRAGMA data_version") { $0.integer(0) } ?? 0
      }
    }
  }

  private func perform<Value: Sendable>(
    on queue: WorkQueue, first: Int, evenIfCancelled: Bool,
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(DatabaseError) -> Value {
    try await queue.perform(isWrite: first == 0, evenIfCancelled, observe) {
      [pool] worker throws(DatabaseError) in
      try pool.use(first + worker, work)
    }
  }
}
