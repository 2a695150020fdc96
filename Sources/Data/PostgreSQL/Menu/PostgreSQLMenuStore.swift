// A menu store in a PostgreSQL database.
public import DataLayer
import Foundation
public import MenuData

/// The saved menu and the staged pages of the next one, for processes on several machines.
public final class PostgreSQLMenuStore: DatabaseMenuStore {
  private let database: PostgreSQLDatabase
  /// The names for the search.
  public let index = MenuIndex()

  /// The menu in `database`.
  public init(in database: PostgreSQLDatabase) { self.database = database }

  /// Does nothing: others share the database and close it.
  public func close() async {}

  /// The right to download, as a lock of the database.
  public func lockDownload() async throws(MenuError) -> (any ProcessLock)? {
    do throws(DatabaseError) {
      return try await database.lock(AdvisoryLock.download)
    } catch {
      throw MenuError(error)
    }
  }

  /// An element whenever any process has saved a menu, and when notifications may have been missed.
  public func changes() -> AsyncStream<Void> {
    database.changes().ofMenu()
  }

  /// Runs one statement that reads.
  public func read<Value: Sendable>(
    _ work: @escaping @Sendable (PostgreSQLConnection) throws(DatabaseError) -> Value
  ) async throws(MenuError) -> Value {
    do throws(DatabaseError) {
      return try await database.read(work)
    } catch {
      throw MenuError(error)
    }
  }

  /// Runs several statements that read the same menu.
  public func snapshot<Value: Sendable>(
    _ work: @escaping @Sendable (PostgreSQLConnection) throws(DatabaseError) -> Value
  ) async throws(MenuError) -> Value {
    try await read { connection throws(DatabaseError) in try connection.reading(work) }
  }

  /// Runs statements in one transaction, which is rolled back when the work throws.
  public func transaction<Value: Sendable>(
    _ work: @escaping @Sendable (PostgreSQLConnection) throws(DatabaseError) -> Value
  ) async throws(MenuError) -> Value {
    do throws(DatabaseError) {
      return try await database.write { connection throws(DatabaseError) in
        try connection.writing(work)
      }
    } catch {
      throw MenuError(error)
    }
  }
}
