// A menu file in the command: its setting, what the log and the doctor say, and its photos.
import AppTesting
import DataLayer
import Foundation
import LiveServer
import Menu
import MenuData
import Synchronization
import Testing
import Thumbnails

@testable import tapas

@Suite("The menu file of the command", .timeLimit(.minutes(10)))
struct MenuFileTests {
  private static let faulty = """
    category,name,price,currency,photo
    A,Tea,cheap,EUR,
    A,Cake,2,,../cake.jpg
    """
  private static let noPhoto = "category,name,price,photo\nA,Tea,1,tea.jpg\n"

  @Test("It is a setting of serve and of sync, and with it no service of the menu is played")
  func setting() throws {
    var expected = defaults
    expected.services[MenuWiring.self].file = MenuFile(URL(filePath: "/lola/menu.csv"))
    expected.services[MenuWiring.self].restaurant.name = "Lola"
    #expect(try serving("serve --menu-file /lola/menu.csv --menu-name Lola") == expected)
    let said = ["HOME": "/people/ana", "TAPAS_MENU_FILE": "/lola/menu.csv"]
    let alone = try #require(try serving("serve --apps menu", said))
    #expect(!alone.services.needSandbox && alone.services.addresses.isEmpty)
    var sync = MenuSyncOptions(dataFolder: defaults.dataFolder)
    sync.file = MenuFile(URL(filePath: "/lola/menu.csv"), currency: "EUR")
    #expect(
      asked("menu sync", said.merging(["TAPAS_MENU_CURRENCY": "eur"]) { $1 })
        == .success(.menuSync(sync)))
  }

  @Test("A file and a service for one menu is a mistake that names both settings")
  func twoMenus() {
    let said = ["HOME": "/people/ana", "TAPAS_MENU_URL": "https://m.example/v5"]
    #expect(
      complaint("serve --menu-file menu.csv", said)
        == "--menu-file and TAPAS_MENU_URL both say where the menu is: set one of them.")
  }

  @Test("The doctor tells every fault of the file, or its size and the faults of its photos")
  func doctor() throws {
    try withFolder { folder in
      let file = MenuFile(folder.appending(path: "menu.csv"))
      let path = file.url.path(percentEncoded: false)
      #expect(file.findings == [.problem("menu", "\(path), the file does not exist.")])
      try Data(Self.faulty.utf8).write(to: file.url)
      let price = "“cheap” is no price: write digits alone, such as 4.50, or “ask” where guests ask"
      let photo =
        "the photo “../cake.jpg” is neither the name of a picture file in the folder of the menu, "
        + "such as paella.jpg, nor an https address"
      #expect(
        file.findings == [
          .problem("menu", "\(path), line 2: \(price)."),
          .problem("menu", "\(path), line 3: \(photo)."),
        ])
      try Data(Self.noPhoto.utf8).write(to: file.url)
      let missing = "the photo “tea.jpg” is not in the folder of the menu"
      #expect(
        MenuFile(file.url, currency: "EUR").findings == [
          .ok("menu", "\(path) has 1 categories and 1 products."),
          .warning("menu", "\(path), line 2: \(missing)."),
        ])
    }
  }

  @Test("Of many faults the first twenty are told, and how many there are besides")
  func many() throws {
    try withFolder { folder in
      let file = MenuFile(folder.appending(path: "menu.csv"), currency: "EUR")
      let rows = (1...25).map { "A,\($0),x\n" }.joined()
      try Data(("category,name,price\n" + rows).utf8).write(to: file.url)
      #expect(file.findings.count == 21)
      #expect(file.findings.last?.message.hasSuffix(", and 5 more.") == true)
    }
  }

  // Bug: a fault that was mended and made again, and a second change of prices, were held back.
  @Test("The log tells each time what is shown, and each fault of a file that is not taken")
  func log() throws {
    let heard = Mutex<[String]>([])
    let log = Log(write: { line in heard.withLock { $0.append(line) } })
    try withFolder { folder in
      let file = MenuFile(folder.appending(path: "menu.csv"), currency: "EUR")
      let path = file.url.path(percentEncoded: false)
      file.log(.notSaved(.diskFull), to: log)
      try Data(Self.noPhoto.utf8).write(to: file.url)
      let warnings = try file.checked().warnings
      try Data(Self.faulty.utf8).write(to: file.url)
      let faults = try #require(throws: MenuFileFailure.self) { try file.checked() }
      for version in 1...2 {
        let menu = SavedMenu(
          version: version, savedAt: .distantPast, categories: 1, products: 1, currency: "EUR")
        file.log(.taken(menu, warnings: warnings), to: log)
        file.log(.refused(faults), to: log)
      }
      let lines = heard.withLock { $0 }.map { $0.replacing(path, with: "menu.csv") }
      #expect(
        lines[0].hasPrefix("tapas: menu: the menu of menu.csv was not saved: there is no room"))
      let told = [
        "menu.csv is shown: 1 categories, 1 products",
        "warning: menu.csv, \(warnings[0])",
        "menu.csv is not taken: 2 faults; the menu before stays",
        "menu.csv, \(faults.problems[0])",
        "menu.csv, \(faults.problems[1])",
      ]
      #expect(lines.dropFirst() == (told + told).map { "tapas: menu: \($0)" }[...])
    }
  }

  @Test("A photo beside the file is served from there, and no request is made for another name")
  func photos() async throws {
    let place = BackupFixture()
    let transport = ScriptedTransport([:])
    let container = try AppContainer(
      dataFolder: place.folder, client: HTTPClient(transport: transport))
    var menu = MenuWiring()
    menu.file = MenuFile(place.url.appending(path: "menu.csv"))
    let picture = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0])
    try picture.write(to: place.url.appending(path: "tea.png"))
    let photo = container.photo(of: menu)
    let tea = try #require(URL(string: "https://menu.tapas.invalid/tea.png?v=1"))
    let found = await photo(tea)
    #expect(found?.data == picture && found?.type == "image/png")
    // Bug: a page that asked for a smaller photo got none.
    let none = Thumbnailer(program: "/no/such/program")
    let smaller = try #require(container.thumbnails(by: none, of: menu))
    #expect(await smaller(tea, 256, true)?.data == picture)
    for name in ["cake.png", "..%2Fdata%2Fsecret", "menu.csv"] {
      let url = try #require(URL(string: "https://menu.tapas.invalid/\(name)"))
      #expect(await photo(url) == nil)
    }
    #expect(transport.asked.isEmpty)
    await container.close()
  }

  // Bug: a photo of 7 MB was sent for each tile, with the place where it was taken.
  @Test("A photo beside the file comes as large as it is drawn, without its metadata")
  func smallerPhotos() async throws {
    let place = BackupFixture()
    let container = try AppContainer(
      dataFolder: place.folder, client: HTTPClient(transport: ScriptedTransport([:])))
    var menu = MenuWiring()
    menu.file = MenuFile(place.url.appending(path: "menu.csv"))
    let plain = try ThumbnailProcessTests.sandboxPhoto
    let metadata = Data("Exif\0\0GPS 38.9 N 1.4 E".utf8)
    let head = Data([0xFF, 0xE1, 0, UInt8(metadata.count + 2)])
    let original = plain.prefix(2) + head + metadata + plain.dropFirst(2)
    let file = place.url.appending(path: "tea.jpg")
    try original.write(to: file)
    let tea = try #require(URL(string: "https://menu.tapas.invalid/tea.jpg"))
    let thumbnailer = Thumbnailer(program: try ThumbnailProcessTests.program, limit: .seconds(30))
    let smaller = try #require(container.thumbnails(by: thumbnailer, of: menu))
    let none = Thumbnailer(program: "/no/such/program")
    let kept = try #require(container.thumbnails(by: none, of: menu))
    for (webP, type) in [(true, "image/webp"), (false, "image/jpeg")] {
      let made = try #require(await smaller(tea, 96, webP))
      #expect(made.type == type && made.data.count < original.count / 2)
      #expect(made.data.firstRange(of: Data("GPS".utf8)) == nil)
      // It is kept, also where no process could make it again.
      #expect(await kept(tea, 96, webP)?.data == made.data)
      #expect(await kept(tea, 128, webP)?.data == original)
    }
    // A replaced photo has none of the copies before.
    let other = original + Data([0])
    try other.write(to: file)
    #expect(await kept(tea, 96, true)?.data == other)
    await container.close()
  }
}
