// What every menu store reads in the same way: the range of a page, and a product's saved texts.
import Foundation

/// The range of places that a page covers.
package struct PageRange {
  /// The number of the page, limited to the pages that exist.
  package let number: Int
  /// How many pages there are.
  package let count: Int
  /// The places of its items in the whole list.
  package let places: Range<Int>

  /// The page with this number of `items` that begin at the place `first`.
  package init(_ page: Int, of items: Int, from first: Int) {
    let size = MenuPage<Product>.size
    count = max(1, (items + size - 1) / size)
    number = min(max(1, page), count)
    let start = (number - 1) * size
    places = first + start..<first + min(items, start + size)
  }
}

extension Product {
  /// A product with its price and photo as they are saved.
  package init(
    id: String, categoryID: MenuCategory.ID, name: String, localizedName: String?, detail: String,
    savedPrice: String?, savedPhoto: String?
  ) {
    self.init(
      id: id, categoryID: categoryID, name: name, localizedName: localizedName, detail: detail,
      price: savedPrice.flatMap { WirePrice($0)?.value },
      photo: savedPhoto.flatMap(URL.init(web:)))
  }
}
