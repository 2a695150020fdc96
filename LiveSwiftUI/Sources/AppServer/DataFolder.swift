// The folder for what is saved: where it is, and making sure that it can be written.
import Foundation

/// Finds and readies the folder for lists and photos.
package enum DataFolder {
  /// The folder at `path`, else `name` in `$XDG_DATA_HOME`, else in `~/.local/share`. Nil when the
  /// environment names no home folder that would be needed.
  package static func chosen(
    _ path: String?, name: String, environment: [String: String]
  ) -> URL? {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
    if let path {
      // A shell leaves the tilde in `--data=~/x` alone, and nobody wants a folder named "~".
      guard path == "~" || path.hasPrefix("~/") else { return folder(path) }
      return home.map { folder($0 + path.dropFirst()) }
    }
    // The XDG specification says to ignore a path that is not absolute.
    if let shared = environment["XDG_DATA_HOME"], shared.hasPrefix("/") {
      return folder("\(shared)/\(name)")
    }
    return home.map { folder("\($0)/.local/share/\(name)") }
  }

  /// Makes the folder when it is missing and proves by a file that it can be written.
  package static func ready(_ folder: URL) throws(StartFailure) {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: folder.path, isDirectory: &isFolder), !isFolder.boolValue {
      throw .notAFolder(folder.path)
    }
    do {
      try files.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .folderNotMade(folder.path)
    }
    // Asking for permission bits would miss a full disk and a read-only mount.
    let probe = folder.appendingPathComponent(".probe-\(UUID().uuidString)")
    do {
      try Data("tapas".utf8).write(to: probe)
      try files.removeItem(at: probe)
    } catch {
      throw .folderNotWritable(folder.path)
    }
  }

  /// A warning when other accounts of this machine may write to the folder; nil when none may.
  ///
  /// They could replace the site's secret, and so sign what they like. The folder is not refused,
  /// because the volumes of containers are often open to all, and nobody else is there.
  package static func warning(about folder: URL) -> String? {
    var status = stat()
    guard stat(folder.path, &status) == 0 else { return nil }
    let who: String
    switch (status.st_mode & S_IWOTH != 0, status.st_mode & S_IWGRP != 0) {
    case (true, _): who = "Every account of this machine"
    case (false, true): who = "The folder's group"
    case (false, false): return nil
    }
    let path = folder.path.replacing("'", with: "'\\''")
    return """
      \(who) may write to the data folder, and could replace the site's secret. \
      Run chmod 700 '\(path)' if only this account needs it.
      """
  }

  private static func folder(_ path: String) -> URL {
    URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
  }
}
