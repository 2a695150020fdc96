// The folder for saved data: finding it, and checking that it is writable.
package import Foundation

/// Finds and prepares the folder for lists and photos.
package enum DataFolder {
  /// The folder at `path`, else `name` in `$XDG_DATA_HOME`, else in `~/.local/share`. Nil when a
  /// home folder is needed and the environment names none.
  package static func chosen(
    _ path: String?, name: String, environment: [String: String]
  ) -> URL? {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
    if let path {
      // A shell does not expand the tilde in `--data=~/x`, and a folder named "~" is never
      // intended.
      guard path == "~" || path.hasPrefix("~/") else { return folder(path) }
      return home.map { folder($0 + path.dropFirst()) }
    }
    // The XDG specification requires relative paths to be ignored.
    if let shared = environment["XDG_DATA_HOME"], shared.hasPrefix("/") {
      return folder("\(shared)/\(name)")
    }
    return home.map { folder("\($0)/.local/share/\(name)") }
  }

  /// Creates the folder if it is missing, and proves by writing a file that it is writable.
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
    // Permission bits would not reveal a full disk or a read-only mount.
    let probe = folder.appendingPathComponent(".probe-\(UUID().uuidString)")
    do {
      try Data("tapas".utf8).write(to: probe)
      try files.removeItem(at: probe)
    } catch {
      // A full disk takes an empty file, and each failed start would leave one more.
      try? files.removeItem(at: probe)
      throw .folderNotWritable(folder.path)
    }
  }

  /// As `ready`, but a folder that an earlier start has used need not take anything new: what is
  /// saved there can be served from a full disk. `warn` then gets the sentence for the log.
  package static func ready(
    _ folder: URL, secretIn keeper: URL? = nil, warn: (String) -> Void
  ) throws(StartFailure) {
    do throws(StartFailure) {
      try ready(folder)
    } catch {
      guard let warning = warning(insteadOf: error, secretIn: keeper ?? folder) else {
        throw error
      }
      warn(warning)
    }
  }

  /// The warning in place of a folder that cannot be written; nil for any other failure, and for a
  /// folder without the site's secret, which the first start keeps there.
  package static func warning(insteadOf failure: StartFailure, secretIn folder: URL) -> String? {
    guard case .folderNotWritable(let path) = failure,
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("secret").path)
    else { return nil }
    return """
      The folder \(path) takes nothing new, as on a full disk. What is saved there is served; \
      what comes now is lost at the next start, unless there is room by then.
      """
  }

  /// A warning if other accounts of this machine may write to the folder; nil otherwise.
  ///
  /// Such an account could replace the site's secret and so forge signatures. The folder is not
  /// refused, because volumes of containers are often writable by all and have no other users.
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
