// Real answers and texts, where the folder with them lies beside the package.
import Foundation
import Testing

/// Where the recorded material is, if it is anywhere.
enum Recorded {
  /// A folder of `../shared`, seen from the package or, in a second checkout, from its parent; nil where it is missing.
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
