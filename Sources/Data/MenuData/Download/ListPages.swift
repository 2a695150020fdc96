// The pages of one list during a download: which are received and which to request next.
import DataLayer
import Foundation

/// The result of taking a received page.
enum PageVerdict: Equatable {
  /// It belongs to the list and was stored.
  case taken
  /// It was requested before the list changed, and is requested again.
  case outdated
  /// It shows that the list changed. These pages are from before the change and were dropped.
  case changed(dropped: [Int])
}

/// The consistent pages of one list: when the list changes, older pages are dropped and requested
/// again.
///
/// It is a pure value: it sends and saves nothing.
struct ListPages<Record: WireRecord>: Sendable {
  private(set) var pages: [Int: WirePage<Record>] = [:]
  /// Counts the changes of the list. Each request carries the round in which it was sent.
  private(set) var round = 0
  /// The last page and the number of records, as stated by the newest page.
  private var last: Int?
  private var total: Int?
  /// The number of records and bytes of all received pages.
  private var received = (records: 0, bytes: 0)

  /// The number of pages requested ahead while the number of pages is unknown.
  static var guesses: Int { 2 }
  /// The most pages of a list.
  static var maxPages: Int { 5_000 }

  /// Whether the received pages exceed the limits on records or bytes.
  var isTooLong: Bool { received.records > ListLimits.records || received.bytes > ListLimits.bytes }

  /// Takes page `number`, which was requested in round `asked`.
  mutating func take(_ page: WirePage<Record>, number: Int, round asked: Int) -> PageVerdict {
    let agrees = agrees(page.meta)
    if !agrees, asked < round { return .outdated }
    var dropped: [Int] = []
    if !agrees {
      round += 1
      (last, total) = (nil, nil)
      dropped = pages.filter { Self.differ($0.value.meta, page.meta) }.keys.sorted()
      for number in dropped { keep(nil, as: number) }
    }
    last = page.meta.last ?? last
    total = page.meta.total ?? total
    keep(page, as: number)
    return agrees ? .taken : .changed(dropped: dropped)
  }

  /// Stores a page under its number; nil removes the page.
  private mutating func keep(_ page: WirePage<Record>?, as number: Int) {
    let before = pages[number]
    pages[number] = page
    received.records += (page?.meta.listed ?? 0) - (before?.meta.listed ?? 0)
    received.bytes += (page?.bytes ?? 0) - (before?.bytes ?? 0)
  }

  /// The number of the last page; nil until it is known.
  var end: Int? {
    if let last { return max(1, last) }
    return pages.filter { $0.value.meta.isLast($0.key) }.keys.min()
  }

  /// The next page to request besides those in flight; nil when there is none now.
  func next(besides asked: Set<Int>) -> Int? {
    let limit: Int
    if let end {
      limit = end
    } else {
      // Page 1 shows whether pages are counted. If not, a few beyond the consecutive ones are
      // requested.
      let row = (1...).first { pages[$0] == nil } ?? 1
      limit = row == 1 ? 1 : row - 1 + Self.guesses
    }
    guard limit >= 1 else { return nil }
    return (1...limit).first { pages[$0] == nil && !asked.contains($0) }
  }

  /// Whether every page up to the last one was received.
  var isWhole: Bool {
    guard let end else { return false }
    return (1...end).allSatisfy { pages[$0] != nil }
  }

  /// The number of received pages up to the last one.
  var count: Int {
    guard let end else { return pages.count }
    return pages.keys.count { $0 <= end }
  }

  /// All readable records in order, and the number of unreadable ones, up to the last page.
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
