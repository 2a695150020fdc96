// Menus that are saved while pages are open.
import AppTesting
import DataLayer
import Foundation
import Synchronization
import Testing

@testable import MenuData

@Suite("Later menus", .everyStore, .timeLimit(.minutes(10)))
struct LaterMenuTests {
  let fixture: MenuFixture

  init() throws { fixture = try MenuFixture() }

  private let played = PlayedMenu(.numbered(categories: 1, products: 10))

  @Test("A download of this process is told to all its pages, once")
  func own() async throws {
    let switches = Mutex(0)
    let repository = fixture.repository(played, switched: { switches.withLock { $0 += 1 } })
    var one = repository.newMenus().makeAsyncIterator()
    var two = repository.newMenus().makeAsyncIterator()
    let first = try await repository.download { _ in }
    #expect(await one.next() == first)
    #expect(await two.next() == first)
    fixture.clock.advance(by: .seconds(1))
    let second = try await repository.download { _ in }
    // A read of what is known tells nothing.
    #expect(try await repository.saved() == second)
    #expect(await one.next() == second)
    #expect(await two.next() == second)
    #expect(switches.withLock { $0 } == 2)
  }

  @Test("Another process's menu is told when this one reads it, and its photos are fetched")
  func read() async throws {
    let switched = AsyncStream.makeStream(of: Void.self)
    let ours = fixture.repository(played, switched: { switched.continuation.yield() })
    #expect(try await ours.saved() == nil)
    var pages = ours.newMenus().makeAsyncIterator()
    let theirs = fixture.repository(played, store: try fixture.reopened())
    let menu = try await theirs.download { _ in }
    #expect(try await ours.saved() == menu)
    #expect(await pages.next() == menu)
    for await _ in switched.stream { break }
  }

  @Test("Another process's menu in the same file is told within a second, though nobody reads it")
  func watched() async throws {
    guard StoreKind.current == .sqlite else { return }
    let file = fixture.folder.appending(path: "menu.sqlite")
    let ours = fixture.repository(
      played, store: try SQLiteMenuStore(at: file, watch: fixture.clock))
    #expect(try await ours.saved() == nil)
    var pages = ours.newMenus().makeAsyncIterator()
    await fixture.clock.waitForSleeper(due: .seconds(1))
    let theirs = fixture.repository(played, store: try fixture.reopened())
    let menu = try await theirs.download { _ in }
    fixture.clock.advance(by: .seconds(1))
    #expect(await pages.next() == menu)
  }

  @Test("A page that was open at the start is not told of the menu that it reads itself")
  func start() async throws {
    let menu = try await fixture.repository(played).download { _ in }
    let switches = Mutex(0)
    let repository = fixture.repository(
      played, after: 100, switched: { switches.withLock { $0 += 1 } })
    var pages = repository.newMenus().makeAsyncIterator()
    #expect(try await repository.saved() == menu)
    #expect(switches.withLock { $0 } == 0)
    let next = try await repository.download { _ in }
    #expect(await pages.next() == next)
  }

  @Test("A menu that the first look finds before its download reports it is told, once")
  func foundFirst() async {
    let switches = Mutex(0)
    let changes = MenuChanges(store: fixture.store, service: "restaurant.test/v5") {
      switches.withLock { $0 += 1 }
    }
    var pages = changes.menus().makeAsyncIterator()
    let menu = SavedMenu(version: 1, savedAt: MenuFixture.start, categories: 1, products: 10)
    changes.read(menu)
    for _ in 1...2 { changes.saved(menu) }
    #expect(await pages.next() == menu)
    #expect(switches.withLock { $0 } == 1)
  }

  @Test("An earlier menu never takes the place of a later one")
  func order() {
    let date = MenuFixture.start
    let menu = { SavedMenu(version: $0, savedAt: date + $1, categories: 1, products: 1) }
    #expect(menu(2, 10).replaces(menu(1, 0)))
    #expect(!menu(1, 0).replaces(menu(2, 10)))
    #expect(!menu(1, 0).replaces(menu(1, 0)))
    // The file was deleted, or the other machine's clock is behind.
    #expect(menu(1, 10).replaces(menu(7, 0)))
    #expect(menu(2, 0).replaces(menu(1, 10)))
  }

  @Test("A menu read back from seconds since 1970 is the same, whenever it was saved")
  func rounding() {
    let moments = (0..<1_000).map {
      Date(timeIntervalSinceReferenceDate: 817_000_000 + Double($0) * 0.012_345_678_9)
    }
    // Without rounding some of them would come back later than they were.
    #expect(moments.contains { Date(timeIntervalSince1970: $0.timeIntervalSince1970) > $0 })
    for moment in moments {
      let saved = SavedMenu(version: 1, savedAt: moment, categories: 1, products: 1)
      let read = SavedMenu(
        version: 1, savedAt: Date(timeIntervalSince1970: saved.savedAt.timeIntervalSince1970),
        categories: 1, products: 1)
      #expect(read == saved)
      #expect(!read.replaces(saved))
    }
  }
}
