// A folder that exists for one test.
import Foundation

@testable import DataLayer

final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "catalog-tests-\(UUID().uuidString)", directoryHint: .isDirectory)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // What cannot be deleted stays in the system's folder for temporary files.
    try? FileManager.default.removeItem(at: url)
  }

  /// The names in the folder, sorted.
  var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false)).sorted()
    }
  }

  func file(_ name: String) -> URL { url.appending(path: name, directoryHint: .notDirectory) }

  func write(_ name: String, _ data: Data) throws { try data.write(to: file(name)) }

  /// The bytes of all files together.
  var bytes: Int {
    get throws { try names.reduce(0) { try $0 + Data(contentsOf: file($1)).count } }
  }
}
