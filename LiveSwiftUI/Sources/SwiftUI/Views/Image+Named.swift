// An app's own images, from the resources of its bundle or an asset catalogue there.
import Foundation

extension Image {
  /// An image of the app; a screen reader reads its name.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name, bundle, label: Text(LocalizedStringKey(name)))
  }

  /// An image of the app, with a label for screen readers.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name, bundle, label: label)
  }

  /// An image of the app that screen readers ignore.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name, bundle, label: nil)
  }

  @MainActor func renderNamed(
    _ name: String, _ bundle: Bundle?, _ label: Text?, _ context: Context,
    into items: inout [Item]
  ) {
    let services = context.node.tree.services
    let bundles = bundle.map { [$0] } ?? services.mainBundles
    guard let file = bundles.lazy.compactMap({ PictureFile.find(name, in: $0) }).first,
      let address = services.filePath(file.url)
    else {
      return services.log("There is no picture called \(name) in the bundle.")
    }
    let words = label?.resolve(context.facts) ?? ""
    renderAddress(address, file.scale, label: words, context, into: &items)
  }
}

/// The file of an image in a bundle.
struct PictureFile {
  let url: URL
  /// The number of pixels in one point.
  let scale: CGFloat

  /// The file types that every browser shows, best first.
  private static let kinds = ["svg", "png", "jpg", "jpeg", "webp", "gif", "avif"]
  private static let scales: [(mark: String, scale: CGFloat)] = [("@3x", 3), ("@2x", 2), ("", 1)]

  /// The image `name`: a file of that name, or an image set of an asset catalogue.
  static func find(_ name: String, in bundle: Bundle) -> PictureFile? {
    guard !name.isEmpty, !name.contains(".."), let folder = bundle.resourceURL else { return nil }
    return find(name, below: folder) ?? imageSet(name, below: folder)
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

  /// An image set of an asset catalogue that was copied unchanged; Linux has no compiler for them.
  private static func imageSet(_ name: String, below folder: URL) -> PictureFile? {
    struct Contents: Decodable {
      struct Picture: Decodable {
        let filename: String?
        let scale: String?
      }
      let images: [Picture]
    }
    // A bundle without a readable folder has no catalogue.
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for entry in entries.sorted() where entry.hasSuffix(".xcassets") {
      let set = folder.appendingPathComponent("\(entry)/\(name).imageset")
      // An unreadable set counts as a missing image, which is reported by name.
      guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
        let contents = try? JSONDecoder().decode(Contents.self, from: data)  // As above.
      else { continue }
      let files = contents.images.compactMap { picture in
        picture.filename.map { (name: $0, scale: Double(picture.scale?.dropLast() ?? "1") ?? 1) }
      }
      guard let best = files.max(by: { $0.scale < $1.scale }) else { continue }
      return PictureFile(url: set.appendingPathComponent(best.name), scale: best.scale)
    }
    return nil
  }
}
