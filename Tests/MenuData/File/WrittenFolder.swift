// A folder with a menu file and photos, deleted after the test.
import Foundation

@testable import MenuData

/// A folder in which a test writes a menu as a restaurant does.
final class WrittenFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "menu-file-\(UUID().uuidString)", directoryHint: .isDirectory)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // What cannot be deleted stays in the system's folder for temporary files.
    try? FileManager.default.removeItem(at: url)
  }

  var file: MenuFile { MenuFile(url.appending(path: "menu.csv"), currency: nil) }

  func write(_ text: String, to name: String = "menu.csv") throws {
    try write(Data(text.utf8), to: name)
  }

  func write(_ data: Data, to name: String) throws {
    try data.write(to: url.appending(path: name))
  }

  /// The smallest picture that is recognized as one, which differs by its length.
  func writePhoto(_ name: String, bytes: Int = 32) throws {
    try write(Data([0xFF, 0xD8, 0xFF] + [UInt8](repeating: 0, count: bytes)), to: name)
  }

  /// The faults of a text as a menu file.
  func faults(_ text: String, currency: String? = nil) throws -> [String] {
    try faults(Data(text.utf8), currency: currency)
  }

  func faults(_ data: Data, currency: String? = nil) throws -> [String] {
    try write(data, to: "menu.csv")
    do throws(MenuFileFailure) {
      _ = try MenuFile(file.url, currency: currency).read()
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  /// The categories of a text as a menu file, with their products.
  func sections(
    _ text: String, currency: String? = nil
  ) throws -> [CompleteMenu.MenuSection] {
    try write(text)
    return try MenuFile(file.url, currency: currency).read().menu.sections
  }
}
