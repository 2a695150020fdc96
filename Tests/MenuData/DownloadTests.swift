// The download from a played service: pages, refusals, failures, continuation and the new menu.
import AppTesting
import DataLayer
import Foundation
import Synchronization
import Testing

@testable import MenuData

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Downloading the menu", .everyStore, .timeLimit(.minutes(10)))
struct DownloadTests {
  let fixture: MenuFixture

  init() throws { fixture = try MenuFixture() }

  @Test(
    "Both lists come whole, in either form of pages, each page asked for once",
    arguments: [true, false])
  func whole(isCounted: Bool) async throws {
    let played = PlayedMenu(.numbered(categories: 120, products: 1_290, isCounted: isCounted))
    let repository = fixture.repository(played)
    #expect(try await repository.saved() == nil)
    let saved = try await repository.download { _ in }
    #expect(
      saved == SavedMenu(version: 1, savedAt: MenuFixture.start, categories: 120, products: 1_290))
    #expect(try await repository.saved() == saved)
    let wanted = (1...3).map { "categories \($0)" } + (1...26).map { "products \($0)" }
    if isCounted {
      #expect(played.pages == wanted.sorted())
    } else {
      // Without a number of pages a few are asked for on trust.
      #expect(Set(played.pages).isSuperset(of: wanted) && played.pages.count <= wanted.count + 4)
      #expect(Set(played.pages).count == played.pages.count)
    }
    #expect(played.mostInside <= 4)
  }

  @Test("Every request says who asks and what for, and none goes where links lead")
  func headers() async throws {
    let played = PlayedMenu(.numbered(categories: 1, products: 60))
    _ = try await fixture.repository(played, token: "t0ken").download { _ in }
    #expect(
      Set(played.requests.compactMap { $0.url?.absoluteString }) == [
        "https://restaurant.test/v5/categories?page=1",
        "https://restaurant.test/v5/products?include=category&page=1",
        "https://restaurant.test/v5/products?include=category&page=2",
      ])
    for request in played.requests {
      #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer t0ken")
      #expect(request.value(forHTTPHeaderField: "Accept") == "application/json")
    }
  }

  @Test("A second launch asks the service nothing, through the real client")
  func secondLaunch() async throws {
    let played = PlayedMenu(.numbered(categories: 30, products: 90))
    _ = try await fixture.repository(played).download { _ in }
    played.forget()
    await fixture.store.close()
    let repository = fixture.repository(played, store: try fixture.reopened())
    #expect(try await repository.saved()?.products == 90)
    #expect(try await repository.categories(2).items.count == 10)
    #expect(try await repository.products("c7", 1).items.map(\.id) == ["p7", "p37", "p67"])
    #expect(try await repository.search("product 88", 3).map(\.id) == ["p88"])
    #expect(try await repository.product("p8")?.name == "Product 8")
    #expect(played.requests.isEmpty)
  }

  @Test("Progress counts pages, and knows the total once both lists have said it")
  func progress() async throws {
    let steps = Mutex<[DownloadProgress]>([])
    _ = try await fixture.repository(PlayedMenu(.numbered(categories: 60, products: 120)))
      .download { step in steps.withLock { $0.append(step) } }
    let all = steps.withLock { $0 }
    #expect(all.map(\.pages) == [0, 1, 2, 3, 4, 5])
    #expect(all.last == DownloadProgress(pages: 5, total: 5))
    #expect(all.first == DownloadProgress(pages: 0, total: nil))
  }

  @Test("A failed page ends the download; the next asks only for what is missing")
  func goesOn() async throws {
    let isBroken = Mutex(true)
    let played = PlayedMenu(.numbered(categories: 60, products: 1_000)) { question, _ in
      guard isBroken.withLock({ $0 }), question.list == "products", question.page == 9 else {
        return nil
      }
      return HTTPResponse(status: 500)
    }
    let repository = fixture.repository(played)
    #expect(await download(repository) == .failure(.service(.refused(status: 500, message: nil))))
    #expect(try await repository.saved() == nil)
    #expect(try await repository.categories(1).items == [])
    let came = try await fixture.store.stagedCount(from: "restaurant.test/v5")
    // Of the ten pages before the broken one, three may have been in flight with it.
    #expect((7...).contains(came))
    isBroken.withLock { $0 = false }
    played.forget()
    // A new process finds the pages too.
    await fixture.store.close()
    let store = try fixture.reopened()
    let saved = try await fixture.repository(played, store: store).download { _ in }
    #expect(saved.products == 1_000 && saved.categories == 60)
    #expect(played.pages.count == 22 - came)
    #expect(try await store.stagedCount(from: "restaurant.test/v5") == 0)
  }

  @Test("Pages that are an hour old, or of another service, are asked for again")
  func oldPages() async throws {
    let isBroken = Mutex(true)
    let played = PlayedMenu(.numbered(categories: 1, products: 100)) { question, _ in
      question.description == "products 2" && isBroken.withLock { $0 }
        ? HTTPResponse(status: 500) : nil
    }
    _ = await download(fixture.repository(played))
    #expect(try await fixture.store.stagedCount(from: "restaurant.test/v5") == 2)
    let other = URL(string: "https://restaurant.test/other/v5")!
    let elsewhere = PlayedMenu(.numbered(categories: 1, products: 10))
    played.forget()
    isBroken.withLock { $0 = false }
    _ = try await fixture.repository(played, after: 3_601).download { _ in }
    #expect(played.pages == ["categories 1", "products 1", "products 2"])
    let repository = fixture.repository(elsewhere, base: other)
    // Another restaurant's menu is none of ours.
    #expect(try await repository.saved() == nil)
    #expect(try await repository.download { _ in }.products == 10)
    #expect(elsewhere.pages == ["categories 1", "products 1"])
  }

  @Test("An update takes no page older than a minute, because it says that it is up to date")
  func oldUpdate() async throws {
    let isBroken = Mutex(false)
    let played = PlayedMenu(.numbered(categories: 1, products: 100)) { question, _ in
      question.description == "products 2" && isBroken.withLock { $0 }
        ? HTTPResponse(status: 500) : nil
    }
    _ = try await fixture.repository(played).download { _ in }
    isBroken.withLock { $0 = true }
    _ = await download(fixture.repository(played, after: 100))
    #expect(try await fixture.store.stagedCount(from: "restaurant.test/v5") == 2)
    isBroken.withLock { $0 = false }
    played.forget()
    _ = try await fixture.repository(played, after: 161).download { _ in }
    #expect(played.pages == ["categories 1", "products 1", "products 2"])
  }

  @Test(
    "A refused token ends it at once, with the service's words", arguments: [401, 403])
  func token(status: Int) async throws {
    let played = PlayedMenu(.numbered(categories: 9, products: 900)) { _, _ in
      HTTPResponse(status: status, body: Data(#"{"message":"This action is unauthorized."}"#.utf8))
    }
    #expect(
      await download(fixture.repository(played))
        == .failure(
          .tokenRefused(
            status: status, message: "This action is unauthorized.", setting: "MENU_TOKEN")))
    #expect(played.asked.count <= 2)
  }

  @Test("Too many requests: it waits as long as the service says, then goes on, slower")
  func throttled() async throws {
    let played = PlayedMenu(.numbered(categories: 1, products: 500)) { question, _ in
      question.page == 4 && question.times == 0
        ? HTTPResponse(status: 429, headers: ["Retry-After": "7"]) : nil
    }
    let waits = Mutex<[Date]>([])
    let repository = fixture.repository(played)
    async let saved = repository.download { step in
      if let until = step.waitingUntil { waits.withLock { $0.append(until) } }
    }
    await fixture.clock.waitForSleeper(due: .seconds(7))
    let before = played.asked.count
    fixture.clock.advance(by: .seconds(7))
    #expect(try await saved.products == 500)
    #expect(waits.withLock { $0 } == [MenuFixture.start + 7])
    // Nothing was asked while it waited, and only the refused page twice.
    #expect(before < played.asked.count && played.asked.count == 12)
  }

  @Test("A service that only ever says wait is given up, and one that says an hour at once")
  func givenUp() async throws {
    let hour = PlayedMenu(.numbered(categories: 1, products: 1)) { _, _ in
      HTTPResponse(status: 429, headers: ["Retry-After": "3600"])
    }
    #expect(
      await download(fixture.repository(hour))
        == .failure(.service(.refused(status: 429, message: nil))))
    var pacer = RequestPacer(widest: 4)
    let waits = (1...9).map { _ in pacer.wait(asked: nil) }
    #expect(waits == [1, 2, 4, 8, 16, 32, 60, 60].map { .seconds($0) } + [nil])
    #expect(pacer.width == 1)
    for _ in 0..<60 { pacer.pageCame() }
    #expect(pacer.width == 4 && pacer.refusals == 0)
    #expect(pacer.wait(asked: .zero) == .seconds(1))
  }

  @Test("A line that breaks now and then is no failure")
  func flaky() async throws {
    let played = PlayedMenu(.numbered(categories: 60, products: 300)) { question, _ in
      question.times < 2 && question.page % 2 == 0 ? HTTPResponse(status: 0) : nil
    }
    #expect(try await fixture.repository(played).download { _ in }.products == 300)
  }

  @Test("A page that is not the one asked for, or no JSON, is said to make no sense")
  func nonsense() async throws {
    let wrong = PlayedMenu(.numbered(categories: 1, products: 200)) { question, played in
      guard question.list == "products", question.page == 3 else { return nil }
      let records = PlayedMenu.Records.numbered(categories: 1, products: 200)
      return HTTPResponse(status: 200, body: Data(records.page(1, of: "products").utf8))
    }
    #expect(
      await download(fixture.repository(wrong))
        == .failure(.unreadable(why: "Page 3 was asked for and page 1 came.")))
    let web = PlayedMenu(.numbered(categories: 1, products: 1)) { _, _ in
      HTTPResponse(status: 200, body: Data("<html>".utf8))
    }
    #expect(
      await download(fixture.repository(web))
        == .failure(.service(.unreadable(where: "", why: "is not JSON (at byte 0)"))))
  }

  @Test("Unreadable records are left out and counted; a list of nothing else is a failure")
  func unreadable() async throws {
    var records = PlayedMenu.Records.numbered(categories: 2, products: 100)
    records.products[7] = #"{"id":null}"#
    records.products[60] = "[]"
    let saved = try await fixture.repository(PlayedMenu(records)).download { _ in }
    #expect(saved.products == 98 && saved.skipped == 2)
    records.products = Array(repeating: "{}", count: 30)
    #expect(
      await download(fixture.repository(PlayedMenu(records)))
        == .failure(.unreadable(why: "Not one record of the menu could be read.")))
    #expect(try await fixture.repository(PlayedMenu(records)).saved() == saved)
  }
}
