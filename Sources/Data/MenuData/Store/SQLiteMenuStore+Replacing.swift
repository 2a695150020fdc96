// The switch to a new menu in SQLite.
import DataLayer
public import Foundation

extension SQLiteMenuStore {
  /// Replaces the menu and deletes all staged pages, in one transaction that survives a power cut.
  public func replace(with menu: CompleteMenu, from service: String, at date: Date)
    async throws(MenuError) -> SavedMenu
  {
    let saved = try await write(.throughPowerCuts) { connection throws(DatabaseError) in
      try connection.execute("DELETE FROM category; DELETE FROM product; DELETE FROM staged")
      var place = 0
      let product = try connection.statement(
        "INSERT INTO product VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
      let category = try connection.statement(
        "INSERT INTO category VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
      for (number, section) in menu.sections.enumerated() {
        try category.run(
          number, section.category.id, section.category.name, section.category.localizedName, place,
          section.products.count, section.category.photo?.absoluteString,
          section.category.translations.savedText)
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
          try product.bind(item.allergens.savedText, at: 13)
          try product.bind(item.translations.savedText, at: 14)
          try product.bind(item.modifiers.savedText, at: 15)
          try product.runAsBound()
          place += 1
        }
      }
      return try connection.saveMenu(menu, products: place, from: service, at: date)
    }
    shared?.notify(.menu(version: saved.version))
    return saved
  }
}
