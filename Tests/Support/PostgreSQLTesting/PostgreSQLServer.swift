// A PostgreSQL server of the tests' own, in a folder that is deleted with it.
import DataLayer
package import Foundation
import Glibc
import LinuxTesting
package import PostgreSQL
import Synchronization

/// A server on a Unix socket in a temporary folder, with no password but for the role `guarded`.
///
/// It ends with this process, however that ends: a shell waits for the end of a pipe.
package final class PostgreSQLServer: Sendable {
  /// Why the server is not there, in words for who runs the tests.
  package struct NotStarted: Error, CustomStringConvertible {
    package let description: String
  }

  /// The server that the tests of this process share, or why there is none.
  package static let ofThisProcess = Result { try PostgreSQLServer() }

  package let folder: URL
  private let programs: URL
  private let account: String?
  private let running = Mutex<(shell: ChildProcess, control: FileHandle)?>(nil)
  private let databases = Mutex(0)

  /// Makes a server and waits until it answers.
  package init() throws {
    programs = try Self.programs()
    // PostgreSQL refuses to run as root.
    account = getuid() == 0 ? try Self.unprivilegedAccount() : nil
    folder = FileManager.default.temporaryDirectory
      .appending(path: "pg-\(UUID().uuidString.prefix(8))", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if let account, let entry = getpwnam(account) {
      chown(folder.path, entry.pointee.pw_uid, entry.pointee.pw_gid)
    }
    try run(
      "initdb", "-D", data, "-U", "tapas", "-A", "trust", "-N", "-E", "UTF8", "--locale=C",
      "--no-instructions")
    try "local all guarded scram-sha-256\nlocal all all trust\n"
      .write(toFile: data + "/pg_hba.conf", atomically: false, encoding: .utf8)
    try start()
  }

  private var data: String { folder.appending(path: "data").path }

  /// Starts the server again; its databases are as they were.
  package func start() throws {
    // `stop` and `crash` end the server; the end of the pipe ends it and deletes the folder.
    let script = """
      "$@" >>'\(folder.path)/log' 2>&1 &
      server=$!
      read -r word
      case $word in
        stop) kill -INT $server; wait $server ;;
        crash) kill -QUIT $server; wait $server ;;
        *) kill -QUIT $server; wait $server; rm -rf '\(folder.path)' ;;
      esac
      """
    let words =
      ["sh", "-c", script, "sh"] + asAccount
      + [programs.appending(path: "postgres").path, "-D", data, "-k", folder.path]
      + [
        "listen_addresses=", "fsync=off", "max_connections=400", "shared_buffers=32MB",
        "log_min_messages=fatal", "autovacuum=off",
      ].flatMap { ["-c", $0] }
    let control = Pipe()
    let shell = try ChildProcess(
      words, in: folder, input: control.fileHandleForReading.fileDescriptor)
    running.withLock { $0 = (shell, control.fileHandleForWriting) }
    for _ in 1...600 {
      // Nil is not yet.
      if (try? run("pg_isready", "-q", "-h", folder.path, "-U", "tapas", "-d", "postgres")) != nil {
        return
      }
      usleep(50_000)
    }
    // A log that cannot be read says nothing; the folder is named, too.
    let log = (try? String(contentsOf: folder.appending(path: "log"), encoding: .utf8)) ?? ""
    throw NotStarted(description: "PostgreSQL does not start in \(folder.path): \(log.suffix(500))")
  }

  /// Ends the server: orderly, or as a crash does.
  package func stop(crashing: Bool = false) throws {
    let ended = running.withLock { running in
      defer { running = nil }
      return running
    }
    try ended?.control.write(contentsOf: Data((crashing ? "crash\n" : "stop\n").utf8))
    ended?.shell.exitStatus()
  }

  /// The process of the server, to send it signals.
  package var process: pid_t {
    get throws {
      let text = try String(contentsOfFile: data + "/postmaster.pid", encoding: .utf8)
      return pid_t(text.split(separator: "\n").first ?? "") ?? 0
    }
  }

  /// A fresh empty database.
  package func database() throws -> PostgreSQLAddress {
    let number = databases.withLock { databases in
      databases += 1
      return databases
    }
    try run("createdb", "-h", folder.path, "-U", "tapas", "test\(number)")
    return try address("test\(number)")
  }

  /// The address of a database, whether there is one or not.
  package func address(
    _ name: String, user: String = "tapas", password: String? = nil
  ) throws -> PostgreSQLAddress {
    let who = user + (password.map { ":\($0)" } ?? "")
    let text = "postgresql://\(who)@/\(name)?host=\(folder.path)"
    guard let address = PostgreSQLAddress(text) else {
      throw NotStarted(description: "\(text) is no address")
    }
    return address
  }

  /// Runs statements as the owner of everything, as `psql` does.
  package func psql(_ statements: String, in database: String = "postgres") throws {
    try run(
      "psql", "-q", "-v", "ON_ERROR_STOP=1", "-h", folder.path, "-U", "tapas", "-d", database, "-c",
      statements)
  }

  private var asAccount: [String] {
    account.map {
      ["setpriv", "--reuid=\($0)", "--regid=\(Self.group(of: $0))", "--clear-groups"]
    } ?? []
  }

  private func run(_ program: String, _ arguments: String...) throws {
    let words = asAccount + [programs.appending(path: program).path] + arguments
    let (status, text) = try ChildProcess.run(words, in: folder)
    guard status == 0 else {
      throw NotStarted(description: "PostgreSQL's \(program) failed: \(text.suffix(500))")
    }
  }

  /// The folder of the newest server that Debian has installed.
  private static func programs() throws -> URL {
    let versions = URL(filePath: "/usr/lib/postgresql")
    // Without the folder there is no version, which is told below.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: versions.path)) ?? []
    let found = names.compactMap(Int.init).max().map { versions.appending(path: "\($0)/bin") }
    guard let found, FileManager.default.isExecutableFile(atPath: found.path + "/postgres") else {
      throw NotStarted(
        description: "PostgreSQL is not installed; these tests need Debian's postgresql-15, which "
          + "./test installs.")
    }
    return found
  }

  private static func unprivilegedAccount() throws -> String {
    guard
      let name = ["postgres", "nobody"].first(where: { (name: String) in
        getpwnam(name) != nil
      })
    else {
      throw NotStarted(description: "there is no account postgres or nobody to run PostgreSQL as")
    }
    return name
  }

  private static func group(of account: String) -> String {
    getpwnam(account).map { "\($0.pointee.pw_gid)" } ?? account
  }
}
