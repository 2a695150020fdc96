// The font files of an app, which its pages load by the name of their typeface.
import Foundation

/// A font file in a bundle, and the names by which an app knows its typeface.
struct FontFile {
  let url: URL
  let names: Set<String>

  /// The file types that every browser loads.
  static let kinds = ["ttf", "otf", "woff", "woff2"]
  private static let sizeLimit = 16 << 20

  /// The font files below the resources of a bundle: those beside each other, or in a folder there.
  static func all(in bundle: Bundle) -> [FontFile] {
    guard let folder = bundle.resourceURL,
      let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    var files: [FontFile] = []
    for case let url as URL in walk {
      if walk.level > 3 { walk.skipDescendants() }
      guard kinds.contains(url.pathExtension.lowercased()), files.count < 256 else { continue }
      files.append(FontFile(url))
    }
    return files.sorted { $0.url.path < $1.url.path }
  }

  private init(_ url: URL) {
    self.url = url
    var names: Set = [url.deletingPathExtension().lastPathComponent]
    // An unreadable file keeps its own name; the browser then finds no font in it either.
    if let data = try? Data(contentsOf: url, options: .mappedIfSafe), data.count <= Self.sizeLimit {
      names.formUnion(SFNTNames(data).names)
    }
    self.names = names
  }
}

/// The names that a TrueType or OpenType file gives its typeface.
struct SFNTNames {
  private let bytes: Data

  init(_ data: Data) { bytes = data }

  /// The full names, the PostScript names and the families.
  var names: Set<String> {
    guard let tables = number(4, 2), tables < 200 else { return [] }
    for table in 0..<tables {
      let entry = 12 + table * 16
      // The table called "name".
      guard number(entry, 4) == 0x6E61_6D65, let start = number(entry + 8, 4) else { continue }
      return names(at: start)
    }
    return []
  }

  private func names(at start: Int) -> Set<String> {
    guard let count = number(start + 2, 2), let texts = number(start + 4, 2), count < 2_000 else {
      return []
    }
    var names: Set<String> = []
    for record in 0..<count {
      let entry = start + 6 + record * 12
      guard let platform = number(entry, 2), let kind = number(entry + 6, 2),
        [1, 4, 6, 16].contains(kind), let length = number(entry + 8, 2),
        let offset = number(entry + 10, 2), length < 512,
        let text = self.text(start + texts + offset, length, isWide: platform != 1)
      else { continue }
      names.insert(text)
    }
    return names
  }

  private func text(_ start: Int, _ length: Int, isWide: Bool) -> String? {
    guard start >= 0, start + length <= bytes.count else { return nil }
    let part = bytes.dropFirst(start).prefix(length)
    return String(data: part, encoding: isWide ? .utf16BigEndian : .macOSRoman)
  }

  /// A number of 2 or 4 bytes, the highest first; nil beyond the end of the file.
  private func number(_ start: Int, _ size: Int) -> Int? {
    guard start >= 0, start + size <= bytes.count else { return nil }
    return bytes.dropFirst(start).prefix(size).reduce(0) { $0 << 8 | Int($1) }
  }
}

/// The typefaces of the process's bundles, read once.
@MainActor enum FontFaces {
  private static var files: [URL: [FontFile]] = [:]
  private static var classes: [String: String] = [:]

  /// The class that makes a page load the app's typeface of this name; nil where no file has it.
  static func className(for name: String, _ services: TreeServices) -> String? {
    guard let family = Font.familyName(name) else { return nil }
    let found = services.mainBundles.lazy.flatMap(files(in:)).first { $0.names.contains(name) }
    guard let file = found, let address = services.filePath(file.url) else { return nil }
    if let known = classes[family + address] { return known }
    let made = Rules.add(
      "@font-face{font-family:\(family);src:url(\(address));font-display:swap}")
    classes[family + address] = made
    return made
  }

  private static func files(in bundle: Bundle) -> [FontFile] {
    if let known = files[bundle.bundleURL] { return known }
    let found = FontFile.all(in: bundle)
    files[bundle.bundleURL] = found
    return found
  }
}
