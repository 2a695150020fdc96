// The pages of an unfinished download, and the switch to the new menu.
import DataLayer
public import Foundation
public import MenuData

extension PostgreSQLMenuStore {
  /// Saves a page of this service's next menu, replacing a page with the same number.
  public func stage(_ page: StagedPage, from service: String) async throws(MenuError) {
    try await write { connection throws(DatabaseError) in
      _ = try connection.run(
        """
        INSERT INTO staged VALUES ($1, $2::int, $3::int, $4, $5)
        ON CONFLICT (service, list, number) DO UPDATE SET at = excluded.at, body = excluded.body
        """, .text(service), .integer(page.list.rawValue), .integer(page.number),
        .real(page.at.timeIntervalSince1970), .bytes(page.body))
    }
  }

  /// The pages of this service that were staged since `limit`, oldest first.
  ///
  /// Deletes older pages and those of other services.
  public func staged(from service: String, since limit: Date) async throws(MenuError)
    -> [StagedPage]
  {
    try await write { connection throws(DatabaseError) in
      _ = try connection.run(
        "DELETE FROM staged WHERE service <> $1 OR at < $2", .text(service),
        .real(limit.timeIntervalSince1970))
      return try connection.rows(
        "SELECT list, number, at, body FROM staged ORDER BY at, list, number"
      ) { row throws(DatabaseError) in
        MenuList(rawValue: row.integer(0)).map {
          StagedPage(
            list: $0, number: row.integer(1), at: Date(timeIntervalSince1970: row.real(2)),
            body: row.bytes(3))
        }
      }.compactMap(\.self)
    }
  }

  /// The number of this service's staged pages.
  public func stagedCount(from service: String) async throws(MenuError) -> Int {
    try await read { connection throws(DatabaseError) in
      try connection.first("SELECT count(*) FROM staged WHERE service = $1", .text(service)) {
        $0.integer(0)
      } ?? 0
    }
  }

  /// Deletes staged pages of a list that has changed since.
  public func unstage(_ numbers: [Int], of list: MenuList) async throws(MenuError) {
    let array = "{" + numbers.map(String.init).joined(separator: ",") + "}"
    try await write { connection throws(DatabaseError) in
      _ = try connection.run(
        "DELETE FROM staged WHERE list = $1::int AND number = ANY ($2::int[])",
        .integer(list.rawValue), .text(array))
    }
  }

  /// Deletes all staged pages of this service.
  public func unstage(from service: String) async throws(MenuError) {
    try await write { connection throws(DatabaseError) in
      _ = try connection.run("DELETE FROM staged WHERE service = $1", .text(service))
    }
  }

  /// Replaces the menu and deletes all staged pages, in one transaction.
  ///
  /// It survives a power cut unless the server is configured not to flush its commits.
  public func replace(with menu: CompleteMenu, from service: String, at date: Date)
    async throws(MenuError) -> SavedMenu
  {
    let rows: MenuRows
    do { rows = try MenuRows(menu) } catch { throw .storage(why: "the menu cannot be written") }
    return try await write { connection throws(DatabaseError) in
      try connection.writing { connection throws(DatabaseError) in
        // Two processes that replace it take turns; readers are not blocked.
        try connection.run("LOCK TABLE menu IN SHARE ROW EXCLUSIVE MODE")
        try connection.run("DELETE FROM staged")
        try rows.write(to: connection)
        let last = try connection.first("SELECT version FROM menu") { $0.integer(0) } ?? 0
        let saved = SavedMenu(
          version: last + 1, savedAt: date, categories: rows.categoryCount,
          products: rows.productCount, skipped: menu.skipped)
        try connection.run("DELETE FROM menu")
        try connection.run(
          "INSERT INTO menu VALUES (1, $1::bigint, $2, $3, $4::int, $5::int, $6::int)",
          .integer(saved.version), .real(date.timeIntervalSince1970), .text(service),
          .integer(saved.categories), .integer(saved.products), .integer(saved.skipped))
        try connection.notify(.menu(version: saved.version))
        return saved
      }
    }
  }
}

/// The rows of a menu as JSON, sent to the server a thousand rows at a time.
///
/// A statement per row would take 10,000 round trips for a large menu.
private struct MenuRows: Sendable {
  let categoryCount: Int
  let productCount: Int
  private let categories: [String]
  private let products: [String]

  init(_ menu: CompleteMenu) throws {
    let (categoryRows, productRows) = (menu.categoryRows, menu.productRows)
    (categoryCount, productCount) = (categoryRows.count, productRows.count)
    categories = try Self.parts(of: categoryRows)
    products = try Self.parts(of: productRows)
  }

  private static func parts(of rows: [some Encodable]) throws -> [String] {
    let encoder = JSONEncoder()
    return try stride(from: 0, to: rows.count, by: 1_000).map { start in
      let part = Array(rows[start..<min(start + 1_000, rows.count)])
      return String(decoding: try encoder.encode(part), as: UTF8.self)
    }
  }

  func write(to connection: PostgreSQLConnection) throws(DatabaseError) {
    try connection.run("DELETE FROM category")
    try connection.run("DELETE FROM product")
    for part in categories {
      try connection.run(
        """
        INSERT INTO category SELECT place, id, name, localized, first, products, photo
        FROM json_to_recordset($1::json) AS part (
          place integer, id text, name text, localized text, first integer, products integer,
          photo text)
        """, .text(part))
    }
    for part in products {
      try connection.run(
        """
        INSERT INTO product SELECT place, id, category, name, localized, detail, price, photo,
          state, calories, minutes, arabic
        FROM json_to_recordset($1::json) AS part (
          place integer, id text, category text, name text, localized text, detail text,
          price text, photo text, state integer, calories integer, minutes integer,
          arabic text)
        """, .text(part))
    }
  }
}
