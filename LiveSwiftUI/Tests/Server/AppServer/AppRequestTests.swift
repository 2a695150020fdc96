// What an app's own program understands of its command line.
import AppServer
import Foundation
import Testing

@Suite("The command line of an app")
struct AppRequestTests {
  private func read(
    _ arguments: [String], _ environment: [String: String] = ["HOME": "/people/ana"]
  ) throws(AppUsageError) -> AppRequest {
    try AppRequest.read(arguments, program: "Hello", environment: environment)
  }

  @Test("Without flags an app listens on this machine only and saves in the account's folder")
  func defaults() throws {
    let folder = URL(fileURLWithPath: "/people/ana/.local/share/Hello", isDirectory: true)
    let options = AppOptions(dataFolder: folder)
    #expect(try read([]) == .serve(options))
    #expect(options.port == 8080 && options.host.isLoopback && !options.needsAccessCode)
    #expect(options.serverFolder.path == folder.path + "/.server")
    let shared = URL(fileURLWithPath: "/data/Hello", isDirectory: true)
    #expect(try read([], ["XDG_DATA_HOME": "/data"]) == .serve(AppOptions(dataFolder: shared)))
  }

  @Test("Flags are read with a blank or an equals sign")
  func flags() throws {
    var options = AppOptions(dataFolder: URL(fileURLWithPath: "/people/ana/x", isDirectory: true))
    options.host = ListenAddress(address: "0.0.0.0", isLoopback: false)
    options.port = 0
    options.portWasChosen = true
    #expect(try read(["--host", "0.0.0.0", "--port=0", "--data", "~/x"]) == .serve(options))
    #expect(options.needsAccessCode)
    options.accessCode = Secret("open-sesame-please")
    let environment = ["HOME": "/people/ana", "TAPAS_ACCESS_CODE": "open-sesame-please"]
    options.names = ["example.org", "example.org:8443"]
    options.proxy = "127.0.0.1"
    let flags = [
      "--host=0.0.0.0", "--port", "0", "--data=~/x", "--name", "Example.org:443,example.org:8443",
      "--behind", "127.0.0.1",
    ]
    #expect(try read(flags, environment) == .serve(options))
  }

  @Test(
    "A mistake is told",
    arguments: [
      (["--prot", "1"], .unknown), (["serve"], .unknown), (["--port"], .missingValue(.port)),
      (["--port", "--host"], .missingValue(.port)), (["--data="], .missingValue(.data)),
      (["--port", "1", "--port", "2"], .repeated(.port)), (["--port", "65536"], .badPort),
      (["--port", "+80"], .badPort), (["--host", "example.org"], .badHost),
      (["--name", "a b"], .badSiteName), (["--behind", "::"], .badProxy),
    ] as [([String], AppUsageError)])
  func mistakes(arguments: [String], error: AppUsageError) {
    #expect(throws: error) { try read(arguments) }
  }

  @Test("No home folder and a code that cannot be typed are told")
  func environment() {
    #expect(throws: AppUsageError.noHome) { try read([], [:]) }
    for code in ["short", String(repeating: "x", count: 129), "open sesame please"] {
      #expect(throws: AppUsageError.badAccessCode) {
        try read([], ["HOME": "/people/ana", "TAPAS_ACCESS_CODE": code])
      }
    }
  }

  @Test("--workers takes 1 to 16, and one alone beside a proxy")
  func workers() throws {
    func count(_ words: [String]) throws -> Int? {
      guard case .serve(let options) = try read(words) else { return nil }
      return options.workers
    }
    #expect(try count([]) == nil)
    #expect(try count(["--workers", "1"]) == 1)
    #expect(try count(["--workers=16"]) == 16)
    #expect(try count(["--workers", "1", "--behind", "127.0.0.1"]) == 1)
    for wrong in ["0", "17", "-1", "two", "+2"] {
      #expect(throws: AppUsageError.badWorkers) { try count(["--workers=\(wrong)"]) }
    }
    #expect(throws: AppUsageError.workersBehindProxy) {
      try count(["--workers", "2", "--behind", "127.0.0.1"])
    }
  }

  @Test("Help wins over every mistake, and is this page")
  func help() throws {
    #expect(try read(["--port", "--help", "x"]) == .help)
    #expect(
      AppFlag.page(program: "Hello") == """
        Hello is a SwiftUI app, served live to any browser.

          --host H          address to listen on: 127.0.0.1, this machine only
                            (default); 0.0.0.0 or ::, every network it is on; or
                            one of its own addresses
          --port P          port, 0 to 65535, where 0 takes a free one (default
                            8080)
          --data DIR        folder for what is saved, made when missing (default
                            $XDG_DATA_HOME/Hello, ~/.local/share/Hello)
          --name NAME       host name of the https site of a proxy in front, as
                            example.org, example.org:8443 or example.org/app;
                            several with commas
          --behind ADDRESS  address that this proxy connects from, as 127.0.0.1;
                            its X-Forwarded-For and -Proto are believed
          --workers N       processes, 1 to 16, that share the port and are
                            started again when they end; each has an app of its
                            own (default: this process alone)
          --help            show this page

        Where others can reach it, they are asked for an access code: the one of the
        environment variable TAPAS_ACCESS_CODE, or one that is made, printed and kept.
        """)
  }

  @Test("The greeting starts with the address; a code that was made is printed")
  func greeting() {
    var options = AppOptions(dataFolder: URL(fileURLWithPath: "/data", isDirectory: true))
    #expect(
      AppGreeting.text(options, name: "Hello", port: 8080, accessCode: nil) == """
        Hello is at http://127.0.0.1:8080
        What it saves lies in /data.
        Control-C stops it.
        """)
    options.host = ListenAddress(address: "::", isLoopback: false)
    let code = Secret("k7mq-2wxd-9hpf")
    #expect(
      AppGreeting.text(options, name: "Hello", port: 1, accessCode: code) == """
        Hello is at http://[::1]:1
        Access code: k7mq-2wxd-9hpf
        Other machines can reach it. The connection is not encrypted.
        What it saves lies in /data.
        Control-C stops it.
        """)
    options.accessCode = code
    options.names = ["example.org"]
    let quiet = AppGreeting.text(options, name: "Hello", port: 1, accessCode: code)
    #expect(!quiet.contains(code.value))
    #expect(quiet.contains("\nA proxy is expected to serve it as https://example.org.\n"))
  }
}
