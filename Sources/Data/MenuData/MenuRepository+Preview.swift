// A repository in memory, for previews, benchmarks and tests.
import DataLayer
public import Foundation
import Synchronization

extension MenuRepository {
  /// A repository with this menu. A download returns the same menu with the next version.
  public static func preview(
    _ categories: [MenuCategory] = MenuCategory.examples, _ products: [Product] = Product.examples,
    savedAt: Date = Date(timeIntervalSince1970: 1_700_000_000)
  ) -> MenuRepository {
    let version = Mutex(1)
    let saved = { @Sendable (version: Int) in
      SavedMenu(
        version: version, savedAt: savedAt, categories: categories.count, products: products.count)
    }
    return MenuRepository(
      saved: { () async throws(MenuError) in saved(version.withLock { $0 }) },
      categories: { page async throws(MenuError) in .cut(categories, at: page) },
      products: { id, page async throws(MenuError) in
        .cut(
          products.filter { $0.categoryID == id }, at: page,
          category: categories.first { $0.id == id })
      },
      product: { id async throws(MenuError) in products.first { $0.id == id } },
      search: { words, limit async throws(MenuError) in
        let words = SearchTerms(words)
        return products.filter { $0.isFound(by: words) }.prefix(limit).map { product in
          FoundProduct(
            product: product, category: categories.first { $0.id == product.categoryID })
        }
      },
      download: { progress async throws(MenuError) in
        progress(DownloadProgress(pages: 1, total: 1))
        return saved(
          version.withLock {
            $0 += 1
            return $0
          })
      })
  }
}

extension MenuPage {
  /// A page of a whole list. Beyond the last page it is the last, below 1 the first.
  public static func cut(
    _ items: [Item], at page: Int, category: MenuCategory? = nil
  ) -> MenuPage {
    let count = max(1, (items.count + size - 1) / size)
    let number = min(max(page, 1), count)
    return MenuPage(
      items: Array(items.dropFirst((number - 1) * size).prefix(size)), number: number,
      count: count, category: category)
  }
}

extension Product {
  fileprivate func isFound(by words: SearchTerms) -> Bool {
    words.find(FoldedText(name)) || words.find(FoldedText(localizedName ?? ""))
  }

  /// Products with two decimals, with three decimals and no Arabic name, and without a price.
  public static let examples = [
    Product(
      id: "1", categoryID: "salads", name: "Fattoush", localizedName: "فتوش",
      price: Decimal(string: "18.50")),
    Product(id: "2", categoryID: "salads", name: "Tabbouleh", price: Decimal(string: "4.355")),
    Product(
      id: "3", categoryID: "grill", name: "Shish taouk", localizedName: "شيش طاووق", price: nil),
  ]
}

extension MenuCategory {
  /// Two categories for the example products.
  public static let examples = [
    MenuCategory(id: "salads", name: "Salads", localizedName: "سلطات"),
    MenuCategory(id: "grill", name: "From the grill"),
  ]
}
