// Pages as the service sends them, real and strange, and what is read from them.
import DataLayer
import Foundation
import Testing

@testable import MenuData

@Suite("Reading the menu's pages")
struct WireTests {
  func products(_ objects: String...) throws -> WirePage<WireProduct> {
    try WirePage(Data(#"{"data":[\#(objects.joined(separator: ","))]}"#.utf8))
  }

  @Test("A recorded page of categories is read whole")
  func categories() throws {
    let page = try WirePage<WireCategory>(
      Data(
        """
        {"data": [
          {"id": "98209aac-613a-491f-b0e9-9edb634201c0", "name": "Food", "name_localized": null,
           "reference": "cat-03", "image": null, "created_at": "2023-01-02 11:13:33",
           "updated_at": "2023-02-07 12:04:03", "deleted_at": null},
          {"id": "982e7b23", "name": " Appetizers\\n",
           "name_localized": "\\u0645\\u0642\\u0628\\u0644\\u0627\\u062a",
           "deleted_at": "2023-02-07 12:03:51"}],
         "links": {"first": "https://host/v5/categories?page=1",
           "last": "https://host/v5/categories?page=1",
           "prev": null, "next": null},
         "meta": {"current_page": 1, "from": 1, "last_page": 1,
           "links": [{"url": null, "label": "&laquo; Previous", "active": false}],
           "path": "https://host/v5/categories", "per_page": 50, "to": 3, "total": 2}}
        """.utf8))
    #expect(page.records.map(\.id) == ["98209aac-613a-491f-b0e9-9edb634201c0", "982e7b23"])
    #expect(page.records.map(\.name) == ["Food", "Appetizers"])
    #expect(page.records.map(\.localizedName) == [nil, "مقبلات"])
    #expect(page.records.map(\.isDeleted) == [false, true])
    #expect(page.skipped == 0)
    #expect(
      page.meta
        == PageMeta(current: 1, last: 1, total: 2, hasNext: false, perPage: 50, listed: 2))
  }

  @Test("A recorded product with everything around it gives what the menu keeps")
  func product() throws {
    let page = try products(
      #"""
      {"category":{"id":"988d4252","name":"\u0645\u0634\u0631\u0648\u0628\u0627\u062a",
         "deleted_at":null},
       "tags":[{"id":"9cc3","pivot":{"product_id":"9cc34751"}}],
       "branches":[{"pivot":{"price":30,"is_active":false},
         "name":"Branch 1","deleted_at":"2020-01-01 00:00:00"}],
       "ingredients":[],"id":"989b4a83","sku":"sk-0061",
       "name":"\u0645\u064a\u0627\u0647","name_localized":null,"description":null,
       "image":"https:\/\/host\/images\/597612.jpeg","is_active":true,"price":5,"cost":null,
       "deleted_at":null}
      """#)
    let water = try #require(page.records.first)
    #expect(water.id == "989b4a83" && water.name == "مياه" && water.localizedName == nil)
    #expect(water.categoryID == "988d4252" && water.detail == nil && !water.isDeleted)
    #expect(water.photo == "https://host/images/597612.jpeg")
    #expect(water.price?.value == 5)
  }

  @Test(
    "A price is as exact as its text",
    arguments: [
      ("4.35", "4.35"), ("12.50", "12.5"), (#""12.50""#, "12.5"), ("12.5", "12.5"), ("0", "0"),
      (#"" 7 ""#, "7"), ("5e-1", "0.5"), ("1E2", "100"), ("-1.5", "-1.5"),
      ("0.1234567890123456789012345678901234567", "0.1234567890123456789012345678901234567"),
      ("900719925474099", "900719925474099"), ("12345678901234e1", "123456789012340"),
      ("-2.75e-17", "-0.0000000000000000275"),
    ])
  func price(written: String, meant: String) throws {
    let price = try #require(
      try products(#"{"id":"1","name":"A","price":\#(written)}"#).records.first?.price)
    #expect("\(price.value ?? .nan)" == meant)
  }

  @Test(
    "What is no price is none, and its product stays",
    arguments: [
      "null", #""""#, #""  ""#, #""free""#, #""12,50""#, #""4.35 SAR""#, "true", "[1]", "{}",
      "1e400", "123456789012345678901234567890123456789012", #""0x10""#, #""NaN""#, #"".5""#,
      "1e-9223372036854775808", "1234567890123456", "1e15", "99e14", "12345678901234567e60",
      "1.5e60",
    ])
  func noPrice(written: String) throws {
    let page = try products(
      #"{"id":"1","name":"A","price":\#(written)}"#, #"{"id":"2","name":"B"}"#)
    #expect(page.records.map(\.id) == ["1", "2"])
    #expect(page.records.map(\.price) == [nil, nil])
  }

  @Test(
    "A product with an open price has no other",
    arguments: [
      (#""price":0,"pricing_method":2"#, "open"), (#""pricing_method":"2","price":12"#, "open"),
      (#""price":null,"pricing_method":2"#, "open"), (#""price":0,"pricing_method":1"#, "0"),
      (#""price":0,"pricing_method":2.0"#, "open"), (#""price":0,"pricing_method":"2.0""#, "open"),
      (#""price":0,"pricing_method":null"#, "0"), (#""price":"0.00","pricing_method":20"#, "0.00"),
    ])
  func openPrice(members: String, text: String) throws {
    #expect(try products(#"{"id":"1","name":"A",\#(members)}"#).records.first?.price?.text == text)
  }

  @Test(
    "Nothing is said in four ways, and all mean nothing",
    arguments: ["", "null", #""""#, #"" \t""#])
  func nothing(written: String) throws {
    let names = ["description", "image", "name_localized", "deleted_at", "category", "is_active"]
    let members = written.isEmpty ? "" : names.map { #","\#($0)":\#(written)"# }.joined()
    let product = try #require(
      try products(#"{"id":"1","name":"A"\#(members)}"#).records.first)
    #expect(product.detail == nil && product.photo == nil && product.localizedName == nil)
    #expect(product.categoryID == nil && product.availability == .available)
  }

  @Test("A record without an id or any name is left out and counted, its neighbours stay")
  func skipped() throws {
    let page = try products(
      #"{"id":"1","name":"A"}"#, #"{"name":"B"}"#, #"{"id":"3","name":" "}"#, "null", "7", "[]",
      #"{"id":{"x":1},"name":"C"}"#, #"{"id":8,"name":null,"name_localized":"ثمانية"}"#)
    #expect(page.records.map(\.id) == ["1", "8"])
    #expect(page.records.map(\.name) == ["A", "ثمانية"])
    #expect(page.skipped == 6 && page.meta.listed == 8)
  }

  @Test(
    "Inactive, sold-out and deleted products are known as such",
    arguments: [
      (#""is_active":false"#, "inactive"), (#""is_active":0"#, "inactive"),
      (#""is_active":"0""#, "inactive"), (#""is_active":1"#, "available"),
      (#""is_active":"yes?""#, "available"), (#""is_in_stock":false"#, "soldOut"),
      (#""branches":[{"pivot":{"is_in_stock":false}},{"pivot":{"is_active":0}}]"#, "soldOut"),
      (#""branches":[{"pivot":{"is_in_stock":false}},{"pivot":{}}]"#, "available"),
      (#""branches":[{"pivot":{"is_active":false}}]"#, "inactive"),
      (#""branches":[]"#, "available"), (#""branches":null"#, "available"),
      (#""deleted_at":"2024-08-14 10:14:57""#, "deleted"), (#""deleted_at":"soon""#, "deleted"),
      (#""deleted_at":"0000-00-00 00:00:00""#, "available"),
      (#""deleted_at":false"#, "available"), (#""deleted_at":1723630497"#, "deleted"),
    ])
  func shown(member: String, state: String) throws {
    let product = try #require(try products(#"{"id":"1","name":"A",\#(member)}"#).records.first)
    #expect((product.isDeleted ? "deleted" : "\(product.availability)") == state)
  }

  @Test("Modifiers have the digits of their prices; what is not offered or has no name is left out")
  func modifiers() throws {
    let page = try products(
      #"{"id":"1","name":"A","modifiers":[{"name":"Size","name_localized":"حجم","options":["#
        + #"{"name":"Large","price":0.30000000000000004},{"name":null,"name_localized":"صغير"},"#
        + #"{"name":"Huge","price":"1e400"},{"name":"Old","price":1,"is_active":false},{"id":7},"#
        + #"{"name":"Gone","deleted_at":"2024-08-14 10:14:57"},null]},{"name":"None"},"#
        + #"{"name":"Empty","options":[]}]}"#,
      #"{"id":"2","name":"B","modifiers":{"name":"no list"}}"#,
      #"{"id":"3","name":"C","modifiers":null}"#)
    typealias Option = ProductModifier.Option
    #expect(
      page.records.map(\.modifiers) == [
        [
          ProductModifier(
            name: "Size", localizedName: "حجم",
            options: [
              Option(name: "Large", digits: "0.30000000000000004"),
              Option(name: "صغير", localizedName: "صغير"), Option(name: "Huge"),
            ])
        ], [], [],
      ])
    let price = page.records[0].modifiers[0].options[0].price
    #expect(price == Decimal(string: "0.30000000000000004"))
  }

  @Test("A product of a deleted category is deleted with it; a bare id is a category")
  func category() throws {
    let page = try products(
      #"{"id":"1","name":"A","category":{"id":"c","deleted_at":"2024-08-14 10:14:57"}}"#,
      #"{"id":"2","name":"B","category":"c"}"#, #"{"id":"3","name":"C","category_id":"c"}"#)
    #expect(page.records.map(\.categoryID) == ["c", "c", "c"])
    #expect(page.records.map(\.isDeleted) == [true, false, false])
  }

  @Test(
    "What is no page is said to be none, with the place",
    arguments: [
      (#"{"message":"Maintenance"}"#, "data", "is not a list"),
      (#"{"data":null}"#, "data", "is not a list"), ("[]", "data", "is not a list"),
      ("", "", "is empty"),
      (#"{"data":[{"id":"1"},{"id":tru}]}"#, "data[1].id", "is not JSON (at byte 26)"),
      (#"{"data":[{"id":"1"}"#, "data[0]", "ends too early (after 19 bytes)"),
    ])
  func noPage(text: String, place: String, why: String) {
    #expect(throws: HTTPError.unreadable(where: place, why: why)) {
      try WirePage<WireProduct>(Data(text.utf8))
    }
  }

  @Test("The last page is told by its number, else by the link, else by being short")
  func last() {
    func isLast(_ facts: PageMeta, _ number: Int) -> Bool { facts.isLast(number) }
    #expect(isLast(PageMeta(last: 3, hasNext: true, listed: 50), 3))
    #expect(!isLast(PageMeta(last: 3, hasNext: false, listed: 0), 2))
    #expect(isLast(PageMeta(hasNext: false, listed: 50), 2))
    #expect(!isLast(PageMeta(hasNext: true, listed: 7), 2))
    #expect(isLast(PageMeta(hasNext: true, listed: 0), 2))
    #expect(isLast(PageMeta(listed: 49), 2) && !isLast(PageMeta(listed: 50), 2))
    #expect(!isLast(PageMeta(perPage: 10, listed: 10), 2))
  }
}
