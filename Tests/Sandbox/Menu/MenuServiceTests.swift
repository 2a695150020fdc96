// The restaurant's service over a real socket: pages in two forms, its token, its limit.
import Foundation
import Synchronization
import Testing

@testable import Sandbox

/// Asks for a place of the menu as an app does, with the right token unless another is given.
func askMenu(
  _ sandbox: RunningSandbox, _ path: String, base: String = "/menu/v5",
  token: String? = "sandbox-menu", accept: String? = "application/json", method: String = "GET"
) async throws -> HTTPAnswer {
  var headers: [String: String] = [:]
  if let token { headers["Authorization"] = "Bearer \(token)" }
  if let accept { headers["Accept"] = accept }
  return try await ask(sandbox.port, base + path, method: method, headers: headers)
}

extension HTTPAnswer {
  /// The answer's object.
  func object() throws -> [String: Any] { try #require(try json() as? [String: Any]) }

  /// The records of a page of the menu.
  func records() throws -> [[String: Any]] {
    try #require(try object()["data"] as? [[String: Any]])
  }

  /// The `meta` object of a page.
  func meta() throws -> [String: Any] { try #require(try object()["meta"] as? [String: Any]) }

  /// The answer's links, null as nil.
  func links() throws -> [String: String?] {
    try #require(try object()["links"] as? [String: Any]).mapValues { $0 as? String }
  }
}

@Suite("The simulated restaurant service", .timeLimit(.minutes(10)))
struct MenuServiceTests {
  private func ids(_ records: [[String: Any]]) -> [String] {
    records.compactMap { $0["id"] as? String }
  }

  @Test("Both forms page through every product once, fifty a page, in the data's order")
  func everyProduct() async throws {
    try await withSandbox { sandbox in
      let shipped = try StoredMenuRecord.shipped("products.json").map(\.id)
      for base in ["/menu/v5", "/menu/open/v5"] {
        var found: [String] = []
        var number = 1
        while true {
          let page = try await askMenu(sandbox, "/products?page=\(number)", base: base)
          #expect(page.headers["content-type"] == "application/json; charset=utf-8")
          let records = try page.records()
          found += ids(records)
          guard try page.links()["next"] != .some(nil) else { break }
          #expect(records.count == 50)
          number += 1
        }
        #expect(found == shipped)
        #expect(number == (shipped.count + 49) / 50)
      }
      let port = "http://127.0.0.1:\(sandbox.port)"
      #expect(sandbox.menuURL.absoluteString == port + "/menu/v5")
      #expect(sandbox.openMenuURL.absoluteString == port + "/menu/open/v5")
    }
  }

  @Test("A counted page tells its place among all, and its links lead to another host")
  func counted() async throws {
    try await withSandbox { sandbox in
      let total = try StoredMenuRecord.shipped("products.json").count
      let last = (total + 49) / 50
      let path = "https://api.restaurant.invalid/v5/products"
      let page = try await askMenu(sandbox, "/products?include=category&page=2")
      #expect(page.status == 200)
      #expect(
        try page.links() == [
          "first": path + "?page=1", "last": path + "?page=\(last)", "prev": path + "?page=1",
          "next": path + "?page=3",
        ])
      var meta = try page.meta()
      let links = try #require(meta.removeValue(forKey: "links") as? [[String: Any]])
      #expect(
        meta as NSDictionary == [
          "current_page": 2, "from": 51, "to": 100, "per_page": 50, "path": path, "total": total,
          "last_page": last,
        ])
      #expect(
        links[0] as NSDictionary == [
          "url": path + "?page=1", "label": "&laquo; Previous", "active": false,
        ])
      #expect(
        links[2] as NSDictionary == ["url": path + "?page=2", "label": "2", "active": true])
      #expect(links.last?["label"] as? String == "Next &raquo;")
    }
  }

  @Test("An open page tells neither how many there are nor which is the last")
  func open() async throws {
    try await withSandbox { sandbox in
      let path = "https://api.restaurant.invalid/v5/products"
      let page = try await askMenu(sandbox, "/products?page=1", base: "/menu/open/v5")
      #expect(
        try page.links() == [
          "first": path + "?page=1", "last": nil, "prev": nil, "next": path + "?page=2",
        ])
      #expect(
        try page.meta() as NSDictionary == [
          "current_page": 1, "from": 1, "to": 50, "per_page": 50, "path": path,
        ])
    }
  }

  @Test("Of many pages both ends and the middle are offered, of a few all")
  func offered() {
    func offered(_ number: Int, of pages: Int) -> [Int?] {
      ListPage(form: .counted, list: "products", number: number, total: pages * 50).offered
    }
    #expect(offered(1, of: 3) == [1, 2, 3])
    #expect(offered(4, of: 26) == Array(1...10) + [nil, 25, 26])
    #expect(offered(13, of: 26) == [1, 2, nil] + Array(10...16) + [nil, 25, 26])
    #expect(offered(26, of: 26) == [1, 2, nil] + Array(17...26))
  }

  @Test("Beyond the last page there is nothing, and a page that is none is the first")
  func odd() async throws {
    try await withSandbox { sandbox in
      for base in ["/menu/v5", "/menu/open/v5"] {
        let first = try await askMenu(sandbox, "/products?page=1", base: base)
        for page in ["0", "-3", "two", "", "99999999999999999999"] {
          let answer = try await askMenu(sandbox, "/products?page=\(page)", base: base)
          #expect(answer.body == first.body, "\(page)")
        }
        #expect(try await askMenu(sandbox, "/products", base: base).body == first.body)
        let beyond = try await askMenu(sandbox, "/products?page=900", base: base)
        #expect(beyond.status == 200)
        #expect(try beyond.records().isEmpty)
        let meta = try beyond.meta()
        #expect(meta["current_page"] as? Int == 900)
        #expect(meta["from"] is NSNull && meta["to"] is NSNull)
        #expect(try beyond.links()["next"] == .some(nil))
      }
    }
  }

  @Test("A product brings its category whole when that is asked for, and else no word of it")
  func include() async throws {
    try await withSandbox { sandbox in
      let categories = try await askMenu(sandbox, "/categories").records()
      let with = try await askMenu(sandbox, "/products?include=category&page=1").records()
      let without = try await askMenu(sandbox, "/products?page=1").records()
      #expect(without.allSatisfy { $0["category"] == nil })
      let whole = with.compactMap { $0["category"] as? [String: Any] }
      #expect(whole.count >= 40)
      for category in whole {
        let own = try #require(
          categories.first { $0["id"] as? String == category["id"] as? String })
        #expect(category as NSDictionary == own as NSDictionary)
      }
      for (with, without) in zip(with, without) {
        var with = with
        with["category"] = nil
        #expect(with as NSDictionary == without as NSDictionary)
      }
    }
  }

  @Test("Without the token it is 401, with one that has run out 403, in the service's own words")
  func tokens() async throws {
    try await withSandbox { sandbox in
      for token in [nil, "", "wrong", "Sandbox-Menu"] {
        let answer = try await askMenu(sandbox, "/products", token: token)
        #expect(answer.status == 401)
        #expect(answer.text == #"{"message":"Unauthenticated."}"#)
      }
      let expired = try await askMenu(sandbox, "/products", token: sandbox.expiredMenuToken)
      #expect(expired.status == 403)
      #expect(expired.text == #"{"message":"This action is unauthorized."}"#)
      let right = try await askMenu(sandbox, "/categories", token: sandbox.menuToken)
      #expect(right.status == 200)
    }
  }

  @Test("Whoever does not ask for JSON gets a web page, other methods and places are refused")
  func refusals() async throws {
    try await withSandbox { sandbox in
      for accept in [nil, "*/*", "text/html"] {
        let answer = try await askMenu(sandbox, "/products", accept: accept)
        #expect(answer.status == 406)
        #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
      }
      let posted = try await askMenu(sandbox, "/products", method: "POST")
      #expect(posted.status == 405 && posted.headers["allow"] == "GET")
      for path in ["/orders", "/products/1", ""] {
        #expect(try await askMenu(sandbox, path).status == 404, "\(path)")
      }
      for path in ["/menu/products", "/menu/photos/nothing.jpg", "/menu/photos/..%2fproducts.json"]
      {
        #expect(try await askMenu(sandbox, path, base: "").status == 404, "\(path)")
      }
    }
  }

  @Test("The budget of a minute is counted down in the answers and ends in 429 until it is over")
  func budget() async throws {
    let time = Mutex(Date(timeIntervalSince1970: 1_700_000_000))
    let sandbox = Sandbox(dataFolder: nil, now: { time.withLock { $0 } })
    try await withSandbox(sandbox) { sandbox in
      let first = try await askMenu(sandbox, "/categories")
      #expect(first.headers["x-ratelimit-limit"] == "600")
      #expect(first.headers["x-ratelimit-remaining"] == "599")
      time.withLock { $0 += 20 }
      for _ in 2...600 { _ = try await askMenu(sandbox, "/categories?page=2") }
      let refused = try await askMenu(sandbox, "/categories")
      #expect(refused.status == 429 && refused.text == #"{"message":"Too Many Attempts."}"#)
      #expect(refused.headers["retry-after"] == "40")
      #expect(refused.headers["x-ratelimit-remaining"] == "0")
      time.withLock { $0 += 40 }
      #expect(try await askMenu(sandbox, "/categories").status == 200)
    }
  }
}
