// A category or a product as shipped: the bytes that are sent, with two gaps to fill.
import Foundation

/// A record of the menu as JSON text. It stays text, because only text distinguishes a price of
/// `12.50` from `12.5` and from `"12.50"`, and absent members from null and blank ones.
struct StoredMenuRecord: Equatable, Sendable {
  /// The category in a product's text.
  enum Category: Hashable, Sendable {
    /// No member, even when the category is requested.
    case absent
    case null
    case id(String)
  }

  let id: String
  let category: Category
  /// The object without its category, up to the closing brace; `$PHOTOS` stands for their address.
  private let open: Data

  /// Reads a line. The id is its first member; a category, if any, is its last.
  ///
  /// Every part has a known length, so nothing is searched: 1,300 records are read at each start.
  init(line: Data) {
    let object = line.last == UInt8(ascii: ",") ? line.dropLast() : line
    let members = object.dropLast()
    id = String(decoding: members.dropFirst(Self.start.count).prefix(Self.idLength), as: UTF8.self)
    let named = members.suffix(Self.categoryStart.count + Self.idLength + 1)
    if named.starts(with: Self.categoryStart) {
      let id = named.dropFirst(Self.categoryStart.count).prefix(Self.idLength)
      category = .id(String(decoding: id, as: UTF8.self))
      open = members.dropLast(named.count)
    } else if members.suffix(Self.noCategory.count) == Self.noCategory {
      category = .null
      open = members.dropLast(Self.noCategory.count)
    } else {
      category = .absent
      open = members
    }
  }

  static let start = Data(#"{"id":""#.utf8)
  private static let idLength = 36
  private static let categoryStart = Data(#","category":""#.utf8)
  private static let noCategory = Data(#","category":null"#.utf8)
  private static let photos = Data("$PHOTOS".utf8)

  /// The text without its category and its closing brace, for tests to read.
  var text: String { String(decoding: open, as: UTF8.self) }

  /// The whole object as sent; `categories` has each by its id, nil omits it.
  func bytes(photos: [UInt8], categories: [String: StoredMenuRecord]?) -> [UInt8] {
    var all: [UInt8]
    if let mark = open.range(of: Self.photos) {
      all = Array(open[..<mark.lowerBound]) + photos + Array(open[mark.upperBound...])
    } else {
      all = Array(open)
    }
    switch (category, categories) {
    case (.null, .some): all += Array(Self.noCategory)
    case (.id(let id), .some(let categories)):
      all += Array(#","category":"#.utf8)
      all += categories[id]?.bytes(photos: photos, categories: nil) ?? Array("null".utf8)
    case (.absent, _), (_, nil): break
    }
    return all + [UInt8(ascii: "}")]
  }
}

extension StoredMenuRecord {
  /// All records of `categories.json` or `products.json`: an array with one record per line.
  static func shipped(_ file: String) throws(SandboxError) -> [StoredMenuRecord] {
    let address = try SandboxResources.folder("Menu").appending(path: file)
    let data: Data
    do {
      data = try Data(contentsOf: address)
    } catch {
      throw .dataUnreadable(file: file, reason: "\(error)")
    }
    let lines = lines(of: data)
    guard lines.count > 1, lines.first == Data("[".utf8), lines.last == Data("]".utf8),
      lines.dropFirst().dropLast().allSatisfy({ $0.starts(with: StoredMenuRecord.start) })
    else {
      throw .dataUnreadable(file: file, reason: "It is not an array with one record a line.")
    }
    return lines.dropFirst().dropLast().map { StoredMenuRecord(line: $0) }
  }

  /// The lines of a text. `memchr` reads the products in 3 ms, a collection's search in 27 ms.
  private static func lines(of data: Data) -> [Data] {
    var ends: [Int] = []
    data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var start = 0
      while start < bytes.count, let end = memchr(base + start, 10, bytes.count - start) {
        ends.append(UnsafeRawPointer(end) - base)
        start = UnsafeRawPointer(end) - base + 1
      }
    }
    let starts = [0] + ends.map { $0 + 1 }
    return zip(starts, ends).map { data[(data.startIndex + $0)..<(data.startIndex + $1)] }
  }
}
