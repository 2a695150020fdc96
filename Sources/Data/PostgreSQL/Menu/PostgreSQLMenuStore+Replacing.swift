// The switch to a new menu in PostgreSQL.
import DataLayer
public import Foundation
public import MenuData

extension PostgreSQLMenuStore {
  /// Replaces the menu and deletes all staged pages, in one transaction.
  ///
  /// It survives a power cut unless the server is configured not to flush its commits.
  public func replace(with menu: CompleteMenu, from service: String, at date: Date)
    async throws(MenuError) -> SavedMenu
  {
    let rows: MenuRows
    do { rows = try MenuRows(menu) } catch { throw .storage(why: "the menu cannot be written") }
    return try await transaction { connection throws(DatabaseError) in
      // Two processes that replace it take turns; readers are not blocked.
      try connection.run("LOCK TABLE menu IN SHARE ROW EXCLUSIVE MODE")
      try connection.run("DELETE FROM staged")
      try rows.write(to: connection)
      let saved = try connection.saveMenu(
        menu, products: rows.productCount, from: service, at: date)
      try connection.notify(.menu(version: saved.version))
      return saved
    }
  }
}

/// The rows of a menu as JSON, sent to the server a thousand rows at a time.
///
/// A statement per row would take 10,000 round trips for a large menu.
private struct MenuRows: Sendable {
  let productCount: Int
  private let categories: [String]
  private let products: [String]

  init(_ menu: CompleteMenu) throws {
    let (categoryRows, productRows) = (menu.categoryRows, menu.productRows)
    productCount = productRows.count
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
        INSERT INTO category SELECT place, id, name, localized, first, products, photo,
          translations
        FROM json_to_recordset($1::json) AS part (
          place integer, id text, name text, localized text, first integer, products integer,
          photo text, translations text)
        """, [.text(part)])
    }
    for part in products {
      try connection.run(
        """
        INSERT INTO product SELECT place, id, category, name, localized, detail, price, photo,
          state, calories, minutes, arabic, allergens, translations, modifiers
        FROM json_to_recordset($1::json) AS part (
          place integer, id text, category text, name text, localized text, detail text,
          price text, photo text, state integer, calories integer, minutes integer,
          arabic text, allergens text, translations text, modifiers text)
        """, [.text(part)])
    }
  }
}
