// Where the menu comes from: the saved menu and its download, as a value of functions.
import DataLayer
import Foundation

/// Reads the saved menu and downloads it; only `download` asks the service.
///
/// All sessions share one repository: a caller that asks for the download while it runs joins it.
public struct MenuRepository: Sendable {
  /// The saved menu; nil when none was downloaded whole.
  public var saved: @Sendable () async throws(MenuError) -> SavedMenu?
  /// A page of the categories, counted from 1.
  public var categories: @Sendable (_ page: Int) async throws(MenuError) -> MenuPage<MenuCategory>
  /// One category; nil when the menu has none of this id.
  public var category: @Sendable (_ id: MenuCategory.ID) async throws(MenuError) -> MenuCategory?
  /// A page of the products of a category, counted from 1.
  public var products:
    @Sendable (_ category: String, _ page: Int) async throws(MenuError) -> MenuPage<Product>
  /// One product; nil when the menu has none of this id.
  public var product: @Sendable (_ id: Product.ID) async throws(MenuError) -> Product?
  /// The first `limit` products, in menu order, whose name in either language holds the words.
  public var search: @Sendable (_ words: String, _ limit: Int) async throws(MenuError) -> [Product]
  /// Downloads the whole menu and saves it, or joins the download that runs; reports every page.
  ///
  /// Within a minute of a download that succeeded the answer is its menu, and no request is sent.
  /// A failed or cancelled download leaves the saved menu as it was; the next one requests only the
  /// missing pages.
  public var download:
    @Sendable (_ progress: @escaping @Sendable (DownloadProgress) -> Void) async throws(MenuError)
      -> SavedMenu
  /// Ends the wait of the download that runs, if the service has not said how long to wait.
  public var endWait: @Sendable () -> Void = {}
  /// Each menu that replaces the one before, from now on, whoever saved it; a reader that is slow
  /// gets only the latest.
  public var newMenus: @Sendable () -> AsyncStream<SavedMenu> = { AsyncStream { $0.finish() } }
}

/// A menu that was saved whole.
public struct SavedMenu: Sendable, Hashable {
  /// The number of its download; another number is another menu.
  public let version: Int
  /// When its download was complete.
  public let savedAt: Date
  /// How many categories are shown, "Other" included where there is one.
  public let categories: Int
  /// How many products are shown.
  public let products: Int
  /// How many records of the service could not be read and are missing.
  public var skipped = 0

  /// What a store knows of its menu.
  package init(version: Int, savedAt: Date, categories: Int, products: Int, skipped: Int = 0) {
    self.version = version
    self.savedAt = savedAt
    self.categories = categories
    self.products = products
    self.skipped = skipped
  }
}

/// A page of a list with a known number of pages.
public struct MenuPage<Item: Sendable & Hashable>: Sendable, Hashable {
  /// The items on the page, `size` at most.
  public let items: [Item]
  /// Its number, counted from 1; a request beyond the last page gets the last page.
  public let number: Int
  /// How many pages there are, at least 1.
  public let count: Int

  /// A page of a store's menu, or one that is made for a preview.
  package init(items: [Item], number: Int, count: Int) {
    self.items = items
    self.number = number
    self.count = count
  }

  /// How many items a full page of the screens has, by the brief.
  public static var size: Int { 20 }
}

/// How far a download is.
public struct DownloadProgress: Sendable, Hashable {
  /// How many pages of both lists were received.
  public var pages: Int
  /// How many pages both lists have; nil until the service has said it.
  public var total: Int?
  /// When the wait ends that the service asked for; nil without a wait.
  public var waitingUntil: Date?
  /// Whether a person may end the wait, because the service has not said how long it is.
  public var mayEndWait: Bool

  /// A state of a download.
  public init(pages: Int, total: Int?, waitingUntil: Date? = nil, mayEndWait: Bool = false) {
    self.pages = pages
    self.total = total
    self.waitingUntil = waitingUntil
    self.mayEndWait = mayEndWait
  }
}

/// Why the menu could not be downloaded or read.
public enum MenuError: LoadError {
  /// The service refused the token (401 or 403), with its own words if it said any; `setting` is
  /// where a person sets the token.
  case tokenRefused(status: Int, message: String?, setting: String)
  /// The service failed in another way.
  case service(HTTPError)
  /// The answer contradicts the request or itself, such as another page than the requested one.
  case unreadable(why: String)
  /// The disk is full; the saved menu is unchanged.
  case diskFull
  /// The store cannot be read or written.
  case storage(why: String)
}

extension MenuError {
  public var isCancelled: Bool { self == .service(.cancelled) }
}
