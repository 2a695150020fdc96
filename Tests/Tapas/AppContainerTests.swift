// Opening what is saved as the command starts.
import Cocktails
import DataLayer
import Foods
import Foundation
import Recipes
import Sandbox
import Testing

@testable import tapas

@Suite("The container", .timeLimit(.minutes(10)))
struct AppContainerTests {
  @Test("What a newer version has saved is left alone, and the sentence says what to do")
  func newer() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tapas-\(UUID().uuidString)")
    // What cannot be deleted stays in the system's folder for temporary files.
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("records.sqlite")
    let steps = (1...9).map { Migration($0, "step", sql: "CREATE TABLE IF NOT EXISTS later (id)") }
    await (try Database(at: file, migrations: steps)).close()
    let error = #expect(throws: RunFailure.self) { try AppContainer(dataFolder: folder) }
    #expect(
      error?.description
        == "\(file.path) cannot be opened: it was written by a newer version of Tapas "
        + "(form 9; this one knows 1). Take that version, or another folder with --data DIR.")
  }

  @Test("A service is named by its address, and the sandbox by its name, whatever its port")
  func sources() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tapas-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }  // As above.
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let container = try AppContainer(dataFolder: folder)
    var foods = FoodsWiring()
    #expect(foods.dependencies(container, nil)?.service.source == nil)
    foods.url = URL(string: "https://foods.test:8443/api/v1/ana")
    #expect(
      foods.dependencies(container, nil)?.service.source == "https://foods.test:8443/api/v1/ana")
    let sandbox = try await Sandbox(dataFolder: folder).start()
    foods.url = nil
    #expect(foods.dependencies(container, sandbox.addresses)?.service.source == "sandbox")
    #expect(RecipesWiring().dependencies(container, sandbox.addresses)?.service.source == "sandbox")
    #expect(
      CocktailsWiring().dependencies(container, sandbox.addresses)?.service.source == "sandbox")
    await sandbox.stop()
    await container.close()
  }

  @Test("A file that cannot be used is told with the reason")
  func unusable() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tapas-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }  // As above.
    let file = folder.appendingPathComponent("records.sqlite")
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let error = #expect(throws: RunFailure.self) { try AppContainer(dataFolder: folder) }
    #expect(
      error?.description
        == "\(file.path) cannot be opened: the disk failed (Is a directory). "
        + "Choose another folder with --data DIR.")
  }
}
