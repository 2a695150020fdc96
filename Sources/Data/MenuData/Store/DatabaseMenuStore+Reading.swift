// Reads of the saved menu in pages of 20. Each sees one menu.
import DataLayer
public import Foundation

extension DatabaseMenuStore {
  /// The menu saved from this service; nil when there is none, or only another service's.
  public func saved(from service: String) async throws(MenuError) -> SavedMenu? {
    try await read { connection throws(DatabaseError) in
      try connection.first(
        """
        SELECT version, saved_at, categories, products, skipped, currency, digest FROM menu
        WHERE service = $1
        """, [.text(service)]
      ) {
        SavedMenu(
          version: $0.integer(0), savedAt: Date(timeIntervalSince1970: $0.real(1)),
          categories: $0.integer(2), products: $0.integer(3), skipped: $0.integer(4),
          currency: $0.text(5).filled, digest: $0.text(6))
      }
    }
  }

  /// A page of the categories.
  public func categories(page: Int) async throws(MenuError) -> MenuPage<MenuCategory> {
    try await snapshot { connection throws(DatabaseError) in
      let count = try connection.first("SELECT count(*) FROM category", []) { $0.integer(0) } ?? 0
      let cut = PageRange(page, of: count, from: 0)
      let items = try connection.rows(
        """
        SELECT id, name, localized, photo, translations FROM category
        WHERE place BETWEEN $1 AND $2 ORDER BY place
        """, cut.bounds
      ) { MenuCategory($0) }
      return MenuPage(items: items, number: cut.number, count: cut.count)
    }
  }

  /// A page of a category's products, with the category; one empty page without it when the menu
  /// has no such category.
  public func products(of category: MenuCategory.ID, page: Int) async throws(MenuError)
    -> MenuPage<Product>
  {
    try await snapshot { connection throws(DatabaseError) in
      let run = try connection.run(of: category)
      let cut = PageRange(page, of: run?.products ?? 0, from: run?.first ?? 0)
      let items = try connection.rows(
        """
        SELECT id, category, name, localized, detail, price, photo, state, calories, minutes,
          arabic, allergens, translations, modifiers
        FROM product
        WHERE place BETWEEN $1 AND $2 ORDER BY place
        """, cut.bounds
      ) { Product($0) }
      return MenuPage(
        items: items, number: cut.number, count: cut.count, category: run?.category)
    }
  }

  /// The product with this id; nil when the menu has none.
  public func product(_ id: Product.ID) async throws(MenuError) -> Product? {
    try await read { connection throws(DatabaseError) in
      try connection.first(
        """
        SELECT id, category, name, localized, detail, price, photo, state, calories, minutes,
          arabic, allergens, translations, modifiers
        FROM product WHERE id = $1
        """, [.text(id)]
      ) { Product($0) }
    }
  }

  /// The first `limit` products, in menu order, with a name that contains every term, and their
  /// categories.
  public func search(_ words: String, limit: Int) async throws(MenuError) -> [FoundProduct] {
    try await snapshot { [index] connection throws(DatabaseError) in
      let version = try connection.first("SELECT version FROM menu", []) { $0.integer(0) }
      guard let version else { return [] }
      let found = try index.positions(of: words, limit: limit, in: version) {
        () throws(DatabaseError) in
        try connection.rows(
          "SELECT place, name, localized, translations FROM product ORDER BY place", []
        ) {
          MenuIndex.Entry(
            place: $0.integer(0), name: $0.text(1), localizedName: $0.textIfAny(2),
            translations: .saved($0.textIfAny(3)))
        }
      }
      var products: [Product] = []
      for start in stride(from: 0, to: found.count, by: 10) {
        products += try connection.products(at: Array(found[start...].prefix(10)))
      }
      var categories: [MenuCategory.ID: MenuCategory] = [:]
      for id in Set(products.map(\.categoryID)) {
        categories[id] = try connection.run(of: id)?.category
      }
      return products.map { FoundProduct(product: $0, category: categories[$0.categoryID]) }
    }
  }

  /// The addresses of the menu's photos, each once, in menu order.
  public func photos() async throws(MenuError) -> [URL] {
    let texts = try await read { connection throws(DatabaseError) in
      try connection.rows(
        """
        SELECT photo FROM product WHERE photo IS NOT NULL GROUP BY photo ORDER BY min(place)
        """, []
      ) { $0.text(0) }
    }
    return texts.compactMap(URL.init(web:))
  }
}

extension SQLConnection {
  /// The category with this id, the position of its first product and their number; nil when the
  /// menu has no such category.
  fileprivate func run(
    of id: MenuCategory.ID
  ) throws(DatabaseError) -> (category: MenuCategory, first: Int, products: Int)? {
    try first(
      """
      SELECT id, name, localized, photo, translations, first, products FROM category \
      WHERE id = $1
      """,
      [.text(id)]
    ) { (MenuCategory($0), $0.integer(5), $0.integer(6)) }
  }

  /// The products at up to ten positions, in menu order.
  fileprivate func products(at positions: [Int]) throws(DatabaseError) -> [Product] {
    guard let last = positions.last else { return [] }
    // Neither database takes a list the way the other does, so the last position fills the list.
    let values = positions + Array(repeating: last, count: 10 - positions.count)
    return try rows(
      """
      SELECT id, category, name, localized, detail, price, photo, state, calories, minutes, arabic,
        allergens, translations, modifiers
      FROM product WHERE place IN ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ORDER BY place
      """, values.map(SQLValue.integer)
    ) { Product($0) }
  }
}

extension PageRange {
  /// The first and the last index, for `BETWEEN`.
  fileprivate var bounds: [SQLValue] {
    [.integer(positions.lowerBound), .integer(positions.upperBound - 1)]
  }
}

extension Product {
  /// A product from its row, whose columns are in the order of the selections above.
  fileprivate init(_ row: borrowing Row) {
    self.init(
      id: row.text(0), categoryID: row.text(1), name: row.text(2),
      localizedName: row.textIfAny(3), detail: row.text(4), savedPrice: row.textIfAny(5),
      savedPhoto: row.textIfAny(6))
    availability = Availability(rawValue: row.integer(7)) ?? .available
    calories = row.textIfAny(8).flatMap { Int($0) }
    minutes = row.textIfAny(9).flatMap { Int($0) }
    localizedDetail = row.textIfAny(10)
    allergens = Allergen.saved(row.textIfAny(11))
    translations = .saved(row.textIfAny(12))
    modifiers = .saved(row.textIfAny(13))
  }
}

extension MenuCategory {
  /// A category from its row: id, name, Arabic name, picture, translations.
  fileprivate init(_ row: borrowing Row) {
    self.init(
      id: row.text(0), name: row.text(1), localizedName: row.textIfAny(2),
      photo: row.textIfAny(3).flatMap(URL.init(web:)), translations: .saved(row.textIfAny(4)))
  }
}
