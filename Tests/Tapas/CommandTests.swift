// Right command lines and what they mean.
import AppServer
import Foundation
import Menu
import Testing

@testable import tapas

@Suite("A right command line")
struct CommandTests {
  @Test("Serve alone is all defaults")
  func bare() {
    #expect(asked("serve") == .success(.serve(defaults)))
  }

  @Test("Every flag of serve lands in its place")
  func everything() {
    var expected = defaults
    expected.host = ListenAddress(address: "0.0.0.0", isLoopback: false)
    expected.port = 9000
    expected.portWasChosen = true
    expected.dataFolder = URL(fileURLWithPath: "/data/tapas", isDirectory: true)
    expected.accessCode = Secret("open-sesame-please")
    expected.services[FoodsWiring.self].url = URL(string: "https://foods.example/api/v1/ana")
    expected.latency = .milliseconds(300)
    expected.hasPreviews = true
    expected.isQuiet = true
    let line =
      "serve --host 0.0.0.0 --port=9000 --data /data/tapas --access-code open-sesame-please --quiet"
      + " --foods-url https://foods.example/api/v1/ana/ --latency 300 --previews --"
    #expect(asked(line) == .success(.serve(expected)))
  }

  @Test("The environment says what no flag says")
  func environment() throws {
    let said = [
      "HOME": "/people/ana", "TAPAS_DATA": "/data", "TAPAS_ACCESS_CODE": "open-sesame-please",
      "TAPAS_FOODS_URL": "http://foods.example:8000/api/v1/ana",
    ]
    var expected = defaults
    expected.dataFolder = URL(fileURLWithPath: "/data", isDirectory: true)
    expected.accessCode = Secret("open-sesame-please")
    expected.services[FoodsWiring.self].url = URL(string: "http://foods.example:8000/api/v1/ana")
    #expect(try serving("serve", said) == expected)
  }

  @Test("A flag wins over the environment, even over a wrong one")
  func flagWins() throws {
    let said = ["HOME": "/people/ana", "TAPAS_FOODS_URL": "nonsense"]
    let options = try serving("serve --foods-url http://foods.example/a", said)
    #expect(options?.services[FoodsWiring.self].url == URL(string: "http://foods.example/a"))
  }

  @Test("An empty variable counts as unset")
  func emptyVariable() throws {
    let said = plainEnvironment.merging(["TAPAS_FOODS_URL": "", "TAPAS_DATA": ""]) { $1 }
    #expect(try serving("serve", said) == defaults)
  }

