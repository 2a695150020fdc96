// A menu made of all its pages, which decides which products are shown, where and in which order.
import DataLayer
import Foundation

/// A whole menu, to be saved.
public struct CompleteMenu: Sendable {
  /// A category with its products.
  struct MenuSection: Sendable {
    let category: MenuCategory
    var products: [WireProduct] = []
  }

  /// The sections in the service's order. "Other" is last, and exists only if it has products.
  private(set) var sections: [MenuSection]
  /// The number of unreadable records.
  package let skipped: Int
  /// The code of the currency of its prices; nil when the menu does not state it.
  var currency: String?
  /// Identifies what the menu was made from; empty for a download.
  var digest = ""

  /// Makes a menu: each id once, no deleted record, nor a product of a deleted category, nor a
  /// category without products. Products without any category, or of one that is not listed, are in
  /// "Other".
  ///
  /// Of two records with the same id the later is taken, at the position of the first, because the
  /// service moved the record during the download.
  init(categories: [WireCategory], products: [WireProduct], skipped: Int) {
    self.skipped = skipped
    let categories = Self.once(categories, \.id)
    sections = categories.filter { !$0.isDeleted }.map {
      MenuSection(
        category: MenuCategory(
          id: $0.id, name: $0.name, localizedName: $0.localizedName,
          photo: $0.photo.flatMap(URL.init(web:)), translations: $0.translations))
    }
    var places: [String: Int] = [:]
    for (place, section) in sections.enumerated() {
      // UUIDs have no case; a product may spell its category's otherwise. An exact match wins.
      if places[section.category.id.lowercased()] == nil {
        places[section.category.id.lowercased()] = place
      }
    }
    for (place, section) in sections.enumerated() { places[section.category.id] = place }
    let deleted = Set(categories.filter(\.isDeleted).map { $0.id.lowercased() })
    var others: [WireProduct] = []
    for product in Self.once(products, \.id) where !product.isDeleted {
      if let place = product.categoryID.flatMap({ places[$0] ?? places[$0.lowercased()] }) {
        sections[place].products.append(product)
      } else if !deleted.contains(product.categoryID?.lowercased() ?? "") {
        others.append(product)
      }
    }
    if !others.isEmpty {
      let other = MenuCategory(id: MenuCategory.otherID, name: "Other", localizedName: "أخرى")
      // A service may have a category with this id; the products are then added to it.
      if let place = places[MenuCategory.otherID] {
        sections[place].products += others
      } else {
        sections.append(MenuSection(category: other, products: others))
      }
    }
    // A tile that leads to nothing is of no use to a guest.
    sections.removeAll(where: \.products.isEmpty)
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
