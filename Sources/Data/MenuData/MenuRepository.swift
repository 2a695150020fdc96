// Where the menu comes from: the saved menu and its download, as a value with several faces.
import DataLayer
import Foundation

/// What the screens ask of the saved menu and of its download.
///
/// One repository serves everyone: whoever asks for the download while it runs joins it.
public struct MenuRepository: Sendable {
  /// What menu is saved; nil when none was ever downloaded whole. Asks no service.
  public var saved: @Sendable () async throws(MenuError) -> SavedMenu?
  /// One page of categories, 20 at most, the first page being 1. Asks no service.
  public var categories: @Sendable (_ page: Int) async throws(MenuError) -> MenuPage<MenuCategory>
  /// One category; nil when the menu has none of that id.
  public var category: @Sendable (_ id: MenuCategory.ID) async throws(MenuError) -> MenuCategory?
  /// One page of the products of a category, by its id, 20 at most, the first page being 1. Asks no service.
  public var products:
    @Sendable (_ category: String, _ page: Int) async throws(MenuError) -> MenuPage<Product>
  /// One product; nil when the menu has none of that id.
  public var product: @Sendable (_ id: Product.ID) async throws(MenuError) -> Product?
  /// The products whose name, in either language, holds these words: the first `limit` in menu order.
  public var search: @Sendable (_ words: String, _ limit: Int) async throws(MenuError) -> [Product]
  /// Downloads the whole menu and switches to it, or joins the download that runs. `progress` is told of every page.
  ///
  /// A failed or cancelled download leaves the saved menu as it was; the next one goes on where it stopped.
  public var download:
    @Sendable (_ progress: @escaping @Sendable (DownloadProgress) -> Void) async throws(MenuError)
      -> SavedMenu
}

/// A menu that was saved whole.
public struct SavedMenu: Sendable, Hashable {
  /// Which download it came from; another number is another menu.
  public let version: Int
  /// When its download was complete.
  public let savedAt: Date
  /// How many categories are shown, "Other" included where there is one.
  public let categories: Int
  /// How many products are shown.
  public let products: Int
  /// How many of the service's records could not be read, and so are missing.
  public let skipped: Int

  /// The facts of a saved menu.
  public init(version: Int, savedAt: Date, categories: Int, products: Int, skipped: Int = 0) {
    self.version = version
    self.savedAt = savedAt
    self.categories = categories
    self.products = products
    self.skipped = skipped
  }
}

/// A page of something, of a known number of pages.
public struct MenuPage<Item: Sendable & Hashable>: Sendable, Hashable {
  /// What stands on it.
  public let items: [Item]
  /// Its number, 1 the first; a number beyond the last asks for the last.
  public let number: Int
  /// How many pages there are, at least 1.
  public let count: Int

  /// A page as it was cut.
  public init(items: [Item], number: Int, count: Int) {
    self.items = items
    self.number = number
    self.count = count
  }

  /// How many things stand on a full page of the screens, by the brief.
  public static var size: Int { 20 }
}

/// How far a download is.
public struct DownloadProgress: Sendable, Hashable {
  /// Pages that are there, of both lists.
  public var pages: Int
  /// Pages that there will be, as far as is known; nil while the service has not said.
  public var total: Int?
  /// When the service lets us go on, while it makes us wait.
  public var waitingUntil: Date?

  /// A state of a download.
  public init(pages: Int, total: Int?, waitingUntil: Date? = nil) {
    self.pages = pages
    self.total = total
    self.waitingUntil = waitingUntil
  }
}

/// Why the menu could not be downloaded or read.
public enum MenuError: LoadError {
  /// The service refused the token (401 or 403), with its own words if it said any; `setting` is
  /// where a person sets the token.
  case tokenRefused(status: Int, message: String?, setting: String)
  /// The service failed in another way.
  case service(HTTPError)
  /// The answer of a page makes no sense, such as a page number that is not the one asked for.
  case unreadable(why: String)
  /// The disk is full; the menu from before is whole.
  case diskFull
  /// The store cannot be read or written.
  case storage(why: String)
}

extension MenuError {
  public var isCancelled: Bool { self == .service(.cancelled) }
}
