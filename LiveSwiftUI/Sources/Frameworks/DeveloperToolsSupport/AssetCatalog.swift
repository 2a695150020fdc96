// The sets of asset catalogues that were copied unchanged; Linux has no compiler for them.
package import Foundation
import LogOutput
import Synchronization

/// Where the sets of a bundle's catalogues lie, by their names.
package struct AssetCatalog: Sendable {
  /// The folders of image sets and of sets of a symbol.
  package private(set) var images: [String: URL] = [:]
  /// The folders of colour sets.
  package private(set) var colors: [String: URL] = [:]
  /// The folders of data sets.
  package private(set) var data: [String: URL] = [:]
  /// The folders of icons.
  package private(set) var icons: [String: URL] = [:]

  /// The catalogues that were read, by folder. An app has few bundles.
  private static let known = Mutex<[String: AssetCatalog]>([:])
  /// The most folders in one another that are read, so that a link to a parent ends.
  private static let depth = 16

  /// The catalogues in a folder, read once.
  package static func below(_ folder: URL) -> AssetCatalog {
    if let known = known.withLock({ $0[folder.path] }) { return known }
    let catalog = AssetCatalog(reading: folder)
    known.withLock { $0[folder.path] = catalog }
    return catalog
  }

  private init(reading folder: URL) {
    for name in Self.names(in: folder) where name.hasSuffix(".xcassets") {
      add(folder.appendingPathComponent(name), before: "", depth: 0)
    }
  }

  private mutating func add(_ folder: URL, before: String, depth: Int) {
    for name in Self.names(in: folder) {
      let url = folder.appendingPathComponent(name)
      let asset = before + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset", "symbolset": images[asset] = images[asset] ?? url
      case "colorset": colors[asset] = colors[asset] ?? url
      case "appiconset": icons[asset] = icons[asset] ?? url
      case "dataset": data[asset] = data[asset] ?? url
      case "json": break
      default:
        guard depth < Self.depth else { break }
        add(url, before: Self.isNamespace(url) ? "\(asset)/" : before, depth: depth + 1)
      }
    }
  }

  private static func names(in folder: URL) -> [String] {
    // A folder that cannot be listed, or a file, has no sets.
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private static func isNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      let properties: [String: Bool]?
    }
    // A folder without a readable description provides no namespace.
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)  // As above.
    else { return false }
    return contents.properties?["provides-namespace"] == true
  }
}

/// The bundles where an app's own files lie.
package enum MainBundles {
  /// The main bundle, and the folders `Package_Module.resources` beside the program: those of the
  /// module that has the program's name come first.
  package static let all: [Bundle] = {
    let main = Bundle.main
    // A folder that cannot be listed has no readable bundles.
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: main.bundleURL.path)) ?? []
    let own = "_\(main.executableURL?.lastPathComponent ?? "").resources"
    let folders = names.filter { $0.hasSuffix(".resources") }.sorted {
      ($0.hasSuffix(own) ? 0 : 1, $0) < ($1.hasSuffix(own) ? 0 : 1, $1)
    }
    return [main]
      + folders.compactMap { Bundle(path: main.bundleURL.appendingPathComponent($0).path) }
  }()

  /// The bundle that was asked for, or else all that make up the main bundle.
  package static func searched(_ bundle: Bundle?) -> [Bundle] {
    bundle.map { $0 === Bundle.main ? all : [$0] } ?? all
  }
}

/// Names of missing assets, each reported once.
package enum MissingAssets {
  private static let reported = Mutex<Set<String>>([])
  /// The most names that are reported: a name may be a text that a person typed.
  private static let limit = 256
  /// The most scalars of a sentence that are written and remembered.
  private static let longest = 1_000

  /// Writes a sentence to the log of the process, unless it was written before.
  package static func report(_ sentence: String) {
    let sentence = String(sentence.unicodeScalars.prefix(longest))
    let isNew = reported.withLock { $0.count < limit && $0.insert(sentence).inserted }
    if isNew { ErrorStream.write(sentence) }
  }
}
