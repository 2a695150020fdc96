// A data folder for the tests of backups, in a folder that is gone with the test.
import DataLayer
import Foundation
import MenuData

@testable import tapas

/// A folder with a data folder, and the name of a backup beside it.
final class BackupFixture: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("tapas-\(UUID().uuidString)", isDirectory: true)

  /// A secret, as long as one is.
  static let secret = "the secret of the tests, 32 byte"

  var folder: URL { url.appendingPathComponent("data", isDirectory: true) }
  var file: URL { url.appending(path: "backup") }
  var options: BackupOptions { BackupOptions(file: file, dataFolder: folder) }

  init() {
    // Without the folder the tests fail at their first file.
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // What cannot be removed stays in the system's folder for temporary files.
    try? FileManager.default.removeItem(at: url)
  }

  /// Saves what `tapas serve` saves; the store of records stays open.
  func fill() async throws -> SQLiteRecordStore {
    for part in ["photos", "sandbox"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: part), withIntermediateDirectories: true)
    }
    for (name, text) in [
      ("secret", Self.secret), ("access-code", "k7mq-2wxd-9hpf"), ("photos/1", "a photo"),
      ("sandbox/port", "8081"), (".probe-1", "x"),
    ] { try Data(text.utf8).write(to: folder.appending(path: name)) }
    await (try SQLiteMenuStore(at: folder.appending(path: "menu.sqlite"))).close()
    let store = try SQLiteRecordStore(at: folder.appending(path: "records.sqlite"))
    try await store.save("first", to: "list", key: "a")
    return store
  }

  /// Overwrites the middle of a database.
  func damage(_ name: String) throws {
    let file = folder.appending(path: name)
    var data = try Data(contentsOf: file)
    data.replaceSubrange(4_096..<8_192, with: Data(repeating: 0xAA, count: 4_096))
    try data.write(to: file)
  }

  func text(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The names in a folder below, hidden ones too.
  func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: path.isEmpty ? url.path : url.appending(path: path).path
    ).sorted()
  }
}
