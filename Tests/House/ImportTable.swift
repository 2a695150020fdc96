// Which module may import which: a module imports modules below it only.
import Foundation

/// What the files of one module may import: other modules of the package, and of the system.
struct AllowedImports {
  let modules: Set<String>
  let system: Set<String>

  init(_ modules: Set<String>, _ system: Set<String> = []) {
    self.modules = modules
    self.system = system.union(["Foundation"])
  }

  /// The C libraries of the platforms.
  static let libC: Set<String> = ["Glibc", "Musl", "Darwin", "Dispatch"]

  /// What every app may import; the apps with data modules of their own have a row below.
  static let app = AllowedImports(
    ["SharedUI", "DataLayer", "SwiftUI"], ["Observation", "Synchronization"])

  /// The modules of the apps, as the folders below `Sources/Apps`.
  static let apps: Set<String> = {
    let folder = Checkout.root.appending(path: "Sources/Apps").path
    // Without the folder no app may be imported, and the rule below says so.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(names).subtracting(["SharedUI"])
  }()

  /// The modules of Base that an app's data needs.
  private static let base: Set<String> = [
    "HTTPRequests", "Limits", "PhotoCache", "SQLiteDatabase",
  ]

  /// The modules by folder. A further module is a line here and a target in the manifest; an app
  /// with no data module of its own needs no line.
  static let table: [String: AllowedImports] = [
    "Sources/Apps/Menu": .init(
      ["SharedUI", "MenuData", "DataLayer", "SwiftUI"], ["Observation", "Synchronization"]),
    "Sources/Apps/Humour": .init(
      ["SharedUI", "Posts", "Mood", "DataLayer", "SwiftUI", "Charts"],
      ["Observation", "Synchronization"]),
    // SharedUI shows photos for all apps, so Apple's picture frameworks end here.
    "Sources/Apps/SharedUI": .init(
      ["DataLayer", "SwiftUI"],
      [
        "Accessibility", "Observation", "Synchronization", "FoundationNetworking", "ImageIO",
        "CoreGraphics", "CoreTransferable", "UniformTypeIdentifiers", "UIKit", "AppKit",
      ]),
    // What both products stand on. Apple's systems have CryptoKit and SQLite3 for the C libraries.
    "Base/Limits": .init([], ["Synchronization"]),
    "Base/LogOutput": .init([]),
    "Base/HTTPRequests": .init(
      ["Limits", "CCURL"], libC.union(["FoundationNetworking", "Synchronization"])),
    "Base/PhotoCache": .init(
      ["HTTPRequests", "Limits", "CCrypto"], libC.union(["CryptoKit", "FoundationNetworking"])),
    "Base/SQLiteDatabase": .init(
      ["Limits", "CSQLite"], libC.union(["SQLite3", "Synchronization"])),
    // The modules of Base that carry data come with it.
    "Sources/Data/DataLayer": .init(
      base, libC.union(["Synchronization", "Observation", "FoundationNetworking", "os"])),
    "Sources/Data/PostgreSQL": .init(
      ["DataLayer", "MenuData", "CPostgreSQL"], libC.union(["Synchronization"])),
    "Sources/Data/MenuData": .init(["DataLayer", "Limits"], libC.union(["Synchronization"])),
    "Sources/Data/Posts": .init(["DataLayer", "Mood"], ["Synchronization"]),
    "Sources/Data/Mood": .init(["DataLayer"], ["Synchronization"]),
    // Its dataTaskPublisher is an extension of URLSession.
    "LiveSwiftUI/Sources/Frameworks/Combine": .init(
      ["Limits"], ["Synchronization", "Dispatch", "FoundationNetworking"]),
    // What Foundation has on Apple's systems, some of it in extensions of URLSession. The names of
    // units are those of the ICU that comes with Foundation.
    "LiveSwiftUI/Sources/Frameworks/FoundationAdditions": .init(
      ["LogOutput"], ["Dispatch", "FoundationNetworking", "_FoundationICU"]),
    "LiveSwiftUI/Tests/Frameworks/FoundationAdditions": .init(
      ["FoundationAdditions"], ["FoundationNetworking"]),
    "LiveSwiftUI/Sources/Frameworks/GeometryTypes": .init([]),
    "LiveSwiftUI/Sources/Frameworks/Symbols": .init([]),
    "LiveSwiftUI/Sources/Build/PreviewMacros": .init([]),
    "LiveSwiftUI/Sources/Frameworks/DeveloperToolsSupport": .init(
      ["LogOutput"], ["Synchronization"]),
    "LiveSwiftUI/Sources/Frameworks/UIKitTypes": .init(["DeveloperToolsSupport", "GeometryTypes"]),
    "LiveSwiftUI/Sources/Frameworks/SwiftUICore": .init(["SwiftUI"]),
    "LiveSwiftUI/Sources/Frameworks/UIKit": .init(["UIKitTypes", "UserNotifications"]),
    "LiveSwiftUI/Sources/Frameworks/OSLog": .init(["LogOutput"], ["Synchronization"]),
    "LiveSwiftUI/Sources/Frameworks/os": .init(["OSLog"]),
    // What the plugin adds to an app's module.
    "LiveSwiftUI/Sources/Build/MainBundle": .init([]),
    "LiveSwiftUI/Sources/Build/AssetSymbols": .init(["DataModel", "LogOutput"]),
    "LiveSwiftUI/Sources/Build/DataModel": .init([]),
    "LiveSwiftUI/Plugins/AppResources": .init([], ["PackagePlugin"]),
    "LiveSwiftUI/Tests/Frameworks/Combine": .init(["SwiftUI"], ["Synchronization"]),
    "LiveSwiftUI/Tests/Frameworks/OSLog": .init(["OSLog", "os"]),
    "LiveSwiftUI/Sources/Frameworks/CryptoKit": .init(["CCrypto"]),
    "LiveSwiftUI/Tests/Frameworks/CryptoKit": .init(["CryptoKit"]),
    "LiveSwiftUI/Sources/Frameworks/UniformTypeIdentifiers": .init([]),
    "LiveSwiftUI/Tests/Frameworks/UniformTypeIdentifiers": .init(["UniformTypeIdentifiers"]),
    "LiveSwiftUI/Sources/Frameworks/CoreTransferable": .init(
      ["Combine", "FoundationAdditions", "UniformTypeIdentifiers"]),
    "LiveSwiftUI/Tests/Frameworks/CoreTransferable": .init(
      ["CoreTransferable", "FoundationAdditions", "UniformTypeIdentifiers"]),
    "LiveSwiftUI/Tests/Build/AssetSymbols": .init(["AssetSymbols", "DataModel", "MainBundle"]),
    "LiveSwiftUI/Sources/Frameworks/Accessibility": .init([]),
    "LiveSwiftUI/Tests/Frameworks/SwiftData": .init(["SwiftData", "SwiftUI", "SwiftUITesting"]),
    "LiveSwiftUI/Tests/Frameworks/CoreData": .init([
      "CoreData", "DataModel", "SwiftUI", "SwiftUITesting",
    ]),
    "LiveSwiftUI/Sources/SwiftUI": .init(
      [
        "Accessibility", "Combine", "CoreTransferable", "DeveloperToolsSupport",
        "FoundationAdditions", "GeometryTypes", "Limits", "LogOutput", "Symbols", "UIKitTypes",
        "UniformTypeIdentifiers",
      ],
      ["Observation", "Synchronization", "Dispatch", "Swift"]),
    // Small frameworks of Apple's, as far as a browser goes.
    "LiveSwiftUI/Sources/Frameworks/PhotosUI": .init(
      ["CoreTransferable", "SwiftUI", "UIKitTypes", "UniformTypeIdentifiers"]),
    "LiveSwiftUI/Sources/Frameworks/UserNotifications": .init(["SwiftUI"]),
    "LiveSwiftUI/Sources/Frameworks/StoreKit": .init(["SwiftUI", "UIKitTypes"]),
    "LiveSwiftUI/Sources/Frameworks/WidgetKit": .init([]),
    "LiveSwiftUI/Sources/Frameworks/LocalAuthentication": .init([]),
    "LiveSwiftUI/Sources/Frameworks/SafariServices": .init(["UIKitTypes"]),
    "LiveSwiftUI/Sources/Frameworks/CoreGraphics": .init(["GeometryTypes", "UIKitTypes"]),
    "LiveSwiftUI/Sources/Frameworks/QuartzCore": .init(
      ["FoundationAdditions", "GeometryTypes", "UIKitTypes"]),
    "LiveSwiftUI/Sources/Frameworks/Network": .init([], libC.union(["Synchronization"])),
    "LiveSwiftUI/Tests/Frameworks/Network": .init(["Network", "QuartzCore"], ["Synchronization"]),
    "LiveSwiftUI/Sources/Frameworks/CoreLocation": .init(["SwiftUI"]),
    "LiveSwiftUI/Sources/Frameworks/AVFoundation": .init(["SwiftUI", "UniformTypeIdentifiers"]),
    // Charts are views like an app's own, with elements of SVG.
    "LiveSwiftUI/Sources/Frameworks/Charts": .init(["Limits", "SwiftUI"]),
    // A file of SQLite, and the views with models that are in it.
    "LiveSwiftUI/Sources/Frameworks/PersistentStore": .init(
      ["SQLiteDatabase"], ["Synchronization"]),
    "LiveSwiftUI/Sources/Frameworks/SwiftData": .init(
      ["SwiftUI", "FoundationAdditions", "LogOutput", "PersistentStore"],
      ["Observation", "Synchronization"]),
    "LiveSwiftUI/Sources/Frameworks/CoreData": .init(
      ["SwiftUI", "Combine", "DataModel", "FoundationAdditions", "LogOutput", "PersistentStore"],
      ["Synchronization"]),
    "LiveSwiftUI/Sources/Server/LiveServer": .init(
      ["SwiftUI", "WebServer", "Limits", "LogOutput", "CCrypto", "CZlib"],
      libC.union(["Synchronization", "Observation"])),
    // They serve apps with every kind of report and upload.
    "LiveSwiftUI/Tests/Server/LiveServer": .init(
      [
        "LiveServer", "SwiftUI", "SwiftUITesting", "WebServer", "Limits", "CZlib", "AppServer",
        "AVFoundation", "Charts", "CoreLocation", "PhotosUI", "UniformTypeIdentifiers",
      ], libC.union(["Synchronization", "Observation"])),
    // What a program of one app needs of the web, over the server that knows no flags and folders.
    "LiveSwiftUI/Sources/Server/AppServer": .init(
      [
        "SwiftUI", "LiveServer", "WebServer", "DeveloperToolsSupport", "HTTPRequests", "LogOutput",
        "PhotoCache", "Thumbnails",
      ],
      libC),
    // Pictures of strangers, decoded by libraries in processes that can do nothing else.
    "LiveSwiftUI/Sources/Server/Thumbnails": .init(
      ["Limits", "CConfinement", "CPNG", "CTurboJPEG", "CWebP"]),
    // The controls in each of their states, for people who change the runtime.
    "LiveSwiftUI/Sources/Server/ControlPreviews": .init(["Limits", "SwiftUI", "Charts"]),
    // Packages of their own, which name the products that they import.
    "LiveSwiftUI/Examples/Hello": .init(["SwiftUI"], ["PackageDescription"]),
    "LiveSwiftUI/Examples/Todo": .init(["SwiftUI"], ["PackageDescription"]),
    "LiveSwiftUI/Examples/Settings": .init(["SwiftUI"], ["PackageDescription"]),
    "LiveSwiftUI/Examples/Dashboard": .init(["SwiftUI", "Charts"], ["PackageDescription"]),
    "LiveSwiftUI/Examples/Notes": .init(
      ["SwiftUI", "UniformTypeIdentifiers"], ["PackageDescription"]),
    "LiveSwiftUI/Examples/Postcards": .init(["PhotosUI", "SwiftUI"], ["PackageDescription"]),
    "LiveSwiftUI/Template/Package.swift": .init([], ["PackageDescription"]),
    "LiveSwiftUI/Template/Sources": .init(["SwiftUI"]),
    "LiveSwiftUI/Template/Tests": .init(["SwiftUI", "SwiftUITesting", "AppName"], ["Testing"]),
    "LiveSwiftUI/Sources/Server/WebServer": .init(
      ["CWebServer", "LogOutput"], libC.union(["Synchronization"])),
    // It is written from Notes/contracts.md, not from the apps: no DataLayer, no app.
    "Sources/Sandbox": .init(
      ["Limits", "WebServer"], libC.union(["Synchronization"])),
    "Sources/Tapas": .init(
      apps.union([
        "SharedUI", "DataLayer", "MenuData", "PostgreSQL", "Posts", "Mood", "SwiftUI",
        "LiveServer", "WebServer", "Sandbox", "AppServer", "ControlPreviews", "LogOutput",
        "Thumbnails",
      ]),
      libC.union(["Synchronization", "Observation"])),
    "Benchmarks/Bench": .init(
      apps.union([
        "SharedUI", "SwiftUI", "LiveServer", "WebServer", "DataLayer", "MenuData", "Posts", "Mood",
        "PostgreSQL", "Limits",
      ]),
      libC.union(["FoundationNetworking"])),
    "Tests/House": .init(["CIndex"]),
    // A served app of fields.
    "Tests/Browser": .init(["SwiftUI", "AppServer"], ["Observation"]),
    // Programs that hostile pages are tried on: one of all controls, one that ends itself.
    "Tests/System": .init(
      ["SwiftUI", "Charts", "LiveServer", "WebServer", "AppServer", "DataLayer", "LogOutput"],
      ["Glibc", "Observation", "Synchronization"]),
    // Apple's modules, played for a build of what only Apple's systems compile.
    "Tests/Support/AppleStandIns": .init(
      ["UIKitTypes"], ["Glibc", "CoreFoundation", "CoreGraphics", "FoundationNetworking"]),
    // Pages without a browser, for whoever tests a scene.
    "LiveSwiftUI/Sources/SwiftUITesting": .init(
      ["SwiftUI"], ["Observation", "Synchronization", "Testing"]),
    // Planned services, string tables and other doubles for tests of apps.
    "Tests/Support/AppTesting": .init(
      ["DataLayer", "SwiftUI"], ["FoundationNetworking", "Observation", "Synchronization"]),
    // Programs beside the tests, and a small disk.
    "Tests/Support/LinuxTesting": .init(["CSpawn"], ["Glibc"]),
    // A PostgreSQL of the tests' own.
    "Tests/Support/PostgreSQLTesting": .init(
      ["PostgreSQL", "DataLayer", "LinuxTesting"], ["Glibc", "Synchronization"]),
    // What several processes share, up to the pages of the apps.
    "Tests/PostgreSQL": .init(
      apps.union([
        "tapas", "PostgreSQL", "PostgreSQLTesting", "DataLayer", "MenuData", "AppTesting", "Mood",
        "Limits", "Posts", "PostsTesting", "SharedUI", "SwiftUI", "SwiftUITesting",
      ]),
      ["Glibc", "Synchronization"]),
    // A planned source of posts and a classifier that counts.
    "Tests/Support/PostsTesting": .init(
      ["Posts", "Mood", "DataLayer", "AppTesting"], ["Synchronization"]),
    // What the shells share; the Keychain ends there.
    "Apple/Shared": .init(
      ["SharedUI", "DataLayer", "SwiftUI", "Network"], ["Observation", "Security"]),
    "Tests/AppleShared": .init(
      ["AppleShared", "SharedUI", "SwiftUI", "SwiftUITesting"], ["Synchronization"]),
    // They see what a person sees, and nothing of the package.
    "Apple/UITests": .init([], ["XCTest"]),
    // What runs them here, over pages.
    "Tests/Support/XCTestStandIn": .init(
      ["SwiftUI", "SwiftUITesting"], ["Dispatch", "Synchronization"]),
    "Tests/AppleUI": .init(
      apps.union([
        "UITestCases", "XCTestStandIn", "SwiftUITesting", "SwiftUI", "SharedUI", "DataLayer",
        "MenuData", "Posts", "Mood",
      ])),
    "Apple/Menu": .init(["Menu", "MenuData", "SharedUI", "DataLayer", "SwiftUI"]),
    "Apple/Humour": .init(["Humour", "Posts", "SharedUI", "DataLayer", "Mood", "SwiftUI"]),
  ]

