// Whole answers of the service: one of our own and, where there is one, a recorded one.
import AppTesting
import DataLayer
import Foundation
import SharedUI
import Testing

@testable import Foods

/// A list as the service sends it, and what its first food is.
struct ListAnswer: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let json: String
  let count: Int
  let first: Food

  static let own = ListAnswer(
    testDescription: "our own",
    json: """
      [
        {
          "id": 0,
          "name": "Leek Tart",
          "isLiked": false,
          "photoURL": "https://photos.example/images/leek-tart.jpeg",
          "description": "Leeks 🥧, slowly cooked in butter, under a thin crust.",
          "countryOfOrigin": "BE",
          "lastUpdatedDate": "2024-02-29T08:15:00Z"
        },
        {
          "id": 1,
          "name": "Bean Stew",
          "isLiked": true,
          "photoURL": "https://photos.example/images/bean-stew.jpeg",
          "description": "",
          "countryOfOrigin": "XX",
          "lastUpdatedDate": "1970-01-01T00:00:00.000Z"
        }
      ]
      """,
    count: 2,
    first: Food(
      id: 0, name: "Leek Tart",
      photoURL: URL(string: "https://photos.example/images/leek-tart.jpeg"),
      description: "Leeks 🥧, slowly cooked in butter, under a thin crust.",
      countryOfOrigin: Country(code: "BE"),
      lastUpdatedDate: Date(timeIntervalSince1970: 1_709_194_500)))

  /// The list that was recorded; nil in a clone.
  static let recorded = Recorded.text("payloads/foods/list.json").map { json in
    let host = "https://opentable-dex-ios-test-d645a49e3287.herokuapp.com"
    return ListAnswer(
      testDescription: "recorded", json: json, count: 1,
      first: Food(
        id: 0, name: "Pasta", photoURL: URL(string: "\(host)/images/pasta.jpeg"),
        countryOfOrigin: Country(code: "IT"),
        lastUpdatedDate: Date(timeIntervalSince1970: 1_693_507_022)))
  }
}

@Suite("Whole answers", .timeLimit(.minutes(10)))
struct WholeAnswerTests {
  @Test(
    "A list is read whole", arguments: [ListAnswer.own] + [ListAnswer.recorded].compactMap(\.self))
  func list(answer: ListAnswer) async throws {
    let list = try await ScriptedTransport(["GET /food": answer.json]).service.list { _ in }
    #expect(list.records.count == answer.count)
    #expect(list.skipped == 0)
    var first = try #require(list.records.first)
    #expect(!first.description.isEmpty)
    // Of a recorded food the text is not repeated here.
    if answer.first.description.isEmpty { first.description = "" }
    #expect(first == answer.first)
  }

  @Test(
    "A like that succeeded is a yes",
    arguments: [
      #"{ "success": true }"#, Recorded.text("payloads/foods/like-success.json"),
    ].compactMap(\.self))
  func like(answer: String) async throws {
    let server = ScriptedTransport(["PUT /food/0/like": answer])
    try await server.service.setLiked(0, true)
    #expect(server.asked == ["PUT /food/0/like"])
  }
}
