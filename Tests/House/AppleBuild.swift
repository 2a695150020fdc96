// Compiles what only Apple's systems compile, on Linux, against stand-ins of Apple's modules.
import Foundation

/// The modules of the package and the apps around them, as one of Apple's systems sees them.
///
/// `Tests/Support/AppleStandIns` has a folder for each of Apple's modules. A condition such as
/// `canImport(ImageIO)` is true here because a module of that name can be imported.
struct AppleBuild {
  /// A system, which a module of its own stands for.
  enum System: String, CaseIterable {
    case phone = "UIKit"
    case mac = "AppKit"
  }

  /// What the compiler said of a module that does not compile.
  struct Complaint: Error, CustomStringConvertible {
    let module: String
    let said: String

    var description: String { "\(module) does not compile:\n\(said)" }
  }

  /// Where modules are built that are the same on all systems, and those of this one.
  let common: URL
  let folder: URL

  /// The folders of the indexes that the compiler wrote.
  var indexes: [URL] { [common, folder].map { $0.appending(path: "index") } }

  /// The modules of Base, lower ones first.
  static let base = ["Limits", "LogOutput", "HTTPRequests", "PhotoCache", "SQLiteDatabase"]

  /// The data modules, lower ones first.
  static let data = ["DataLayer", "Mood", "Posts", "MenuData"]

  /// The stand-ins, lower ones first; SQLite3 is a header and needs no build.
  static let standIns = [
    "Darwin", "CoreFoundation", "CoreGraphics", "ImageIO", "Security", "CryptoKit", "XCTest",
  ]

  private static let live = "LiveSwiftUI/Sources"
  private static let frameworks = "\(live)/Frameworks"
  private static let placed = "Tests/Support/AppleStandIns"

  /// Builds what is the same on all systems: stand-ins, SwiftUI and the data modules.
  func parts() async throws {
    for name in Self.standIns {
      try await module(name, Self.files("\(Self.placed)/\(name)"), in: common, isStandIn: true)
    }
    for name in Self.base {
      let beyond = name == "HTTPRequests" ? try Self.files("\(Self.placed)/Foundation") : []
      try await module(name, Self.files("Base/\(name)") + beyond, in: common)
    }
    // What our SwiftUI is built on; Apple has the same in modules of its own.
    for name in [
      "Combine", "FoundationAdditions", "GeometryTypes", "Symbols",
      "DeveloperToolsSupport", "UniformTypeIdentifiers", "CoreTransferable", "UIKitTypes",
      "Accessibility", "Network",
    ] {
      let files = try Self.files("\(Self.frameworks)/\(name)")
      try await module(name, files, in: common, isStandIn: true)
    }
    try await module("SwiftUI", swiftUI(), in: common, isStandIn: true)
    try await module("Charts", Self.files("\(Self.frameworks)/Charts"), in: common, isStandIn: true)
    for name in Self.data {
      try await module(name, Self.files("Sources/Data/\(name)"), in: common)
    }
  }

  /// Builds the screens as `system` has them.
  func screens(_ system: System) async throws {
    let mark = system.rawValue
    try await module(mark, Self.files("\(Self.placed)/\(mark)"), in: folder, isStandIn: true)
    for name in ["SharedUI"] + AllowedImports.apps.sorted() {
      try await module(name, Self.files("Sources/Apps/\(name)"), in: folder)
    }
  }

  /// Builds the app of Xcode around an app of the package: all Swift files of its folder and of
  /// `Apple/Shared`.
  func shell(_ app: String) async throws {
    try await module(try Self.moduleName(of: app), Self.shellFiles(app), in: folder)
  }

  /// Builds the UI test of an app: its own file, and what those of all share.
  func uiTest(_ app: String) async throws {
    let files = try Self.files("Apple/UITests").filter { file in
      !file.hasSuffix("UITests.swift") || file.hasSuffix("/\(app)UITests.swift")
    }
    try await module("\(app)UITests", files, in: folder)
  }

