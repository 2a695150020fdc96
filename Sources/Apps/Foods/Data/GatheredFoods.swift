// The pages of foods received so far, and whether more are needed.
import DataLayer
import Foundation

/// A page of foods.
struct FoodsPage: Sendable {
  let records: [Lossy<FoodRecord>]
  /// The number of foods on all pages; nil when the page does not state it.
  let totalCount: Int?
  /// The length of its JSON in bytes.
  var bytes = 0
}

/// The pages so far, in order, each processed once.
struct GatheredFoods {
  private var foods: [Food] = []
  private var known: Set<Food.ID> = []
  private var skipped = 0
  private var received = 0
  private var bytes = 0
  private var pageSize = 0
  private var hasEnded = false
  /// The number of foods, from the last page that stated it.
  private(set) var total: Int?

  /// Adds the next page. Throws `tooLong` when the list exceeds its limits.
  mutating func take(_ page: FoodsPage) throws(HTTPError) {
    received += page.records.count
    bytes += page.bytes
    guard received <= ListLimits.records, bytes <= ListLimits.bytes else { throw .tooLong }
    if pageSize == 0 { pageSize = max(1, page.records.count) }
    let before = foods.count
    for record in page.records {
      if let food = record.element?.food {
        if known.insert(food.id).inserted { foods.append(food) }
      } else {
        skipped += 1
      }
    }
    total = page.totalCount ?? total
    // Without a count, a page with nothing new is the end: some services repeat the last one.
    hasEnded = hasEnded || page.records.isEmpty || (total == nil && foods.count == before)
  }

  /// Whether the service's count is reached, or the last page has arrived.
  var isWhole: Bool { hasEnded || received >= total ?? .max }

  /// The number of missing pages, at least 1; 1 when it is unknown.
  var missing: Int { total.map { max(1, ($0 - received + pageSize - 1) / max(1, pageSize)) } ?? 1 }

  /// The foods so far.
  var list: FoodList { FoodList(foods, skipped: skipped) }
}
