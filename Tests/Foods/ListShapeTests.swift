// The two forms in which the service lists foods, and finding out which one it speaks.
import AppTesting
import DataLayer
import Foundation
import Testing

@testable import Foods

@Suite("The list's two shapes", .timeLimit(.minutes(10)))
struct ListShapeTests {
  @Test("A bare array is taken whole, and requested in the same way again")
  func bareArray() async throws {
    let server = ScriptedTransport(["GET /food": ListShapeTests.records(0..<12)])
    let service = server.service
    #expect(try await service.list { _ in } == ListShapeTests.list(0..<12))
    #expect(try await service.list { _ in } == ListShapeTests.list(0..<12))
    #expect(server.asked == ["GET /food", "GET /food"])
  }

  @Test("Where there is no array, pages are read to the count, in order, and this is remembered")
  func pages() async throws {
    let server = ScriptedTransport(ListShapeTests.pages(of: 43))
    let service = server.service
    #expect(try await service.list { _ in } == ListShapeTests.list(0..<43))
    #expect(server.asked.prefix(2) == ["GET /food", "GET /food/0"])
    #expect(Set(server.asked.dropFirst(2)) == Set((1...4).map { "GET /food/\($0)" }))
    #expect(server.asked.count == 6)

    #expect(try await service.list { _ in } == ListShapeTests.list(0..<43))
    #expect(server.asked[6] == "GET /food/0")
    #expect(server.asked.count == 11)
  }

  @Test("An object with foods at the first address means pages too")
  func objectAtRoot() async throws {
    var answers = ListShapeTests.pages(of: 11)
    answers["GET /food"] = answers["GET /food/0"]
    let service = ScriptedTransport(answers).service
    #expect(try await service.list { _ in } == ListShapeTests.list(0..<11))
  }

  @Test("Without a count, pages are read until one brings nothing")
  func noCount() async throws {
    let server = ScriptedTransport([
      "GET /food/0": #"{"foods": \#(ListShapeTests.records(0..<10))}"#,
      "GET /food/1": #"{"foods": \#(ListShapeTests.records(10..<13)), "totalCount": null}"#,
    ])
    #expect(try await server.service.list { _ in } == ListShapeTests.list(0..<13))
  }

  @Test("A count that promises too much does not ask for ever")
  func tooMuchPromised() async throws {
    var answers = ListShapeTests.pages(of: 10, promising: 1_000_000_000)
    for page in 1...3 { answers["GET /food/\(page)"] = #"{"foods": [], "totalCount": 1000000000}"# }
    let server = ScriptedTransport(answers)
    #expect(try await server.service.list { _ in } == ListShapeTests.list(0..<10))
    #expect(server.asked.count == 5)
  }

  @Test("A food that moved to the next page meanwhile is shown once; bad records count as received")
  func overlap() async throws {
    let server = ScriptedTransport([
      "GET /food/0": #"{"foods": \#(ListShapeTests.records(0..<10)), "totalCount": 13}"#,
      "GET /food/1":
        #"{"foods": [{"id": 9, "name": "Food 9"}, {"id": 10}, {"id": 11, "name": "Food 11"}]}"#,
    ])
    let more = [Food(id: 11, name: "Food 11")]
    let expected = FoodList(ListShapeTests.list(0..<10).records + more, skipped: 1)
    #expect(try await server.service.list { _ in } == expected)
  }

  @Test("No foods at all is an empty list in both shapes")
  func empty() async throws {
    #expect(try await ScriptedTransport(["GET /food": "[]"]).service.list { _ in } == FoodList([]))
    let paged = ScriptedTransport(["GET /food/0": #"{"foods": [], "totalCount": 0}"#])
    #expect(try await paged.service.list { _ in } == FoodList([]))
  }

  @Test("A page that fails fails the list, with its own reason")
  func failingPage() async {
    var answers = ListShapeTests.pages(of: 25)
    answers["GET /food/2"] = nil
    await #expect(throws: HTTPError.refused(status: 404, message: nil)) {
      try await ScriptedTransport(answers).service.list { _ in }
    }
  }

  @Test("A wrong address is a failure that settles no shape")
  func wrongAddress() async {
    let server = ScriptedTransport([:])
    let service = server.service
    for _ in 0..<2 {
      await #expect(throws: HTTPError.refused(status: 404, message: nil)) {
        try await service.list { _ in }
      }
    }
    #expect(server.asked == ["GET /food", "GET /food/0", "GET /food", "GET /food/0"])
  }

  @Test("An error that calls itself a success is a refusal in the service's words")
  func errorObject() async {
    let server = ScriptedTransport(["GET /food": #"{"error": "Unknown user"}"#])
    await #expect(throws: HTTPError.refused(status: 200, message: "Unknown user")) {
      try await server.service.list { _ in }
    }
  }

  @Test("Anything else is unreadable", arguments: [#"{"meals": []}"#, "<html>", "", "7", "[1"])
  func unreadable(body: String) async {
    let error = await #expect(throws: HTTPError.self) {
      try await ScriptedTransport(["GET /food": body]).service.list { _ in }
    }
    guard case .unreadable = error else {
      Issue.record("\(body) gave \(String(describing: error))")
      return
    }
  }

  static func list(_ ids: Range<Int>) -> FoodList {
    FoodList(ids.map { Food(id: $0, name: "Food \($0)") })
  }

  private static func records(_ ids: Range<Int>) -> String {
    "[" + ids.map { #"{"id": \#($0), "name": "Food \#($0)"}"# }.joined(separator: ",") + "]"
  }

  private static func pages(of count: Int, promising total: Int? = nil) -> [String: String] {
    var answers: [String: String] = [:]
    for (page, start) in stride(from: 0, to: count, by: 10).enumerated() {
      let records = records(start..<min(start + 10, count))
      answers["GET /food/\(page)"] = #"{"foods": \#(records), "totalCount": \#(total ?? count)}"#
    }
    return answers
  }
}
