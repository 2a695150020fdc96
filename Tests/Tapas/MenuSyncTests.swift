// `tapas menu sync` as a process: what it prints, how it ends, and what survives when it is killed.
import DataLayer
import Foundation
import Limits
import Menu
import MenuData
import PostgreSQL
import PostgreSQLTesting
import Testing

@testable import tapas

@Suite("tapas menu sync", .serialized, .timeLimit(.minutes(10)))
struct MenuSyncTests {
  let folder = SyncFolder()

  /// What is saved, read without asking any service: the menu's number, and whether all of it is of
  /// that number.
  func savedMenu(_ base: String) async throws -> (menu: Int, isWhole: Bool)? {
    let store = try SQLiteMenuStore(at: AppContainer.menuFile(in: folder.url))
    defer { Task { await store.close() } }
    let library = MenuRepository.live(
      store: store, client: .live(userAgent: "tapas-tests"), base: URL(string: base)!,
      token: AccessToken(value: "", setting: "TAPAS_MENU_TOKEN"))
    guard let saved = try await library.saved() else {
      #expect(try await library.search("", 9) == [])
      return nil
    }
    let products = try await library.search("", 10_000).map(\.product)
    let ends = Set(products.compactMap { $0.name.split(separator: "#").last.map(String.init) })
    let menu = try #require(ends.first.flatMap { Int($0) })
    var categories: [String] = []
    for page in 1...3 { categories += try await library.categories(page).items.map(\.name) }
    let isWhole =
      ends.count == 1 && Set(products.map(\.id)).count == MenuServer.products(menu)
      && saved.products == MenuServer.products(menu)
      && categories == (0..<MenuServer.categories).map { "Number \($0) #\(menu)" }
    return (menu, isWhole)
  }

  @Test("It downloads the menu and says so; elsewhere than on a terminal in plain lines")
  func plain() async throws {
    let server = try MenuServer()
    let run = try await SyncRun(base: server.base, data: folder.url)
    #expect(run.status == 0 && run.complaint == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.last == "The menu is saved: 60 categories, 1001 products.")
    #expect(lines.dropLast().last == "23 of 23 pages")
    #expect(lines.count < 15 && !run.output.contains("\r"))
    #expect(try await savedMenu(server.base)?.isWhole == true)
    let quiet = try await SyncRun(base: server.base, data: folder.url, "--quiet")
    #expect(quiet.status == 0 && quiet.output == "" && quiet.complaint == "")
  }

  @Test("A menu that one process downloads is the menu of all")
  func database() async throws {
    let address = try PostgreSQLServer.ofThisProcess.get().database()
    let server = try MenuServer()
    let run = try await SyncRun(
      base: server.base, data: folder.url, "--database", "\(address)")
    #expect(run.status == 0 && run.complaint == "")
    let store = PostgreSQLMenuStore(in: PostgreSQLDatabase(at: address))
    let found = try await store.search("", limit: 10_000)
    #expect(found.count == 1_001)
    #expect(!FileManager.default.fileExists(atPath: AppContainer.menuFile(in: folder.url).path))
  }

