// A menu store in a database: SQLite and PostgreSQL share its statements.
public import DataLayer
package import Foundation

/// A menu store in a database of either kind.
///
/// All but the switch to a new menu is done here, in SQL that both understand.
public protocol DatabaseMenuStore: MenuStore {
  /// A connection to the database.
  associatedtype Connection: SQLConnection
  /// The names for the search.
  var index: MenuIndex { get }

  /// Runs one statement that reads.
  func read<Value: Sendable>(
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(MenuError) -> Value
  /// Runs several statements that read the same menu.
  func snapshot<Value: Sendable>(
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(MenuError) -> Value
  /// Runs statements in one transaction, which is rolled back when the work throws.
  func transaction<Value: Sendable>(
    _ work: @escaping @Sendable (Connection) throws(DatabaseError) -> Value
  ) async throws(MenuError) -> Value
}

extension SQLConnection {
  /// Records that the tables hold a new menu. Returns it with the version after the last one.
  package func saveMenu(
    _ menu: CompleteMenu, products: Int, from service: String, at date: Date
  ) throws(DatabaseError) -> SavedMenu {
    let last = try first("SELECT version FROM menu", []) { $0.integer(0) } ?? 0
    let saved = SavedMenu(
      version: last + 1, savedAt: date, categories: menu.sections.count, products: products,
      skipped: menu.skipped, currency: menu.currency, digest: menu.digest)
    try run("DELETE FROM menu", [])
    try run(
      "INSERT INTO menu VALUES (1, $1, $2, $3, $4, $5, $6, $7, $8)",
      [
        .integer(saved.version), .real(date.timeIntervalSince1970), .text(service),
        .integer(saved.categories), .integer(saved.products), .integer(saved.skipped),
        .text(saved.currency ?? ""), .text(saved.digest),
      ])
    return saved
  }
}
