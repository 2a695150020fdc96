// What Apple's systems compile also compiles here: the modules, the screens and the apps of Xcode.
import Foundation
import Testing

@Suite("Apple's half", .timeLimit(.minutes(10)), .serialized)
struct AppleBuildTests {
  @Test("The package compiles for iPhone and iPad, all apps of Xcode around it, and their UI tests")
  func phone() async throws {
    let complaints = try await AppleBuilds.shells.value
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test("The package compiles for the Mac")
  func mac() async throws {
    await #expect(throws: Never.self) { try await AppleBuilds.mac.value }
  }

  @Test("An app of Xcode that calls what is not there does not compile")
  func wrongCall() async throws {
    let complaint = await #expect(throws: AppleBuild.Complaint.self) {
      try await AppleBuilds.phone.value.wrongShell(
        "Foods", module: "FoodsApp", adding: "import Foods\nlet lost = FoodsApp.missing")
    }
    #expect(complaint?.said.contains("has no member 'missing'") == true)
  }

  @Test("An app of Xcode whose module is called as the package's is does not compile")
  func collision() async throws {
    let complaint = await #expect(throws: AppleBuild.Complaint.self) {
      try await AppleBuilds.phone.value.wrongShell("Foods", module: "Foods")
    }
    #expect(complaint?.said.contains("is part of module 'Foods'") == true)
  }

  @Test("No bundle of the apps has a folder called Resources, which iOS cannot sign")
  func bundles() throws {
    let manifest = try #require(try Checkout.text("Package.swift"))
    // What follows is built on Linux only.
    let everywhere = try #require(manifest.split(separator: "let servedTargets").first)
    #expect(everywhere.contains(".copy(\"Resources/mood.model\")"))
    #expect(!everywhere.contains(".copy(\"Resources\")"))
  }

  @Test("Every module of Base and of data is built, and every folder of a stand-in is used")
  func complete() throws {
    let folders = { (parent: String) in
      Set(
        try Checkout().paths.filter { $0.hasPrefix(parent + "/") }
          .compactMap { $0.dropFirst(parent.count + 1).split(separator: "/").first }
          .filter { !$0.contains(".") }.map(String.init))
    }
    #expect(try folders("Base") == Set(AppleBuild.base).union(["System"]))
    // PostgreSQL is a server's; the manifest leaves it out there.
    #expect(try folders("Sources/Data") == Set(AppleBuild.data).union(["PostgreSQL"]))
    #expect(
      try folders("Tests/Support/AppleStandIns")
        == Set(AppleBuild.standIns + AppleBuild.System.allCases.map(\.rawValue))
        .union(["SQLite3", "SwiftUI", "Foundation"]))
  }
}

/// The builds that several tests look at, each made once a run.
enum AppleBuilds {
  static let phone = Task { try await made(.phone) }
  static let mac = Task { try await made(.mac) }
  /// The apps of Xcode around the phone's screens; what the compiler said of those that fail.
  static let shells = Task {
    let build = try await phone.value
    var complaints: [String] = []
    for app in AllowedImports.apps.sorted() {
      do {
        try await build.shell(app)
        try await build.uiTest(app)
      } catch let complaint as AppleBuild.Complaint {
        complaints.append("\(complaint)")
      }
    }
    return complaints
  }
  /// What the toolchain says of availability, read once as well.
  static let toolchain = Task { try Availability.declared() }
  private static let parts = Task {
    let build = AppleBuild(common: try emptyFolder("Common"), folder: try emptyFolder("None"))
    try await build.parts()
    return build.common
  }

  private static func made(_ system: AppleBuild.System) async throws -> AppleBuild {
    let build = AppleBuild(
      common: try await parts.value, folder: try emptyFolder(system.rawValue))
    try await build.screens(system)
    return build
  }

  /// A folder beside the modules of the tests, where git ignores it.
  private static func emptyFolder(_ name: String) throws -> URL {
    let folder = try APIGate.modules().deletingLastPathComponent()
      .appending(path: "AppleBuild/\(name)")
    if FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.removeItem(at: folder)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