  @Test(
    "A token that is refused or missing is told with the setting's name, and the exit code is 1")
  func token() async throws {
    let server = try MenuServer()
    let wrong = try await SyncRun(base: server.base, data: folder.url, token: "wrong")
    #expect(wrong.status == 1 && wrong.output == "")
    #expect(
      wrong.complaint
        == "tapas: the service refused the token (401: Unauthenticated.). "
        + "Set TAPAS_MENU_TOKEN to one that may read the menu.\n")
    let none = try await SyncRun(base: server.base, data: folder.url, token: nil)
    #expect(
      none.complaint
        == "tapas: the service wants a token (401: Unauthenticated.). Set TAPAS_MENU_TOKEN.\n")
  }

  @Test("A service that is away is told, and the exit code is 1; a wrong line is 2")
  func away() async throws {
    let run = try await SyncRun(base: "http://127.0.0.1:1/v5", data: folder.url)
    #expect(run.status == 1)
    #expect(
      run.complaint
        == "tapas: 127.0.0.1 could not be reached. "
        + "What came is kept; the same command goes on from there.\n"
    )
    #expect(try await SyncRun(base: "ftp://127.0.0.1", data: folder.url).status == 2)
    let port = try await SyncRun(base: "http://127.0.0.1", data: folder.url, "--port", "1")
    #expect(port.status == 2)
  }

  @Test("A service that wants a pause gets it")
  func pause() async throws {
    let server = try MenuServer()
    server.refuseOnce(retryAfter: 1)
    let run = try await SyncRun(base: server.base, data: folder.url)
    #expect(run.status == 0)
    #expect(run.output.contains(/pages, waiting until \d\d:\d\d:\d\d as the service asks\n/))
    #expect(server.takeAsked().count == MenuServer.pages + 1)
  }

  @Test(
    "Killed at 50 moments of download and update: a whole menu or none, and the next start goes on")
  func killed() async throws {
    let server = try MenuServer(delay: .milliseconds(2))
    // How long a run is expected to take: never longer than one that came through before it could
    // be killed.
    var longest = 2.0
    var random = SeededRandom(seed: 50)
    var saved = 0
    var kept = 0
    var deaths = 0
    var round = 0
    while deaths < 50, round < 200 {
      round += 1
      let before = saved
      let clock = ContinuousClock.now
      let run = try await SyncRun(
        base: server.base, data: folder.url, killedAfter: .random(in: 0...longest, using: &random))
      if run.wasKilled {
        deaths += 1
      } else {
        longest = min(longest, max(0.05, (ContinuousClock.now - clock) / .seconds(1)))
      }
      // A request of the run before may be heard after its death: pages are told apart, not counted
      // twice.
      let asked = Set(server.takeAsked())
      let menu = try await savedMenu(server.base)
      #expect(menu?.isWhole != false, "round \(round)")
      saved = menu?.menu ?? 0
      #expect(saved == before || saved == server.menu, "round \(round)")
      let staged = try await stagedCount()
      if saved == server.menu {
        // It came through before the kill: the next rounds update to another menu.
        #expect(staged == 0, "round \(round)")
        server.menu += 1
        kept = 0
      } else {
        // What was staged stays staged, and is not asked for again.
        #expect(staged >= kept && asked.count <= MenuServer.pages - kept, "round \(round)")
        kept = staged
      }
    }
    #expect(deaths == 50)
    #expect(server.menu > 2)
    // And to the end: only the missing pages are asked for.
    let run = try await SyncRun(base: server.base, data: folder.url)
    #expect(run.status == 0)
    #expect(Set(server.takeAsked()).count == MenuServer.pages - kept)
    let menu = try await savedMenu(server.base)
    #expect(menu?.menu == server.menu && menu?.isWhole == true)
  }

  private func stagedCount() async throws -> Int {
    let file = AppContainer.menuFile(in: folder.url)
    guard FileManager.default.fileExists(atPath: file.path) else { return 0 }
    let migrations = (1...4).map { Migration($0, "menu \($0)", sql: "SELECT 1") }
    let database = try Database(at: file, migrations: migrations)
    let count = try await database.read { connection throws(DatabaseError) in
      try connection.first("SELECT count(*) FROM staged") { $0.integer(0) } ?? 0
    }
    await database.close()
    return count
  }
}

@Suite("The progress of tapas menu sync")
struct ProgressLineTests {
  @Test("A terminal gets one bar that redraws itself")
  func bar() {
    let line = ProgressLine(isTerminal: true, isQuiet: false)
    #expect(line.ending == "")
    let steps = [(0, nil), (1, nil), (12, 24), (12, 24), (24, 24)].map {
      line.text(for: DownloadProgress(pages: $0.0, total: $0.1))
    }
    #expect(
      steps == [
        "\r\u{1B}[K[..............................] 0 pages",
        "\r\u{1B}[K[..............................] 1 pages",
        "\r\u{1B}[K[###############...............] 12 of 24 pages", nil,
        "\r\u{1B}[K[##############################] 24 of 24 pages",
      ])
    #expect(line.ending == "\n")
  }

  @Test("Elsewhere each tenth is a line, and quiet is nothing at all")
  func lines() {
    let line = ProgressLine(isTerminal: false, isQuiet: false)
    let all = (0...23).compactMap { line.text(for: DownloadProgress(pages: $0, total: 23)) }
    #expect(all == [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 23].map { "\($0) of 23 pages\n" })
    let open = ProgressLine(isTerminal: false, isQuiet: false)
    let unknown = (0...25).compactMap { open.text(for: DownloadProgress(pages: $0, total: nil)) }
    #expect(unknown == ["10 pages\n", "20 pages\n"])
    let quiet = ProgressLine(isTerminal: true, isQuiet: true)
    #expect(quiet.text(for: DownloadProgress(pages: 3, total: 9)) == nil && quiet.ending == "")
  }
}
