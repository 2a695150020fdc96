// swift-tools-version: 6.2
// The modules and what each may depend on; Tests/House holds the real imports against it.
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The served apps need our `SwiftUI`. Apple's systems have their own, and the modules of the web
/// server are left out there. The manifest runs on the host, so a cross build sets TAPAS_WEB=1 or 0
/// by hand.
#if os(Linux)
  let webByDefault = true
#else
  let webByDefault = false
#endif
let web = ProcessInfo.processInfo.environment["TAPAS_WEB"].map { $0 == "1" } ?? webByDefault

/// Warnings are errors on Linux, where our tests run. On Apple's systems the next SDK deprecates
/// what compiles today, and whoever depends on this package could not build it any more.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .treatAllWarnings(as: .error, .when(platforms: [.linux])),
]
let swiftUI: [Target.Dependency] = web ? ["SwiftUI"] : []
/// What an app needs that draws charts: our `Charts` in place of Apple's.
let charts: [Target.Dependency] = web ? ["Charts"] : []
let appsWithCharts = ["Humour"]
/// What the tests of a store need to run on PostgreSQL and on a full disk too.
let postgreSQL: [Target.Dependency] =
  web ? ["PostgreSQL", "PostgreSQLTesting", "LinuxTesting"] : []

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

/// The apps, the modules of data that each needs besides DataLayer, and those that only its tests
/// need. A further app is a line here.
let apps: [(name: String, data: [String], testing: [String])] = [
  ("Foods", [], []),
  ("Recipes", [], []),
  ("Menu", ["MenuData"], []),
  ("Cocktails", [], []),
  ("Humour", ["Posts", "Mood"], ["PostsTesting"]),
]

let appNames: [Target.Dependency] = apps.map { .byName(name: $0.name) }

func app(_ name: String, _ needs: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
  .target(
    name: name,
    dependencies: needs + swiftUI + (appsWithCharts.contains(name) ? charts : []),
    path: "Sources/Apps/\(name)", resources: resources, swiftSettings: strict)
}

func tests(
  _ name: String, _ needs: [Target.Dependency], resources: [Resource] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: needs, path: "Tests/\(name)", exclude: exclude,
    resources: resources, swiftSettings: strict)
}

/// The tests of an app. Those of its screens need our `SwiftUI`, whose pages can be read as text;
/// those of its string table need the table itself, of which Xcode leaves only compiled files.
func appTests(_ name: String, _ data: [String]) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: ([name, "SharedUI", "DataLayer", "AppTesting"] + data).map { .byName(name: $0) }
      + (web ? ["SwiftUI", "SwiftUITesting"] : []),
    path: "Tests/\(name)", exclude: web ? [] : ["Screens", "StringTableTests.swift"],
    swiftSettings: strict)
}

let strings: Resource = .process("Localizable.xcstrings")

let appTargets: [Target] = apps.flatMap { name, data, testing in
  [
    app(
      name, (["SharedUI", "DataLayer"] + data).map { .byName(name: $0) }, resources: [strings]),
    appTests(name, data + testing),
  ]
}

let sharedTargets: [Target] = [
  app("SharedUI", ["DataLayer"], resources: [strings]),
  module("Data/DataLayer", web ? ["CCrypto", "CSQLite", "CCURL"] : []),
  module("Data/MenuData", ["DataLayer"]),
  module("Data/Posts", ["DataLayer", "Mood"]),
  // The file itself: a folder called Resources beside Info.plist is a bundle that iOS cannot sign.
  module(
    "Data/Mood", ["DataLayer"], resources: [.copy("Resources/mood.model")],
    exclude: ["Resources/README.md"]),
  // A full disk is a small one of Linux, mounted by a process.
  tests(
    "DataLayer", ["DataLayer", "AppTesting"] + postgreSQL,
    exclude: web ? [] : ["Database/DatabaseRoomTests.swift"]),
  .testTarget(
    name: "SharedUITests", dependencies: ["SharedUI"] + swiftUI, path: "Tests/SharedUI",
    swiftSettings: strict),
  tests(
    "MenuData", ["MenuData", "DataLayer", "AppTesting"] + postgreSQL,
    exclude: web ? [] : ["Linux"]),
  .target(
    name: "AppTesting", dependencies: ["DataLayer"], path: "Tests/Support/AppTesting",
    swiftSettings: strict),
  .target(
    name: "PostsTesting", dependencies: ["Posts", "Mood", "AppTesting"],
    path: "Tests/Support/PostsTesting", swiftSettings: strict),
  tests("Posts", ["Posts", "DataLayer", "Mood", "AppTesting", "PostsTesting"]),
  tests("Mood", ["Mood", "DataLayer"], resources: [.copy("Fixtures")]),
]

