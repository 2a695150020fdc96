// A saved menu whose content and downloads the test gives by hand.
import AppTesting
import DataLayer
import Foundation
import Synchronization

@testable import Menu
@testable import MenuData

/// A menu that the test fills, and a download that goes as the test says.
final class PlannedMenu: Sendable {
  /// How a download tells how far it is.
  typealias Tell = @Sendable (DownloadProgress) -> Void

  private struct MenuSection {
    var saved: SavedMenu?
    var categories: [MenuCategory] = []
    var products: [Product] = []
    var failure: MenuError?
  }

  /// The downloads that were begun and not yet ended.
  let downloads = Planned<Tell, Result<SavedMenu, MenuError>, HTTPError>()
  private let section = Mutex(MenuSection())

  /// Saves a menu, at `evening`, in place of the one before.
  @discardableResult
  func save(
    _ categories: [MenuCategory], _ products: [Product] = [], skipped: Int = 0
  ) -> SavedMenu {
    section.withLock { section in
      let menu = SavedMenu(
        version: (section.saved?.version ?? 0) + 1, savedAt: evening, categories: categories.count,
        products: products.count, skipped: skipped)
      section = MenuSection(saved: menu, categories: categories, products: products)
      return menu
    }
  }

  /// Lets whatever reads the menu fail, or nothing any more.
  func breakDown(_ failure: MenuError?) { section.withLock { $0.failure = failure } }

  /// The repository to give to a scene.
  var repository: MenuRepository {
    MenuRepository(
      saved: { [self] () async throws(MenuError) in try look().saved },
      categories: { [self] page async throws(MenuError) in
        .cut(try look().categories, at: page)
      },
      category: { [self] id async throws(MenuError) in
        try look().categories.first { $0.id == id }
      },
      products: { [self] category, page async throws(MenuError) in
        .cut(try look().products.filter { $0.categoryID == category }, at: page)
      },
      product: { [self] id async throws(MenuError) in try look().products.first { $0.id == id } },
      search: { [self] words, limit async throws(MenuError) in
        Array(try look().products.filter { $0.name.contains(words) }.prefix(limit))
      },
      download: { [downloads] tell async throws(MenuError) in
        let result: Result<SavedMenu, MenuError>
        do throws(HTTPError) { result = try await downloads.ask(tell) } catch {
          throw .service(error)
        }
        return try result.get()
      })
  }

  private func look() throws(MenuError) -> MenuSection {
    let section = section.withLock { $0 }
    if let failure = section.failure { throw failure }
    return section
  }
}

/// When menus are saved in these stories; pages are read five minutes later.
let evening = Date(timeIntervalSince1970: 1_700_000_000)

extension MenuCategory {
  /// Categories numbered from 1, as c1 "Category 1".
  static func row(of count: Int) -> [MenuCategory] {
    (0..<count).map { MenuCategory(id: "c\($0 + 1)", name: "Category \($0 + 1)") }
  }
}

extension Product {
  /// Products of a category numbered from 1, as p1 "Dish 1".
  static func row(of count: Int, in category: MenuCategory.ID = "c1") -> [Product] {
    (0..<count).map {
      Product(id: "p\($0 + 1)", categoryID: category, name: "Dish \($0 + 1)", price: 1)
    }
  }
}
