// A SQLite file shared by the process: one writer, several readers, all off Swift's own threads.

import Foundation

/// A database file: writes one after another, each all or nothing; reads beside them, each on one snapshot.
///
/// Several processes may open the same file. A file found damaged is set aside with its logs, never deleted, and an empty
/// one takes its place; the call that found it throws `damaged`.
public final class Database: Sendable {
  private let pool: ConnectionPool
  private let writer: WorkQueue
  private let readers: WorkQueue

  /// Opens the file, making it and its folder when they are missing, checks it and takes the migrations not yet taken.
  ///
  /// Reads the whole file up to `options.checkedBytes`. Throws `newer` when a later version has written it. `report`
  /// hears of a damaged file, on any thread.
  public init(
    at file: URL, migrations: [Migration], options: DatabaseOptions = DatabaseOptions(),
    report: @escaping @Sendable (DatabaseProblem) -> Void = { _ in }
  ) throws(DatabaseError) {
    precondition(
      zip(1..., migrations).allSatisfy { $0 == $1.number },
      "migrations are numbered from 1 without gaps")
    let pool = try ConnectionPool(
      DatabaseFile(at: file), migrations: migrations, options: options, report: report)
    let name = file.lastPathComponent
    self.pool = pool
    writer = WorkQueue(threads: 1, name: "\(name) writer") { _ in pool.close(0) }
    readers = WorkQueue(threads: options.readers, name: "\(name) reader") { pool.close($0 + 1) }
  }

  deinit {
    readers.end()
    writer.end()
  }

  /// Does the work in one transaction: kept whole when it returns, not at all when it throws.
  ///
  /// Throws `cancelled` when the task is cancelled before the work began; once begun it is finished.
  public func write<Value: Sendable>(
    _ durability: Durability? = nil,
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(DatabaseError) -> Value {
    try await write(durability, evenIfCancelled: false, work)
  }

  /// Does the work on one snapshot: it sees every write that returned before, and none half done.
  ///
  /// Throws `cancelled` when the task is cancelled before the work began.
  public func read<Value: Sendable>(
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(DatabaseError) -> Value {
    try await read(evenIfCancelled: false, work)
  }

  /// A mark that changes when another process changes the file, or when it was begun anew.
  public func foreignChanges() async throws(DatabaseError) -> ForeignChanges {
    let pool = pool
    return try await perform(on: writer, first: 0, evenIfCancelled: false) {
      connection throws(DatabaseError) in
      // The writing connection: to it, only other processes are others.
      let version = try connection.first("PRAGMA data_version") { $0.integer(0) } ?? 0
      return ForeignChanges(generation: pool.generation, version: version)
    }
  }

  /// Finishes the work handed in so far and closes the file; calls after this throw `closed`.
  public func close() async {
    readers.end()
    await readers.ended()
    writer.end()
    await writer.ended()
  }

  func write<Value: Sendable>(
    _ durability: Durability?, evenIfCancelled: Bool,
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(DatabaseError) -> Value {
    return try await perform(on: writer, first: 0, evenIfCancelled: evenIfCancelled) {
      connection throws(DatabaseError) in
      try connection.writing(durability, work)
    }
  }

  func read<Value: Sendable>(
    evenIfCancelled: Bool,
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(DatabaseError) -> Value {
    try await perform(on: readers, first: 1, evenIfCancelled: evenIfCancelled) {
      connection throws(DatabaseError) in
      try connection.reading(work)
    }
  }

  private func perform<Value: Sendable>(
    on queue: WorkQueue, first: Int, evenIfCancelled: Bool,
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(DatabaseError) -> Value {
    let (pool, job) = (pool, CancellableJob<Value>())
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard job.wait(continuation) else {
          return continuation.resume(returning: .failure(.cancelled))
        }
        let isTaken = queue.add { worker in
          guard let waiting = job.begin() else { return }
          let answer = Result { () throws(DatabaseError) in try pool.use(first + worker, work) }
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

/// A mark on a database's file; two that are equal say that no other process changed it in between.
public struct ForeignChanges: Sendable, Hashable {
  let generation: Int
  let version: Int
}