  /// Builds such an app in a module of another name, or with a source beside its own.
  func wrongShell(_ app: String, module name: String, adding source: String = "") async throws {
    let place = folder.appending(path: "wrong")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let added = place.appending(path: "Added.swift")
    try Data(source.utf8).write(to: added)
    try await module(name, Self.shellFiles(app) + [added.path], in: place)
  }

  private static func shellFiles(_ app: String) throws -> [String] {
    try files("Apple/\(app)") + files("Apple/Shared")
  }

  /// The name of the module that Xcode makes of the target of an app.
  static func moduleName(of app: String) throws -> String {
    let settings = try Checkout().paths.filter { $0.hasSuffix(".xcconfig") }
      .compactMap { try Checkout.text($0) }.joined(separator: "\n")
    let name = settings.firstMatch(of: /PRODUCT_MODULE_NAME = ([^\n]+)/).map { String($0.1) }
    return (name ?? "$(TARGET_NAME)App").replacing("$(TARGET_NAME)", with: app)
  }

  /// Our SwiftUI and what Apple's has beyond it, in one module. What ours declares unavailable is
  /// left out, because Apple's has it.
  private func swiftUI() throws -> [String] {
    try Self.files("\(Self.live)/SwiftUI").filter { !$0.contains("/Unavailable/") }
      + Self.files("\(Self.placed)/SwiftUI")
  }

  private func module(
    _ name: String, _ files: [String], in folder: URL, isStandIn: Bool = false
  ) async throws {
    var files = files
    // Nothing is run, so a module that others are only compiled against needs no code; what its
    // functions do is checked where the module is built for the tests.
    var options = [
      "-emit-module", "-Xfrontend",
      "-experimental-skip-non-inlinable-function-bodies-without-types",
    ]
    let objects = folder.appending(path: "objects/\(name)")
    try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
    if !isStandIn {
      let bundle = objects.appending(path: "Bundle.swift")
      try Data(Self.bundle.utf8).write(to: bundle)
      files.append(bundle.path)
      // The index needs an object file for each source; the compiler writes them where it runs.
      options =
        [
          "-c", "-num-threads", "2", "-warnings-as-errors",
          "-index-store-path", folder.appending(path: "index").path,
        ] + Self.upcoming.flatMap { ["-enable-upcoming-feature", $0] }
    }
    let said = try await Self.compile(
      [
        "-emit-module-path", folder.appending(path: "\(name).swiftmodule").path,
        "-module-name", name, "-package-name", "tapas", "-parse-as-library",
        "-whole-module-optimization", "-Onone",
        // Apple's C has no Sendable to check; its constants are used as they are.
        "-swift-version", isStandIn && name != "SwiftUI" ? "5" : "6",
        "-I", common.path, "-I", self.folder.path,
        "-I", Checkout.url("\(Self.placed)/SQLite3").path,
      ] + options + files, in: objects)
    if let said { throw Complaint(module: name, said: said) }
  }

  /// The features that the manifest turns on.
  static let upcoming = ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]

  /// What SwiftPM writes for a module with resources.
  private static let bundle = """
    import Foundation
    extension Foundation.Bundle { static var module: Bundle { .main } }
    """

  /// The Swift files of a folder of the checkout, with their full paths.
  static func files(_ folder: String) throws -> [String] {
    try Checkout().paths.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".swift") }
      .map { Checkout.url($0).path }
  }

  /// Runs the compiler without holding a thread; what it said where it failed, else nil.
  private static func compile(_ arguments: [String], in place: URL) async throws -> String? {
    let log = FileManager.default.temporaryDirectory
      .appending(path: "tapas-\(UUID().uuidString).log")
    try Data().write(to: log)
    // It lies among temporary files; a failure to remove it fails nothing here.
    defer { try? FileManager.default.removeItem(at: log) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    process.currentDirectoryURL = place
    process.standardError = try FileHandle(forWritingTo: log)
    process.standardOutput = process.standardError
    let ended = AsyncStream<Int32>.makeStream()
    process.terminationHandler = {
      ended.continuation.yield($0.terminationStatus)
      ended.continuation.finish()
    }
    try process.run()
    for await status in ended.stream where status == 0 { return nil }
    return try String(contentsOf: log, encoding: .utf8)
  }
}
