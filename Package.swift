// swift-tools-version: 6.2
// Two products in one package, and the floor that both stand on.
//
// - LiveSwiftUI: SwiftUI for Linux and the server that shows its apps in any browser. An app names
//   SwiftUI, and Charts, SwiftData, CoreData or AppleFrameworks if it imports them; its tests name
//   SwiftUITesting. All below LiveSwiftUI/.
// - Tapas: five catalogue apps, the command that serves them and the sandbox of their services.
//   Products Foods, Recipes, Menu, Cocktails and Humour, for Xcode; everything below Sources/.
// - Base: HTTP, photos, SQLite, limits, output. No screens; it uses neither of the two. SwiftPM
//   refuses two modules of one name among all packages of an app, so none is called HTTP or SQLite.
//
// Tests/House compares what each module imports with a table. Apple's systems have a SwiftUI of
// their own, so LiveSwiftUI is left out there.
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Whether LiveSwiftUI is built. The manifest runs on the host, so a cross build sets TAPAS_WEB to
/// 1 or 0.
#if os(Linux)
  let webByDefault = true
#else
  let webByDefault = false
#endif
let web = ProcessInfo.processInfo.environment["TAPAS_WEB"].map { $0 == "1" } ?? webByDefault

/// `./test` sets TAPAS_STRICT for its debug build, so that warnings are errors. Without it a
/// compiler that deprecates something does not break the packages that depend on this one.
let isStrict = ProcessInfo.processInfo.environment["TAPAS_STRICT"] == "1"
let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])
let swiftUI: [Target.Dependency] = web ? ["SwiftUI"] : []
/// What an app needs that draws charts: our `Charts` in place of Apple's.
let charts: [Target.Dependency] = web ? ["Charts"] : []
let appsWithCharts = ["Humour"]
/// What the tests of a store need to run on PostgreSQL and on a full disk too.
let postgreSQL: [Target.Dependency] =
  web ? ["PostgreSQL", "PostgreSQLTesting", "LinuxTesting"] : []

/// A system library in the folder System of one of the products.
func system(_ name: String, in sources: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(
    name: name, path: "\(sources)/System/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt])])
}

/// A module in the folder `path`, named after it.
func module(
  _ path: String, _ needs: [Target.Dependency] = [], resources: [Resource] = [],
  exclude: [String] = [], settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: String(path.split(separator: "/").last!), dependencies: needs, path: path,
    exclude: exclude, resources: resources, swiftSettings: strict + settings)
}

/// A program in the folder `path`.
func program(_ name: String, _ path: String, _ needs: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: needs, path: path, swiftSettings: strict)
}

