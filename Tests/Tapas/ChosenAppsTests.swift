// `--apps`: which apps are served, and where.
import AppServer
import Foundation
import LiveServer
import Testing

@testable import tapas

@Suite("Chosen apps", .timeLimit(.minutes(10)))
struct ChosenAppsTests {
  private func titles(_ line: String) throws -> [String]? {
    try serving(line)?.services.all.map { type(of: $0).title }
  }

  @Test("Names choose apps in the order of the home page, from the flag or the environment")
  func names() throws {
    #expect(try titles("serve") == Services.apps.map { $0.title })
    #expect(try titles("serve --apps menu") == ["Menu"])
    #expect(try titles("serve --apps cocktails,Foods") == ["Foods", "Cocktails"])
    #expect(try titles("serve --apps menu --apps foods") == ["Foods", "Menu"])
    let said = plainEnvironment.merging(["TAPAS_APPS": "humour"]) { $1 }
    #expect(try serving("serve", said)?.services.played == ["Humour"])
  }

  @Test("A name of no app is refused with the names there are")
  func wrong() {
    let names = Services.apps.map { $0.name }.joined(separator: ", ")
    let sentence = "--apps must be names of apps with commas between: \(names)."
    for line in ["serve --apps wines", "serve --apps menu,", "serve --apps menu,,foods"] {
      #expect(complaint(line) == sentence)
    }
  }

  @Test("One app is the whole site and keeps its address; of several each has its own")
  func whole() async throws {
    let folder = SyncFolder()
    try DataFolder.ready(folder.url)
    let container = try AppContainer(dataFolder: folder.url)
    func addresses(_ names: [String]) -> [String] {
      var services = Services()
      guard services.choose(names) else { return [] }
      services[FoodsWiring.self].url = URL(string: "https://foods.test/api")
      services[RecipesWiring.self].url = URL(string: "https://recipes.test/all.json")
      return container.apps(services: services, sandbox: nil).map(\.address)
    }
    #expect(addresses(["foods"]) == ["/"])
    #expect(addresses(["foods", "recipes"]) == ["/foods", "/recipes"])
    await container.close()
  }

  @Test("Guests need a code for the others, so one is made even on this machine")
  func guests() throws {
    #expect(try serving("serve --guests")?.needsAccessCode == true)
    #expect(try serving("serve")?.needsAccessCode == false)
  }

  @Test("The greeting lists what is served, each address, the link and what guests may do")
  func greeting() throws {
    let options = try #require(try serving("serve --apps menu --guests --host 0.0.0.0"))
    let text = StartupMessage.text(
      options, port: 8080, accessCode: Secret("k7mq-2wxd-9hpf"),
      hosts: ["192.168.1.20", "[2001:db8::1]"])
    #expect(
      text == """
        Tapas is at http://127.0.0.1:8080
        Access code: k7mq-2wxd-9hpf
        Other machines reach it at:
          http://192.168.1.20:8080
          http://[2001:db8::1]:8080
        With the access code: http://192.168.1.20:8080/_/enter?code=k7mq-2wxd-9hpf
        Without the code guests can only look.
        A page to print for tables: http://192.168.1.20:8080/_/tables
        Served: Menu.
        Played by the built-in sandbox: Menu.
        Other machines can reach it. The connection is not encrypted.
        What is saved lies in /people/ana/.local/share/tapas.
        Control-C stops it.
        """)
  }

  @Test("A logo that does not exist, or is no picture, is refused at the start")
  func logo() throws {
    try withFolder { folder in
      let file = folder.appending(path: "logo.png")
      #expect(throws: RunFailure.logoNotUsable(file.path, exists: false)) {
        try LogoFile.check(file)
      }
      try Data("no picture".utf8).write(to: file)
      #expect(throws: RunFailure.logoNotUsable(file.path, exists: true)) {
        try LogoFile.check(file)
      }
      try LogoFile.check(nil)
      try LogoFile.check(URL(string: "https://ana.example/logo.png"))
    }
  }
}
