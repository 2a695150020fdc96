// Compares the public symbols of our SwiftUI with Apple's, through the names the compiler gives
// them.
import Foundation

/// What went wrong while symbols were gathered.
enum APIGateError: Error {
  /// A tool of the Swift toolchain failed; holds its name and what it said.
  case tool(String, said: String)
  /// The built module is not where the tests run; `swift build --build-tests` makes it.
  case noModule(searched: String)
  /// A line of the table has not as many columns as its head.
  case badRow(Int)
}

/// One public symbol of a Swift module.
struct PublicSymbol: Equatable {
  /// The compiler's name for it, which holds the whole signature.
  let usr: String
  /// Its path, such as `Color.opacity(_:)`.
  let path: String
  /// Its kind, such as `swift.method`.
  let kind: String
  /// Its declaration as the compiler prints it.
  let declaration: String
  /// Its file below `LiveSwiftUI/Sources/SwiftUI`; none for what the compiler adds and for other
  /// sources.
  let file: String?
  /// Whether a doc comment stands above it.
  let isDocumented: Bool
}

/// One symbol of Apple's SwiftUI, as the table has it.
struct AppleSymbol {
  let usr: String
  let path: String
  /// The first iOS with it; none where it was not looked up.
  let ios: Introduction?
  /// The first macOS with it; none where it was not looked up.
  let macOS: Introduction?
  let declaration: String
  let page: String
  /// `apple`: the name was read off Apple's page. `computed`: Apple's declaration, named by our
  /// compiler.
  let source: String
  /// `page`: the versions were read off Apple's page. `interface`: those of an SDK's Swift
  /// interface. `computed`: neither; they follow from those of the symbols around it.
  let availability: String
}

