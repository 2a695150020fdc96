// `tapas backup` and `tapas restore`: what comes back, and what each refuses.
import DataLayer
import Foundation
import Testing

@testable import tapas

@Suite("Backup and restore", .timeLimit(.minutes(10)))
struct BackupTests {
  private let place = BackupFixture()
  private static let made = Date(timeIntervalSince1970: 1_800_000_000)

  @Test("What was saved comes back, from a backup made while it was in use")
  func roundTrip() async throws {
    let store = try await place.fill()
    let made = try Backup.make(place.options, now: Self.made)
    try await store.save("later", to: "list", key: "a")
    #expect(made.files == ["access-code", "menu.sqlite", "records.sqlite", "secret"])
    #expect(made.leftOut == ["photos", "sandbox"])
    let facts = try FileManager.default.attributesOfItem(atPath: place.file.path)
    #expect(facts[.posixPermissions] as? Int == 0o600)
    #expect(facts[.size] as? Int == made.bytes)
    await store.close()

    var options = place.options
    options.dataFolder = place.url.appending(path: "other/data")
    let restored = try Restore.make(options)
    #expect(restored == .init(files: made.files, made: Self.made, before: nil))
    #expect(try place.text("secret", in: options.dataFolder) == BackupFixture.secret)
    let again = try SQLiteRecordStore(at: options.dataFolder.appending(path: "records.sqlite"))
    #expect(try await again.load(String.self, from: "list", key: "a")?.value == "first")
    await again.close()
    let folder = try FileManager.default.attributesOfItem(atPath: options.dataFolder.path)
    #expect(folder[.posixPermissions] as? Int == 0o700)
    #expect(try place.names("") == ["backup", "data", "other"])
    #expect(try place.names("other") == ["data"])
  }

