// Recorded answers and texts, when their folder is beside the package.
import Foundation
import Testing

/// The folder of recorded answers.
enum Recorded {
  /// A folder beside the package or, in a second checkout, beside its parent; nil when missing.
  static func folder(_ name: String) -> URL? {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    return ["../shared", "../../shared"]
      .map { package.appending(path: "\($0)/\(name)").standardizedFileURL }
      .first { FileManager.default.fileExists(atPath: $0.path()) }
  }

  /// A recorded answer, such as `x/error-429.json`.
  static func answer(_ name: String) throws -> Data {
    let folder = try #require(Self.folder("payloads/humour"))
    return try Data(contentsOf: folder.appending(path: name))
  }
}
