// A service's list that comes in numbered pages, all of which are fetched.

/// A page of a list as its service answers it, or several pages in a row.
package struct RecordPage<Record: Identifiable & Codable & Sendable>: Sendable {
  /// The records in the service's order; nil for each unreadable one.
  private(set) var records: [Record?]
  /// The number of records on all pages; nil when no page states it.
  private(set) var total: Int?
  /// The length of its JSON in bytes.
  package var bytes = 0

  /// A page of these records.
  package init(_ records: [Record?], total: Int?) {
    self.records = records
    self.total = total
  }

  /// Adds the next page. Its count of all records is the newer one.
  mutating func append(_ next: RecordPage) {
    records += next.records
    total = next.total ?? total
    bytes += next.bytes
  }
}

extension RecordList {
  /// The records of one page or several. Throws `tooLong` when they exceed the limits.
  package init(_ page: RecordPage<Record>) throws(HTTPError) {
    guard page.records.count <= ListLimits.records, page.bytes <= ListLimits.bytes else {
      throw .tooLong
    }
    let readable = page.records.compactMap(\.self)
    self.init(readable, skipped: page.records.count - readable.count)
  }

  /// The records of the pages from 0 on, until the service's count is reached or a page is empty.
  ///
  /// Three pages are requested at the same time. `arrived` gets the records of the first pages
  /// while further ones are on their way. Throws `tooLong` when the list exceeds the limits or has
  /// more than a thousand pages, because a faulty service may send pages without end.
  package static func ofPages(
    arrived: (RecordList) async -> Void,
    fetch: @escaping @Sendable (_ number: Int) async throws(HTTPError) -> RecordPage<Record>
  ) async throws(HTTPError) -> RecordList {
    var all = try await fetch(0)
    var list = try RecordList(all)
    let pageSize = max(1, all.records.count)
    var next = 1
    var isOver = all.records.isEmpty || (all.total == nil && list.records.isEmpty)
    while !isOver, all.records.count < all.total ?? .max {
      guard next < 1_000 else { throw .tooLong }
      // A page of nothing readable would look like a service without records.
      if !list.records.isEmpty { await arrived(list) }
      let missing = all.total.map { ($0 - all.records.count + pageSize - 1) / pageSize }
      let wave = next..<(next + min(missing ?? 1, 3))
      let mayEnd = missing == nil
      let pages = try await wave.concurrentMap { number async throws(HTTPError) in
        do throws(HTTPError) {
          return try await fetch(number)
        } catch .refused(404, _) where mayEnd {
          return RecordPage([], total: nil)
        }
      }
      for page in pages {
        let before = list.records.count
        all.append(page)
        list = try RecordList(all)
        // Without a count, a page with nothing new is the end: some services repeat the last one.
        let isFruitless = all.total == nil && list.records.count == before
        isOver = isOver || page.records.isEmpty || isFruitless
      }
      next = wave.upperBound
    }
    return list
  }
}
