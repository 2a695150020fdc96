// What happens between a right command line and the first request: folder, port, code, greeting.
import AppServer
import Foundation
import Limits
import Sandbox
import Testing

@testable import tapas

@Suite("The start", .timeLimit(.minutes(10)))
struct StartTests {
  @Test("A missing data folder is made, for this account only")
  func folderIsMade() throws {
    try withFolder { parent in
      let folder = parent.appendingPathComponent("a/b", isDirectory: true)
      try DataFolder.ready(folder)
      let facts = try FileManager.default.attributesOfItem(atPath: folder.path)
      #expect(facts[.posixPermissions] as? Int == 0o700)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
  }

  // Bug: a folder with mode 0777 was used without a word.
  @Test(
    "A folder that others may write to is warned about, with the command that closes it",
    arguments: [
      (0o700, nil), (0o755, nil), (0o775, "The folder's group"), (0o770, "The folder's group"),
      (0o777, "Every account of this machine"), (0o1777, "Every account of this machine"),
      (0o702, "Every account of this machine"),
    ] as [(Int, String?)])
  func openFolder(mode: Int, who: String?) throws {
    try withFolder { parent in
      let folder = parent.appendingPathComponent("it's", isDirectory: true)
      try DataFolder.ready(folder)
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path)
      try DataFolder.ready(folder)
      let command = folder.path.replacing("'", with: "'\\''")
      #expect(
        DataFolder.warning(about: folder)
          == who.map {
            "\($0) may write to the data folder, and could replace the site's secret. "
              + "Run chmod 700 '\(command)' if only this account needs it."
          })
    }
  }

  @Test("A file in the folder's place is told, and left alone")
  func fileInTheWay() throws {
    try withFolder { parent in
      let file = parent.appendingPathComponent("notes")
      try Data("mine".utf8).write(to: file)
      #expect(throws: StartFailure.notAFolder(file.path)) { try DataFolder.ready(file) }
      let below = file.appendingPathComponent("x")
      #expect(throws: StartFailure.folderNotMade(below.path)) { try DataFolder.ready(below) }
      #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    }
  }

  // A folder of the system's own that nobody can write to, not even root.
  @Test("A folder that cannot be written is told")
  func unwritable() {
    let folder = URL(fileURLWithPath: "/proc/self", isDirectory: true)
    #expect(throws: StartFailure.folderNotWritable(folder.path)) { try DataFolder.ready(folder) }
  }

  // Bug: a full disk kept a program from starting whose saved lists were good.
  @Test("A folder of an earlier start may be full: a warning says so, and what is there is served")
  func fullDisk() throws {
    try withFolder { folder in
      let full = StartFailure.folderNotWritable("/data")
      #expect(DataFolder.warning(insteadOf: full, secretIn: folder) == nil)
      _ = try SiteSecret.kept(in: folder)
      let warning = try #require(DataFolder.warning(insteadOf: full, secretIn: folder))
      #expect(warning.hasPrefix("The folder /data takes nothing new, as on a full disk."))
      #expect(DataFolder.warning(insteadOf: .notAFolder("/data"), secretIn: folder) == nil)
      // Nobody can write to this one, not even root.
      let system = URL(fileURLWithPath: "/proc/self", isDirectory: true)
      var warnings: [String] = []
      try DataFolder.ready(system, secretIn: folder) { warnings.append($0) }
      #expect(warnings.count == 1)
      #expect(throws: StartFailure.folderNotWritable(system.path)) {
        try DataFolder.ready(system) { warnings.append($0) }
      }
      #expect(warnings.count == 1)
    }
  }

  @Test("A port that is free passes, one that is taken is told")
  func ports() throws {
    let listener = try #require(Listener())
    #expect(throws: StartFailure.portTaken(listener.port, wasChosen: true)) {
      try PortProbe.check(.thisMachine, port: listener.port, wasChosen: true)
    }
    try PortProbe.check(.thisMachine, port: 0, wasChosen: true)
    // An address set aside for documentation is nobody's.
    let nobody = ListenAddress(address: "192.0.2.1", isLoopback: false)
    #expect(throws: StartFailure.notOurAddress("192.0.2.1")) {
      try PortProbe.check(nobody, port: 0, wasChosen: true)
    }
  }

  @Test("A taken default says how to choose another")
  func takenDefault() {
    #expect(
      "\(StartFailure.portTaken(8080, wasChosen: false))"
        == "port 8080 is taken by another program, perhaps this one, started before. "
        + "Choose another with --port, as in --port 9080; --port 0 takes a free one.")
  }

  @Test("A made access code is kept, for this account only, and holds after a restart")
  func accessCode() throws {
    try withFolder { folder in
      var options = ServeOptions(
        host: ListenAddress(address: "0.0.0.0", isLoopback: false), dataFolder: folder)
      let code = try #require(try SiteAccess.kept(options).code)
      #expect(try SiteAccess.kept(options).code == code)
      let file = folder.appendingPathComponent("access-code").path
      let facts = try FileManager.default.attributesOfItem(atPath: file)
      #expect(facts[.posixPermissions] as? Int == 0o600)
      // A file that was cut short is no code.
      try Data("abc".utf8).write(to: URL(fileURLWithPath: file))
      let next = try #require(try SiteAccess.kept(options).code)
      #expect(next != code && next.value.count == 14)
      options.accessCode = Secret("open-sesame-please")
      #expect(try SiteAccess.kept(options).code == Secret("open-sesame-please"))
      options.host = .thisMachine
      options.accessCode = nil
      #expect(try SiteAccess.kept(options).code == nil)
    }
  }

  // Bug: the passes of an old code were good again when that code was set again.
  @Test("The generation of passes is kept with its code, and changes whenever the code does")
  func accessGeneration() throws {
    try withFolder { folder in
      var random = SeededRandom(seed: 1)
      func settled(_ code: String, _ secret: [UInt8] = [1]) throws -> String {
        try AccessGeneration.settled(
          for: Secret(code), secret: secret, in: folder, using: &random)
      }
      let first = try settled("open-sesame-please")
      #expect(try settled("open-sesame-please") == first)
      #expect(try settled("Open-Sesame-Please") == first)
      let second = try settled("another-code-1")
      let third = try settled("open-sesame-please")
      let fourth = try settled("open-sesame-please", [2])
      #expect(Set([first, second, third, fourth]).count == 4)
      #expect(first.count == 64)
      let file = folder.appendingPathComponent("access-generation").path
      let facts = try FileManager.default.attributesOfItem(atPath: file)
      #expect(facts[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test("The sandbox's port is kept; a file that holds none counts as none")
  func sandboxPort() throws {
    try withFolder { folder in
      let port = SandboxPort(folder: folder.appendingPathComponent("sandbox"))
      #expect(port.kept == nil)
      port.keep(41_234)
      #expect(port.kept == 41_234)
      for wrong in ["", "80", "70000", "eight thousand"] {
        try Data(wrong.utf8).write(to: folder.appendingPathComponent("sandbox/port"))
        #expect(port.kept == nil)
      }
    }
  }

  @Test("The sandbox comes back on its port, or on a free one while another has it")
  func sandboxComesBack() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tapas-\(UUID())")
    defer {
      // The system clears its folder for passing files; a leftover harms no test.
      try? FileManager.default.removeItem(at: folder)
    }
    let first = try await startSandbox(folder)
    let beside = try await startSandbox(folder)
    #expect(beside.port != first.port)
    await first.stop()
    await beside.stop()
    let again = try await startSandbox(folder)
    #expect(again.port == first.port)
    await again.stop()
  }

  @Test("The greeting starts with the address, to the letter")
  func greeting() {
    var options = defaults
    #expect(
      StartupMessage.text(options, port: 8080, accessCode: nil) == """
        Tapas is at http://127.0.0.1:8080
        Played by the built-in sandbox: \(titles()).
        What is saved lies in /people/ana/.local/share/tapas.
        Control-C stops it.
        """)
    options.services[RecipesWiring.self].url = URL(string: "https://recipes.example/recipes.json")
    #expect(
      StartupMessage.text(options, port: 8080, accessCode: nil).contains(
        "\nPlayed by the built-in sandbox: \(titles(without: "Recipes")).\n"))
    options.services[HumourWiring.self].source = PostsSource(kind: .bluesky)
    #expect(
      StartupMessage.text(options, port: 8080, accessCode: nil).contains(
        "\nPlayed by the built-in sandbox: \(titles(without: "Recipes", "Humour")).\n"))
    options.hasPreviews = true
    #expect(
      StartupMessage.text(options, port: 8080, accessCode: nil).contains(
        "\nPreviews of all screens and controls are listed at /previews.\n"))
    options.host = ListenAddress(address: "::", isLoopback: false)
    options.isQuiet = true
    let code = Secret("k7mq-2wxd-9hpf")
    #expect(
      StartupMessage.text(options, port: 41_000, accessCode: code) == """
        Tapas is at http://[::1]:41000
        Access code: k7mq-2wxd-9hpf
        """)
    options.accessCode = Secret("hush-hush-hush")
    #expect(
      StartupMessage.text(options, port: 1, accessCode: options.accessCode)
        == "Tapas is at http://[::1]:1")
  }
}
