// Both lists of a download and the requests in flight; a pure value.
import DataLayer
import Foundation

/// The state of a download, which determines the next request.
struct DownloadState: Sendable {
  /// A parsed page of either list.
  enum Page: Sendable {
    case categories(WirePage<WireCategory>)
    case products(WirePage<WireProduct>)

    /// Parses an answer. Throws `service` when it is no page, and `unreadable` when it is another
    /// page than the requested one.
    init(_ body: Data, of list: MenuList, number: Int) throws(MenuError) {
      let facts: PageMeta
      do throws(HTTPError) {
        switch list {
        case .categories:
          let page = try WirePage<WireCategory>(body)
          (self, facts) = (.categories(page), page.meta)
        case .products:
          let page = try WirePage<WireProduct>(body)
          (self, facts) = (.products(page), page.meta)
        }
      } catch {
        throw .service(error)
      }
      if let current = facts.current, current != number {
        throw .unreadable(why: "Page \(number) was asked for and page \(current) came.")
      }
      if let last = facts.last, last > ListPages<WireProduct>.maxPages {
        throw .service(.tooLong)
      }
    }
  }

  private var categories = ListPages<WireCategory>()
  private var products = ListPages<WireProduct>()
  private var asked: [MenuList: Set<Int>] = [:]
  private var changes = 0

  /// The most changes of the menu during a download; with more, it fails.
  static let maxChanges = 5

  /// The number of requests in flight.
  var inFlight: Int { asked.values.reduce(0) { $0 + $1.count } }

  /// Whether a list exceeds the limits on records or bytes.
  var isTooLong: Bool { categories.isTooLong || products.isTooLong }

  /// Whether both lists are complete.
  var isWhole: Bool { categories.isWhole && products.isWhole }

  /// The received pages and, once both lists have stated it, their total.
  var progress: DownloadProgress {
    let total = categories.end.flatMap { end in products.end.map { end + $0 } }
    return DownloadProgress(pages: categories.count + products.count, total: total)
  }

  /// The next page to request, recorded as in flight; nil when there is none now.
  ///
  /// Categories come first: their list is short, and with it the total is known.
  mutating func ask() -> (MenuList, number: Int, round: Int)? {
    if let number = categories.next(besides: asked[.categories] ?? []) {
      asked[.categories, default: []].insert(number)
      return (.categories, number, categories.round)
    }
    guard let number = products.next(besides: asked[.products] ?? []) else { return nil }
    asked[.products, default: []].insert(number)
    return (.products, number, products.round)
  }

  /// Records an answer: the request is no longer in flight.
  mutating func arrived(_ list: MenuList, _ number: Int) { asked[list]?.remove(number) }

  /// Takes a page. Returns the dropped pages from before a change.
  ///
  /// Throws `unreadable` when the list changes too often, and `tooLong` of the service when it has
  /// too many pages, records or bytes.
  mutating func take(_ page: Page, number: Int, round: Int) throws(MenuError) -> [Int] {
    guard number <= ListPages<WireProduct>.maxPages else { throw .service(.tooLong) }
    let verdict = take(page, number, round)
    if isTooLong { throw .service(.tooLong) }
    switch verdict {
    case .taken: return []
    case .outdated: return [number]
    case .changed(let dropped):
      changes += 1
      guard changes <= Self.maxChanges else {
        throw .unreadable(why: "The menu keeps changing while it is downloaded.")
      }
      return dropped
    }
  }

  private mutating func take(_ page: Page, _ number: Int, _ round: Int) -> PageVerdict {
    switch page {
    case .categories(let page): categories.take(page, number: number, round: round)
    case .products(let page): products.take(page, number: number, round: round)
    }
  }

  /// Takes a staged page. If pages disagree, the newer ones stay.
  mutating func resume(_ page: Page, number: Int) {
    // No request is in flight yet, so the page counts as requested in the latest round.
    _ = take(page, number, .max)
  }

  /// The menu of all pages. Throws `unreadable` when a list has records but none is readable.
  func menu() throws(MenuError) -> CompleteMenu {
    let (categories, badCategories) = categories.records
    let (products, badProducts) = products.records
    guard !(categories.isEmpty && badCategories > 0), !(products.isEmpty && badProducts > 0) else {
      throw .unreadable(why: "Not one record of the menu could be read.")
    }
    return CompleteMenu(
      categories: categories, products: products, skipped: badCategories + badProducts)
  }
}
