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

  @Test("It is compiled with the upcoming features that the manifest turns on")
  func upcoming() throws {
    let manifest = try #require(try Checkout.text("Package.swift"))
    let features = manifest.matches(of: /enableUpcomingFeature\("(\w+)"\)/).map { String($0.1) }
    #expect(features == AppleBuild.upcoming)
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

/// The builds that several tests look at, each made once a run, and not at all while its sources
/// are those of the last one that succeeded.
enum AppleBuilds {
  static let phone = Task { try await made(.phone) }
  static let mac = Task {
    let build = try await made(.mac)
    try await AppleBuilds.stamp(of: .mac).write()
    return build
  }
  /// The apps of Xcode around the phone's screens; what the compiler said of those that fail.
  static let shells = Task {
    let build = try await phone.value
    let stamp = try await AppleBuilds.stamp(of: .phone)
    if stamp.isCurrent { return [String]() }
    var complaints: [String] = []
    for app in AllowedImports.apps.sorted() {
      do {
        try await build.shell(app)
        try await build.uiTest(app)
      } catch let complaint as AppleBuild.Complaint {
        complaints.append("\(complaint)")
      }
    }
    if complaints.isEmpty { try stamp.write() }
    return complaints
  }
  /// What the toolchain says of availability, read once as well.
  static let toolchain = Task { try Availability.declared() }

  private static let parts = Task {
    let stamp = try BuildStamp(
      "Common", of: ["LiveSwiftUI/Sources", "Sources/Data", "Base", "Tests/Support/AppleStandIns"])
    let build = AppleBuild(common: stamp.folder, folder: try folder("None"))
    if !stamp.isCurrent {
      try stamp.begin()
      try await build.parts()
      try stamp.write()
    }
    return (folder: build.common, stamp: stamp)
  }

  private static func stamp(of system: AppleBuild.System) async throws -> BuildStamp {
    let own = system == .phone ? ["Sources/Apps", "Apple"] : ["Sources/Apps"]
    return try await BuildStamp(system.rawValue, of: own, over: parts.value.stamp)
  }

  private static func made(_ system: AppleBuild.System) async throws -> AppleBuild {
    let stamp = try await AppleBuilds.stamp(of: system)
    let build = AppleBuild(common: try await parts.value.folder, folder: stamp.folder)
    if !stamp.isCurrent {
      try stamp.begin()
      try await build.screens(system)
    }
    return build
  }

  /// A folder beside the modules of the tests, where git ignores it.
  static func folder(_ name: String) throws -> URL {
    let folder = try APIGate.modules().deletingLastPathComponent()
      .appending(path: "AppleBuild/\(name)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

/// What a folder of built modules was made of.
struct BuildStamp {
  let folder: URL
  private let contents: String
  private var file: URL { folder.appending(path: "stamp") }

  /// The stamp of the folder `name`, by the contents of the files in `sources`, the flags and the
  /// compiler; `lower` is that of the modules that its own import.
  init(_ name: String, of sources: [String], over lower: BuildStamp? = nil) throws {
    folder = try AppleBuilds.folder(name)
    let files = try Checkout().paths.filter { path in
      sources.contains { path.hasPrefix($0 + "/") } && !path.hasSuffix(".png")
        || ["Package.swift", "Tests/House/AppleBuild.swift"].contains(path)
    }
    contents =
      try (lower?.contents ?? "") + APIGate.run(["swiftc", "--version"])
      + APIGate.run(["sha256sum"] + files.map { Checkout.url($0).path })
  }

  /// Whether the folder was made of the same.
  var isCurrent: Bool {
    // A folder without a stamp is not whole.
    (try? String(contentsOf: file, encoding: .utf8)) == contents
  }

  /// Empties the folder, because an index keeps what older sources said.
  func begin() throws {
    try FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Says that the folder is whole.
  func write() throws { try Data(contents.utf8).write(to: file, options: .atomic) }
}
