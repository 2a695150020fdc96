// A disk of a few megabytes, for tests of full ones.
import Foundation

/// A file system in memory, mounted until it is released; mounting takes root.
final class SmallDisk: Sendable {
  let url: URL

  /// Whether this process may mount one, tried once.
  static let isPossible =
    // Any error means that this process may not mount.
    (try? SmallDisk(kilobytes: 64)) != nil

  private struct NotMounted: Error {}

  init(kilobytes: Int) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "menu-disk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let words = ["-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", url.path]
    guard try Self.run("mount", words) else { throw NotMounted() }
  }

  deinit {
    // Lazily, because files may still be open; what cannot be removed is an empty folder.
    _ = try? Self.run("umount", ["-l", url.path])
    try? FileManager.default.removeItem(at: url)
  }

  /// Fills the disk except for `room` bytes.
  func fill(leaving room: Int) throws {
    let file = open(url.appending(path: "ballast").path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let block = [UInt8](repeating: 1, count: 4_096)
    while write(file, block, block.count) > 0 {}
    ftruncate(file, max(0, lseek(file, 0, SEEK_END) - room))
    close(file)
  }

  /// Makes room again.
  func clear() throws { try FileManager.default.removeItem(at: url.appending(path: "ballast")) }

  private static func run(_ command: String, _ words: [String]) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [command] + words
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