  @Test("The file is a tar archive that others read")
  func archive() async throws {
    await (try await place.fill()).close()
    _ = try Backup.make(place.options)
    let tar = Process()
    tar.executableURL = URL(filePath: "/usr/bin/env")
    tar.arguments = ["tar", "-tf", place.file.path]
    let output = Pipe()
    tar.standardOutput = output
    try tar.run()
    let listed = output.fileHandleForReading.readDataToEndOfFile()
    tar.waitUntilExit()
    #expect(tar.terminationStatus == 0)
    #expect(
      String(decoding: listed, as: UTF8.self)
        == "manifest.json\naccess-code\nmenu.sqlite\nrecords.sqlite\nsecret\n")
  }

  @Test("A backup replaces nothing, and a failed one leaves nothing")
  func refusedBackups() async throws {
    #expect(throws: BackupFailure.nothingSaved(place.folder.path)) {
      try Backup.make(place.options)
    }
    await (try await place.fill()).close()
    try Data("mine".utf8).write(to: place.file)
    #expect(throws: BackupFailure.fileExists(place.file.path)) { try Backup.make(place.options) }
    #expect(try place.text("backup", in: place.url) == "mine")
    var options = place.options
    options.file = place.url.appending(path: "missing/backup")
    #expect(throws: BackupFailure.self) { try Backup.make(options) }
    options.file = place.url.appending(path: "second")
    try place.damage("records.sqlite")
    #expect(throws: BackupFailure.self) { try Backup.make(options) }
    #expect(try place.names("") == ["backup", "data"])
  }

  @Test("A folder that is not empty is replaced by force only; what was there is kept beside it")
  func force() async throws {
    await (try await place.fill()).close()
    _ = try Backup.make(place.options)
    try Data("changed".utf8).write(to: place.folder.appending(path: "secret"))
    #expect(throws: BackupFailure.notEmpty(place.folder.path)) { try Restore.make(place.options) }
    #expect(try place.text("secret", in: place.folder) == "changed")
    var options = place.options
    options.isForced = true
    let before = try Restore.make(options, now: Self.made).before
    #expect(before == place.folder.path + ".before-1800000000")
    #expect(try place.text("secret", in: place.folder) == BackupFixture.secret)
    #expect(try place.text("secret", in: URL(filePath: before ?? "")) == "changed")
    #expect(try place.text("photos/1", in: place.folder) == "a photo")
    #expect(try place.text("sandbox/port", in: place.folder) == "8081")
    #expect(try place.names("") == ["backup", "data", "data.before-1800000000"])
  }

  @Test("A folder in use is not replaced, by force neither")
  func inUse() async throws {
    let store = try await place.fill()
    _ = try Backup.make(place.options)
    var options = place.options
    options.isForced = true
    #expect(throws: BackupFailure.inUse(place.folder.path)) { try Restore.make(options) }
    await store.close()
    _ = try Restore.make(options)
  }

  @Test("A cut, changed or foreign file changes nothing", arguments: 0..<7)
  func damagedBackups(way: Int) async throws {
    await (try await place.fill()).close()
    _ = try Backup.make(place.options)
    var data = try Data(contentsOf: place.file)
    switch way {
    case 0: data = data.prefix(data.count / 2)
    case 1: data = Data()
    case 2: data = Data(repeating: 0x41, count: 4_096)
    case 3: data[data.count / 2] ^= 1
    case 4: data = Data("x".utf8) + data
    case 5: data = data.dropFirst(1_024)
    default: data = Data(Tar.header("secret", bytes: 0, date: Date())) + Data(Tar.end)
    }
    try data.write(to: place.file)
    var options = place.options
    options.dataFolder = place.url.appending(path: "fresh")
    let failure = #expect(throws: BackupFailure.self) { try Restore.make(options) }
    #expect(failure?.description.hasSuffix("Nothing was changed.") == true)
    #expect(try place.names("") == ["backup", "data"])
  }

  @Test(
    "A name that leads elsewhere, a lock or a hidden file is no part of a backup",
    arguments: [
      "../secret", "/etc/passwd", "a/b", ".hidden", "records.sqlite-wal", "records.sqlite-lock",
      "menu.sqlite-download", "start.lock", "records.sqlite.damaged", "manifest.json", "", "naïve",
      String(repeating: "a", count: 101),
    ])
  func names(name: String) throws {
    #expect(!BackupManifest.isPlain(name))
    let manifest = BackupManifest(
      version: "1", made: Self.made, files: [.init(name: name, bytes: 0, sha256: "")], leftOut: [])
    #expect(throws: Tar.Fault.self) { try BackupManifest.read(manifest.json()) }
  }

  @Test(
    "A file that is not what its name says is not restored",
    arguments: [
      ("secret", "x"), ("secret", ""), ("access-code", "open"), ("access-generation", "1\n2\n"),
      ("records.sqlite", "plain text"), ("menu.sqlite", ""),
    ])
  func meaning(name: String, text: String) throws {
    // Before, a stranger's archive could bring a secret of one byte.
    try archive([(name, Data(text.utf8))])
    let failure = #expect(throws: BackupFailure.self) { try Restore.make(place.options) }
    #expect(failure?.description.contains(name) == true)
    #expect(try place.names("") == ["backup"])
  }

  @Test("A database under the name of another is not restored")
  func exchanged() async throws {
    await (try await place.fill()).close()
    let records = try Data(contentsOf: place.folder.appending(path: "records.sqlite"))
    try archive([("menu.sqlite", records)])
    var options = place.options
    options.dataFolder = place.url.appending(path: "fresh")
    #expect(throws: BackupFailure.self) { try Restore.make(options) }
    #expect(try place.names("") == ["backup", "data"])
  }

  @Test("A file that Tapas does not keep is neither saved nor restored")
  func foreign() async throws {
    await (try await place.fill()).close()
    try Data("x".utf8).write(to: place.folder.appending(path: "notes"))
    let made = try Backup.make(place.options)
    #expect(made.leftOut == ["notes", "photos", "sandbox"])
    try FileManager.default.removeItem(at: place.file)
    // A plain file called `photos` would be in the way of the cache.
    try archive([("photos", Data("x".utf8)), ("secret", Data(BackupFixture.secret.utf8))])
    var options = place.options
    options.dataFolder = place.url.appending(path: "fresh")
    #expect(try Restore.make(options).files == ["secret"])
    #expect(try place.names("fresh") == ["secret"])
  }

  /// Writes a backup of these files, with a right list.
  private func archive(_ files: [(name: String, data: Data)]) throws {
    let manifest = BackupManifest(
      version: "1", made: Self.made,
      files: files.map { .init(name: $0.name, bytes: $0.data.count, sha256: hex($0.data)) },
      leftOut: [])
    var archive = Data()
    for (name, data) in [(name: BackupManifest.name, data: try manifest.json())] + files {
      archive += Data(Tar.header(name, bytes: data.count, date: Self.made)) + data
      archive += Data(Tar.padding(after: data.count))
    }
    try (archive + Data(Tar.end)).write(to: place.file)
  }

  private func hex(_ data: Data) -> String { SHA256Digest.hex(data) }

  @Test("The folder of a killed backup is removed by the next one; that of a running one is not")
  func leftOver() async throws {
    await (try await place.fill()).close()
    // A folder without a lock is as a killed process leaves it.
    let left = ".tapas-backup-\(UUID().uuidString)"
    for name in [left, ".tapas-backup-mine"] {
      let folder = place.url.appending(path: name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      try Data("x".utf8).write(to: folder.appending(path: "secret"))
    }
    let running = try #require(BackupWork(in: place.url))
    _ = try Backup.make(place.options)
    let kept = [".tapas-backup-mine", running.folder.lastPathComponent, "backup", "data"].sorted()
    #expect(try place.names("") == kept)
    running.remove()
    #expect(try place.names("") == [".tapas-backup-mine", "backup", "data"])
  }

  @Test("A database of a newer version is refused by each command, in the same words")
  func newerDatabase() async throws {
    await (try await place.fill()).close()
    let file = place.folder.appending(path: "records.sqlite")
    let restored = place.url.appending(path: "restored")
    let steps = (1...99).map { Migration($0, "x", sql: "CREATE TABLE IF NOT EXISTS x (id)") }
    await (try Database(at: file, migrations: steps)).close()
    let words = "it was written by a newer version of Tapas (form 99; this one knows 1)"
    let start = #expect(throws: RunFailure.self) { try AppContainer(dataFolder: place.folder) }
    let doctor = Doctor(options: DoctorOptions(serve: ServeOptions(dataFolder: place.folder)))
    let finding = doctor.databases().last
    #expect(finding?.level == .problem)
    #expect(finding?.message == start?.description)
    var options = place.options
    options.file = place.url.appending(path: "second")
    let backup = #expect(throws: BackupFailure.self) { try Backup.make(options) }
    try archive([("records.sqlite", try Data(contentsOf: file))])
    options = place.options
    options.dataFolder = restored
    let restore = #expect(throws: BackupFailure.self) { try Restore.make(options) }
    for told in [start?.description, backup?.description, restore?.description] {
      #expect(told?.contains(words) == true, "\(told ?? "approved")")
    }
    #expect(!FileManager.default.fileExists(atPath: restored.path))
  }

  @Test("A backup of a newer form is told as one")
  func newer() throws {
    var manifest = BackupManifest(version: "9", made: Self.made, files: [], leftOut: [])
    manifest.form = 2
    #expect(throws: Tar.Fault(why: "a newer version of Tapas made it (form 2)")) {
      try BackupManifest.read(manifest.json())
    }
  }

  @Test("A file that is not there is told; a shared database names its own tools")
  func others() {
    #expect(throws: BackupFailure.notReadable(place.file.path)) { try Restore.make(place.options) }
    var options = place.options
    options.isShared = true
    #expect(throws: BackupFailure.shared) { try Restore.make(options) }
    #expect(throws: BackupFailure.shared) { try Backup.make(options) }
    #expect("\(BackupFailure.shared)".contains("pg_dump"))
  }

  @Test("The command lines: one file, the folder, and force for a restore")
  func arguments() throws {
    let folder = URL(fileURLWithPath: "/d", isDirectory: true)
    let file = URL(filePath: "/b/b.tar")
    #expect(
      asked("backup /b/b.tar --data /d")
        == .success(.backup(BackupOptions(file: file, dataFolder: folder))))
    #expect(
      asked("restore --data /d --force /b/b.tar")
        == .success(.restore(BackupOptions(file: file, dataFolder: folder, isForced: true))))
    let shared = plainEnvironment.merging(["TAPAS_DATABASE": "postgresql://x"]) { $1 }
    #expect(
      asked("backup /b/b.tar --data /d", shared)
        == .success(.backup(BackupOptions(file: file, dataFolder: folder, isShared: true))))
    #expect(
      asked("restore /b/b.tar --data /d --database postgresql://x/y")
        == .success(.restore(BackupOptions(file: file, dataFolder: folder, isShared: true))))
    #expect(complaint("backup") == "name a file, as in: tapas backup tapas.backup")
    #expect(complaint("restore") == "name a file, as in: tapas restore tapas.backup")
    #expect(complaint("backup a b") == "there is a word too many after FILE.")
    #expect(complaint("backup a --force") == "--force is not for tapas backup.")
    #expect(complaint("restore a --port 80") == "--port is not for tapas restore.")
  }

  @Test("What is printed names the files, and what was left out")
  func messages() {
    let options = BackupOptions(
      file: URL(filePath: "/b.tar"), dataFolder: URL(fileURLWithPath: "/d", isDirectory: true))
    #expect(
      BackupMessage.text(
        Backup.Summary(files: ["menu.sqlite", "secret"], leftOut: ["photos", "x"], bytes: 10),
        options) == """
          The backup is /b.tar, 10 bytes: menu.sqlite, secret.
          It has the secret of this site: keep it where only you can read it.
          Photos are left out; they are fetched again when they are looked at.
          Left out as well: x.
          """)
    #expect(
      BackupMessage.text(
        Restore.Summary(files: ["secret"], made: Self.made, before: "/d.before-1"), options) == """
          Restored in /d, as of 2027-01-15T08:00:00Z: secret.
          What was there before is in /d.before-1.
          """)
  }
}
