// The menu's file: of a newer version, and damaged.
import DataLayer
import Foundation
import Synchronization
import Testing

@testable import MenuData

@Suite("The menu's file", .timeLimit(.minutes(10)))
struct MenuFileTests {
  let fixture: MenuFixture

  init() throws { fixture = try MenuFixture() }

  @Test("A file of a newer version is left alone and told of in words")
  func newer() async throws {
    await fixture.store.close()
    let file = fixture.folder.appending(path: "menu.sqlite")
    let steps = (1...5).map { Migration($0, "step \($0)", sql: "SELECT 1") }
    await (try Database(at: file, migrations: steps)).close()
    #expect(throws: DatabaseError.newer(found: 5, known: 4)) { try SQLiteMenuStore(at: file) }
    let why = "it was written by a newer version of Tapas (form 5; this one knows 4)"
    let repository = MenuRepository.failing(.storage(why: why))
    await #expect(throws: MenuError.storage(why: why)) { try await repository.saved() }
  }

  @Test("A damaged file is set aside, and the menu downloaded anew")
  func damaged() async throws {
    let repository = fixture.repository(PlayedMenu(.numbered(categories: 40, products: 900)))
    _ = try await repository.download { _ in }
    await fixture.store.close()
    let file = fixture.folder.appending(path: "menu.sqlite")
    var bytes = try Data(contentsOf: file)
    for place in stride(from: 8_192, to: bytes.count, by: 3) { bytes[place] = 0x5A }
    try bytes.write(to: file)
    let problems = Mutex<[DatabaseProblem]>([])
    let store = try SQLiteMenuStore(at: file) { problem in problems.withLock { $0.append(problem) }
    }
    let again = fixture.repository(
      PlayedMenu(.numbered(categories: 40, products: 900)), store: store)
    #expect(try await again.saved() == nil)
    #expect(try await again.download { _ in }.products == 900)
    #expect(problems.withLock { $0.count } == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
    #expect(names.contains { $0.hasSuffix(".damaged") })
  }
}
