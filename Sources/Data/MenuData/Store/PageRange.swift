// Reads that all menu stores share: the range of a page, and a product's saved texts.
import DataLayer
import Foundation

/// The range of indices that a page covers.
package struct PageRange {
  /// The page number, limited to the existing pages.
  package let number: Int
  /// The number of pages.
  package let count: Int
  /// The indices of its items in the whole list.
  package let positions: Range<Int>

  /// The page with this number of `items` that start at the index `first`.
  package init(_ page: Int, of items: Int, from first: Int) {
    let size = MenuPage<Product>.size
    count = max(1, (items + size - 1) / size)
    number = min(max(1, page), count)
    let start = (number - 1) * size
    positions = first + start..<first + min(items, start + size)
  }
}

extension Product {
  /// A product with its price and photo as saved.
  package init(
    id: String, categoryID: MenuCategory.ID, name: String, localizedName: String?, detail: String,
    savedPrice: String?, savedPhoto: String?
  ) {
    self.init(
      id: id, categoryID: categoryID, name: name, localizedName: localizedName, detail: detail,
      price: savedPrice.flatMap { WirePrice($0)?.value },
      photo: savedPhoto.flatMap(URL.init(web:)))
    hasOpenPrice = savedPrice == WirePrice.open.text
  }
}
