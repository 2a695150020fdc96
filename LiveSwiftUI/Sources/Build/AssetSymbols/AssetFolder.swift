// The images and colours of an asset catalogue, folder by folder.
import Foundation

/// A folder of an asset catalogue, or the catalogue itself.
struct AssetFolder {
  /// The kind of resource that a set becomes in Swift.
  enum Kind {
    case image, color
  }

  /// The name that the folder adds before those of its sets; nil when it provides no namespace.
  var namespace: String?
  /// The sets by kind, in the order of their names.
  var sets: [(kind: Kind, name: String)] = []
  /// The folders below, in the order of their names.
  var folders: [AssetFolder] = []

  /// The most folders in one another that are read, so that a link to a parent ends.
  private static let depth = 16

  private static let kinds: [String: Kind] = [
    "imageset": .image, "symbolset": .image, "colorset": .color,
  ]
  /// Sets without a symbol in Swift.
  private static let others: Set<String> = [
    "appiconset", "launchimage", "dataset", "brandassets", "imagestack", "stickerpack", "iconset",
    "complicationset", "arresourcegroup", "spriteatlas", "cubetextureset", "textureset",
  ]

  /// An empty folder.
  init() {}

  /// Reads a folder of a catalogue. Throws what Foundation throws when it cannot be listed.
  init(reading folder: URL, depth: Int = 0) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    if depth > 0, Self.providesNamespace(folder) { namespace = folder.lastPathComponent }
    for name in names {
      let url = folder.appendingPathComponent(name)
      let stem = url.deletingPathExtension().lastPathComponent
      if let kind = Self.kinds[url.pathExtension] {
        sets.append((kind, stem))
      } else if !Self.others.contains(url.pathExtension), Self.isFolder(url), depth < Self.depth {
        folders.append(try AssetFolder(reading: url, depth: depth + 1))
      }
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        let providesNamespace: Bool?
        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }
      let properties: Properties?
    }
    // A folder without a readable description provides no namespace, as in Xcode.
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)  // As above.
    else { return false }
    return contents.properties?.providesNamespace == true
  }
}
