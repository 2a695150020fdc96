// Since which iOS and macOS there is what the apps use, beside what the manifest promises.
import Foundation

/// One of Apple's systems, by the name that symbol graphs give it.
enum AppleSystem: String {
  case iOS
  case macOS
}

/// A version such as 10.15 or 18.
struct SystemVersion: Comparable, CustomStringConvertible {
  let major: Int
  let minor: Int

  init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// A version as the tables write it; nil for other text.
  init?(_ text: String) {
    let parts = text.split(separator: ".").map { Int($0) }
    guard let first = parts.first, let major = first else { return nil }
    self.init(major: major, minor: parts.count > 1 ? parts[1] ?? 0 : 0)
  }

  var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  static func < (a: SystemVersion, b: SystemVersion) -> Bool {
    (a.major, a.minor) < (b.major, b.minor)
  }
}

/// Since when a symbol is there on one system.
enum Introduction: Equatable {
  case since(SystemVersion)
  case never
}

/// Since when Apple's systems have the symbols that one of the tables or the toolchain knows.
struct Availability {
  let system: AppleSystem
  /// By the name of a symbol of SwiftUI, read aloud.
  private let swiftUI: [String: Introduction]
  /// By the USR of a symbol of Swift's own modules, as they declare it.
  private let toolchain: [String: Introduction]
  /// The paths of the symbols of SwiftUI whose versions no page and no interface of Apple's says,
  /// by the same name.
  private let computed: [String: String]

  /// The modules of the toolchain that the package imports and that say since when they are there.
  static let modules = [
    "Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Observation",
    "FoundationEssentials", "FoundationInternationalization",
  ]

  /// The availability on a system; `toolchain` is what `declared()` gives.
  init(_ system: AppleSystem, toolchain: [AppleSystem: [String: Introduction]]) throws {
    self.system = system
    self.toolchain = toolchain[system] ?? [:]
    let table = try APIGate.table()
    let names = try APIGate.signatures(table.map(\.usr))
    swiftUI = Dictionary(
      zip(names, table.map { system == .iOS ? $0.ios : $0.macOS }).compactMap { name, version in
        version.map { (name, $0) }
      },
      // Two forms of one symbol: the apps compile with the older.
      uniquingKeysWith: { $0 == .never ? $1 : $0 })
    let rows = Dictionary(grouping: zip(names, table), by: \.0)
    computed = rows.filter { $0.value.allSatisfy { $0.1.availability == "computed" } }
      .compactMapValues { $0.first?.1.path }
  }

  /// The paths of used symbols of SwiftUI whose versions Apple did not say.
  func unconfirmed(in used: [String: Set<String>]) throws -> [String] {
    let usrs = used.keys.filter { $0.hasPrefix("s:") }.sorted()
    return try Set(APIGate.signatures(usrs).compactMap { computed[$0] }).sorted()
  }

  /// The sentences about symbols that are newer than `promised` or never come to the system.
  func findings(
    in used: [String: Set<String>], promised: SystemVersion
  ) throws -> [String] {
    let usrs = used.keys.filter { $0.hasPrefix("s:") }.sorted()
    return try zip(usrs, APIGate.signatures(usrs)).compactMap { usr, name in
      let files = used[usr, default: []].sorted().joined(separator: ", ")
      return switch swiftUI[name] ?? toolchain[usr] {
      case .never: "\(files): \(system) has no \(name)"
      case .since(let version) where version > promised:
        "\(files): \(name) needs \(system) \(version), and Package.swift promises \(promised)"
      case .since, nil: nil
      }
    }
  }

  /// How many of the used symbols have a known introduction.
  func known(in used: [String: Set<String>]) throws -> Int {
    let usrs = used.keys.filter { $0.hasPrefix("s:") }
    return try zip(usrs, APIGate.signatures(usrs))
      .count { swiftUI[$1] != nil || toolchain[$0] != nil }
  }

  /// The version that the manifest promises, such as `.iOS(.v18)`.
  static func promised(_ system: AppleSystem, in manifest: String) -> SystemVersion? {
    manifest.matches(of: /\.(iOS|macOS)\(\.v(\d+)\)/).first { $0.1 == system.rawValue }
      .flatMap { Int($0.2) }.map { SystemVersion(major: $0) }
  }

  /// What the toolchain's modules declare, by system and USR; takes some seconds.
  static func declared() throws -> [AppleSystem: [String: Introduction]] {
    let output = FileManager.default.temporaryDirectory
      .appending(path: "tapas-availability-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    // The folder lies among temporary files; a failure to remove it fails nothing here.
    defer { try? FileManager.default.removeItem(at: output) }
    for module in modules {
      _ = try APIGate.run([
        "swift-symbolgraph-extract", "-module-name", module, "-target", APIGate.triple,
        "-minimum-access-level", "public", "-skip-inherited-docs", "-skip-synthesized-members",
        "-output-dir", output.path,
      ])
    }
    let files = try FileManager.default.contentsOfDirectory(
      at: output, includingPropertiesForKeys: nil)
    var found: [AppleSystem: [String: Introduction]] = [:]
    for file in files {
      let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
      for symbol in graph.symbols {
        for entry in symbol.availability ?? [] {
          guard let system = entry.domain.flatMap(AppleSystem.init) else { continue }
          found[system, default: [:]][symbol.identifier.precise] = entry.introduction
        }
      }
    }
    return found
  }
}

/// A symbol graph file, the part of it that is read here.
private struct Graph: Decodable {
  struct Version: Decodable {
    let major: Int
    let minor: Int?
  }
  struct Entry: Decodable {
    let domain: String?
    let introduced: Version?
    let isUnconditionallyUnavailable: Bool?

    var introduction: Introduction? {
      if isUnconditionallyUnavailable == true { return .never }
      return introduced.map { .since(SystemVersion(major: $0.major, minor: $0.minor ?? 0)) }
    }
  }
  struct Name: Decodable { let precise: String }
  struct Node: Decodable {
    let identifier: Name
    let availability: [Entry]?
  }
  let symbols: [Node]
}
