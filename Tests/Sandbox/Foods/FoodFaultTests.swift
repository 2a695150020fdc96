// The faults of the food service: likes that fail, and foods with members of another type.
import Foundation
import Testing

@testable import Sandbox

@Suite("Faults of the food service", .timeLimit(.minutes(10)))
struct FoodFaultTests {
  let list = "/foods/api/v1/sandbox/food"

  @Test("A like can be refused, or fail with the service's own words, and is then not kept")
  func likes() async throws {
    try await withSandbox { sandbox in
      let like = list + "/1/like"
      try await plan(sandbox, #"{"method":"PUT","kind":"refuseLike","times":1}"#)
      #expect(try await ask(sandbox.port, like, method: "PUT").text == #"{"success":false}"#)
      try await plan(sandbox, #"{"method":"PUT","kind":"likeError","times":1}"#)
      let open = try await ask(sandbox.port, like, method: "PUT")
      #expect(open.status == 200)
      #expect(open.text == #"{"error":"Kitchen is closed"}"#)
      try await plan(
        sandbox, #"{"kind":"likeError","status":409,"body":"Too late","times":1,"method":"PUT"}"#)
      let late = try await ask(sandbox.port, like, method: "PUT")
      #expect(late.status == 409)
      #expect(late.text == #"{"error":"Too late"}"#)
      let foods = try #require(try await ask(sandbox.port, list).json() as? [[String: Any]])
      #expect(foods[1]["isLiked"] as? Bool == false)
    }
  }

  @Test("Wrong types spoil some records of either form and leave the others")
  func wrongTypes() async throws {
    try await withSandbox { sandbox in
      try await plan(sandbox, #"{"kind":"wrongTypes"}"#)
      let bare = try await ask(sandbox.port, list).json() as? [[String: Any]]
      let page = try await ask(sandbox.port, "/foods/api/v1/paged/food/0").json() as? [String: Any]
      #expect(page?["totalCount"] as? Int == bare?.count)
      for records in [bare, page?["foods"] as? [[String: Any]]] {
        let records = try #require(records)
        #expect(records[0]["id"] as? Int == 0)
        #expect(records[1]["isLiked"] as? String == "false")
        #expect(records[3]["id"] as? String == "3")
        #expect(records[5]["name"] is NSNull)
      }
    }
  }
}
