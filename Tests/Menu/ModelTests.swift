// The model of Menu: one download at a time, and nothing after the person has left.
import AppTesting
import DataLayer
import Foundation
import Testing

@testable import Menu
@testable import MenuData

@MainActor
@Suite("The model of Menu", .timeLimit(.minutes(10)))
struct ModelTests {
  private let menu = PlannedMenu()

  private func model(_ clock: any Clock<Duration> = ContinuousClock()) -> MenuModel {
    MenuModel(MenuDependencies(repository: menu.repository, clock: clock, now: { evening }))
  }

  @Test("Leaving cancels the download without a failure")
  func leaving() async throws {
    let model = model()
    let screen = Task { await model.appeared() }
    _ = try await menu.downloads.next()
    screen.cancel()
    await screen.valueWithinTest
    #expect(model.menu.failure == nil)
    #expect(!model.isFailureShown)
    #expect(model.progress == nil)
  }

  /// Bug: a first download that the network had ended waited for a tap.
  @Test("A first download that failed offline goes on when the network is back")
  func returned() async throws {
    let model = model()
    let screen = Task { await model.appeared() }
    try await menu.downloads.next().fail(.service(.unreachable(host: "menu.test", why: "no")))
    await until { model.isFailureShown }
    model.returned()
    #expect(!model.isFailureShown)
    try await menu.downloads.next().answer(menu.save(MenuCategory.row(of: 1)))
    await until { model.menu.value != nil }
    // A menu that is there is updated only when the person asks.
    model.returned()
    #expect(model.progress == nil)
    screen.cancel()
  }

  @Test("A refused token is not asked with again by itself")
  func refusedToken() async throws {
    let model = model()
    let screen = Task { await model.appeared() }
    let refused = MenuError.tokenRefused(status: 401, message: nil, setting: "Token")
    try await menu.downloads.next().fail(refused)
    await until { model.isFailureShown }
    model.returned()
    #expect(model.menu.failure == refused && model.isFailureShown)
    screen.cancel()
  }

  @Test("Requests for an update during an update do nothing; pulling waits for its own")
  func once() async throws {
    menu.save(MenuCategory.row(of: 1))
    let model = model()
    let screen = Task { await model.appeared() }
    await until { model.menu.value != nil }
    model.updateTapped()
    let call = try await menu.downloads.next()
    model.updateTapped()
    await model.pulled()
    call.answer(menu.save(MenuCategory.row(of: 2)))
    await until { model.isUpdated }
    let pull = Task { await model.pulled() }
    try await menu.downloads.next().answer(menu.save(MenuCategory.row(of: 3)))
    await pull.valueWithinTest
    #expect(model.menu.value?.categories == 3)
    screen.cancel()
  }

  @Test("That the menu is up to date is said for a minute")
  func notice() async throws {
    menu.save(MenuCategory.row(of: 1))
    let clock = TestClock()
    let model = model(clock)
    let screen = Task { await model.appeared() }
    await until { model.menu.value != nil }
    model.updateTapped()
    try await menu.downloads.next().answer(menu.save(MenuCategory.row(of: 2)))
    await until { model.isUpdated }
    let notice = Task { await model.updateShown() }
    await clock.waitForSleeper(due: .seconds(60))
    #expect(model.isUpdated)
    clock.advance(by: .seconds(60))
    await notice.valueWithinTest
    #expect(!model.isUpdated)
    screen.cancel()
  }

  @Test("A page is a part of an address and is read back from it")
  func places() {
    let places = [
      MenuRoute.categories(page: 1), .categories(page: 12), .products(of: "8f7ae1c0-90"),
      .products(of: "8f7ae1c0-90", page: 3), .products(of: "a~b", page: 2),
    ]
    #expect(places.map { MenuRoute($0.description) } == places)
    #expect(
      ["", "~", "~0", "a~", "a~x", "a~-1"].map { MenuRoute($0) } == Array(repeating: nil, count: 6))
  }
}
