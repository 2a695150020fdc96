// A store in a temporary folder, and the repository over it and a played service.
import AppTesting
import DataLayer
import Foundation

@testable import MenuData

#if canImport(PostgreSQL)
  import PostgreSQL
  import PostgreSQLTesting
#endif

/// A menu's store of the current kind, and a folder for its file, deleted after the test.
final class MenuFixture: Sendable {
  let folder: URL
  let store: any MenuStore
  private let opening: @Sendable () throws -> any MenuStore
  let clock = TestClock()
  /// The time of day when `clock` is at its start.
  static let start = Date(timeIntervalSince1970: 1_700_000_000)

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "menu-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
    let file = folder.appending(path: "menu.sqlite")
    switch StoreKind.current {
    case .sqlite: opening = { try SQLiteMenuStore(at: file) }
    #if canImport(PostgreSQL)
      case .postgreSQL:
        let shared = SharedDatabase()
        opening = { PostgreSQLMenuStore(in: PostgreSQLDatabase(at: try shared.address())) }
    #endif
    }
    store = try opening()
  }

  /// The same store, opened once more, as another process does.
  func reopened() throws -> any MenuStore { try opening() }

  deinit {
    // What cannot be deleted stays in the system's folder for temporary files.
    try? FileManager.default.removeItem(at: folder)
  }

  /// The repository over `played`; without random delays, so that requests are repeated at once.
  func repository(
    _ played: PlayedMenu, base: URL = PlayedMenu.base, token: String = "secret",
    store: (any MenuStore)? = nil, after seconds: TimeInterval = 0,
    switched: @escaping @Sendable () -> Void = {}
  ) -> MenuRepository {
    let now = { @Sendable [clock] in
      Self.start + seconds + clock.now.offset / .seconds(1)
    }
    return .live(
      store: store ?? self.store,
      client: HTTPClient(transport: played, clock: clock, random: { 0 }, wallClock: now),
      base: base, token: AccessToken(value: token, setting: "MENU_TOKEN"), clock: clock, now: now,
      switched: switched)
  }
}

/// Downloads and ignores the progress.
func download(_ repository: MenuRepository) async -> Result<SavedMenu, MenuError> {
  await Result { () async throws(MenuError) in try await repository.download { _ in } }
}

extension Result {
  /// What an asynchronous body returns or throws.
  init(_ body: () async throws(Failure) -> Success) async {
    do throws(Failure) { self = .success(try await body()) } catch { self = .failure(error) }
  }
}

extension MenuRepository {
  /// The ids of all products by category and page, read page by page as a person would.
  func everything() async throws(MenuError) -> [String: [[String]]] {
    var all: [String: [[String]]] = [:]
    var number = 1
    while true {
      let page = try await categories(number)
      for category in page.items {
        var products = try await products(category.id, 1)
        all[category.id] = [products.items.map(\.id)]
        while products.number < products.count {
          products = try await self.products(category.id, products.number + 1)
          all[category.id]?.append(products.items.map(\.id))
        }
      }
      if number == page.count { return all }
      number += 1
    }
  }
}