let webTargets: [Target] = [
  .executableTarget(
    name: "tapas",
    dependencies: appNames + [
      "SharedUI", "LiveServer", "SwiftUI", "Sandbox", "DataLayer", "MenuData", "Posts", "Mood",
      "PostgreSQL", "WebServer", "AppServer", "ControlPreviews",
    ],
    path: "Sources/Tapas",
    swiftSettings: strict),
  .executableTarget(
    name: "bench",
    dependencies: appNames + [
      "SharedUI", "LiveServer", "SwiftUI", "WebServer", "DataLayer", "MenuData", "Posts", "Mood",
      "PostgreSQL",
    ],
    path: "Benchmarks/Bench",
    swiftSettings: strict),
  // Every control and modifier under hostile values, for `./test endurance`.
  .executableTarget(
    name: "HostileApp",
    dependencies: ["SwiftUI", "Charts", "LiveServer", "WebServer", "AppServer", "DataLayer"],
    path: "Tests/System/Endurance/HostileApp",
    swiftSettings: strict),
  // An app that ends or holds its own process, for the journey of what comes after.
  .executableTarget(
    name: "CrashingApp", dependencies: ["SwiftUI", "AppServer"],
    path: "Tests/System/Endurance/CrashingApp", swiftSettings: strict),
  // An app of fields, for the journeys of people who type.
  .executableTarget(
    name: "TypingApp", dependencies: ["SwiftUI", "AppServer"], path: "Tests/Browser/TypingApp",
    swiftSettings: strict),
  // The shared store of several processes; Apple's systems keep to SQLite.
  module("Data/PostgreSQL", ["DataLayer", "MenuData", "CPostgreSQL"]),
  module("Web/Combine"),
  module("Web/GeometryTypes"),
  module("Web/Symbols"),
  .macro(name: "PreviewMacros", path: "LiveSwiftUI/Sources/PreviewMacros", swiftSettings: strict),
  module("Web/SwiftUI", ["Combine", "GeometryTypes", "PreviewMacros", "Symbols"]),
  module("Web/Charts", ["SwiftUI"]),
  module(
    "Web/LiveServer", ["SwiftUI", "WebServer", "CCrypto", "CZlib"], resources: [.copy("Assets")],
    exclude: ["Script"]),
  module("Web/WebServer", ["CWebServer"]),
  // The controls in each of their states, which `tapas serve --previews` lists.
  module("Web/ControlPreviews", ["SwiftUI", "Charts"], resources: [strings]),
  // Serves an app whose `main` is SwiftUI's; the product SwiftUI links it.
  module("Web/AppServer", ["SwiftUI", "LiveServer", "WebServer", "DataLayer"]),
  .target(
    name: "CWebServer", dependencies: ["CLibWebSockets"], path: "LiveSwiftUI/Sources/CWebServer",
    linkerSettings: [.linkedLibrary("websockets")]),
  module("Sandbox", ["WebServer"], resources: [.copy("Resources")]),
  system("CLibWebSockets", pkgConfig: "libwebsockets", apt: "libwebsockets-dev"),
  system("CCrypto", pkgConfig: "libcrypto", apt: "libssl-dev"),
  system("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
  system("CCURL", pkgConfig: "libcurl", apt: "libcurl4-openssl-dev"),
  system("CPostgreSQL", pkgConfig: "libpq", apt: "libpq-dev"),
  system("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
  .target(
    name: "SwiftUITesting", dependencies: ["SwiftUI"], path: "LiveSwiftUI/Sources/SwiftUITesting",
    swiftSettings: strict),
  .systemLibrary(name: "CSpawn", path: "Tests/Support/CSpawn"),
  .target(
    name: "LinuxTesting", dependencies: ["CSpawn"], path: "Tests/Support/LinuxTesting",
    swiftSettings: strict),
  .target(
    name: "PostgreSQLTesting", dependencies: ["PostgreSQL", "DataLayer", "LinuxTesting"],
    path: "Tests/Support/PostgreSQLTesting", swiftSettings: strict),
  tests(
    "PostgreSQL",
    [
      "tapas", "PostgreSQL", "PostgreSQLTesting", "DataLayer", "MenuData", "AppTesting",
      "Cocktails", "Foods", "Menu", "Mood", "Posts", "PostsTesting", "SharedUI", "SwiftUI",
      "SwiftUITesting",
    ]),
  tests("SwiftUI", ["SwiftUI", "SwiftUITesting", "AppTesting"]),
  tests("Charts", ["Charts", "SwiftUI", "SwiftUITesting"]),
  tests("LiveServer", ["LiveServer", "SwiftUI", "WebServer", "AppTesting", "CZlib"]),
  tests("WebServer", ["WebServer"]),
  tests("AppServer", ["AppServer", "SwiftUI", "SwiftUITesting", "LiveServer", "WebServer"]),
  tests("Sandbox", ["Sandbox", "WebServer"]),
  tests(
    "Tapas",
    [
      "tapas", "Cocktails", "Foods", "Menu", "MenuData", "Posts", "Recipes", "Mood", "Sandbox",
      "LiveServer", "SwiftUI", "WebServer", "AppTesting", "SwiftUITesting", "SharedUI", "DataLayer",
      "AppServer",
    ] + postgreSQL),
  // What the five shells for Xcode share, so that its forms are tested here too.
  .target(
    name: "AppleShared", dependencies: ["SharedUI", "DataLayer", "SwiftUI"], path: "Apple/Shared",
    exclude: ["Localizable.xcstrings"], swiftSettings: strict),
  tests("AppleShared", ["AppleShared", "SharedUI", "SwiftUI", "SwiftUITesting"]),
  .target(name: "CIndex", path: "Tests/Support/CIndex"),
  tests(
    "House", ["CIndex"],
    resources: [.copy("apple-swiftui.tsv"), .copy("apple-frameworks.tsv")]),
]

let package = Package(
  name: "Tapas",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: apps.map {
    .library(name: $0.name, targets: [$0.name, "SharedUI", "DataLayer"] + $0.data)
  } + (web ? [.library(name: "SwiftUI", targets: ["SwiftUI", "Charts", "AppServer"])] : []),
  targets: appTargets + sharedTargets + (web ? webTargets : []),
  cLanguageStandard: .c11
)
