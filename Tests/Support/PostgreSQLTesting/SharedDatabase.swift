// The database of one test, made when the test asks for it.
package import PostgreSQL
import Synchronization

/// One fresh database on the server of this process, for as many stores as a test opens.
package final class SharedDatabase: Sendable {
  private let made = Mutex<PostgreSQLAddress?>(nil)

  /// A database that nobody has asked for.
  package init() {}

  /// Its address; throws a sentence when PostgreSQL cannot be started.
  package func address() throws -> PostgreSQLAddress {
    try made.withLock { made in
      if let made { return made }
      let address = try PostgreSQLServer.ofThisProcess.get().database()
      made = address
      return address
    }
  }
}
