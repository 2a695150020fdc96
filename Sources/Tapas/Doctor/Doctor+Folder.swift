// The data folder: whether it is usable, who can read it, and the free space.
import AppServer
import Foundation

extension Doctor {
  /// The least free space for a start, and the least with the photo cache.
  static let leastBytes = 50_000_000
  static let usualBytes = 1_500_000_000

  /// The free bytes for this account at a path.
  static func freeBytes(at path: String) -> Int? {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return nil }
    return Int(clamping: UInt64(status.f_bavail) * UInt64(status.f_frsize))
  }

  func folder() -> [Finding] {
    let path = options.serve.dataFolder.path
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: path, isDirectory: &isFolder) else { return missing(path) }
    guard isFolder.boolValue else {
      return [.problem("folder", "\(StartFailure.notAFolder(path))")]
    }
    var found: [Finding] = []
    do throws(StartFailure) {
      try DataFolder.ready(options.serve.dataFolder)
      found.append(.ok("folder", "\(path) can be written."))
    } catch {
      found.append(.problem("folder", "\(error)"))
    }
    if Self.mode(path).map({ $0 & 0o077 != 0 }) == true {
      found.append(
        .warning("folder", "Other accounts can look into \(path). Mend it: chmod 700 \(path)"))
    }
    for name in ["secret", "access-code"] {
      let file = path + "/" + name
      if Self.mode(file).map({ $0 & 0o077 != 0 }) == true {
        found.append(
          .warning("folder", "Other accounts can read \(file). Mend it: chmod 600 \(file)"))
      }
    }
    return found + startFiles(in: path) + disk(path)
  }

  /// The files that `tapas serve` would read or lock at its start, and could not.
  private func startFiles(in path: String) -> [Finding] {
    let serve = options.serve
    // With a shared database these are there.
    guard serve.database == nil else { return [] }
    var found: [Finding] = []
    for name in ["start.lock", "records.sqlite-lock", "menu.sqlite-lock"] {
      let file = open(path + "/" + name, O_RDWR | O_CLOEXEC)
      if file >= 0 { close(file) }
      guard file < 0, errno != ENOENT else { continue }
      let why = String(cString: strerror(errno))
      found.append(
        .problem(
          "folder",
          "\(path)/\(name) cannot be locked (\(why)). "
            + "Remove it, or give it to the account that runs Tapas."))
    }
    if isUnreadable(path + "/secret") {
      found.append(.problem("folder", "\(StartFailure.secretNotKept(path))"))
    }
    let codes =
      serve.needsAccessCode
      ? (serve.accessCode == nil ? ["access-code"] : []) + ["access-generation"] : []
    if codes.contains(where: { isUnreadable(path + "/" + $0) }) {
      found.append(.problem("folder", "\(StartFailure.accessCodeNotKept(path))"))
    }
    return found
  }

  private func isUnreadable(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
      && FileManager.default.contents(atPath: path) == nil
  }

  private func missing(_ path: String) -> [Finding] {
    var parent = (path as NSString).deletingLastPathComponent
    while parent.count > 1, !FileManager.default.fileExists(atPath: parent) {
      parent = (parent as NSString).deletingLastPathComponent
    }
    guard FileManager.default.isWritableFile(atPath: parent) else {
      return [.problem("folder", "\(StartFailure.folderNotMade(path))")]
    }
    return [.ok("folder", "\(path) is not there yet; the first start makes it.")] + disk(parent)
  }

  private func disk(_ path: String) -> [Finding] {
    guard let free = freeBytes(path) else {
      return [.warning("disk", "The system does not say how much room is left.")]
    }
    let room = "\(free / 1_000_000) MB are free."
    if free < Self.leastBytes {
      return [.problem("disk", room + " Make room, or choose another folder with --data DIR.")]
    }
    if free < Self.usualBytes {
      return [.warning("disk", room + " Photos may take 1 GB of them.")]
    }
    return [.ok("disk", room)]
  }

  /// The permissions of a file; nil without one.
  private static func mode(_ path: String) -> Int? {
    // A missing file has no permissions.
    (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
  }
}
