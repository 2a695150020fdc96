// Transactions: work is committed as a whole or not at all.
import CPostgreSQL
package import DataLayer

extension PostgreSQLConnection {
  /// Runs the work on one snapshot of the database.
  package func reading<Value>(
    _ work: (PostgreSQLConnection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try transaction("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", work)
  }

  /// Runs the work in one transaction, which is rolled back when the work throws.
  package func writing<Value>(
    _ work: (PostgreSQLConnection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try transaction("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE", work)
  }

  private func transaction<Value>(
    _ begin: StaticString, _ work: (PostgreSQLConnection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try run(begin)
    do throws(DatabaseError) {
      let value = try work(self)
      try run("COMMIT")
      return value
    } catch {
      let (mayRepeat, missesTable) = (mayRepeat, missesTable)
      if !isGivenUp, PQtransactionStatus(handle) != PQTRANS_IDLE {
        // A connection that cannot roll back is not used again, and closing it rolls back.
        _ = try? run("ROLLBACK")
      }
      note(mayRepeat: mayRepeat, missesTable: missesTable)
      throw error
    }
  }
}