  @Test("Photos may come from the network of every service that is set, and of the logo")
  func addresses() throws {
    let said = [
      "HOME": "/people/ana", "TAPAS_MENU_LOGO": "https://ana.example/logo.png",
      "TAPAS_COCKTAILS_URL": "https://c.example/1", "TAPAS_MENU_URL": "https://m.example/v5",
      "TAPAS_MENU_TOKEN": "abc", "TAPAS_RECIPES_URL": "https://r.example/recipes.json",
      "TAPAS_FOODS_URL": "https://f.example/api", "TAPAS_POSTS_KIND": "mastodon",
      "TAPAS_POSTS_URL": "https://s.example",
    ]
    let services = try #require(try serving("serve", said)).services
    let hosts = services.addresses.map { $0.host() }
    #expect(
      Set(hosts) == [
        "ana.example", "c.example", "m.example", "r.example", "f.example", "s.example",
      ])
    #expect(Services().addresses.isEmpty)
  }

  @Test("The settings of Menu and Humour land in their places")
  func laterApps() throws {
    let said = [
      "HOME": "/people/ana", "TAPAS_MENU_TOKEN": "abc", "TAPAS_POSTS_KIND": "Mastodon",
      "TAPAS_MENU_NAME": " Casa Ana ", "TAPAS_MENU_CURRENCY": "kwd",
      "TAPAS_MENU_LOGO": "/pictures/ana.png",
    ]
    var expected = defaults
    expected.services[RecipesWiring.self].url = URL(string: "https://r.example/recipes.json?v=2")
    expected.services[MenuWiring.self].token = Secret("abc")
    expected.services[MenuWiring.self].restaurant = Restaurant(
      name: "Casa Ana", logo: URL(filePath: "/pictures/ana.png"), currency: "KWD")
    expected.services[HumourWiring.self].source = PostsSource(
      kind: .mastodon, url: URL(string: "https://social.example"))
    let line =
      "serve --recipes-url https://r.example/recipes.json?v=2 --posts-url https://social.example/"
    #expect(try serving(line, said) == expected)
    let logo = try serving("serve --menu-logo https://ana.example/logo.png")
    #expect(
      logo?.services[MenuWiring.self].restaurant.logo
        == URL(string: "https://ana.example/logo.png"))
  }

  @Test("The sandbox takes a port, a folder and quiet")
  func sandbox() {
    let folder = URL(fileURLWithPath: "/data", isDirectory: true)
    let chosen = SandboxOptions(
      port: 0, portWasChosen: true, dataFolder: folder, isQuiet: true)
    #expect(asked("sandbox --port 0 --data /data --quiet") == .success(.sandbox(chosen)))
    #expect(
      asked("sandbox") == .success(.sandbox(SandboxOptions(dataFolder: defaults.dataFolder))))
  }

  @Test("The menu's own command takes its address, its token, a folder and quiet")
  func menuSync() {
    let folder = URL(fileURLWithPath: "/data", isDirectory: true)
    let said = plainEnvironment.merging(["TAPAS_MENU_TOKEN": "abc"]) { $1 }
    #expect(
      asked("menu sync --menu-url https://menu.example/v5/ --data /data --quiet", said)
        == .success(
          .menuSync(
            MenuSyncOptions(
              base: URL(string: "https://menu.example/v5"), token: Secret("abc"),
              dataFolder: folder, isQuiet: true))))
    #expect(
      asked("menu sync") == .success(.menuSync(MenuSyncOptions(dataFolder: defaults.dataFolder))))
    #expect(asked("menu") == .failure(.unknownCommand("menu", suggestion: "menu sync")))
    #expect(asked("menu snyc") == .failure(.unknownCommand("menu snyc", suggestion: "menu sync")))
    #expect(
      asked("menu sync --port 1") == .failure(.notOfCommand("--port", command: .menuSync)))
  }

  @Test("Mood takes texts, and everything behind two dashes is one")
  func mood() {
    #expect(asked("mood") == .success(.mood(MoodOptions())))
    let texts = MoodOptions(texts: ["fine", "-", "--json", "-_-"], isJSON: true)
    #expect(asked("mood fine - --json -- --json -_-") == .success(.mood(texts)))
    #expect(asked("mood --evaluate -") == .success(.mood(MoodOptions(labelled: "-"))))
  }

  @Test("Help wins over every mistake, the version stands alone")
  func helpAndVersion() {
    #expect(asked("--help") == .success(.help(nil)))
    #expect(asked("help") == .success(.help(nil)))
    #expect(asked("serve --prot 80 --help") == .success(.help(.serve)))
    #expect(asked("serve -h") == .success(.help(.serve)))
    #expect(asked("help serve") == .success(.help(.serve)))
    #expect(asked("help menu") == .success(.help(.menuSync)))
    #expect(asked("help menu sync") == .success(.help(.menuSync)))
    #expect(asked("help serve now") == .failure(.oneTooMany(after: "tapas help serve")))
    #expect(asked("help serv") == .failure(.unknownCommand("serv", suggestion: "serve")))
    #expect(asked("version") == .success(.version))
    #expect(asked("--version") == .success(.version))
    #expect(asked("--version now") == .failure(.oneTooMany(after: "--version")))
    #expect(asked("serve -- --help") == .failure(.oneTooMany(after: "--")))
  }

  @Test(
    "The data folder follows the flag, then XDG, then the home folder",
    arguments: [
      ("serve --data ~/t", ["HOME": "/people/ana"], "/people/ana/t"),
      ("serve --data=~", ["HOME": "/people/ana"], "/people/ana"),
      ("serve", ["XDG_DATA_HOME": "/xdg", "HOME": "/people/ana"], "/xdg/tapas"),
      (
        "serve", ["XDG_DATA_HOME": "relative", "HOME": "/people/ana"],
        "/people/ana/.local/share/tapas"
      ),
    ])
  func dataFolder(line: String, environment: [String: String], path: String) throws {
    #expect(try serving(line, environment)?.dataFolder.path == path)
  }

  @Test(
    "Hosts are told apart by who can reach them",
    arguments: [
      ("127.0.0.1", "127.0.0.1", true), ("127.3.2.1", "127.3.2.1", true),
      ("localhost", "127.0.0.1", true), ("[::1]", "::1", true),
      ("0:0:0:0:0:0:0:1", "::1", true), ("::", "::", false), ("10.0.0.7", "10.0.0.7", false),
    ])
  func hosts(typed: String, address: String, isLoopback: Bool) throws {
    let options = try serving("serve --host \(typed)")
    #expect(options?.host == ListenAddress(address: address, isLoopback: isLoopback))
    #expect(options?.needsAccessCode == !isLoopback)
  }
}
