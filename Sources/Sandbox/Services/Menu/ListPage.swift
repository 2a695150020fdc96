// A page of a list in the service's two forms, with deliberately dead links.
import Foundation

/// A page's position in its list, and the members around its records that state it.
struct ListPage: Equatable, Sendable {
  /// How the response states that there is more.
  enum Form: Equatable, Sendable {
    /// With `last_page`, `total` and a link to the last page.
    case counted
    /// Without them: a page is the last one when it has no next.
    case open
  }

  static let size = 50
  /// A host that does not exist: a client that follows links instead of counting fails at once.
  static let elsewhere = "https://api.restaurant.invalid/v5"

  let form: Form
  /// `categories` or `products`.
  let list: String
  /// The page number, from 1. A page beyond the last has no records.
  let number: Int
  let total: Int

  /// The indices of its records in the list.
  var range: Range<Int> {
    let start = min((number - 1) * Self.size, total)
    return start..<min(start + Self.size, total)
  }

  var last: Int { max(1, (total + Self.size - 1) / Self.size) }

  /// The whole response around the records' own bytes.
  func bytes(_ records: [[UInt8]]) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    let comma = Array(",".utf8)
    var all = Array(#"{"data":["#.utf8)
    for (index, record) in records.enumerated() { all += index == 0 ? record : comma + record }
    all += Array(#"],"links":"#.utf8) + Array(try encoder.encode(links))
    all += Array(#","meta":"#.utf8) + Array(try encoder.encode(Meta(page: self)))
    return all + Array("}".utf8)
  }

  private var links: [String: String?] {
    [
      "first": url(1), "last": form == .counted ? url(last) : nil,
      "prev": number > 1 ? url(number - 1) : nil, "next": number < last ? url(number + 1) : nil,
    ]
  }

  fileprivate func url(_ page: Int) -> String { "\(path)?page=\(page)" }

  fileprivate var path: String { "\(Self.elsewhere)/\(list)" }

  /// The pages with a link: all when there are up to thirteen, else both ends and the middle.
  var offered: [Int?] {
    guard last > 13 else { return Array(1...last) }
    if number <= 7 { return Array(1...10) + [nil, last - 1, last] }
    if number > last - 7 { return [1, 2, nil] + Array((last - 9)...last) }
    return [1, 2, nil] + Array((number - 3)...(number + 3)) + [nil, last - 1, last]
  }
}

/// The `meta` object. Members that a form lacks are absent; unknown ones are null.
private struct Meta: Encodable {
  struct Link: Encodable {
    var url: String?
    var label: String
    var active: Bool

    enum CodingKeys: CodingKey { case url, label, active }

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: CodingKeys.self)
      try object.encode(url, forKey: .url)
      try object.encode(label, forKey: .label)
      try object.encode(active, forKey: .active)
    }
  }

  enum CodingKeys: String, CodingKey {
    case path, from, to, total, links
    case currentPage = "current_page"
    case lastPage = "last_page"
    case perPage = "per_page"
  }

  let page: ListPage

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    let range = page.range
    try object.encode(page.number, forKey: .currentPage)
    try object.encode(range.isEmpty ? nil : range.lowerBound + 1, forKey: .from)
    try object.encode(range.isEmpty ? nil : range.upperBound, forKey: .to)
    try object.encode(page.path, forKey: .path)
    try object.encode(ListPage.size, forKey: .perPage)
    guard page.form == .counted else { return }
    try object.encode(page.last, forKey: .lastPage)
    try object.encode(page.total, forKey: .total)
    try object.encode(links, forKey: .links)
  }

  private var links: [Link] {
    let number = page.number
    let before = number > 1 ? page.url(number - 1) : nil
    let after = number < page.last ? page.url(number + 1) : nil
    let pages = page.offered.map { offered in
      Link(
        url: offered.map(page.url), label: offered.map(String.init) ?? "...",
        active: offered == number)
    }
    return [Link(url: before, label: "&laquo; Previous", active: false)] + pages
      + [Link(url: after, label: "Next &raquo;", active: false)]
  }
}
