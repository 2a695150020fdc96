// swift-tools-version: 6.2
// The house, room by room. Arrows go down only; Tests/House holds this table against the real imports.
import Foundation
import PackageDescription

/// The served apps need our `SwiftUI`; on Apple's systems the system's own is used and the web rooms stay out.
/// The manifest runs on the host, so a cross build sets TAPAS_WEB=1 or 0 by hand.
#if os(Linux)
  let webByDefault = true
#else
  let webByDefault = false
#endif
let web = ProcessInfo.processInfo.environment["TAPAS_WEB"].map { $0 == "1" } ?? webByDefault

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
let swiftUI: [Target.Dependency] = web ? ["SwiftUI"] : []

func system(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

func module(
  _ path: String, _ needs: [Target.Dependency] = [], resources: [Resource] = [],
  exclude: [String] = []
) -> Target {
  .target(
    name: String(path.split(separator: "/").last!), dependencies: needs, path: "Sources/\(path)",
    exclude: exclude, resources: resources, swiftSettings: strict)
}

func app(_ name: String, _ needs: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
  .target(
    name: name, dependencies: needs + swiftUI, path: "Sources/Apps/\(name)", resources: resources,
    swiftSettings: strict)
}

func tests(
  _ name: String, _ needs: [Target.Dependency], resources: [Resource] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: needs, path: "Tests/\(name)", exclude: exclude,
    resources: resources, swiftSettings: strict)
}

/// The tests of an app. The stories of its screens need our `SwiftUI`, which can be read as text.
func appTests(_ name: String, _ needs: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: ["\(name)", "SharedUI", "DataLayer", "AppTesting"].map { .byName(name: $0) }
      + needs + (web ? ["SwiftUI", "SwiftUITesting"] : []),
    path: "Tests/\(name)", exclude: web ? [] : ["Screens"], swiftSettings: strict)
}

let strings: Resource = .process("Localizable.xcstrings")

let sharedTargets: [Target] = [
  app("Foods", ["SharedUI", "DataLayer"], resources: [strings]),
  app("Recipes", ["SharedUI", "DataLayer"], resources: [strings]),
  app("Cocktails", ["SharedUI", "DataLayer"], resources: [strings]),
  app("Menu", ["SharedUI", "MenuData", "DataLayer"], resources: [strings]),
  app("Humour", ["SharedUI", "Posts", "Mood", "DataLayer"], resources: [strings]),
  app("SharedUI", ["DataLayer"], resources: [strings]),
  module("Data/DataLayer", web ? ["CCrypto", "CSQLite"] : []),
  module("Data/MenuData", ["DataLayer"]),
  module("Data/Posts", ["DataLayer", "Mood"]),
  module("Data/Mood", ["DataLayer"], resources: [.copy("Resources")]),
  tests("DataLayer", ["DataLayer", "AppTesting"]),
  tests("MenuData", ["MenuData", "DataLayer", "AppTesting"], exclude: web ? [] : ["Linux"]),
  .target(
    name: "AppTesting", dependencies: ["DataLayer"], path: "Tests/AppTesting",
    swiftSettings: strict),
  appTests("Foods", []),
  appTests("Recipes", []),
  appTests("Cocktails", []),
  appTests("Menu", ["MenuData"]),
  appTests("Humour", ["Posts", "Mood", "PostsTesting"]),
  .target(
    name: "PostsTesting", dependencies: ["Posts", "Mood", "AppTesting"],
    path: "Tests/PostsTesting", swiftSettings: strict),
  tests("Mood", ["Mood", "DataLayer"], resources: [.copy("Fixtures")]),
  tests("Posts", ["Posts", "DataLayer", "Mood", "AppTesting", "PostsTesting"]),
]

let webTargets: [Target] = [
  .executableTarget(
    name: "tapas",
    dependencies: [
      "Foods", "Recipes", "Menu", "Cocktails", "Humour", "SharedUI", "LiveServer", "SwiftUI",
      "Sandbox",
      "DataLayer", "MenuData", "Posts", "Mood", "WebServer",
    ],
    path: "Sources/Tapas",
    swiftSettings: strict),
  .executableTarget(
    name: "bench",
    dependencies: [
      "Foods", "Recipes", "Menu", "Cocktails", "Humour", "SharedUI", "LiveServer", "SwiftUI",
      "WebServer", "DataLayer", "MenuData", "Posts", "Mood",
    ],
    path: "Benchmarks/Bench",
    swiftSettings: strict),
  module("Web/SwiftUI"),
  module(
    "Web/LiveServer", ["SwiftUI", "WebServer", "CCrypto", "CZlib"], resources: [.copy("Assets")],
    exclude: ["Script"]),
  module("Web/WebServer", ["CWebServer"]),
  .target(
    name: "CWebServer", dependencies: ["CLibWebSockets"], path: "Sources/Web/CWebServer",
    linkerSettings: [.linkedLibrary("websockets")]),
  module("Sandbox", ["WebServer"], resources: [.copy("Resources")]),
  system("CLibWebSockets", pkgConfig: "libwebsockets", apt: "libwebsockets-dev"),
  system("CCrypto", pkgConfig: "libcrypto", apt: "libssl-dev"),
  system("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
  system("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
  .target(
    name: "SwiftUITesting", dependencies: ["SwiftUI"], path: "Tests/SwiftUITesting",
    swiftSettings: strict),
  tests("SwiftUI", ["SwiftUI", "SwiftUITesting", "AppTesting"]),
  tests("LiveServer", ["LiveServer", "SwiftUI", "WebServer", "AppTesting"]),
  tests("WebServer", ["WebServer"]),
  tests("Sandbox", ["Sandbox", "WebServer"]),
  tests(
    "Tapas",
    [
      "tapas", "Menu", "MenuData", "Posts", "Mood", "Sandbox", "LiveServer", "SwiftUI", "WebServer",
      "AppTesting",
    ]),
  tests("House", [], resources: [.copy("apple-swiftui.tsv")]),
]

let package = Package(
  name: "Tapas",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: ["Foods", "Recipes", "Menu", "Cocktails", "Humour"].map {
    .library(name: $0, targets: [$0, "SharedUI", "DataLayer"])
  },
  targets: sharedTargets + (web ? webTargets : []),
  cLanguageStandard: .c11
)