enum APIGate {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of built modules beside the running tests, so any scratch path works.
  static func modules() throws -> URL {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "Modules")
    guard FileManager.default.fileExists(atPath: folder.appending(path: "SwiftUI.swiftmodule").path)
    else { throw APIGateError.noModule(searched: folder.path) }
    return folder
  }

  /// Apple's symbols, from the committed table.
  static func table() throws -> [AppleSymbol] {
    let file = root.appending(path: "Tests/House/apple-swiftui.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try lines.enumerated().dropFirst().map { number, line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 9 else { throw APIGateError.badRow(number + 1) }
      return AppleSymbol(
        usr: cells[0], path: cells[2], ios: introduction(cells[3]),
        macOS: introduction(cells[4]), declaration: cells[5], page: cells[6], source: cells[7],
        availability: cells[8])
    }
  }

  /// A version of the table; `-` stands for a system that never got the symbol.
  static func introduction(_ cell: String) -> Introduction? {
    cell == "-" ? .never : SystemVersion(cell).map(Introduction.since)
  }

  /// The public symbols of our built SwiftUI, gathered once a run.
  static let own = Result { try symbols(in: modules()) }

  /// The public symbols of a built module, those of its extensions included.
  static func symbols(in modules: URL, of module: String = "SwiftUI") throws -> [PublicSymbol] {
    let output = FileManager.default.temporaryDirectory
      .appending(path: "tapas-symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    // The folder lies among temporary files; a failure to remove it fails nothing here.
    defer { try? FileManager.default.removeItem(at: output) }
    _ = try run([
      "swift-symbolgraph-extract", "-module-name", module, "-I", modules.path, "-target", triple,
      "-minimum-access-level", "public", "-skip-inherited-docs", "-skip-synthesized-members",
      "-output-dir", output.path,
    ])
    let files = try FileManager.default.contentsOfDirectory(
      at: output, includingPropertiesForKeys: nil)
    return try files.flatMap {
      try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols.map(\.symbol)
    }
    // What a type gets from a protocol of ours whose name begins with an underscore, such as `body:
    // Never`.
    .filter { !$0.usr.contains("::SYNTHESIZED::") }
    .sorted { $0.path < $1.path }
  }

  /// The symbols that the table does not have, by what their names say when read aloud.
  static func strangers(_ ours: [PublicSymbol], to apple: [AppleSymbol]) throws -> [PublicSymbol] {
    let known = Set(try signatures(apple.map(\.usr)))
    return zip(ours, try signatures(ours.map(\.usr))).filter { !known.contains($1) }.map(\.0)
  }

  /// The symbols that came to iOS after a version.
  static func newer(
    than version: SystemVersion, _ ours: [PublicSymbol], in apple: [AppleSymbol]
  ) throws -> [PublicSymbol] {
    let late = apple.filter {
      if case .since(let first) = $0.ios { first > version } else { false }
    }
    let signatures = Set(try Self.signatures(late.map(\.usr)))
    return zip(ours, try Self.signatures(ours.map(\.usr)))
      .filter { signatures.contains($1) }.map(\.0)
  }

  /// Demangled names, made alike where the systems differ.
  static func signatures(_ usrs: [String]) throws -> [String] {
    let mangled = usrs.map { "$s" + $0.dropFirst(2) }.joined(separator: "\n")
    return try run(["swift-demangle", "--compact"], input: mangled)
      .split(separator: "\n", omittingEmptySubsequences: false).prefix(usrs.count)
      .map { name in
        differences.reduce(String(name)) { $0.replacing($1.apple, with: $1.linux) }
      }
  }

  /// What the two systems spell differently: Foundation is in several parts on Linux and holds what
  /// is C's or Objective-C's on Apple's; Apple extends its types across two modules; and in Swift 6
  /// mode a function on the main actor is Sendable without saying so.
  static let differences: [(apple: String, linux: String)] = [
    ("__C.CGImageRef", "CoreGraphics.CGImage"), ("__C.CGColorRef", "Foundation.CGColor"),
    ("__C.NS", "Foundation."), ("__C.", "Foundation."),
    ("CoreFoundation.CGFloat", "Foundation.CGFloat"),
    ("GeometryTypes.", "Foundation."), ("UIKitTypes.", "Foundation."),
    ("FoundationEssentials.", "Foundation."), ("FoundationAdditions.", "Foundation."),
    ("CoreTransferable.NSItemProvider", "Foundation.ItemProvider"),
    ("FoundationInternationalization.", "Foundation."),
    ("(extension in SwiftUI):", ""), ("@Swift.MainActor @Sendable", "@Swift.MainActor"),
  ]

  /// Runs a tool of the toolchain; input goes through a file, as a pipe could fill and stand still.
  static func run(_ command: [String], input: String = "") throws -> String {
    let folder = FileManager.default.temporaryDirectory
    let files = ["in", "out", "err"].map {
      folder.appending(path: "tapas-\(UUID().uuidString).\($0)")
    }
    // These lie among temporary files; a failure to remove one fails nothing here.
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    try Data(input.utf8).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw APIGateError.tool(command[0], said: try String(contentsOf: files[2], encoding: .utf8))
    }
    return try String(contentsOf: files[1], encoding: .utf8)
  }

  #if arch(arm64)
    static let triple = "aarch64-unknown-linux-gnu"
  #else
    static let triple = "x86_64-unknown-linux-gnu"
  #endif
}

/// A symbol graph file, the part of it that is read here.
private struct Graph: Decodable {
  struct Node: Decodable {
    struct Name: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Fragment: Decodable { let spelling: String }
    struct Location: Decodable { let uri: String }
    struct Comment: Decodable {}
    let identifier: Name
    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let location: Location?
    let docComment: Comment?

    var symbol: PublicSymbol {
      PublicSymbol(
        usr: identifier.precise, path: pathComponents.joined(separator: "."),
        kind: kind.identifier,
        declaration: (declarationFragments ?? []).map(\.spelling).joined()
          .split(whereSeparator: \.isWhitespace).joined(separator: " "),
        file: location?.uri.split(separator: "/LiveSwiftUI/Sources/SwiftUI/").dropFirst().first
          .map(String.init), isDocumented: docComment != nil)
    }
  }
  let symbols: [Node]
}
