// The folder among the temporary files for what people send.
import Foundation

/// The folder of one process. One that a crashed process left is removed by the next process.
enum FileFolder {
  private static let prefix = "live-files-"

  /// The folder for large temporary files, unless one was chosen: on many systems /tmp is memory.
  private static var parent: URL {
    let large = "/var/tmp"
    let isChosen = ProcessInfo.processInfo.environment["TMPDIR"] != nil
    return !isChosen && access(large, W_OK) == 0
      ? URL(filePath: large, directoryHint: .isDirectory) : FileManager.default.temporaryDirectory
  }

  /// The folder of this process, which is not made yet. Removes those of processes that are gone.
  static func ofThisProcess() -> URL {
    let parent = parent
    // A folder that cannot be listed has nothing to remove.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let parts = name.dropFirst(prefix.count).split(separator: "-")
      guard let process = parts.first.flatMap({ Int($0) }),
        !FileManager.default.fileExists(atPath: "/proc/\(process)")
      else { continue }
      remove(parent.appendingPathComponent(name))
    }
    let process = ProcessInfo.processInfo.processIdentifier
    return parent.appendingPathComponent(
      "\(prefix)\(process)-\(UUID().uuidString)", isDirectory: true)
  }

  /// Removes a folder with all in it.
  static func remove(_ folder: URL) {
    // One that was never made, or belongs to another user, stays as it is.
    try? FileManager.default.removeItem(at: folder)
  }
}
