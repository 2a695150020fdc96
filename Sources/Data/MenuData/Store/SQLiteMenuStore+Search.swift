// Searching the saved menu by names in both languages, ignoring case and accents.
import DataLayer
import Foundation

extension SQLiteMenuStore {
  /// The first `limit` products, in menu order, with a name that contains every term.
  public func search(_ words: String, limit: Int) async throws(MenuError) -> [Product] {
    try await read { [index] connection throws(DatabaseError) in
      let version = try connection.first("SELECT version FROM menu") { $0.integer(0) }
      guard let version else { return [] }
      let places = try index.positions(of: words, limit: limit, in: version) {
        () throws(DatabaseError) in
        try connection.rows("SELECT place, name, localized FROM product ORDER BY place") {
          MenuIndex.Entry(place: $0.integer(0), name: $0.text(1), localizedName: $0.textIfAny(2))
        }
      }
      var found: [Product] = []
      for place in places {
        let product = try connection.first(
          """
          SELECT id, category, name, localized, detail, price, photo, state, calories, minutes,
            arabic
          FROM product WHERE place = ?
          """, place
        ) { Product($0) }
        if let product { found.append(product) }
      }
      return found
    }
  }
}
