// What is behind the screens: one download at a time, and nothing after one has left.
import AppTesting
import DataLayer
import Foundation
import Testing

@testable import Menu
@testable import MenuData

@MainActor
@Suite("What is behind the screens", .timeLimit(.minutes(1)))
struct ModelTests {
  private let menu = PlannedMenu()

  private func model() -> MenuModel {
    MenuModel(repository: menu.repository, restaurant: Restaurant(), now: { evening })
  }

  @Test("Leaving cancels the download, and nobody is told of a failure")
  func leaving() async {
    let model = model()
    let screen = Task { await model.task() }
    _ = await menu.downloads.next()
    screen.cancel()
    await screen.value
    #expect(model.failure == nil)
    #expect(!model.isAsking)
    #expect(model.progress == nil)
  }

  @Test("Wishes for an update during an update are none; pulling waits for its own")
  func once() async {
    menu.save(MenuCategory.row(of: 1))
    let model = model()
    let screen = Task { await model.task() }
    await until { model.menu != nil }
    model.updateTapped()
    let call = await menu.downloads.next()
    model.updateTapped()
    await model.pulled()
    call.answer(.success(menu.save(MenuCategory.row(of: 2))))
    await until { model.isUpdated }
    let pull = Task { await model.pulled() }
    await menu.downloads.next().answer(.success(menu.save(MenuCategory.row(of: 3))))
    await pull.value
    #expect(model.menu?.categories == 3)
    screen.cancel()
  }

  @Test("A page is a part of an address and is read back from it")
  func places() {
    let places = [
      MenuPlace.categories(page: 1), .categories(page: 12), .products(of: "8f7ae1c0-90"),
      .products(of: "8f7ae1c0-90", page: 3), .products(of: "a~b", page: 2),
    ]
    #expect(places.map { MenuPlace($0.description) } == places)
    #expect(
      ["", "~", "~0", "a~", "a~x", "a~-1"].map { MenuPlace($0) } == Array(repeating: nil, count: 6))
  }

  @Test("Example menus read as a repository does")
  func examples() async throws {
    let repository = MenuRepository.examples()
    #expect(
      try await repository.categories(1)
        == MenuPage(items: MenuCategory.examples, number: 1, count: 1)
    )
    #expect(try await repository.search("فت", 5).map(\.id) == ["1"])
    #expect(try await repository.products("salads", 9).items.map(\.id) == ["1", "2"])
    #expect(try await repository.download { _ in }.version == 2)
  }
}
