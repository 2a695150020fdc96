// The file of an image: one of its name, or the best of an image set.
package import Foundation

/// The file of an image in a bundle.
package struct PictureFile: Sendable {
  /// Where the file lies.
  package let url: URL
  /// The number of pixels in one point.
  package let scale: CGFloat

  /// The file types that every browser shows, best first.
  private static let kinds = ["svg", "png", "jpg", "jpeg", "webp", "gif", "avif"]
  private static let scales: [(mark: String, scale: CGFloat)] = [("@3x", 3), ("@2x", 2), ("", 1)]

  /// The image `name`: a file of that name, or an image set of an asset catalogue.
  package static func find(_ name: String, in bundle: Bundle) -> PictureFile? {
    guard !name.isEmpty, !name.contains(".."), let folder = bundle.resourceURL else { return nil }
    return find(name, below: folder) ?? AssetCatalog.below(folder).images[name].flatMap(best)
  }

  private static func find(_ name: String, below folder: URL) -> PictureFile? {
    let manager = FileManager.default
    let exact = folder.appendingPathComponent(name)
    if kinds.contains(exact.pathExtension.lowercased()), manager.fileExists(atPath: exact.path) {
      return PictureFile(url: exact, scale: 1)
    }
    for (mark, scale) in scales {
      for kind in kinds {
        let url = folder.appendingPathComponent("\(name)\(mark).\(kind)")
        if manager.fileExists(atPath: url.path) { return PictureFile(url: url, scale: scale) }
      }
    }
    return nil
  }

  /// The picture of a set with the most pixels, of those for the light appearance.
  private static func best(of set: URL) -> PictureFile? {
    struct Contents: Decodable {
      struct Picture: Decodable {
        struct Appearance: Decodable {}
        let filename: String?
        let scale: String?
        let appearances: [Appearance]?
      }
      let images: [Picture]?
      let symbols: [Picture]?
    }
    // An unreadable set counts as a missing image, which is reported by name.
    guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)  // As above.
    else { return nil }
    let pictures = (contents.images ?? contents.symbols ?? []).filter { $0.filename != nil }
    let plain = pictures.filter { ($0.appearances ?? []).isEmpty }
    let files = (plain.isEmpty ? pictures : plain).map {
      (name: $0.filename ?? "", scale: Double($0.scale?.dropLast() ?? "1") ?? 1)
    }
    return files.filter { !$0.name.contains("/") }.max { $0.scale < $1.scale }.map {
      PictureFile(url: set.appendingPathComponent($0.name), scale: $0.scale)
    }
  }
}
