// The food service over a real socket: both forms of the list, likes, photos, hostile paths.
import Foundation
import Testing

@testable import Sandbox

@Suite("The simulated food service", .timeLimit(.minutes(10)))
struct FoodsServiceTests {
  let older = "/foods/api/v1/sandbox"
  let newer = "/foods/api/v1/paged"

  private func foods(_ answer: HTTPAnswer) throws -> [StoredFood] {
    try JSONDecoder().decode([StoredFood].self, from: Data(answer.body))
  }

  @Test("The older form is one bare array of all foods, with absolute photo addresses")
  func bareArray() async throws {
    try await withSandbox { sandbox in
      let answer = try await ask(sandbox.port, older + "/food")
      #expect(answer.status == 200)
      #expect(answer.headers["content-type"] == "application/json; charset=utf-8")
      var expected = try StoredFood.shipped()
      for index in expected.indices {
        expected[index].photoURL =
          "http://127.0.0.1:\(sandbox.port)/foods/photos/" + expected[index].photoURL
      }
      #expect(try foods(answer) == expected)
      #expect(sandbox.foodsURL.absoluteString == "http://127.0.0.1:\(sandbox.port)\(older)")
      #expect(try await ask(sandbox.port, older + "/food/0").status == 404)
    }
  }

  @Test("The newer form is pages of ten with a total, and an empty page after the last")
  func pages() async throws {
    struct Page: Decodable {
      var foods: [StoredFood]
      var totalCount: Int
    }
    try await withSandbox { sandbox in
      let total = try StoredFood.shipped().count
      var ids: [Int] = []
      for number in 0...(total / 10 + 1) {
        let answer = try await ask(sandbox.port, newer + "/food/\(number)")
        let page = try JSONDecoder().decode(Page.self, from: Data(answer.body))
        #expect(page.totalCount == total)
        #expect(page.foods.count == max(0, min(10, total - number * 10)))
        ids += page.foods.map(\.id)
      }
      #expect(ids == Array(0..<total))
      for path in ["/food", "/food/-1", "/food/x", "/food/99999999999999999999"] {
        #expect(try await ask(sandbox.port, newer + path).status == 404)
      }
    }
  }

  @Test("A like is dated now and outlives a restart; the broken file of a crash is put aside")
  func likes() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "likes-\(UUID())")
    // The system clears its temporary folder, so a file may remain in it.
    defer { try? FileManager.default.removeItem(at: folder) }
    let sandbox = Sandbox(dataFolder: folder, now: { Date(timeIntervalSince1970: 1_700_000_000) })
    try await withSandbox(sandbox) { running in
      let answer = try await ask(running.port, older + "/food/1/like", method: "PUT")
      #expect(answer.text == #"{"success":true}"#)
      #expect(try await ask(running.port, newer + "/food/0/unlike", method: "PUT").status == 200)
    }
    try await withSandbox(sandbox) { running in
      let list = try foods(try await ask(running.port, older + "/food"))
      #expect(list[0].isLiked == false)
      #expect(list[1].isLiked == true)
      #expect(list[1].lastUpdatedDate == "2023-11-14T22:13:20Z")
    }
    try Data("{ half".utf8).write(to: folder.appending(path: "foods-likes.json"))
    try await withSandbox(sandbox) { running in
      let list = try foods(try await ask(running.port, older + "/food"))
      #expect(list[1].isLiked == false)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["foods-likes.unreadable.json"])
  }

  @Test("An unknown food, user or method is told so in JSON")
  func refusals() async throws {
    try await withSandbox { sandbox in
      let unknown = try await ask(sandbox.port, older + "/food/4711/like", method: "PUT")
      #expect(unknown.status == 404)
      #expect(unknown.text == #"{"error":"No such food."}"#)
      #expect(try await ask(sandbox.port, "/foods/api/v1/stranger/food").status == 404)
      let posted = try await ask(sandbox.port, older + "/food/1/like", method: "POST")
      #expect(posted.status == 405)
      #expect(posted.headers["allow"] == "PUT")
      #expect(try await ask(sandbox.port, older + "/food", method: "DELETE").status == 405)
      #expect(try await ask(sandbox.port, "/foods/likes", method: "DELETE").status == 404)
    }
  }

  @Test("Photos come with type, tag and age; the broken ones are broken as planned")
  func photos() async throws {
    try await withSandbox { sandbox in
      let photo = try await ask(sandbox.port, "/foods/photos/ramen.jpg")
      #expect(photo.status == 200)
      #expect(photo.headers["content-type"] == "image/jpeg")
      #expect(photo.headers["cache-control"] == "public, max-age=86400")
      #expect(photo.body.suffix(2) == [0xFF, 0xD9])
      let tag = try #require(photo.headers["etag"])
      let again = try await ask(
        sandbox.port, "/foods/photos/ramen.jpg", headers: ["If-None-Match": tag])
      #expect(again.status == 304)
      let page = try await ask(sandbox.port, "/foods/photos/chefs-surprise.jpg")
      #expect(page.status == 200)
      #expect(page.headers["content-type"] == "text/html; charset=utf-8")
      let cut = try await ask(sandbox.port, "/foods/photos/skyr.jpg")
      #expect(cut.status == 200 && cut.isWhole)
      #expect(cut.body.prefix(2) == [0xFF, 0xD8])
      #expect(cut.body.suffix(2) != [0xFF, 0xD9])
      #expect(try await ask(sandbox.port, "/foods/photos/oka-ia.jpg").status == 404)
    }
  }

  @Test(
    "A hostile path gets 404 and never leaves the photo folder",
    arguments: [
      "/foods/photos/../foods.json", "/foods/photos/..%2ffoods.json",
      "/foods/photos/%2e%2e/foods.json", "/foods/photos/..%5cfoods.json",
      "/foods/photos/%2fetc%2fpasswd", "/foods/photos//etc/passwd", "/foods/photos/.",
      "/foods/photos/ramen.jpg%00.html", "/foods/photos/%ff%fe", "/foods/photos/%zz",
      "/foods/photos/", "/foods/foods.json", "/", "//", "/foods/photos/ramen.jpg/../../foods.json",
      "/foods/" + String(repeating: "a", count: 5_000),
    ])
  func hostile(path: String) async throws {
    try await withSandbox { sandbox in
      // The web server itself may refuse what is no path at all with 400.
      let status = try await ask(sandbox.port, path).status
      #expect(status == 404 || status == 400)
    }
  }
}
