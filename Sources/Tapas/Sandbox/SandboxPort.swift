// The last port of the built-in sandbox, which is a part of the saved photos' addresses.
import Foundation

/// Remembers the sandbox's port between starts, so that saved addresses stay valid.
struct SandboxPort {
  private let file: URL

  /// The file for the port is in this folder.
  init(folder: URL) {
    file = folder.appendingPathComponent("port")
  }

  /// The last port; nil at first, or when the file has no port that a program may use.
  var kept: Int? {
    // An unreadable file counts as none: any port will do.
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let port = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)),
      (1024...65_535).contains(port)
    else { return nil }
    return port
  }

  /// Saves the port.
  func keep(_ port: Int) {
    // If this fails, photos are fetched again after the next start, no more.
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // As above.
    try? Data("\(port)\n".utf8).write(to: file, options: .atomic)
  }
}
