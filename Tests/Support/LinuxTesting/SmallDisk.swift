// A disk of a few hundred or thousand kilobytes, for tests of full ones.
package import Foundation
import Glibc

/// A file system in memory, mounted until it is released; mounting takes root.
package final class SmallDisk: Sendable {
  package let url: URL

  /// Whether this process may mount one, tried once.
  package static let isPossible =
    // Any error means that this process may not mount: it is not root, or in a container.
    (try? SmallDisk(kilobytes: 64)) != nil

  private struct NotMounted: Error {}

  package init(kilobytes: Int) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "disk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let mount = ["mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", url.path]
    guard try ChildProcess.run(mount).status == 0 else { throw NotMounted() }
  }

  deinit {
    // Lazily, because files may still be open; what cannot be removed is an empty folder.
    _ = try? ChildProcess.run(["umount", "-l", url.path])
    try? FileManager.default.removeItem(at: url)
  }

  /// Fills the disk except for `room` bytes, to about a block.
  package func fill(leaving room: Int) throws {
    let file = open(url.appending(path: "ballast").path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let block = [UInt8](repeating: 1, count: 512)
    while write(file, block, block.count) > 0 {}
    ftruncate(file, max(0, lseek(file, 0, SEEK_END) - room))
    close(file)
  }

  /// Makes room again.
  package func clear() throws {
    try FileManager.default.removeItem(at: url.appending(path: "ballast"))
  }
}
