// Finds the data models among the resources of an app.
import Foundation

enum ResourceFolders {
  /// The folders `Package_Module.resources` beside the program.
  static var all: [URL] {
    let folder = Bundle.main.bundleURL
    // A folder that cannot be listed has no resources.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().map {
      folder.appendingPathComponent($0)
    }
  }

  /// The folders of a model by its name, such as `Model.xcdatamodeld`, or all of them.
  static func models(named name: String? = nil) -> [URL] {
    if let name, name.contains("/") { return [] }
    return ([Bundle.main.bundleURL] + all).flatMap { folder in
      models(in: folder).filter {
        name == nil || $0.deletingPathExtension().lastPathComponent == name
      }
    }
  }

  private static func models(in folder: URL) -> [URL] {
    // As above.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel") }.sorted()
      .map { folder.appendingPathComponent($0) }
  }
}
