// What is known of one list while its pages come: which are there, which to ask next, and when it is whole.
import Foundation

/// What became of a page that came.
enum PageVerdict: Equatable {
  /// It belongs to the list.
  case taken
  /// It was asked for before the list changed, and is asked for again.
  case outdated
  /// It shows that the list changed; these pages are of the list before and were dropped.
  case changed(dropped: [Int])
}

/// The pages of one list, kept consistent: pages of a list that has changed under way are dropped and asked for again.
///
/// Pure bookkeeping: it asks and stores nothing itself.
struct ListPages<Record: WireRecord>: Sendable {
  private(set) var pages: [Int: WirePage<Record>] = [:]
  /// Counts the changes of the list; a page is asked for under one number and taken under it.
  private(set) var round = 0
  /// What the newest page says of the whole list.
  private var last: Int?
  private var total: Int?

  /// Pages asked beyond the known ones, in the form of the service that does not say how many there are.
  static var guesses: Int { 2 }
  /// More pages than this are no menu.
  static var maxPages: Int { 5_000 }

  /// Takes page `number`, which was asked for in `round`.
  mutating func take(_ page: WirePage<Record>, number: Int, round asked: Int) -> PageVerdict {
    let agrees = agrees(page.facts)
    if !agrees, asked < round { return .outdated }
    var dropped: [Int] = []
    if !agrees {
      round += 1
      (last, total) = (nil, nil)
      dropped = pages.filter { Self.differ($0.value.facts, page.facts) }.keys.sorted()
      for number in dropped { pages[number] = nil }
    }
    last = page.facts.last ?? last
    total = page.facts.total ?? total
    pages[number] = page
    return agrees ? .taken : .changed(dropped: dropped)
  }

  /// The number of the last page, once it is known.
  var end: Int? {
    if let last { return max(1, last) }
    return pages.filter { $0.value.facts.isLast($0.key) }.keys.min()
  }

  /// The next page to ask for, besides those `asked` already; nil when there is nothing to ask now.
  func next(besides asked: Set<Int>) -> Int? {
    let limit: Int
    if let end {
      limit = end
    } else {
      // The first page says which form this is; then a little further than the pages that are there in a row.
      let row = (1...).first { pages[$0] == nil } ?? 1
      limit = row == 1 ? 1 : row - 1 + Self.guesses
    }
    guard limit >= 1 else { return nil }
    return (1...limit).first { pages[$0] == nil && !asked.contains($0) }
  }

  /// Whether every page up to the last one is there.
  var isWhole: Bool {
    guard let end else { return false }
    return (1...end).allSatisfy { pages[$0] != nil }
  }

  /// How many of the pages that count are there.
  var count: Int {
    guard let end else { return pages.count }
    return pages.keys.count { $0 <= end }
  }

  /// All readable records in order; and how many were not readable. Pages guessed beyond the end do not count.
  var records: (all: [Record], skipped: Int) {
    let numbers = pages.keys.filter { $0 <= end ?? 0 }.sorted()
    return (
      numbers.flatMap { pages[$0]?.records ?? [] },
      numbers.reduce(0) { $0 + (pages[$1]?.skipped ?? 0) }
    )
  }

  private func agrees(_ facts: PageMeta) -> Bool {
    (facts.last == nil || last == nil || facts.last == last)
      && (facts.total == nil || total == nil || facts.total == total)
  }

  private static func differ(_ one: PageMeta, _ other: PageMeta) -> Bool {
    one.last != other.last || one.total != other.total
  }
}
