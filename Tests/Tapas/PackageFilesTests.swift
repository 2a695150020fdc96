// The files of the Debian package that repeat what the program knows: its version and its flags.
import Foundation
import LiveServer
import Testing

@testable import tapas

@Suite("Files of the package")
struct PackageFilesTests {
  @Test("The shell completes every command, and each command's own flags")
  func completion() throws {
    let text = try Self.text("Deploy/tapas.bash-completion")
    for name in Command.Name.allCases {
      let flags = Flag.all.filter { $0.isOf(name) }.map(\.name) + ["--help"]
      let body = try #require(
        text.firstRange(of: "\"\(name.rawValue)\")").map { text[$0.upperBound...] },
        "\(name.rawValue) is not completed")
      let listed = try #require(body.firstMatch(of: /flags="([^"]*)"/)?.output.1)
      #expect(
        listed.split(whereSeparator: \.isWhitespace).sorted() == flags.map { $0[...] }.sorted())
    }
    var first: [String] = []
    for name in Command.Name.allCases {
      let word = String(name.rawValue.prefix { $0 != " " })
      if !first.contains(word) { first.append(word) }
    }
    #expect(
      text.contains("flags=\"\(first.joined(separator: " ")) help version --help --version\""))
  }

  @Test("The newest entry of the package's changelog is of this version")
  func version() throws {
    #expect(try Self.text("Deploy/debian/changelog").hasPrefix("tapas (\(Version.number)) "))
  }

  @Test("The service of several processes differs from that of one in its name and its port only")
  func units() throws {
    let one = try Self.directives("Deploy/tapas.service")
    let several = try Self.directives("Deploy/tapas@.service")
    #expect(one.count == several.count)
    let pairs = zip(one, several).filter { $0 != $1 }
    #expect(
      pairs.map(\.0) == [
        "Description=Tapas, catalogue apps live in the browser",
        "ExecStart=/usr/bin/tapas serve $DAEMON_OPTS",
      ])
    #expect(
      pairs.map(\.1) == [
        "Description=Tapas on port %i", "ExecStart=/usr/bin/tapas serve --port %i $DAEMON_OPTS",
      ])
  }

  @Test("The service may take twice the memory of its pages; beyond it one worker alone ends")
  func memory() throws {
    for path in ["Deploy/tapas.service", "Deploy/tapas@.service"] {
      let lines = try Self.directives(path)
      #expect(lines.contains("OOMPolicy=continue"))
      let line = try #require(lines.first { $0.hasPrefix("MemoryMax=") })
      let most = try #require(Int(line.dropFirst("MemoryMax=".count).prefix { $0 != "G" }))
      #expect(most << 30 >= 2 * SessionLimits().pageBytes, "\(line)")
    }
  }

  @Test("However often the service ends it is started again, and a watchdog ends one that hangs")
  func restarts() throws {
    // Before, five quick ends left the unit failed for good, and a hang lasted until it was seen.
    for path in ["Deploy/tapas.service", "Deploy/tapas@.service"] {
      let lines = try Self.directives(path)
      for line in ["Type=notify", "Restart=always", "RestartSec=1", "WatchdogSec=30"] {
        #expect(lines.contains(line), "\(path) lacks \(line)")
      }
      // Where systemd reads it: it ignores this line in [Service].
      let unit = lines.prefix { $0 != "[Service]" }
      #expect(unit.contains("StartLimitIntervalSec=0"))
    }
  }

  @Test("The unit of an app made from the template has every line of Tapas' own but for its names")
  func template() throws {
    // Before, a page told a unit without a watchdog, which five quick ends left failed for good.
    let own = [
      "Description", "Documentation", "User", "Group", "Environment=TAPAS_DATA", "EnvironmentFile",
      "ExecStart", "StateDirectory=", "MemoryMax",
    ]
    let common = try Self.directives("Deploy/tapas.service").filter { line in
      !own.contains { line.hasPrefix($0) }
    }
    let lines = try Self.directives("LiveSwiftUI/Template/AppName.service")
    #expect(common.filter { !lines.contains($0) } == [])
    #expect(lines.prefix { $0 != "[Service]" }.contains("StartLimitIntervalSec=0"))
  }

  private static func directives(_ path: String) throws -> [String] {
    try text(path).split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  private static func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
