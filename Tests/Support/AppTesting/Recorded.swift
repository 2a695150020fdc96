// Answers of the real services, where a folder with recordings lies beside the package.
import Foundation

/// The recordings; a clone has none, and its tests run on answers of our own alone.
package enum Recorded {
  /// A recorded text, such as `payloads/foods/list.json`; nil where it was not recorded.
  package static func text(_ name: String) -> String? {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    // Beside the package or, in a second checkout, beside its parent.
    return ["../shared", "../../shared"].lazy
      .map { package.appending(path: "\($0)/\(name)").standardizedFileURL }
      // A file that cannot be read is no recording.
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }.first
  }
}
