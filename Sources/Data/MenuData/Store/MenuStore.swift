// The protocol of the menu's stores.
public import DataLayer
public import Foundation

/// Saves one whole menu and the pages of the next one. Several processes may share it.
///
/// Each read sees one menu, never parts of two.
public protocol MenuStore: Sendable {
  /// The menu saved from this service; nil when there is none, or only another service's.
  func saved(from service: String) async throws(MenuError) -> SavedMenu?
  /// A page of the categories.
  func categories(page: Int) async throws(MenuError) -> MenuPage<MenuCategory>
  /// A page of a category's products, with the category; one empty page without it when the menu
  /// has no such category.
  func products(of category: MenuCategory.ID, page: Int) async throws(MenuError)
    -> MenuPage<Product>
  /// The product with this id; nil when the menu has none.
  func product(_ id: Product.ID) async throws(MenuError) -> Product?
  /// The first `limit` products, in menu order, with a name that contains every term, and their
  /// categories.
  func search(_ words: String, limit: Int) async throws(MenuError) -> [FoundProduct]
  /// The addresses of the menu's photos, each once, in menu order.
  func photos() async throws(MenuError) -> [URL]

  /// Saves a page of this service's next menu, replacing a page with the same number.
  func stage(_ page: StagedPage, from service: String) async throws(MenuError)
  /// The pages of this service that were staged since `limit`, oldest first.
  ///
  /// Deletes older pages and those of other services.
  func staged(from service: String, since limit: Date) async throws(MenuError) -> [StagedPage]
  /// The number of this service's staged pages.
  func stagedCount(from service: String) async throws(MenuError) -> Int
  /// Deletes staged pages of a list that has changed since.
  func unstage(_ numbers: [Int], of list: MenuList) async throws(MenuError)
  /// Deletes all staged pages of this service.
  func unstage(from service: String) async throws(MenuError)
  /// Replaces the menu and deletes all staged pages, in one transaction that survives a power cut.
  func replace(with menu: CompleteMenu, from service: String, at date: Date)
    async throws(MenuError) -> SavedMenu

  /// The right to download, until it is released; nil while another process has it.
  func lockDownload() async throws(MenuError) -> (any ProcessLock)?
  /// An element whenever another process may have saved a menu.
  ///
  /// Ends at once if other processes send no notifications.
  func changes() -> AsyncStream<Void>
  /// Finishes the reads and writes that were requested before, and closes the store.
  func close() async
}

extension MenuStore {
  /// Ends at once: other processes send no notifications.
  public func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}

extension MenuError {
  /// The menu's error for an error of the database.
  package init(_ error: DatabaseError) {
    switch error {
    case .diskFull: self = .diskFull
    case .cancelled: self = .service(.cancelled)
    default: self = .storage(why: "\(error)")
    }
  }
}
