// Lists that change while they are read: never a mixture of two menus.
import DataLayer
import Foundation
import Synchronization
import Testing

@testable import MenuData

@Suite("A list that changes under way", .everyStore, .timeLimit(.minutes(10)))
struct ChangingListTests {
  let fixture: MenuFixture

  init() throws { fixture = try MenuFixture() }

  @Test("When the total changes, the pages from before are asked for again")
  func total() async throws {
    let played = PlayedMenu(.numbered(categories: 10, products: 400)) { question, played in
      if question.list == "products", question.page == 5, question.times == 0 {
        // A product was put in front: each page now begins one earlier.
        played.change {
          $0 = .numbered(categories: 10, products: 401, tag: " new")
        }
      }
      return nil
    }
    let saved = try await fixture.repository(played).download { _ in }
    #expect(saved.products == 401)
    var names: [String] = []
    for number in 0..<401 {
      names.append(try await fixture.store.product("p\(number)")?.name ?? "missing")
    }
    #expect(names == (0..<401).map { "Product \($0) new" })
  }

  @Test("A list that never stands still is given up, and the menu from before stays")
  func restless() async throws {
    let repository = fixture.repository(PlayedMenu(.numbered(categories: 1, products: 10)))
    let first = try await repository.download { _ in }
    let played = PlayedMenu(.numbered(categories: 10, products: 400)) { question, played in
      played.change { $0.products.append($0.products[0]) }
      return nil
    }
    #expect(
      await download(fixture.repository(played))
        == .failure(.unreadable(why: "The menu keeps changing while it is downloaded.")))
    #expect(try await repository.saved() == first)
  }

  @Test("A record on two pages is taken once: the later one, at the first one's place")
  func twice() async throws {
    var records = PlayedMenu.Records.numbered(categories: 1, products: 100)
    records.products[80] = PlayedMenu.Records.product("p3", "Moved", in: "c0", price: "9")
    let repository = fixture.repository(PlayedMenu(records))
    #expect(try await repository.download { _ in }.products == 99)
    #expect(try await repository.product("p3")?.name == "Moved")
    #expect(
      try await repository.products("c0", 1).items.prefix(5).map(\.id) == (0..<5).map { "p\($0)" })
  }

  @Test("Pages staged before a change and pages from after it are not put together")
  func staged() async throws {
    let old = PlayedMenu(.numbered(categories: 1, products: 400, tag: " old")) { question, _ in
      question.list == "products" && question.page == 8 ? HTTPResponse(status: 500) : nil
    }
    _ = await download(fixture.repository(old))
    let new = PlayedMenu(.numbered(categories: 1, products: 380, tag: " new"))
    #expect(try await fixture.repository(new).download { _ in }.products == 380)
    let all = try await fixture.store.search("product", limit: 1_000)
    #expect(all.count == 380 && all.allSatisfy { $0.product.name.hasSuffix(" new") })
  }

  @Test("Bookkeeping: an answer asked for before a change counts only if it agrees with it")
  func rounds() {
    func page(last: Int?, total: Int?, hasNext: Bool? = nil) -> WirePage<WireProduct> {
      WirePage(meta: PageMeta(last: last, total: total, hasNext: hasNext, listed: 50))
    }
    var list = ListPages<WireProduct>()
    #expect(list.next(besides: []) == 1 && list.next(besides: [1]) == nil)
    #expect(list.take(page(last: 3, total: 150), number: 1, round: 0) == .taken)
    #expect(list.next(besides: []) == 2 && list.next(besides: [2]) == 3 && list.end == 3)
    #expect(list.take(page(last: 3, total: 149), number: 2, round: 0) == .changed(dropped: [1]))
    #expect(list.take(page(last: 3, total: 150), number: 3, round: 0) == .outdated)
    #expect(list.take(page(last: 3, total: 149), number: 3, round: 0) == .taken)
    #expect(!list.isWhole && list.next(besides: []) == 1)
    #expect(list.take(page(last: 3, total: 149), number: 1, round: 1) == .taken)
    #expect(list.isWhole && list.count == 3)

    var open = ListPages<WireProduct>()
    _ = open.take(page(last: nil, total: nil, hasNext: true), number: 1, round: 0)
    #expect(open.next(besides: [2, 3]) == nil && open.end == nil)
    _ = open.take(page(last: nil, total: nil, hasNext: false), number: 3, round: 0)
    #expect(open.end == 3 && !open.isWhole && open.next(besides: []) == 2)
  }
}
