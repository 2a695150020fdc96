// Which room may import which: the arrows of the house go down only.

/// What a room may import: other rooms of the house, and modules of the system.
struct RoomImports {
  let rooms: Set<String>
  let system: Set<String>

  init(_ rooms: Set<String>, _ system: Set<String> = []) {
    self.rooms = rooms
    self.system = system.union(["Foundation"])
  }

  /// The C libraries of the platforms.
  static let libC: Set<String> = ["Glibc", "Musl", "Darwin", "Dispatch"]

  /// The house, room by room. A new room is a line here and a target in the manifest.
  static let table: [String: RoomImports] = [
    "Sources/Apps/Foods": .init(
      ["SharedUI", "DataLayer", "SwiftUI"], ["Observation", "Synchronization"]),
    "Sources/Apps/Recipes": .init(["SharedUI", "DataLayer", "SwiftUI"], ["Observation"]),
    "Sources/Apps/Menu": .init(
      ["SharedUI", "MenuData", "DataLayer", "SwiftUI"], ["Observation", "Synchronization"]),
    "Sources/Apps/Cocktails": .init(["SharedUI", "DataLayer", "SwiftUI"], ["Observation"]),
    "Sources/Apps/Humour": .init(
      ["SharedUI", "Posts", "Mood", "DataLayer", "SwiftUI"], ["Observation", "Synchronization"]),
    // SharedUI shows photos and faces for all apps, so Apple's picture frameworks end here.
    "Sources/Apps/SharedUI": .init(
      ["DataLayer", "SwiftUI"],
      [
        "Observation", "Synchronization", "FoundationNetworking", "ImageIO", "CoreGraphics",
        "UIKit", "AppKit",
      ]),
    "Sources/Data/DataLayer": .init(
      ["CCrypto", "CSQLite"],
      libC.union(["Synchronization", "FoundationNetworking", "CryptoKit", "SQLite3", "os"])),
    "Sources/Data/MenuData": .init(["DataLayer"], ["Synchronization"]),
    "Sources/Data/Posts": .init(["DataLayer", "Mood"], ["Synchronization"]),
    "Sources/Data/Mood": .init(["DataLayer"], ["Synchronization"]),
    // It knows nothing of HTTP: no FoundationNetworking here.
    "Sources/Web/SwiftUI": .init([], ["Observation", "Synchronization", "Dispatch", "Swift"]),
    "Sources/Web/LiveServer": .init(
      ["SwiftUI", "WebServer", "CCrypto", "CZlib"],
      libC.union(["Synchronization", "Observation"])),
    "Sources/Web/WebServer": .init(["CWebServer"], libC.union(["Synchronization"])),
    // It is written from Notes/contracts.md, not from the apps: no DataLayer, no app.
    "Sources/Sandbox": .init(["WebServer"], libC.union(["Synchronization"])),
    "Sources/Tapas": .init(
      [
        "Foods", "Recipes", "Menu", "Cocktails", "Humour", "SharedUI", "DataLayer", "MenuData",
        "Posts", "Mood", "SwiftUI", "LiveServer", "WebServer", "Sandbox",
      ],
      libC.union(["Synchronization", "Observation"])),
    "Benchmarks/Bench": .init(
      [
        "Foods", "Recipes", "Menu", "Cocktails", "Humour", "SharedUI", "SwiftUI", "LiveServer",
        "WebServer", "DataLayer", "MenuData", "Posts", "Mood",
      ],
      libC.union(["FoundationNetworking"])),
    "Tests/House": .init([]),
    // Pages without a browser, for whoever tests a scene.
    "Tests/SwiftUITesting": .init(["SwiftUI"], ["Observation", "Synchronization"]),
    // What stories are told with: planned services, pages as markup, tables of sentences.
    "Tests/AppTesting": .init(
      ["DataLayer", "SwiftUI"], ["FoundationNetworking", "Observation", "Synchronization"]),
    // A planned source of posts and a classifier that counts.
    "Tests/PostsTesting": .init(["Posts", "Mood", "AppTesting"], ["Synchronization"]),
    "Apple/Foods": .init(["Foods", "SharedUI", "DataLayer", "SwiftUI"]),
    "Apple/Recipes": .init(["Recipes", "SharedUI", "DataLayer", "SwiftUI"]),
    "Apple/Menu": .init(["Menu", "MenuData", "SharedUI", "DataLayer", "SwiftUI"]),
    "Apple/Cocktails": .init(["Cocktails", "SharedUI", "DataLayer", "SwiftUI"]),
    "Apple/Humour": .init(["Humour", "Posts", "SharedUI", "DataLayer", "Mood", "SwiftUI"]),
  ]

  /// What tests may import: their room, what it may import, and what a test needs of the system.
  static func ofTests(_ room: String) -> RoomImports? {
    let name = room.split(separator: "/").last.map(String.init) ?? ""
    guard let source = table.first(where: { $0.key.hasSuffix("/\(name)") && $0.key != room })
    else { return nil }
    return RoomImports(
      source.value.rooms.union([
        "AppTesting", "PostsTesting", "SwiftUITesting", name == "Tapas" ? "tapas" : name,
      ]),
      source.value.system.union(libC).union([
        "FoundationNetworking", "Synchronization", "Observation",
      ]))
  }

  /// The row for a room of Sources or Tests.
  static func row(_ room: String) -> RoomImports? {
    guard room.hasPrefix("Tests/") else { return table[room] }
    let row = table[room] ?? ofTests(room)
    return row.map { RoomImports($0.rooms, $0.system.union(["Testing"])) }
  }
}

extension HouseRule {
  static let imports = HouseRule("Arrows go down only: each room imports what its row allows") {
    file in
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)\s+)?(\w+)/
    guard let row = RoomImports.row(file.room) else {
      return [Finding(path: file.path, line: 1, text: "\(file.room) has no row in the table")]
    }
    return file.lines(with: "import").compactMap { index in
      guard let module = file.code[index].firstMatch(of: pattern).map({ String($0.1) }),
        !row.rooms.contains(module), !row.system.contains(module)
      else { return nil }
      return Finding(
        path: file.path, line: index + 1, text: "\(file.room) may not import \(module)")
    }
  }
}
