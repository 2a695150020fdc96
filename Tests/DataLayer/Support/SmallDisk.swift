// A disk of a few hundred kilobytes, for tests of full ones.
import Foundation

/// A file system in memory, mounted as long as it lives; takes root.
final class SmallDisk: Sendable {
  let url: URL

  /// Whether this process may mount one, tried once.
  static let isPossible: Bool = {
    guard getuid() == 0, let folder = try? TemporaryFolder() else { return false }  // None then.
    return (try? SmallDisk(at: folder.file("try"), kilobytes: 64)) != nil  // Containers refuse.
  }()

  private struct NotMounted: Error {}

  init(at url: URL, kilobytes: Int) throws {
    self.url = url
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let path = url.path(percentEncoded: false)
    guard
      try Self.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", path)
    else { throw NotMounted() }
  }

  deinit {
    // What stays mounted is gone with the machine; lazily, since files may still be open.
    _ = try? Self.run("umount", "-l", url.path(percentEncoded: false))
  }

  /// Fills all space but these bytes, to about a block.
  func fill(leaving room: Int) throws {
    let path = url.appending(path: "ballast").path(percentEncoded: false)
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let block = [UInt8](repeating: 1, count: 512)
    while write(file, block, block.count) > 0 {}
    ftruncate(file, max(0, lseek(file, 0, SEEK_END) - room))
    close(file)
  }

  /// Frees the space again.
  func clear() throws {
    try FileManager.default.removeItem(at: url.appending(path: "ballast"))
  }

  private static func run(_ words: String...) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