  /// What tests may import: their module, what it may import, and what a test needs of the system.
  static func ofTests(_ folder: String) -> AllowedImports? {
    let name = folder.split(separator: "/").last.map(String.init) ?? ""
    let row = table.first { $0.key.hasSuffix("/\(name)") && $0.key != folder }?.value
    guard let source = row ?? (apps.contains(name) ? app : nil) else { return nil }
    let doubles: Set =
      folder.hasPrefix("LiveSwiftUI/")
      ? [] : ["AppTesting", "LinuxTesting", "PostgreSQL", "PostgreSQLTesting", "PostsTesting"]
    return AllowedImports(
      source.modules.union(doubles)
        .union(["Limits", "SwiftUITesting", name == "Tapas" ? "tapas" : name]),
      source.system.union(libC).union([
        "FoundationNetworking", "Synchronization", "Observation",
      ]))
  }

  /// The row for a folder; nil when it belongs to no module that is known.
  static func row(_ folder: String) -> AllowedImports? {
    if Checkout.isTest(folder) {
      let row = table[folder] ?? ofTests(folder)
      return row.map { AllowedImports($0.modules, $0.system.union(["Testing"])) }
    }
    if let row = table[folder] { return row }
    let parts = folder.split(separator: "/").map(String.init)
    guard let name = parts.last, apps.contains(name) else { return nil }
    if folder == "Sources/Apps/\(name)" { return app }
    return folder == "Apple/\(name)"
      ? AllowedImports(app.modules.union([name]), app.system) : nil
  }
}

extension HouseRule {
  static let imports = HouseRule("A module imports what its row allows") {
    file in
    let pattern =
      #/
        ^\s*(?:@\w+(?:\([^)]*\))?\s+)*
        (?:(?:public|package|internal|fileprivate|private)\s+)?import\s+
        (?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)\s+)?(\w+)
      /#
    guard let row = AllowedImports.row(file.module) else {
      return [Finding(path: file.path, line: 1, text: "\(file.module) has no row in the table")]
    }
    return file.lines(with: "import").compactMap { index in
      guard let module = file.code[index].firstMatch(of: pattern).map({ String($0.1) }),
        !row.modules.contains(module), !row.system.contains(module)
      else { return nil }
      return Finding(
        path: file.path, line: index + 1, text: "\(file.module) may not import \(module)")
    }
  }
}
