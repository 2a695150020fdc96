// A saved menu whose content the test sets, and whose downloads the test answers.
import AppTesting
import DataLayer
import Foundation
import Synchronization

@testable import Menu
@testable import MenuData

/// A menu that the test fills, and downloads that the test answers.
final class PlannedMenu: Sendable {
  /// Tells how far a download is.
  typealias Report = @Sendable (DownloadProgress) -> Void

  private struct Content {
    var saved: SavedMenu?
    var categories: [MenuCategory] = []
    var products: [Product] = []
    var failure: MenuError?
  }

  /// The downloads that have begun and not yet ended.
  let downloads = Planned<Report, SavedMenu, MenuError>(cancelled: .service(.cancelled))
  private let content = Mutex(Content())
  private let ends = Mutex(0)
  private let opening = Mutex<AsyncStream<Void>?>(nil)
  private let readers = Mutex<[AsyncStream<SavedMenu>.Continuation]>([])

  /// How often the end of a wait was asked for.
  var endedWaits: Int { ends.withLock { $0 } }

  /// Saves a menu, at `evening`, in place of the one before.
  @discardableResult
  func save(
    _ categories: [MenuCategory], _ products: [Product] = [], skipped: Int = 0
  ) -> SavedMenu {
    content.withLock { content in
      let menu = SavedMenu(
        version: (content.saved?.version ?? 0) + 1, savedAt: evening, categories: categories.count,
        products: products.count, skipped: skipped)
      content = Content(saved: menu, categories: categories, products: products)
      return menu
    }
  }

  /// Holds the opening of the saved menu until the continuation is finished.
  func holdOpening() -> AsyncStream<Void>.Continuation {
    let (held, opened) = AsyncStream.makeStream(of: Void.self)
    opening.withLock { $0 = held }
    return opened
  }

  /// Tells every page of a menu that somebody else has saved.
  func tell(_ menu: SavedMenu) {
    for reader in readers.withLock({ $0 }) { reader.yield(menu) }
  }

  /// Makes every read of the menu fail; nil makes it work again.
  func breakDown(_ failure: MenuError?) { content.withLock { $0.failure = failure } }

  /// The repository over this menu, for a scene.
  var repository: MenuRepository {
    MenuRepository(
      saved: { [self] () async throws(MenuError) in
        if let held = opening.withLock({ $0 }) { for await _ in held {} }
        return try look().saved
      },
      categories: { [self] page async throws(MenuError) in
        .cut(try look().categories, at: page)
      },
      products: { [self] id, page async throws(MenuError) in
        let content = try look()
        return .cut(
          content.products.filter { $0.categoryID == id }, at: page,
          category: content.categories.first { $0.id == id })
      },
      product: { [self] id async throws(MenuError) in try look().products.first { $0.id == id } },
      search: { [self] words, limit async throws(MenuError) in
        let content = try look()
        return content.products.filter { $0.name.contains(words) }.prefix(limit).map { product in
          FoundProduct(
            product: product, category: content.categories.first { $0.id == product.categoryID })
        }
      },
      download: { [downloads] report async throws(MenuError) in
        try await downloads.ask(report)
      },
      endWait: { [self] in ends.withLock { $0 += 1 } },
      newMenus: { [self] in
        let (stream, reader) = AsyncStream.makeStream(of: SavedMenu.self)
        readers.withLock { $0.append(reader) }
        return stream
      })
  }

  private func look() throws(MenuError) -> Content {
    let content = content.withLock { $0 }
    if let failure = content.failure { throw failure }
    return content
  }
}

/// When menus are saved in these tests; a person sees them five minutes later.
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
