// The database that processes share: its setting, and a start that uses it.
import AppServer
import DataLayer
import Foundation
import PostgreSQL
import PostgreSQLTesting
import Testing

@testable import tapas

@Suite("The setting of the database", .timeLimit(.minutes(2)))
struct DatabaseOptionTests {
  @Test("It comes from the flag or the environment, for serving and for the menu")
  func taken() throws {
    let address = try #require(PostgreSQLAddress("postgresql://tapas@db.example/tapas"))
    #expect(
      try serving("serve --database postgresql://tapas@db.example/tapas")?.database == address)
    let environment = plainEnvironment.merging(
      ["TAPAS_DATABASE": "postgresql://tapas@db.example/tapas"]
    ) { $1 }
    #expect(try serving("serve", environment)?.database == address)
    guard case .menuSync(let options) = try asked("menu sync", environment).get() else {
      Issue.record("it is not the menu's")
      return
    }
    #expect(options.database == address)
    #expect(try serving("serve")?.database == nil)
  }

  @Test(
    "A wrong address is told by the setting's name, and never repeated",
    arguments: ["hush", "mysql://ana:hush@h/d", "postgresql://ana:hush@[h/d", "host=h"])
  func wrong(_ text: String) {
    let words = " must be an address such as postgresql://tapas@localhost/tapas."
    #expect(complaint("serve --database \(text)") == "--database" + words)
    let environment = plainEnvironment.merging(["TAPAS_DATABASE": text]) { $1 }
    #expect(complaint("serve", environment) == "TAPAS_DATABASE" + words)
    #expect(complaint("mood --database=postgresql://a:hush@h/d")?.contains("hush") == false)
  }

  @Test("The greeting names the database without its password")
  func greeting() {
    var options = defaults
    options.database = PostgreSQLAddress("postgresql://tapas:hush@db.example/tapas")
    let text = StartupMessage.text(options, port: 8080, accessCode: nil)
    #expect(
      text.contains(
        "\nWhat is saved lies in postgresql://tapas@db.example/tapas, photos in "
          + "/people/ana/.local/share/tapas.\n"))
    #expect(!text.contains("hush") && !"\(options)".contains("hush"))
  }

  @Test("A database that is missing ends the start with a sentence")
  func missing() async throws {
    let address = try PostgreSQLServer.ofThisProcess.get().address("missing", password: "hush")
    let failure = await #expect(throws: RunFailure.self) {
      _ = try await PostgreSQLDatabase.ready(address)
    }
    #expect(
      failure?.description
        == "\(address) cannot be used: it cannot be reached (database \"missing\" does not exist). "
        + "Mend that, or choose another with --database URL.")
    #expect(failure?.description.contains("hush") == false)
  }

  @Test("Two processes have one secret and one code, and see each other's lists and menu")
  func shared() async throws {
    let address = try PostgreSQLServer.ofThisProcess.get().database()
    let folder = SyncFolder()
    let one = try #require(try await PostgreSQLDatabase.ready(address))
    let two = try #require(try await PostgreSQLDatabase.ready(address))
    let secrets = [try await one.secret(), try await two.secret()]
    #expect(secrets[0] == secrets[1])
    var options = defaults
    #expect(try await one.accessCode(options) == nil)
    options.host = ListenAddress(address: "0.0.0.0", isLoopback: false)
    let code = try #require(try await one.accessCode(options))
    #expect(AccessCode.isOurs(code.value))
    #expect(try await two.accessCode(options) == code)
    let here = try AppContainer(dataFolder: folder.url, database: one)
    let there = try AppContainer(dataFolder: folder.url, database: two)
    try await here.records.save("soup", to: "foods", key: "1")
    #expect(try await there.records.load(String.self, from: "foods", key: "1")?.value == "soup")
    await here.close()
    await there.close()
    // Neither made a file for what the database holds.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []
    #expect(!names.contains { $0.hasSuffix(".sqlite") })
  }
}