/// The apps, the modules of data that each needs besides DataLayer, and those that only its tests
/// need. A further app is a line here.
let apps: [(name: String, data: [String], testing: [String])] = [
  ("Foods", [], ["Limits"]),
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

/// The tests of the module `name`.
func tests(
  _ name: String, _ needs: [Target.Dependency], in folder: String = "Tests",
  resources: [Resource] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: needs, path: "\(folder)/\(name)", exclude: exclude,
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
/// What an app has besides its strings.
let appResources: [String: [Resource]] = ["Cocktails": [.copy("Terms.tsv")]]

let appTargets: [Target] = apps.flatMap { name, data, testing in
  [
    app(
      name, (["SharedUI", "DataLayer"] + data).map { .byName(name: $0) },
      resources: [strings] + (appResources[name] ?? [])),
    appTests(name, data + testing),
  ]
}

/// The modules of Base that carry data, all of which come with DataLayer.
let base: [Target.Dependency] = ["HTTPRequests", "Limits", "PhotoCache", "SQLiteDatabase"]

let baseTargets: [Target] = [
  module("Base/Limits"),
  module("Base/LogOutput"),
  module("Base/HTTPRequests", ["Limits"] + (web ? ["CCURL"] : [])),
  module("Base/PhotoCache", ["HTTPRequests", "Limits"] + (web ? ["CCrypto"] : [])),
  module("Base/SQLiteDatabase", ["Limits"] + (web ? ["CSQLite"] : [])),
]

/// The libraries of Base, which Apple's systems have in other forms.
let baseLibraries: [Target] = [
  system("CCrypto", in: "Base", pkgConfig: "libcrypto", apt: "libssl-dev"),
  system("CCURL", in: "Base", pkgConfig: "libcurl", apt: "libcurl4-openssl-dev"),
  system("CSQLite", in: "Base", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
]

let sharedTargets: [Target] = [
  app("SharedUI", ["DataLayer"], resources: [strings]),
  module("Sources/Data/DataLayer", base),
  module("Sources/Data/MenuData", ["DataLayer", "Limits"]),
  module("Sources/Data/Posts", ["DataLayer", "Mood"]),
  // The file itself: a folder called Resources beside Info.plist is a bundle that iOS cannot sign.
  // ./test optimises it in debug builds too: otherwise the network takes most of the tests' time.
  module(
    "Sources/Data/Mood", ["DataLayer"], resources: [.copy("Resources/mood.model")],
    exclude: ["Resources/README.md"],
    settings: isStrict ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []),
  // A full disk is a small one of Linux, mounted by a process.
  tests(
    "DataLayer", ["DataLayer", "AppTesting"] + base + postgreSQL,
    exclude: web ? [] : ["Database/DatabaseRoomTests.swift", "Outbox/UnsavedWriteTests.swift"]),
  tests(
    "SharedUI", ["SharedUI"] + swiftUI + (web ? ["SwiftUITesting"] : []),
    exclude: web ? [] : ["Screens"]),
  tests(
    "MenuData", ["MenuData", "DataLayer", "AppTesting"] + postgreSQL,
    exclude: web ? [] : ["Linux"]),
  module("Tests/Support/AppTesting", ["DataLayer"] + swiftUI),
  module("Tests/Support/PostsTesting", ["Posts", "Mood", "DataLayer", "AppTesting"]),
  tests("Posts", ["Posts", "DataLayer", "Mood", "AppTesting", "PostsTesting"]),
  tests("Mood", ["Mood", "DataLayer", "Limits"], resources: [.copy("Fixtures")]),
]

/// What only Linux has of Tapas: the command, the sandbox, the shared store of several processes.
let servedTargets: [Target] = [
  program(
    "tapas", "Sources/Tapas",
    appNames + [
      "SharedUI", "LiveServer", "SwiftUI", "Sandbox", "DataLayer", "MenuData", "Posts", "Mood",
      "PostgreSQL", "WebServer", "AppServer", "ControlPreviews", "LogOutput", "Thumbnails",
    ]),
  program(
    "bench", "Benchmarks/Bench",
    appNames + [
      "SharedUI", "LiveServer", "SwiftUI", "WebServer", "DataLayer", "MenuData", "Posts", "Mood",
      "PostgreSQL", "Limits",
    ]),
  module("Sources/Data/PostgreSQL", ["DataLayer", "MenuData", "CPostgreSQL"]),
  module("Sources/Sandbox", ["Limits", "WebServer"], resources: [.copy("Resources")]),
  system("CPostgreSQL", in: "Sources", pkgConfig: "libpq", apt: "libpq-dev"),
  .systemLibrary(name: "CSpawn", path: "Tests/Support/CSpawn"),
  module("Tests/Support/LinuxTesting", ["CSpawn"]),
  module("Tests/Support/PostgreSQLTesting", ["PostgreSQL", "DataLayer", "LinuxTesting"]),
  tests(
    "PostgreSQL",
    appNames + [
      "tapas", "PostgreSQL", "PostgreSQLTesting", "DataLayer", "MenuData", "AppTesting", "Mood",
      "Limits", "Posts", "PostsTesting", "SharedUI", "SwiftUI", "SwiftUITesting",
    ]),
  tests("Sandbox", ["Sandbox", "WebServer"]),
  tests(
    "Tapas",
    appNames + [
      "tapas", "MenuData", "Posts", "Mood", "Sandbox", "LiveServer", "SwiftUI", "WebServer",
      "AppTesting", "SwiftUITesting", "SharedUI", "DataLayer", "AppServer", "Limits",
      "Thumbnails",
    ] + postgreSQL),
  // What the five shells for Xcode share, so that its forms are tested here too.
  .target(
    name: "AppleShared", dependencies: ["SharedUI", "DataLayer", "SwiftUI", "Network"],
    path: "Apple/Shared", exclude: ["Localizable.xcstrings"], swiftSettings: strict),
  tests("AppleShared", ["AppleShared", "SharedUI", "SwiftUI", "SwiftUITesting"]),
  // The UI tests of Xcode, run here: `XCTest` in their sources is a stand-in over pages.
  module("Tests/Support/XCTestStandIn", ["SwiftUI", "SwiftUITesting"]),
  .target(
    name: "UITestCases", dependencies: ["XCTestStandIn"], path: "Apple/UITests",
    swiftSettings: strict + [.unsafeFlags(["-module-alias", "XCTest=XCTestStandIn"])]),
  tests(
    "AppleUI",
    appNames + [
      "UITestCases", "XCTestStandIn", "SwiftUITesting", "SwiftUI", "SharedUI", "DataLayer",
      "MenuData", "Posts", "Mood",
    ]),
  module("Tests/Support/CIndex"),
  tests(
    "House", ["CIndex"],
    resources: [.copy("apple-swiftui.tsv"), .copy("apple-frameworks.tsv")]),
]

let live = "LiveSwiftUI/Sources"
let frameworks = "\(live)/Frameworks"
let server = "\(live)/Server"
let build = "\(live)/Build"
let liveTests = "LiveSwiftUI/Tests"
let frameworksTests = "\(liveTests)/Frameworks"
let serverTests = "\(liveTests)/Server"
let buildTests = "\(liveTests)/Build"

let liveSwiftUITargets: [Target] = [
  module("\(frameworks)/Combine", ["Limits"]),
  tests("Combine", ["SwiftUI"], in: frameworksTests),
  // Foundation links ICU as well; the names of units need functions of it that Foundation hides.
  .target(
    name: "FoundationAdditions", dependencies: ["LogOutput"],
    path: "\(frameworks)/FoundationAdditions", swiftSettings: strict,
    linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
  tests("FoundationAdditions", ["FoundationAdditions"], in: frameworksTests),
  module("\(frameworks)/GeometryTypes"),
  module("\(frameworks)/Symbols"),
  module("\(frameworks)/Accessibility"),
  .macro(name: "PreviewMacros", path: "\(build)/PreviewMacros", swiftSettings: strict),
  module("\(frameworks)/DeveloperToolsSupport", ["LogOutput"]),
  // Under the name UIKit, each test would need Testing's overlay for it. Files that import UIKit
  // find its types by a module of that name.
  module("\(frameworks)/UIKitTypes", ["DeveloperToolsSupport", "GeometryTypes"]),
  module("\(frameworks)/UIKit", ["UIKitTypes", "UIKitEntry", "UserNotifications"]),
  // For @UIApplicationMain the compiler needs a C module named UIKit; its body is in UIKitTypes.
  .systemLibrary(name: "UIKitEntry", path: "\(live)/System/UIKitEntry"),
  module("\(frameworks)/OSLog", ["LogOutput"]),
  module("\(frameworks)/os", ["OSLog"]),
  tests("OSLog", ["OSLog", "os"], in: frameworksTests),
  module("\(frameworks)/CryptoKit", ["CCrypto"]),
  tests("CryptoKit", ["CryptoKit"], in: frameworksTests),
  module("\(frameworks)/UniformTypeIdentifiers"),
  tests("UniformTypeIdentifiers", ["UniformTypeIdentifiers"], in: frameworksTests),
  module(
    "\(frameworks)/CoreTransferable", ["Combine", "FoundationAdditions", "UniformTypeIdentifiers"]),
  tests(
    "CoreTransferable", ["CoreTransferable", "FoundationAdditions", "UniformTypeIdentifiers"],
    in: frameworksTests),
  module(
    "\(live)/SwiftUI",
    [
      "Accessibility", "Combine", "CoreTransferable", "DeveloperToolsSupport",
      "FoundationAdditions", "GeometryTypes", "Limits", "LogOutput", "PreviewMacros", "Symbols",
      "UIKitTypes", "UniformTypeIdentifiers",
    ]),
  module("\(frameworks)/SwiftUICore", ["SwiftUI"]),
  // What Xcode adds to an app's module: symbols of assets, implicit imports, files of the bundle.
  module("\(build)/MainBundle"),
  // The files of Xcode's editor of data models, for the plugin and for Core Data.
  module("\(build)/DataModel"),
  program("AssetSymbols", "\(build)/AssetSymbols", ["DataModel", "LogOutput"]),
  .plugin(
    name: "AppResources", capability: .buildTool(), dependencies: ["AssetSymbols"],
    path: "LiveSwiftUI/Plugins/AppResources"),
  tests("AssetSymbols", ["AssetSymbols", "DataModel", "MainBundle"], in: buildTests),
  module("\(frameworks)/Charts", ["Limits", "SwiftUI"]),
  // The file of saved objects, for both frameworks.
  module("\(frameworks)/PersistentStore", ["SQLiteDatabase"]),
  // Its macros are expanded by the plugin of SwiftUI's.
  module(
    "\(frameworks)/SwiftData",
    ["SwiftUI", "FoundationAdditions", "LogOutput", "PersistentStore", "PreviewMacros"]),
  tests("SwiftData", ["SwiftData", "SwiftUI", "SwiftUITesting"], in: frameworksTests),
  // Small frameworks of Apple's, as far as a browser goes.
  module(
    "\(frameworks)/PhotosUI",
    ["CoreTransferable", "SwiftUI", "UIKitTypes", "UniformTypeIdentifiers"]),
  tests(
    "PhotosUI",
    ["PhotosUI", "CoreTransferable", "SwiftUI", "SwiftUITesting", "UniformTypeIdentifiers"],
    in: frameworksTests),
  module("\(frameworks)/UserNotifications", ["SwiftUI"]),
  tests(
    "UserNotifications", ["UserNotifications", "SwiftUI", "SwiftUITesting"], in: frameworksTests),
  module("\(frameworks)/StoreKit", ["SwiftUI", "UIKitTypes"]),
  tests("StoreKit", ["StoreKit", "SwiftUI", "SwiftUITesting"], in: frameworksTests),
  module("\(frameworks)/WidgetKit"),
  module("\(frameworks)/LocalAuthentication"),
  tests("LocalAuthentication", ["LocalAuthentication"], in: frameworksTests),
  module("\(frameworks)/SafariServices", ["UIKitTypes"]),
  module("\(frameworks)/CoreGraphics", ["GeometryTypes", "UIKitTypes"]),
  module("\(frameworks)/QuartzCore", ["FoundationAdditions", "GeometryTypes", "UIKitTypes"]),
  module("\(frameworks)/Network"),
  tests("Network", ["Network", "QuartzCore", "GeometryTypes", "UIKitTypes"], in: frameworksTests),
  module("\(frameworks)/AVFoundation", ["SwiftUI", "UniformTypeIdentifiers"]),
  tests("AVFoundation", ["AVFoundation", "SwiftUI", "SwiftUITesting"], in: frameworksTests),
  module("\(frameworks)/CoreLocation", ["SwiftUI"]),
  tests("CoreLocation", ["CoreLocation", "SwiftUI", "SwiftUITesting"], in: frameworksTests),
  module(
    "\(frameworks)/CoreData",
    ["SwiftUI", "Combine", "DataModel", "FoundationAdditions", "LogOutput", "PersistentStore"]),
  tests("CoreData", ["CoreData", "DataModel", "SwiftUI", "SwiftUITesting"], in: frameworksTests),
  module("\(live)/SwiftUITesting", ["SwiftUI"]),
  module(
    "\(server)/LiveServer", ["SwiftUI", "WebServer", "Limits", "LogOutput", "CCrypto", "CZlib"],
    resources: [.copy("Assets")], exclude: ["Script", "Style"]),
  module("\(server)/WebServer", ["LogOutput", "CWebServer"]),
  // The controls in each of their states, which `tapas serve --previews` lists.
  module("\(server)/ControlPreviews", ["Limits", "SwiftUI", "Charts"], resources: [strings]),
  // Serves an app whose `main` is SwiftUI's; the product SwiftUI links it.
  module(
    "\(server)/AppServer",
    [
      "SwiftUI", "LiveServer", "WebServer", "DeveloperToolsSupport", "HTTPRequests", "LogOutput",
      "PhotoCache", "Thumbnails",
    ]),
  // Smaller photos, decoded in processes of their own.
  module(
    "\(server)/Thumbnails", ["Limits", "CConfinement", "CPNG", "CTurboJPEG", "CWebP"]),
  .systemLibrary(name: "CConfinement", path: "\(live)/System/CConfinement"),
  system("CPNG", in: live, pkgConfig: "libpng", apt: "libpng-dev"),
  system("CTurboJPEG", in: live, pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
  system("CWebP", in: live, pkgConfig: "libwebp", apt: "libwebp-dev"),
  .target(
    name: "CWebServer", dependencies: ["CCrypto"], path: "\(server)/CWebServer"),
  system("CZlib", in: live, pkgConfig: "zlib", apt: "zlib1g-dev"),
  tests(
    "SwiftUI",
    ["SwiftUI", "SwiftUITesting", "Limits", "UniformTypeIdentifiers"],
    in: liveTests),
  tests("Charts", ["Charts", "SwiftUI", "SwiftUITesting"], in: frameworksTests),
  tests(
    "LiveServer",
    [
      "LiveServer", "SwiftUI", "SwiftUITesting", "WebServer", "Limits", "CZlib", "AppServer",
      "AVFoundation", "Charts", "CoreLocation", "PhotosUI", "UniformTypeIdentifiers",
    ], in: serverTests),
  tests("WebServer", ["WebServer", "Limits", "LogOutput"], in: serverTests),
  tests("Thumbnails", ["Thumbnails"], in: serverTests),
  tests(
    "AppServer", ["AppServer", "SwiftUI", "SwiftUITesting", "LiveServer", "WebServer"],
    in: serverTests),
  // Apps for ./test: of every control under hostile values, one that ends its process, of fields.
  program(
    "HostileApp", "Tests/System/Endurance/HostileApp",
    [
      "SwiftUI", "Charts", "LiveServer", "WebServer", "AppServer", "DataLayer", "LogOutput",
    ]),
  program("CrashingApp", "Tests/System/Endurance/CrashingApp", ["SwiftUI", "AppServer"]),
  program("TypingApp", "Tests/Browser/TypingApp", ["SwiftUI", "AppServer"]),
]

let package = Package(
  name: "Tapas",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: apps.map {
    .library(name: $0.name, targets: [$0.name, "SharedUI", "DataLayer"] + $0.data)
  }
    + (web
      ? [
        // What every app needs; all of it is imported by SwiftUI or by the server.
        .library(
          name: "SwiftUI",
          targets: [
            "SwiftUI", "SwiftUICore", "AppServer", "MainBundle", "Accessibility", "Combine",
            "CoreTransferable", "FoundationAdditions", "UniformTypeIdentifiers",
          ]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "SwiftData", targets: ["SwiftData"]),
        .library(name: "CoreData", targets: ["CoreData"]),
        // The small ones. A further module is named in `Products` of AssetSymbols too.
        .library(
          name: "AppleFrameworks",
          targets: [
            "AVFoundation", "CoreGraphics", "CoreLocation", "CryptoKit", "LocalAuthentication",
            "Network", "OSLog", "PhotosUI", "QuartzCore", "SafariServices", "StoreKit", "UIKit",
            "UserNotifications", "WidgetKit", "os",
          ]),
        .plugin(name: "AppResources", targets: ["AppResources"]),
        .library(name: "SwiftUITesting", targets: ["SwiftUITesting"]),
      ] : []),
  targets: appTargets + baseTargets + sharedTargets
    + (web ? baseLibraries + servedTargets + liveSwiftUITargets : []),
  cLanguageStandard: .c11
)
