// The files beside an app's program: the string tables and pictures of its bundles.
import DeveloperToolsSupport
package import Foundation
import LiveServer
package import SwiftUI

/// The main bundle of an app in SwiftPM's layout on Linux: the program in a folder, and beside it a
/// folder `Package_Module.resources` for each module with resources.
package struct AppBundle: Sendable {
  /// The name of the app's module, which is the app's name.
  package let name: String
  /// The folder of the program.
  package let folder: URL

  /// The bundle of the app that this process runs.
  @MainActor package init(of app: any App.Type) {
    let type = (app as? any StandInApp.Type)?.original ?? app
    self.init(type: String(reflecting: type), folder: Bundle.main.bundleURL)
  }

  /// The bundle of an app whose type has this name, with the module before it.
  package init(type: String, folder: URL) {
    name = String(type.prefix { $0 != "." })
    self.folder = folder
  }

  /// The name in addresses: its ASCII letters and digits in lower case.
  package var address: String {
    let letters = name.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return letters.isEmpty ? "app" : letters
  }

  /// The bundle folders of the app's own module, then those of the other modules, in a fixed order.
  private var resources: (own: [URL], others: [URL]) {
    // A folder that cannot be listed has no readable bundles.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let bundles = names.filter { $0.hasSuffix(".resources") }.sorted()
    let own = bundles.filter { $0.hasSuffix("_\(name).resources") }
    func urls(_ names: [String]) -> [URL] {
      names.map { folder.appendingPathComponent($0, isDirectory: true) }
    }
    return (urls(own), urls(bundles.filter { !own.contains($0) }))
  }

  /// The counterpart of an app's main bundle on Apple's systems: the folder of the program, and the
  /// resources of the app's own module.
  package var mainBundles: [Bundle] {
    ([folder] + resources.own).compactMap { Bundle(path: $0.path) }
  }

  /// The most bytes of an icon, which each new visitor loads.
  private static let longestIcon = 2_000_000

  /// The largest PNG of the app's icon `AppIcon`, as bytes; nil without one.
  package var icon: [UInt8]? {
    var icon: Data?
    for bundle in mainBundles {
      guard let set = AssetCatalog.below(bundle.bundleURL).icons["AppIcon"] else { continue }
      // A folder that cannot be listed has no pictures.
      let names = (try? FileManager.default.contentsOfDirectory(atPath: set.path)) ?? []
      for name in names where name.hasSuffix(".png") {
        let file = set.appendingPathComponent(name)
        guard let data = FileManager.default.contents(atPath: file.path),
          data.count <= Self.longestIcon, data.starts(with: [0x89, 0x50, 0x4e, 0x47])
        else { continue }
        if data.count > icon?.count ?? 0 { icon = data }
      }
    }
    return icon.map { [UInt8]($0) }
  }

  /// The colour set `AccentColor` in light and in dark; nil without one.
  package var accent: (Color, Color)? {
    guard let pair = mainBundles.lazy.compactMap({ ColorSet.find("AccentColor", in: $0) }).first
    else { return nil }
    return (Color(pair.light), Color(pair.dark))
  }

  private static func tables(in folders: [URL]) -> [URL] {
    folders.map { $0.appendingPathComponent("Localizable.xcstrings") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The strings of the app in the languages of its own table, with those of its other modules and
  /// of the server. An app without a table is in English. Throws when a table cannot be read.
  package func strings() throws(StringTables.LoadingError) -> StringTables {
    let (own, others) = resources
    let texts = try StringTables(contentsOf: Self.tables(in: [folder] + own))
    let system = LiveServerResources.strings.map { [$0] } ?? []
    var all = texts
    for file in Self.tables(in: others).reversed() + system {
      all = all.adding(try StringTables(contentsOf: [file]))
    }
    return all
  }
}

extension Color {
  fileprivate init(_ parts: ColorComponents) {
    self.init(.sRGB, red: parts.red, green: parts.green, blue: parts.blue, opacity: parts.alpha)
  }
}
