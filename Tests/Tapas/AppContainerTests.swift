// Opening what is saved as the command starts.
import DataLayer
import Foundation
import Testing

@testable import tapas

@Suite("The container")
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
