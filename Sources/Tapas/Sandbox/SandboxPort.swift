// The port the built-in sandbox had last time: photos are known by their addresses, and those hold
// it.
import Foundation

/// Remembers the sandbox's port from start to start, so that saved addresses go on leading to it.
struct SandboxPort {
  private let file: URL

  /// The port is kept in this folder.
  init(folder: URL) {
    file = folder.appendingPathComponent("port")
  }

  /// The port of last time; nil at first, or when the file holds no port that a program may take.
  var kept: Int? {
    // A file that cannot be read is as good as none: any port will do.
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let port = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)),
      (1024...65_535).contains(port)
    else { return nil }
    return port
  }

  /// Remembers the port.
  func keep(_ port: Int) {
    // Without it photos are fetched again after the next start, no more.
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // The same holds here.
    try? Data("\(port)\n".utf8).write(to: file, options: .atomic)
  }
}
