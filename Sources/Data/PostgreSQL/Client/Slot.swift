// The connection of one thread, made when needed and again when lost.
import DataLayer

/// The connection of one worker.
///
/// `@unchecked`: only the thread of its worker uses it.
final class Slot: @unchecked Sendable {
  private let address: PostgreSQLAddress
  private let options: PostgreSQLOptions
  private let reach: Reach
  private var connection: PostgreSQLConnection?

  init(_ address: PostgreSQLAddress, _ options: PostgreSQLOptions, _ reach: Reach) {
    self.address = address
    self.options = options
    self.reach = reach
  }

  func close() { connection = nil }

  /// Runs the work on the connection. Repeats it after a conflict with another transaction and,
  /// with `twice`, after a lost connection.
  func use<Value>(
    twice: Bool, _ work: (PostgreSQLConnection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    do throws(DatabaseError) {
      return try once(work)
    } catch {
      // The server has rolled it back, or it was only a read.
      guard mayRepeat || (twice && wasLost) else { throw error }
      return try once(work)
    }
  }

  private var mayRepeat: Bool { connection?.mayRepeat ?? false }
  /// Whether an existing connection was lost in use.
  private var wasLost = false

  private func once<Value>(
    _ work: (PostgreSQLConnection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    wasLost = false
    let connection = try usable()
    do throws(DatabaseError) {
      return try work(connection)
    } catch {
      // The database was emptied; the next use makes the tables again.
      if connection.missesTable { reach.isMigrated = false }
      if !connection.isUsable {
        self.connection = nil
        wasLost = !connection.isGivenUp
        // The next caller would wait as long.
        if connection.isGivenUp { reach.failed(error) }
      }
      throw error
    }
  }

  /// A connection to a database with all its tables.
  private func usable() throws(DatabaseError) -> PostgreSQLConnection {
    if let connection, connection.isUsable, reach.isMigrated { return connection }
    try reach.check()
    do throws(DatabaseError) {
      var usable = connection
      if usable?.isUsable != true { usable = try PostgreSQLConnection(address, options) }
      guard let usable else { throw .closed }
      if !reach.isMigrated {
        try usable.migrate(PostgreSQLTables.migrations)
        reach.isMigrated = true
      }
      connection = usable
      reach.succeeded()
      return usable
    } catch {
      connection = nil
      reach.failed(error)
      throw error
    }
  }
}
