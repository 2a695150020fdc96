// The shipped menu: its size, its two languages, and its known irregularities.
import Foundation
import Testing

@testable import Sandbox

@Suite("The shipped menu")
struct MenuDataTests {
  let categories: [StoredMenuRecord]
  let products: [StoredMenuRecord]

  init() throws {
    categories = try StoredMenuRecord.shipped("categories.json")
    products = try StoredMenuRecord.shipped("products.json")
  }

  /// A member's own JSON text, such as `12.5` or `"12.50"`; nil when it is absent.
  private func text(_ member: String, of record: StoredMenuRecord) -> String? {
    guard let start = record.text.range(of: "\"\(member)\":") else { return nil }
    let rest = record.text[start.upperBound...]
    let end = rest.range(of: #",""#)?.lowerBound ?? rest.endIndex
    return String(rest[..<end])
  }

  private func texts(_ member: String, of records: [StoredMenuRecord]) -> [String?] {
    records.map { text(member, of: $0) }
  }

  /// Whether letters of the Arabic script are in a text.
  private func isArabic(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x0621...0x064A).contains($0.value) }
  }

  @Test(
    "There are at least 45 categories and 1,200 products, each record whole JSON with its own id")
  func enough() throws {
    #expect(categories.count >= 45 && products.count >= 1_200)
    let ids = (categories + products).map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { UUID(uuidString: $0) != nil })
    for record in categories + products {
      let whole = Data(record.bytes(photos: Array("http://127.0.0.1".utf8), categories: [:]))
      let object = try #require(try JSONSerialization.jsonObject(with: whole) as? [String: Any])
      #expect(object["id"] as? String == record.id)
    }
  }

  @Test("Both lists end in a page that is not full, and categories fill more than one")
  func pages() {
    #expect(categories.count > 50 && categories.count % 50 != 0)
    #expect(products.count % 50 != 0 && products.count % 20 != 0)
  }

  @Test(
    "Prices come whole, with a fraction, as a text of either kind, as null and as nothing to pay")
  func prices() throws {
    let prices = try texts("price", of: products).map { try #require($0) }
    func count(_ form: Regex<Substring>) -> Int { prices.count { $0.wholeMatch(of: form) != nil } }
    let (whole, fraction) = (count(/[0-9]+/), count(/[0-9]+\.[0-9]{1,2}/))
    let (wholeText, fractionText) = (count(/"[0-9]+"/), count(/"[0-9]+\.[0-9]{2}"/))
    let none = prices.count { $0 == "null" }
    #expect(whole + fraction + wholeText + fractionText + none == prices.count)
    #expect(whole > 300 && fraction > 200 && wholeText > 40 && fractionText > 100)
    #expect((5...40).contains(none))
    #expect(prices.contains("0") && prices.contains { $0.hasSuffix("0\"") })
    #expect(prices.contains { $0.hasSuffix(".35") })
  }

  @Test("Most names have an Arabic one beside them, some are Arabic themselves, none is blank")
  func names() throws {
    let names = try texts("name", of: products).map { try #require($0) }
    let localized = texts("name_localized", of: products)
    #expect(names.allSatisfy { $0.count > 4 })
    #expect(localized.count { $0.map(isArabic) == true } > 1_100)
    #expect(localized.count { $0 == "null" } > 40)
    for blank in [nil, "\"\"", "\" \""] { #expect(localized.contains(blank)) }
    let arabic = zip(names, localized).filter { isArabic($0.0) }
    #expect((5...20).contains(arabic.count) && arabic.allSatisfy { $0.1 == "null" })
    #expect(texts("name_localized", of: categories).count { $0.map(isArabic) == true } >= 50)
    #expect(texts("name_localized", of: categories).contains("null"))
  }

  @Test("Some names come twice with different ids, and no name is only a number away from another")
  func same() throws {
    let names = try texts("name", of: products).map { try #require($0) }
    let twice = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(
      twice.sorted() == [#""Chicken Nuggets""#, #""French Fries""#, #""Macaroni and Cheese""#])
    #expect(names.allSatisfy { $0.wholeMatch(of: /.* [0-9]+"/) == nil })
  }

  @Test("Some products are switched off, some deleted, some have no category in both ways")
  func states() {
    #expect((20...100).contains(texts("is_active", of: products).count { $0 == "false" }))
    #expect((15...60).contains(texts("deleted_at", of: products).count { $0 != "null" }))
    #expect(products.count { $0.category == .null } >= 5)
    #expect(products.contains { $0.category == .absent })
    let known = Set(categories.map { StoredMenuRecord.Category.id($0.id) })
    let named = Set(products.map(\.category)).subtracting([.null, .absent])
    #expect(named.isSubset(of: known))
    #expect(known.subtracting(named).count == 1)
    #expect(texts("deleted_at", of: categories).count { $0 != "null" } == 1)
  }

  @Test("Times, descriptions, calories and minutes are what they should be, or nothing")
  func fields() throws {
    for member in ["created_at", "updated_at", "deleted_at"] {
      let times = try texts(member, of: categories + products).map { try #require($0) }
      let form = /"20[0-9]{2}-[01][0-9]-[0-3][0-9] [0-2][0-9]:[0-5][0-9]:[0-5][0-9]"/
      #expect(times.allSatisfy { $0.wholeMatch(of: form) != nil || $0 == "null" }, "\(member)")
    }
    for member in ["calories", "preparation_time"] {
      let numbers = try texts(member, of: products).map { try #require($0) }
      #expect(numbers.contains("null"))
      #expect(numbers.allSatisfy { $0 == "null" || Int($0) != nil }, "\(member)")
    }
    let described = texts("description", of: products)
    #expect(described.count { ($0 ?? "").count > 10 } > 700)
    for blank in [nil, "null", "\"\"", "\" \""] { #expect(described.contains(blank)) }
    #expect(Set(texts("sku", of: products).filter { $0 != "null" }).count > 1_200)
  }

  @Test(
    "Each picture that is named is a whole small JPEG, each JPEG is named, all are at most 4.5 MB")
  func photosExist() throws {
    let folder = try SandboxResources.folder("Menu").appending(path: "photos")
    let images = texts("image", of: products + categories)
    let named = Set(
      images.compactMap { $0?.firstMatch(of: /"\$PHOTOS\/(.+\.jpg)"/).map { String($0.1) } })
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == named)
    #expect(names.count >= 480)
    #expect(images.contains("null") && images.contains("\"\""))
    var total = 0
    for name in names {
      let data = try Data(contentsOf: folder.appending(path: name))
      #expect(
        data.prefix(3).elementsEqual([0xFF, 0xD8, 0xFF]) && data.suffix(2) == Data([0xFF, 0xD9]))
      #expect((3_000...16_000).contains(data.count), "\(name)")
      total += data.count
    }
    #expect(total <= 4_500_000)
  }
}
