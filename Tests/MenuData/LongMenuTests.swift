// Menus without an end: they are refused, nothing of them is kept, and the saved menu stays.
import DataLayer
import Foundation
import Testing

@testable import MenuData

@Suite("A menu that is too long", .timeLimit(.minutes(10)))
struct LongMenuTests {
  let fixture: MenuFixture

  init() throws { fixture = try MenuFixture() }

  /// A service whose pages of products have no end.
  private func endless(perPage: Int, last: Int?, padding: Int = 0) -> PlayedMenu {
    let more = padding == 0 ? "" : #","more":"\#(String(repeating: "x", count: padding))""#
    let meta = last.map { #","last_page":\#($0),"total":\#($0 * perPage)"# } ?? ""
    return PlayedMenu(.numbered(categories: 1, products: 0)) { question, _ in
      guard question.list == "products" else { return nil }
      let start = (question.page - 1) * perPage
      let products = (start..<start + perPage).map {
        PlayedMenu.Records.product("p\($0)", "Dish", in: "c0")
      }
      let body = """
        {"data":[\(products.joined(separator: ","))],"links":{"next":"https://elsewhere.invalid/"},\
        "meta":{"current_page":\(question.page),"per_page":\(perPage)\(meta)}\(more)}
        """
      return HTTPResponse(status: 200, body: Data(body.utf8))
    }
  }

  @Test(
    "It is refused after 20,000 products or 64 MB, is not kept, and the saved menu stays",
    arguments: [
      (perPage: 2_000, last: 4_999, padding: 0, most: 17), (2_000, nil, 0, 17),
      (50, 4_999, 7_000_000, 16), (1, nil, 7_000_000, 16), (50, 5_001, 0, 3),
    ])
  func endless(perPage: Int, last: Int?, padding: Int, most: Int) async throws {
    let before = fixture.repository(PlayedMenu(.numbered(categories: 1, products: 10)))
    let first = try await before.download { _ in }
    let played = endless(perPage: perPage, last: last, padding: padding)
    let repository = fixture.repository(played)
    #expect(await download(repository) == .failure(.service(.tooLong)))
    #expect(played.asked.count <= most)
    #expect(try await repository.saved() == first)
    let service = MenuEndpoint(
      base: PlayedMenu.base, token: AccessToken(value: "", setting: ""),
      client: HTTPClient(transport: played), now: { .now })
    #expect(try await fixture.store.stagedCount(from: service.name) == 0)
  }
}
