// The pages of an unfinished download, which the next download does not request again.
import DataLayer
public import Foundation

extension SQLiteMenuStore {
  /// Saves a page of this service's next menu, replacing a page with the same number.
  ///
  /// The body is saved unparsed: a later version may read more of it, and staged pages stay usable.
  public func stage(_ page: StagedPage, from service: String) async throws(MenuError) {
    try await write { connection throws(DatabaseError) in
      _ = try connection.run(
        "INSERT OR REPLACE INTO staged VALUES (?, ?, ?, ?, ?)", service, page.list.rawValue,
        page.number, page.at.timeIntervalSince1970, page.body)
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
        "DELETE FROM staged WHERE service <> ? OR at < ?", service, limit.timeIntervalSince1970)
      return try connection.rows(
        "SELECT list, number, at, body FROM staged ORDER BY at, list, number"
      ) { row throws(DatabaseError) in
        MenuList(rawValue: row.integer(0)).map {
          StagedPage(
            list: $0, number: row.integer(1), at: Date(timeIntervalSince1970: row.real(2)),
            body: Data(row.bytes(3)))
        }
      }.compactMap(\.self)
    }
  }

  /// The number of this service's staged pages.
  public func stagedCount(from service: String) async throws(MenuError) -> Int {
    try await read { connection throws(DatabaseError) in
      try connection.first("SELECT count(*) FROM staged WHERE service = ?", service) {
        $0.integer(0)
      } ?? 0
    }
  }

  /// Deletes staged pages of a list that has changed since.
  public func unstage(_ numbers: [Int], of list: MenuList) async throws(MenuError) {
    try await write { connection throws(DatabaseError) in
      let delete = try connection.statement("DELETE FROM staged WHERE list = ? AND number = ?")
      for number in numbers { try delete.run(list.rawValue, number) }
    }
  }

  /// Deletes all staged pages of this service.
  public func unstage(from service: String) async throws(MenuError) {
    try await write { connection throws(DatabaseError) in
      _ = try connection.run("DELETE FROM staged WHERE service = ?", service)
    }
  }

  /// Replaces the menu and deletes all staged pages, in one transaction that survives a power cut.
  public func replace(with menu: CompleteMenu, from service: String, at date: Date)
    async throws(MenuError) -> SavedMenu
  {
    let saved = try await write(.throughPowerCuts) { connection throws(DatabaseError) in
      try connection.execute("DELETE FROM category; DELETE FROM product; DELETE FROM staged")
      var place = 0
      let product = try connection.statement(
        "INSERT INTO product VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
      let category = try connection.statement("INSERT INTO category VALUES (?, ?, ?, ?, ?, ?, ?)")
      for (number, section) in menu.sections.enumerated() {
        try category.run(
          number, section.category.id, section.category.name, section.category.localizedName, place,
          section.products.count, section.category.photo?.absoluteString)
        for item in section.products {
          // Bound one by one: an array of values would cost 80,000 allocations for a large menu.
          try product.bind(place, at: 1)
          try product.bind(item.id, at: 2)
          try product.bind(section.category.id, at: 3)
          try product.bind(item.name, at: 4)
          try product.bind(item.localizedName, at: 5)
          try product.bind(item.detail, at: 6)
          try product.bind(item.price?.text, at: 7)
          try product.bind(item.photo, at: 8)
          try product.bind(item.availability.rawValue, at: 9)
          try product.bind(item.calories, at: 10)
          try product.bind(item.minutes, at: 11)
          try product.bind(item.localizedDetail, at: 12)
          try product.runAsBound()
          place += 1
        }
      }
      let last = try connection.first("SELECT version FROM menu") { $0.integer(0) } ?? 0
      let saved = SavedMenu(
        version: last + 1, savedAt: date, categories: menu.sections.count, products: place,
        skipped: menu.skipped)
      _ = try connection.run(
        "INSERT OR REPLACE INTO menu VALUES (1, ?, ?, ?, ?, ?, ?)", saved.version,
        date.timeIntervalSince1970, service, saved.categories, saved.products, saved.skipped)
      return saved
    }
    shared?.notify(.menu(version: saved.version))
    return saved
  }
}
