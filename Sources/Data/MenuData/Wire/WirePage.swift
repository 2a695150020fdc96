// A page of a list in the service's JSON: its records, and its statements about the list.
import DataLayer
import Foundation

/// A record in the `data` of a page.
protocol WireRecord: Sendable {
  /// Reads a record; nil when a required value is missing. Throws when the text is no JSON.
  init?(_ reader: inout JSONReader) throws(JSONError)
}

/// A page with its readable records.
struct WirePage<Record: WireRecord>: Sendable {
  /// The readable records, in the service's order.
  var records: [Record] = []
  /// The number of unreadable records.
  var skipped = 0
  /// The page's statements about itself and the list.
  var meta = PageMeta()
  /// The length of its JSON in bytes.
  var bytes = 0
}

/// The statements of a page about itself and the list.
struct PageMeta: Sendable, Hashable {
  /// The number of this page; nil when it is not stated.
  var current: Int?
  /// The number of the last page; nil in the service's form without counts.
  var last: Int?
  /// The number of records on all pages; nil in that form too.
  var total: Int?
  /// Whether another page follows, by `links.next`; nil when that member is absent.
  var hasNext: Bool?
  /// The number of records on a full page.
  var perPage: Int?
  /// The number of records on this page, including unreadable ones.
  var listed = 0

  /// The number of records per page in the brief.
  static let usualPerPage = 50

  /// Whether no page follows `number`: by the number of the last page, else by the link, else
  /// because the page is short.
  ///
  /// The link is never followed: it may lead to another host, which would receive the token.
  func isLast(_ number: Int) -> Bool {
    if let last { return number >= last }
    if listed == 0 { return true }
    return hasNext.map { !$0 } ?? (listed < perPage ?? Self.usualPerPage)
  }
}

extension WirePage {
  /// Parses the body of an answer. Throws `unreadable` with the location when it is no page.
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
    bytes = body.count
  }

  /// Reads a page; nil when its `data` is no list, as in a refusal with a success status.
  private static func page(_ reader: inout JSONReader) throws(JSONError) -> WirePage? {
    var page = WirePage()
    var hasData = false
    try reader.eachMember { key, reader throws(JSONError) in
      if key.is("data") {
        hasData = try page.takeRecords(&reader)
      } else if key.is("links") {
        try reader.eachMember { key, reader throws(JSONError) in
          if key.is("next") { page.meta.hasNext = try reader.filledText() != nil }
        }
      } else if key.is("meta") {
        try page.meta.takeMeta(&reader)
      }
    }
    return hasData ? page : nil
  }

  private mutating func takeRecords(_ reader: inout JSONReader) throws(JSONError) -> Bool {
    // Of two members with the same key the second counts, as in `JSONSerialization`.
    (records, skipped, meta.listed) = ([], 0, 0)
    records.reserveCapacity(PageMeta.usualPerPage)
    return try reader.eachElement { reader throws(JSONError) in
      meta.listed += 1
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
