// Faults that meet one page of one list of the menu, and what they do to its records.
import Foundation
import Testing

@testable import Sandbox

@Suite("Faults in the menu", .timeLimit(.minutes(10)))
struct MenuFaultTests {
  @Test("A fault meets one page of one list in both forms, whatever else is asked for")
  func onePage() async throws {
    try await withSandbox { sandbox in
      try await plan(
        sandbox, #"{"service":"menu","path":"/products?page=2","kind":"status","status":503}"#)
      for (path, status) in [
        ("/products?page=2", 503), ("/products?include=category&page=2", 503),
        ("/products?page=2&include=category", 503), ("/products?page=1", 200),
        ("/products?page=20", 200), ("/products?page=22&include=category", 200),
        ("/categories?page=2", 200), ("/products", 200),
      ] {
        for base in ["/menu/v5", "/menu/open/v5"] {
          #expect(try await askMenu(sandbox, path, base: base).status == status, "\(path)")
        }
      }
    }
  }

  @Test("A fault without a query meets every page of a list, and the photos are a place too")
  func everyPage() async throws {
    try await withSandbox { sandbox in
      try await plan(sandbox, #"{"service":"menu","path":"/products","kind":"status"}"#)
      try await plan(sandbox, #"{"service":"menu","path":"/photos","kind":"status"}"#)
      try await plan(sandbox, #"{"path":"/open/v5/categories","kind":"status"}"#)
      for page in 1...3 {
        #expect(try await askMenu(sandbox, "/products?page=\(page)").status == 500)
      }
      #expect(try await askMenu(sandbox, "/menu/photos/any.jpg", base: "").status == 500)
      #expect(try await askMenu(sandbox, "/categories").status == 200)
      #expect(try await askMenu(sandbox, "/categories", base: "/menu/open/v5").status == 500)
    }
  }

  @Test("A page can be cut, broken or dropped once, and is whole when it is asked for again")
  func recovered() async throws {
    try await withSandbox { sandbox in
      let path = "/products?include=category&page=2"
      let whole = try await askMenu(sandbox, path)
      for kind in ["truncated", "malformed", "empty", "drop"] {
        try await plan(sandbox, #"{"path":"/products?page=2","kind":"\#(kind)","times":1}"#)
        let spoiled = try await askMenu(sandbox, path)
        #expect(spoiled.body != whole.body, "\(kind)")
        #expect(throws: (any Error).self, "\(kind)") { try spoiled.json() }
        #expect(try await askMenu(sandbox, path).body == whole.body, "\(kind)")
      }
    }
  }

  @Test("Wrong types spoil dates, prices, ids and names of some records and leave the rest alone")
  func wrongTypes() async throws {
    try await withSandbox { sandbox in
      let whole = try await askMenu(sandbox, "/products?page=1")
      try await plan(sandbox, #"{"path":"/products?page=1","kind":"wrongTypes","times":1}"#)
      let spoiled = try await askMenu(sandbox, "/products?page=1")
      let records = try spoiled.records()
      let before = try whole.records()
      #expect(records[0] as NSDictionary == before[0] as NSDictionary)
      #expect(records[1]["created_at"] as? Int == 1_700_000_000)
      #expect(records[2]["price"] is [String: Any])
      #expect(records[3]["id"] as? Int == 3)
      #expect(records[5]["name"] is NSNull)
      #expect(try spoiled.meta() as NSDictionary == whole.meta() as NSDictionary)
    }
  }

  @Test("A list without records says so in its totals")
  func emptyList() async throws {
    try await withSandbox { sandbox in
      try await plan(sandbox, #"{"path":"/categories","kind":"emptyList"}"#)
      let answer = try await askMenu(sandbox, "/categories")
      #expect(try answer.records().isEmpty)
      let meta = try answer.meta()
      #expect(meta["total"] as? Int == 0 && meta["last_page"] as? Int == 1)
      #expect(meta["from"] is NSNull && meta["to"] is NSNull)
    }
  }

  @Test("A planned rate limit takes the place of the budget in headers and in refusals")
  func rateLimit() async throws {
    try await withSandbox { sandbox in
      try await plan(
        sandbox, #"{"service":"menu","path":"/products","kind":"rateLimit","perMinute":2}"#)
      var left: [String?] = []
      for page in 1...3 {
        let answer = try await askMenu(sandbox, "/products?page=\(page)")
        #expect(answer.status == (page < 3 ? 200 : 429))
        #expect(answer.headers["x-ratelimit-limit"] == "2")
        #expect((answer.headers["retry-after"] != nil) == (page == 3))
        left.append(answer.headers["x-ratelimit-remaining"])
      }
      #expect(left == ["1", "0", "0"])
      let other = try await askMenu(sandbox, "/categories")
      #expect(other.headers["x-ratelimit-limit"] == "600")
    }
  }
}
