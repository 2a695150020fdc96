// The source of the menu: the saved menu and its download, as a value of functions.
public import DataLayer
public import Foundation

/// Reads the saved menu and downloads it; only `download` asks the service.
///
/// All sessions share one repository. A caller that requests the download while it runs joins it.
public struct MenuRepository: Sendable {
  /// The saved menu; nil when none was downloaded completely.
  public var saved: @Sendable () async throws(MenuError) -> SavedMenu?
  /// A page of the categories, counted from 1.
  public var categories: @Sendable (_ page: Int) async throws(MenuError) -> MenuPage<MenuCategory>
  /// A page of the products of a category, counted from 1, with the category itself.
  public var products:
    @Sendable (_ category: String, _ page: Int) async throws(MenuError) -> MenuPage<Product>
  /// The product with this id; nil when the menu has none.
  public var product: @Sendable (_ id: Product.ID) async throws(MenuError) -> Product?
  /// The first `limit` products, in menu order, whose name in any language contains the terms.
  public var search:
    @Sendable (_ words: String, _ limit: Int) async throws(MenuError) -> [FoundProduct]
  /// Downloads the whole menu and saves it, or joins the running download. Reports every page.
  ///
  /// It starts at least a second after the last successful one. A failed or cancelled download
  /// leaves the saved menu unchanged; the next one requests only the missing pages.
  public var download:
    @Sendable (_ progress: @escaping @Sendable (DownloadProgress) -> Void) async throws(MenuError)
      -> SavedMenu
  /// Ends the wait of the running download, if the service has not stated its length.
  public var endWait: @Sendable () -> Void = {}
  /// Each menu from now on that replaces the previous one, from any process. A slow reader gets
  /// only the latest.
  public var newMenus: @Sendable () -> AsyncStream<SavedMenu> = { AsyncStream { $0.finish() } }
}

/// A menu that was saved completely.
public struct SavedMenu: Sendable, Hashable {
  /// The number of its download; another number is another menu.
  public let version: Int
  /// When its download was complete.
  public let savedAt: Date
  /// The number of shown categories, including "Other" if there is one.
  public let categories: Int
  /// The number of shown products.
  public let products: Int
  /// The number of the service's unreadable records, which are missing.
  public var skipped = 0
  /// The code of the currency of its prices; nil when the menu does not state it.
  public var currency: String?
  /// Identifies what the menu was made from; empty for a download.
  package var digest = ""

  /// A saved menu with the data of a store.
  package init(
    version: Int, savedAt: Date, categories: Int, products: Int, skipped: Int = 0,
    currency: String? = nil, digest: String = ""
  ) {
    self.version = version
    // Stores keep seconds since 1970, which have a bit less than those of a date: unless it is lost
    // here too, the menu read from its file would be another one, and seem newer than itself.
    self.savedAt = Date(timeIntervalSince1970: savedAt.timeIntervalSince1970)
    self.categories = categories
    self.products = products
    self.skipped = skipped
    self.currency = currency
    self.digest = digest
  }
}

/// A page of a list with a known number of pages.
public struct MenuPage<Item: Sendable & Hashable>: Sendable, Hashable {
  /// The items on the page, at most `size`.
  public let items: [Item]
  /// The page number, from 1. A request beyond the last page gets the last page.
  public let number: Int
  /// The number of pages, at least 1.
  public let count: Int
  /// The category of the products, read with them; nil when the menu has no such category.
  public let category: MenuCategory?

  /// A page of a store's menu, or one made for a preview.
  package init(items: [Item], number: Int, count: Int, category: MenuCategory? = nil) {
    self.items = items
    self.number = number
    self.count = count
    self.category = category
  }

  /// The number of items on a full page, as the brief requires.
  public static var size: Int { 20 }
}

/// The progress of a download.
public struct DownloadProgress: Sendable, Hashable {
  /// The number of received pages of both lists.
  public var pages: Int
  /// The number of pages of both lists; nil until the service has stated it.
  public var total: Int?
  /// The end of the wait that the service asked for; nil without a wait.
  public var waitingUntil: Date?
  /// Whether a person may end the wait, because the service has not stated its length.
  public var mayEndWait: Bool

  /// A progress from its parts.
  public init(pages: Int, total: Int?, waitingUntil: Date? = nil, mayEndWait: Bool = false) {
    self.pages = pages
    self.total = total
    self.waitingUntil = waitingUntil
    self.mayEndWait = mayEndWait
  }
}

/// The reason why the menu could not be downloaded or read.
public enum MenuError: LoadError {
  /// The service refused the token (401 or 403), with its own message if it sent one; `setting` is
  /// the setting of the token.
  case tokenRefused(status: Int, message: String?, setting: String)
  /// The service failed in another way.
  case service(HTTPError)
  /// The answer contradicts the request or itself, such as another page than the requested one.
  case unreadable(why: String)
  /// The disk is full. The saved menu is unchanged.
  case diskFull
  /// The store cannot be read or written.
  case storage(why: String)
  /// The menu file is missing or faulty; `why` is its first fault, with the line.
  case file(why: String)
}

extension MenuError {
  /// Whether the request was cancelled.
  public var isCancelled: Bool { self == .service(.cancelled) }

  /// Whether the service was not reached, failed, or asked for a pause.
  public var mayPass: Bool { if case .service(let error) = self { error.mayPass } else { false } }
}
