// One record of the wire at a time: what is forgiven, and what is not a food.
import AppTesting
import DataLayer
import Foundation
import SharedUI
import Testing

@testable import Foods

@Suite("A food on the wire", .timeLimit(.minutes(10)))
struct FoodWireTests {
  @Test("A whole record is read whole, and keys we do not know are no trouble")
  func whole() async throws {
    let list = try await list(
      """
      [{"id": 0, "name": " Soup\\n", "isLiked": true, "photoURL": "https://foods.test/soup.jpg",
        "description": "<b>Hot</b> 🇫🇷", "countryOfOrigin": "FR",
        "lastUpdatedDate": "2023-08-31T18:37:02Z", "spice": {"level": 3}}]
      """)
    let soup = Food(
      id: 0, name: "Soup", isLiked: true, photoURL: URL(string: "https://foods.test/soup.jpg"),
      description: "<b>Hot</b> 🇫🇷", countryOfOrigin: Country(code: "FR"),
      lastUpdatedDate: Date(timeIntervalSince1970: 1_693_507_022))
    #expect(list == FoodList([soup]))
  }

  @Test(
    "What is only shown may be absent, null, empty, blank or of another type",
    arguments: [
      #"{"id": 3, "name": "Pie"}"#,
      #"{"id": "3", "name": "Pie", "isLiked": null, "photoURL": null, "description": null,"#
        + #" "countryOfOrigin": null, "lastUpdatedDate": null}"#,
      #"{"id": 3.0, "name": "Pie", "isLiked": false, "photoURL": "", "description": "","#
        + #" "countryOfOrigin": "", "lastUpdatedDate": ""}"#,
      #"{"id": " 3 ", "name": "Pie", "isLiked": 0, "photoURL": " ", "description": " ","#
        + #" "countryOfOrigin": " ", "lastUpdatedDate": " "}"#,
      #"{"id": 3, "name": "Pie", "photoURL": 5, "description": [], "countryOfOrigin": {},"#
        + #" "lastUpdatedDate": 1693507022}"#,
      #"{"id": 3, "name": "Pie", "photoURL": "javascript:alert(1)", "countryOfOrigin": "ZZ","#
        + #" "lastUpdatedDate": "yesterday"}"#,
      #"{"id": 3, "name": "Pie", "lastUpdatedDate": "2023-02-29T00:00:00Z"}"#,
    ])
  func bare(record: String) async throws {
    #expect(try await list("[\(record)]") == FoodList([Food(id: 3, name: "Pie")]))
  }

  @Test(
    "Dates come with and without fractional seconds, with an offset, and without a time",
    arguments: [
      ("1970-01-01T00:00:00.000Z", 0), ("2023-08-31T18:37:02Z", 1_693_507_022),
      ("2023-08-31T18:37:02.500Z", 1_693_507_022.5), ("2023-08-31T20:37:02+02:00", 1_693_507_022),
      ("2023-08-31 18:37:02", 1_693_507_022), ("2024-03-31", 1_711_886_400),
    ])
  func dates(text: String, seconds: Double) async throws {
    let list = try await list(#"[{"id": 1, "name": "Pie", "lastUpdatedDate": "\#(text)"}]"#)
    #expect(list.records.map(\.lastUpdatedDate) == [Date(timeIntervalSince1970: seconds)])
  }

  @Test(
    "A record without a usable id, name or like is skipped and counted, and its neighbours stay",
    arguments: [
      #"{"name": "No id"}"#, #"{"id": "seven", "name": "No number"}"#,
      #"{"id": 2.5, "name": "Half"}"#,
      #"{"id": 2}"#, #"{"id": 2, "name": null}"#, #"{"id": 2, "name": "  "}"#,
      #"{"id": 2, "name": 5}"#,
      #"{"id": 2, "name": "Maybe", "isLiked": "maybe"}"#, "null", "7", #""text""#, "[]",
    ])
  func badRecord(record: String) async throws {
    let list = try await list(#"[{"id": 0, "name": "Soup"}, \#(record), {"id": 1, "name": "Pie"}]"#)
    #expect(
      list == FoodList([Food(id: 0, name: "Soup"), Food(id: 1, name: "Pie")], skipped: 1))
  }

  // Bug: the screen said that the service has no foods yet.
  @Test("A list of which nothing can be read is a failure, an empty one is not")
  func nothingReadable() async throws {
    await #expect(throws: HTTPError.unreadable(where: "", why: "has no record that can be read")) {
      try await list(#"[{"id": "seven", "name": "No number"}, null]"#)
    }
    #expect(try await list("[]") == FoodList([]))
  }

  @Test("An id that comes twice is shown once, where it came first")
  func duplicates() async throws {
    let list = try await list(
      #"[{"id": 4, "name": "First"}, {"id": 1, "name": "Pie"}, {"id": "4", "name": "Second"}]"#)
    #expect(list == FoodList([Food(id: 4, name: "First"), Food(id: 1, name: "Pie")]))
  }

  @Test("A kept list is read back as it was")
  func kept() throws {
    let list = FoodList(Food.examples, skipped: 3)
    let kept = try JSONEncoder().encode(list)
    #expect(try JSONDecoder().decode(FoodList.self, from: kept) == list)
  }

  private func list(_ json: String) async throws -> FoodList {
    try await ScriptedTransport(["GET /food": json]).service.list { _ in }
  }
}
