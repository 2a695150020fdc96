// The file of a data set of an asset catalogue.
package import Foundation

/// A file that a data set names.
package struct DataFile: Sendable {
  /// The file's location.
  package let url: URL
  /// The uniform type; empty where the set names none.
  package let type: String

  private struct Contents: Decodable {
    struct Entry: Decodable {
      let filename: String?
      let type: String?
      enum CodingKeys: String, CodingKey {
        case filename
        case type = "universal-type-identifier"
      }
    }
    let data: [Entry]?
  }

  /// The file of the data set `name` in a bundle; nil when there is none.
  package static func find(_ name: String, in bundle: Bundle) -> DataFile? {
    guard let resources = bundle.resourceURL,
      let folder = AssetCatalog.below(resources).data[name],
      // A set without a readable description has no file.
      let text = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: text),  // As above.
      let entry = contents.data?.first(where: { $0.filename != nil }), let file = entry.filename,
      !file.contains("/")
    else { return nil }
    return DataFile(url: folder.appendingPathComponent(file), type: entry.type ?? "")
  }
}
