// `tapas backup`: copies the data folder into one file, even while `tapas serve` runs.
import DataLayer
import Foundation

/// Makes backups of data folders.
enum Backup {
  /// The result of a backup.
  struct Summary: Equatable {
    let files: [String]
    let leftOut: [String]
    let bytes: Int
  }

  /// Writes the backup. Throws on failure and then leaves no file.
  ///
  /// Each database is copied as of one moment, other files as they are. Folders are omitted: photos
  /// are fetched again, and the sandbox's data is its own. Files that are not Tapas's are omitted
  /// too, because a restore could not check them.
  static func make(_ options: BackupOptions, now: Date = Date()) throws(BackupFailure) -> Summary {
    if options.isShared { throw .shared }
    let files = FileManager.default
    let path = options.file.path
    if files.fileExists(atPath: path) { throw .fileExists(path) }
    let content = try content(of: options.dataFolder)
    // Beside the backup, so that the last step is a rename.
    let parent = options.file.deletingLastPathComponent()
    BackupWork.removeLeftOver(in: parent)
    guard let place = BackupWork(in: parent) else {
      throw .notWritten(path, why: "its folder takes no file")
    }
    defer { place.remove() }
    let work = place.folder
    for name in content.files { try copy(name, from: options.dataFolder, to: work) }
    let archive = work.appending(path: "backup.tar")
    do {
      try write(content, in: work, to: archive, now: now)
    } catch {
      throw .notWritten(path, why: (error as NSError).localizedDescription)
    }
    guard let failure = Rename.withoutReplacing(archive, to: options.file) else {
      return Summary(
        files: content.files, leftOut: content.leftOut, bytes: size(of: options.file))
    }
    throw failure == EEXIST
      ? .fileExists(path) : .notWritten(path, why: String(cString: strerror(failure)))
  }

  private static func content(
    of folder: URL
  ) throws(BackupFailure) -> (files: [String], leftOut: [String]) {
    let path = folder.path
    // A missing or unreadable folder has nothing to save.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    var (saved, leftOut): ([String], [String]) = ([], [])
    for name in names.sorted() {
      // A file that was removed meanwhile is skipped.
      let facts = try? FileManager.default.attributesOfItem(
        atPath: folder.appending(path: name).path(percentEncoded: false))
      switch facts?[.type] as? FileAttributeType {
      case .typeRegular? where BackupPart(rawValue: name) != nil: saved.append(name)
      case .typeRegular? where BackupManifest.isPlain(name): leftOut.append(name)
      case .typeDirectory?: leftOut.append(name)
      default: continue
      }
    }
    guard !saved.isEmpty else { throw .nothingSaved(path) }
    return (saved, leftOut)
  }

  private static func copy(
    _ name: String, from folder: URL, to work: URL
  ) throws(BackupFailure) {
    let (file, copy) = (folder.appending(path: name), work.appending(path: name))
    if let database = BackupPart(rawValue: name)?.database {
      do throws(DatabaseError) {
        try DatabaseCopy.make(of: file, at: copy, known: database.form)
      } catch .newer(let found, let known) {
        throw .newer(file.path, found: found, known: known)
      } catch {
        throw .notCopied(name, error)
      }
    } else {
      do {
        try FileManager.default.copyItem(at: file, to: copy)
      } catch {
        throw .notReadable(file.path(percentEncoded: false))
      }
    }
  }

  private static func write(
    _ content: (files: [String], leftOut: [String]), in work: URL, to archive: URL, now: Date
  ) throws {
    let files = try content.files.map { name in
      let data = try Data(contentsOf: work.appending(path: name), options: .mappedIfSafe)
      return (name, data)
    }
    let manifest = BackupManifest(
      version: Version.number, made: now,
      files: files.map { .init(name: $0.0, bytes: $0.1.count, sha256: SHA256Digest.hex($0.1)) },
      leftOut: content.leftOut)
    let path = archive.path(percentEncoded: false)
    let isMade = FileManager.default.createFile(
      atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    guard isMade else { throw CocoaError(.fileWriteUnknown) }
    let output = try FileHandle(forWritingTo: archive)
    for (name, data) in [(BackupManifest.name, try manifest.json())] + files {
      try output.write(contentsOf: Data(Tar.header(name, bytes: data.count, date: now)))
      try output.write(contentsOf: data)
      try output.write(contentsOf: Data(Tar.padding(after: data.count)))
    }
    try output.write(contentsOf: Data(Tar.end))
    try output.synchronize()
    try output.close()
  }

  private static func size(of file: URL) -> Int {
    // The length is only reported; without it nothing fails.
    let facts = try? FileManager.default.attributesOfItem(
      atPath: file.path(percentEncoded: false))
    return facts?[.size] as? Int ?? 0
  }
}
