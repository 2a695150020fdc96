// Both lists of a download and the pages that are asked for, without any waiting in it.
import DataLayer
import Foundation

/// How far a download is; decides what to ask next.
struct DownloadState: Sendable {
  /// A page of either list, read.
  enum Page: Sendable {
    case categories(WirePage<WireCategory>)
    case products(WirePage<WireProduct>)

    /// Reads an answer; throws `unreadable` when it is no page, or another page than the one asked for.
    init(_ body: Data, of list: MenuList, number: Int) throws(MenuError) {
      let facts: PageMeta
      do throws(HTTPError) {
        switch list {
        case .categories:
          let page = try WirePage<WireCategory>(body)
          (self, facts) = (.categories(page), page.facts)
        case .products:
          let page = try WirePage<WireProduct>(body)
          (self, facts) = (.products(page), page.facts)
        }
      } catch {
        throw .service(error)
      }
      if let current = facts.current, current != number {
        throw .unreadable(why: "Page \(number) was asked for and page \(current) came.")
      }
      if let last = facts.last, last > ListPages<WireProduct>.maxPages {
        throw .unreadable(why: "The service speaks of \(last) pages.")
      }
    }
  }

  private var categories = ListPages<WireCategory>()
  private var products = ListPages<WireProduct>()
  private var asked: [MenuList: Set<Int>] = [:]
  private var changes = 0

  /// A menu that changes more often than this while it is downloaded is given up.
  static let maxChanges = 5

  /// Pages asked for whose answer has not come.
  var inFlight: Int { asked.values.reduce(0) { $0 + $1.count } }

  /// Whether both lists are whole.
  var isWhole: Bool { categories.isWhole && products.isWhole }

  /// The pages that are there and, once both lists have said so, how many there will be.
  var progress: DownloadProgress {
    let total = categories.end.flatMap { end in products.end.map { end + $0 } }
    return DownloadProgress(pages: categories.count + products.count, total: total)
  }

  /// The next page to ask for, which is then in flight; the first pages of both lists before all others.
  mutating func ask() -> (MenuList, number: Int, round: Int)? {
    if let number = categories.next(besides: asked[.categories] ?? []) {
      asked[.categories, default: []].insert(number)
      return (.categories, number, categories.round)
    }
    guard let number = products.next(besides: asked[.products] ?? []) else { return nil }
    asked[.products, default: []].insert(number)
    return (.products, number, products.round)
  }

  /// An answer came, whatever it is.
  mutating func arrived(_ list: MenuList, _ number: Int) { asked[list]?.remove(number) }

  /// Takes a page; answers the numbers of those that are of the list before a change. Throws when it changes without end.
  mutating func take(_ page: Page, number: Int, round: Int) throws(MenuError) -> [Int] {
    guard number <= ListPages<WireProduct>.maxPages else {
      throw .unreadable(why: "The list has no end after \(number - 1) pages.")
    }
    switch take(page, number, round) {
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

  /// Takes a page that was staged; of pages that contradict each other the newer ones stay.
  mutating func resume(_ page: Page, number: Int) {
    // No answer is awaited yet, so every page counts as asked for now.
    _ = take(page, number, .max)
  }

  /// The menu that the pages make. Throws `unreadable` when a list came and none of it could be read.
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
