// The pages of the foods that have come so far, and whether more are needed.
import DataLayer
import Foundation

/// One page of the foods.
struct FoodsPage: Sendable {
  let records: [Lossy<FoodRecord>]
  /// How many foods all pages hold; nil when the page does not say.
  let totalCount: Int?
  /// The length of its JSON.
  var bytes = 0
}

/// The pages so far, in their order; each is looked at once.
struct GatheredFoods {
  private var foods: [Food] = []
  private var known: Set<Food.ID> = []
  private var skipped = 0
  private var received = 0
  private var bytes = 0
  private var pageSize = 0
  private var hasEnded = false
  /// How many foods there are, as the last page that told it says.
  private(set) var total: Int?

  /// Takes the next page; throws `tooLong` when the list is longer than one may be.
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

  /// Whether the service's count is reached, or a page was the last.
  var isWhole: Bool { hasEnded || received >= total ?? .max }

  /// How many pages are missing, as far as that is known; at least 1.
  var missing: Int { total.map { max(1, ($0 - received + pageSize - 1) / max(1, pageSize)) } ?? 1 }

  /// The foods so far.
  var list: FoodList { FoodList(foods, skipped: skipped) }
}
