// A menu put together from all its pages: what is shown, in which category, in which order.
import Foundation

/// A whole menu, ready to be saved.
struct CompleteMenu: Sendable {
  /// A category and what stands in it.
  struct MenuSection: Sendable {
    let category: MenuCategory
    var products: [WireProduct] = []
  }

  /// In the service's order; "Other" last, and only when something stands in it.
  private(set) var sections: [MenuSection]
  /// How many records could not be read.
  let skipped: Int

  /// Puts a menu together: records by id once, deleted and inactive ones left out, products without a shown category in "Other".
  ///
  /// Of two records with one id the later holds, at the place of the first: the service moved it while it was read.
  init(categories: [WireCategory], products: [WireProduct], skipped: Int) {
    self.skipped = skipped
    let categories = Self.once(categories, \.id)
    sections = categories.filter { !$0.isDeleted }.map {
      MenuSection(
        category: MenuCategory(id: $0.id, name: $0.name, localizedName: $0.localizedName))
    }
    var places: [String: Int] = [:]
    for (place, section) in sections.enumerated() { places[section.category.id] = place }
    var others: [WireProduct] = []
    for product in Self.once(products, \.id) where product.isShown {
      if let place = product.categoryID.flatMap({ places[$0] }) {
        sections[place].products.append(product)
      } else {
        others.append(product)
      }
    }
    if !others.isEmpty {
      let other = MenuCategory(id: MenuCategory.otherID, name: "Other", localizedName: "أخرى")
      // A category of a service that calls itself so takes them in.
      if let place = places[MenuCategory.otherID] {
        sections[place].products += others
      } else {
        sections.append(MenuSection(category: other, products: others))
      }
    }
  }

  private static func once<Record>(_ records: [Record], _ id: KeyPath<Record, String>) -> [Record] {
    var places: [String: Int] = [:]
    places.reserveCapacity(records.count)
    var kept: [Record] = []
    kept.reserveCapacity(records.count)
    for record in records {
      if let place = places[record[keyPath: id]] {
        kept[place] = record
      } else {
        places[record[keyPath: id]] = kept.count
        kept.append(record)
      }
    }
    return kept
  }
}
