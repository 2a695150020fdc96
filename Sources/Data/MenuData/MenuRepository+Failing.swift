// Repositories without a menu: one whose store cannot be used, and one for tests without answers.
import Foundation

extension MenuRepository {
  /// A repository whose every answer is this failure, as when its file cannot be opened.
  public static func failing(_ error: MenuError) -> MenuRepository {
    MenuRepository(
      saved: { () async throws(MenuError) in throw error },
      categories: { _ async throws(MenuError) in throw error },
      category: { _ async throws(MenuError) in throw error },
      products: { _, _ async throws(MenuError) in throw error },
      product: { _ async throws(MenuError) in throw error },
      search: { _, _ async throws(MenuError) in throw error },
      download: { _ async throws(MenuError) in throw error })
  }

  /// A repository that must not be asked: `report` is told of every call that nobody planned.
  public static func unplanned(
    report: @escaping @Sendable (String) -> Void = { preconditionFailure($0) }
  ) -> MenuRepository {
    @Sendable func refuse<Answer>(_ question: String) throws(MenuError) -> Answer {
      report("\(question) was asked for, and no answer was planned.")
      throw .service(.cancelled)
    }
    return MenuRepository(
      saved: { () async throws(MenuError) in try refuse("The saved menu") },
      categories: { page async throws(MenuError) in try refuse("Page \(page) of the categories") },
      category: { id async throws(MenuError) in try refuse("Category \(id)") },
      products: { id, page async throws(MenuError) in
        try refuse("Page \(page) of the products of \(id)")
      },
      product: { id async throws(MenuError) in try refuse("Product \(id)") },
      search: { words, _ async throws(MenuError) in try refuse("A search for “\(words)”") },
      download: { _ async throws(MenuError) in try refuse("A download") })
  }
}
