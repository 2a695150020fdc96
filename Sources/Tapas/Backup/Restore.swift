// `tapas restore`: replaces the data folder by a backup, completely or not at all.
import DataLayer
import Foundation

/// Restores backups.
enum Restore {
  /// The result of a restore, with the new location of the previous data.
  struct Summary: Equatable {
    let files: [String]
    let made: Date
    let before: String?
  }

  /// Replaces the data folder by the backup. Throws on failure and then has changed nothing.
  ///
  /// The backup is read, compared with its manifest and unpacked beside the folder, and each
  /// database is read completely, before one rename swaps the two.
  static func make(_ options: BackupOptions, now: Date = Date()) throws(BackupFailure) -> Summary {
    if options.isShared { throw .shared }
    let (manifest, contents) = try read(options.file)
    let folder = options.dataFolder
    let path = folder.path
    let files = FileManager.default
    // A missing folder is an empty one.
    let there = (try? files.contentsOfDirectory(atPath: path)) ?? []
    let locks = try locks(there, in: folder)
    defer { withExtendedLifetime(locks) {} }
    guard there.isEmpty || options.isForced else { throw .notEmpty(path) }

    let name = folder.lastPathComponent
    let parent = folder.deletingLastPathComponent()
    let fresh = parent.appending(path: ".\(name)-restored-\(UUID().uuidString)")
    // After the swap, the folder under this name is the previous one.
    var isOurs = true
    defer {
      // A folder that cannot be removed is hidden and private.
      if isOurs { try? files.removeItem(at: fresh) }
    }
    do {
      try unpack(contents, to: fresh, ownedLike: folder)
    } catch {
      throw .notReplaced(path, why: (error as NSError).localizedDescription)
    }
    for (name, _) in contents { try check(name, in: fresh, of: options.file) }
    let isThere = files.fileExists(atPath: path)
    let failure =
      isThere ? Rename.swapping(fresh, folder) : Rename.withoutReplacing(fresh, to: folder)
    if let failure { throw .notReplaced(path, why: String(cString: strerror(failure))) }
    isOurs = there.isEmpty
    return Summary(
      files: contents.map(\.name), made: manifest.made,
      before: there.isEmpty ? nil : keep(fresh, beside: folder, now: now))
  }

  /// Reads a database completely; other files are taken as they are.
  private static func check(
    _ name: String, in folder: URL, of backup: URL
  ) throws(BackupFailure) {
    guard let database = BackupPart(rawValue: name)?.database else { return }
    do throws(DatabaseError) {
      try DatabaseCopy.check(
        folder.appending(path: name), has: database.table, known: database.form)
    } catch .newer(let found, let known) {
      throw .newer("\(name) in \(backup.path)", found: found, known: known)
    } catch {
      throw .noBackup(backup.path, why: "\(name): \(error)")
    }
  }

  /// The manifest and the files of a backup, each with the length and digest of the manifest.
  private static func read(
    _ file: URL
  ) throws(BackupFailure) -> (BackupManifest, [(name: String, data: Data)]) {
    let path = file.path
    // All read errors are reported alike.
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else {
      throw .notReadable(path)
    }
    do throws(Tar.Fault) {
      let entries = try Tar.entries(of: data)
      let contents = entries.map { entry in
        (name: entry.name, data: data.subdata(in: entry.bytes))
      }
      guard let first = contents.first, first.name == BackupManifest.name else {
        throw Tar.Fault(why: "it does not begin with a list of its files")
      }
      let manifest = try BackupManifest.read(first.data)
      let rest = contents.dropFirst().map {
        BackupManifest.File(
          name: $0.name, bytes: $0.data.count, sha256: SHA256Digest.hex($0.data))
      }
      guard rest == manifest.files else {
        throw Tar.Fault(why: "its files are not those of its list")
      }
      return (manifest, try meant(contents.dropFirst()))
    } catch {
      throw .noBackup(path, why: error.why)
    }
  }

  /// The files that Tapas keeps, after a check of their content. Others, which backups of earlier
  /// versions have, are skipped.
  private static func meant(
    _ contents: ArraySlice<(name: String, data: Data)>
  ) throws(Tar.Fault) -> [(name: String, data: Data)] {
    let parts = contents.filter { BackupPart(rawValue: $0.name) != nil }
    for (name, data) in parts {
      if let why = BackupPart(rawValue: name)?.fault(in: data) { throw Tar.Fault(why: why) }
    }
    guard !parts.isEmpty else { throw Tar.Fault(why: "it has no file that Tapas keeps") }
    return parts
  }

  /// Locks the databases in the folder. Throws when a process holds one of the locks.
  private static func locks(
    _ names: [String], in folder: URL
  ) throws(BackupFailure) -> [FileLock] {
    var locks: [FileLock] = []
    for name in names where name.hasSuffix(".sqlite-lock") {
      do throws(FileLock.Refusal) {
        locks.append(try FileLock(folder.appending(path: name)))
      } catch {
        throw .inUse(folder.path)
      }
    }
    return locks
  }

  private static func unpack(
    _ contents: [(name: String, data: Data)], to fresh: URL, ownedLike folder: URL
  ) throws {
    let files = FileManager.default
    // An administrator restores for the service's account, which owns the folder.
    let owner = try? files.attributesOfItem(atPath: folder.path(percentEncoded: false)).filter {
      [.ownerAccountID, .groupOwnerAccountID].contains($0.key)
    }
    func own(_ path: String) throws {
      if let owner, geteuid() == 0 { try files.setAttributes(owner, ofItemAtPath: path) }
    }
    try files.createDirectory(
      at: fresh, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try own(fresh.path(percentEncoded: false))
    for (name, data) in contents {
      let file = fresh.appending(path: name)
      let path = file.path
      let isMade = files.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
      guard isMade else { throw CocoaError(.fileWriteUnknown) }
      let output = try FileHandle(forWritingTo: file)
      try output.write(contentsOf: data)
      try output.synchronize()
      try output.close()
      try own(path)
    }
  }

  /// Keeps the previous folder under another name, and moves the parts that no backup has into the
  /// restored folder. Returns the kept folder's path.
  private static func keep(_ old: URL, beside folder: URL, now: Date) -> String {
    for part in ["photos", "sandbox"] {
      // Without these, photos are fetched again, and the sandbox starts afresh.
      _ = Rename.withoutReplacing(old.appending(path: part), to: folder.appending(path: part))
    }
    let name = "\(folder.lastPathComponent).before-\(Int(now.timeIntervalSince1970))"
    let kept = folder.deletingLastPathComponent().appending(path: name)
    let failure = Rename.withoutReplacing(old, to: kept)
    return (failure == nil ? kept : old).path
  }
}
