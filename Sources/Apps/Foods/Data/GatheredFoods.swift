// The pages of foods received so far, and whether more are needed.
import DataLayer

/// The pages so far, in order, each processed once.
struct GatheredFoods {
  private var foods: [Food] = []
  private var known: Set<Food.ID> = []
  private var skipped = 0
  private var received = 0
  private var bytes = 0
  private let pageSize: Int
  private var hasEnded = false
  /// The number of foods, from the last page that stated it.
  private(set) var total: Int?

  /// The first page, or the whole list. Throws `tooLong` when it exceeds the limits.
  init(_ first: FoodsAnswer) throws(HTTPError) {
    pageSize = max(1, first.records.count)
    try take(first)
  }

  /// Adds the next page. Throws `tooLong` when the list exceeds its limits.
  mutating func take(_ page: FoodsAnswer) throws(HTTPError) {
    received += page.records.count
    bytes += page.bytes
    guard received <= ListLimits.records, bytes <= ListLimits.bytes else { throw .tooLong }
    let readable = page.records.compactMap(\.element?.food)
    let new = readable.filter { known.insert($0.id).inserted }
    foods += new
    skipped += page.records.count - readable.count
    total = page.totalCount ?? total
    // Without a count, a page with nothing new is the end: some services repeat the last one.
    hasEnded = hasEnded || page.records.isEmpty || (total == nil && new.isEmpty)
  }

  /// Whether the service's count is reached, or the last page has arrived.
  var isWhole: Bool { hasEnded || received >= total ?? .max }

  /// The number of missing pages, at least 1; 1 when it is unknown.
  var missing: Int { total.map { max(1, ($0 - received + pageSize - 1) / pageSize) } ?? 1 }

  /// The foods so far.
  var list: FoodList { FoodList(foods, skipped: skipped) }
}
