// One page of a list as the service sends it: records, and what it says of the pages.
import DataLayer
import Foundation

/// What can stand in the `data` of a page.
protocol WireRecord: Sendable {
  /// Takes one record; nil when it lacks what it cannot be without. Throws only when the text is no JSON.
  init?(_ reader: inout JSONReader) throws(JSONError)
}

/// A page with its readable records.
struct WirePage<Record: WireRecord>: Sendable {
  /// The readable records, in the service's order.
  var records: [Record] = []
  /// How many were not readable.
  var skipped = 0
  /// What the service says of this page and the others.
  var facts = PageMeta()
}

/// What a page says of itself and of the list.
struct PageMeta: Sendable, Hashable {
  /// Which page this is; nil when it does not say.
  var current: Int?
  /// The number of the last page; nil in the form of the service that does not say.
  var last: Int?
  /// How many records all pages hold; nil in that form.
  var total: Int?
  /// Whether another page follows, by `links.next`; nil when there is no such link, not even a null one.
  var hasNext: Bool?
  /// How many records a full page holds.
  var perPage: Int?
  /// How many records stand on it, the unreadable ones included.
  var listed = 0

  /// What the brief of the service says a page holds.
  static let usualPerPage = 50

  /// Whether no page follows `number`: by the number of the last page, else by the link, else because it is short.
  ///
  /// The link itself is never followed: it may lead to another host, and the token with it.
  func isLast(_ number: Int) -> Bool {
    if let last { return number >= last }
    if listed == 0 { return true }
    return hasNext.map { !$0 } ?? (listed < perPage ?? Self.usualPerPage)
  }
}

extension WirePage {
  /// Reads the body of an answer; throws `unreadable` with the place when it is no page.
  init(_ body: Data) throws(HTTPError) {
    let page: WirePage?
    do throws(JSONError) {
      page = try JSONReader.read(body) { reader throws(JSONError) in
        try WirePage.page(&reader)
      }
    } catch {
      throw HTTPError(error, in: body)
    }
    guard let page else { throw .unreadable(where: "data", why: "is not a list") }
    self = page
  }

  /// Takes a page; nil when its `data` is no list, as in a refusal that calls itself a success.
  private static func page(_ reader: inout JSONReader) throws(JSONError) -> WirePage? {
    var page = WirePage()
    var hasData = false
    try reader.eachMember { key, reader throws(JSONError) in
      if key.is("data") {
        hasData = try page.takeRecords(&reader)
      } else if key.is("links") {
        try reader.eachMember { key, reader throws(JSONError) in
          if key.is("next") { page.facts.hasNext = try reader.filledText() != nil }
        }
      } else if key.is("meta") {
        try page.facts.takeMeta(&reader)
      }
    }
    return hasData ? page : nil
  }

  private mutating func takeRecords(_ reader: inout JSONReader) throws(JSONError) -> Bool {
    // A second `data` replaces the first, as everywhere in JSON.
    (records, skipped, facts.listed) = ([], 0, 0)
    records.reserveCapacity(PageMeta.usualPerPage)
    return try reader.eachElement { reader throws(JSONError) in
      facts.listed += 1
      if let record = try Record(&reader) { records.append(record) } else { skipped += 1 }
    }
  }
}

extension PageMeta {
  fileprivate mutating func takeMeta(_ reader: inout JSONReader) throws(JSONError) {
    try reader.eachMember { key, reader throws(JSONError) in
      if key.is("current_page") {
        current = try reader.wholeNumber()
      } else if key.is("last_page") {
        last = try reader.wholeNumber()
      } else if key.is("total") {
        total = try reader.wholeNumber()
      } else if key.is("per_page") {
        perPage = try reader.wholeNumber()
      }
    }
  }
}
