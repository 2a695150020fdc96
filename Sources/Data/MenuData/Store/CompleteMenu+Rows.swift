// A whole menu as the rows of two tables, for stores that write many rows at once. NUL becomes
// U+FFFD in the texts, because PostgreSQL's cannot contain it.
import Foundation

extension CompleteMenu {
  /// A row of the table of categories.
  package struct CategoryRow: Encodable, Sendable {
    let place: Int
    let id: String
    let name: String
    let localized: String?
    let first: Int
    let products: Int
    let photo: String?
    let translations: String?
  }

  /// A row of the table of products.
  package struct ProductRow: Encodable, Sendable {
    let place: Int
    let id: String
    let category: String
    let name: String
    let localized: String?
    let detail: String?
    let price: String?
    let photo: String?
    let state: Int
    let calories: Int?
    let minutes: Int?
    let arabic: String?
    let allergens: String?
    let translations: String?
    let modifiers: String?
  }

  /// The categories in order, each with the index of its first product.
  package var categoryRows: [CategoryRow] {
    var first = 0
    return sections.enumerated().map { place, section in
      defer { first += section.products.count }
      return CategoryRow(
        place: place, id: section.category.id.withoutZero,
        name: section.category.name.withoutZero,
        localized: section.category.localizedName?.withoutZero, first: first,
        products: section.products.count,
        photo: section.category.photo?.absoluteString.withoutZero,
        translations: section.category.translations.savedText)
    }
  }

  /// The products in menu order.
  package var productRows: [ProductRow] {
    var rows: [ProductRow] = []
    for section in sections {
      for item in section.products {
        rows.append(
          ProductRow(
            place: rows.count, id: item.id.withoutZero, category: section.category.id.withoutZero,
            name: item.name.withoutZero, localized: item.localizedName?.withoutZero,
            detail: item.detail?.withoutZero, price: item.price?.text,
            photo: item.photo?.withoutZero, state: item.availability.rawValue,
            calories: item.calories, minutes: item.minutes,
            arabic: item.localizedDetail?.withoutZero, allergens: item.allergens.savedText,
            translations: item.translations.savedText, modifiers: item.modifiers.savedText))
      }
    }
    return rows
  }
}

extension String {
  fileprivate var withoutZero: String {
    utf8.contains(0) ? replacing("\0", with: "\u{FFFD}") : self
  }
}
