// An app's own colours, from colour sets of an asset catalogue.
import Foundation
import Synchronization

/// Resolved colours by bundle and name. Reading the files again for each view would take longer
/// than drawing it.
private let namedColors = Mutex<[String: String]>([:])

extension Color {
  /// A colour set of an asset catalogue in the bundle. A missing colour is clear.
  public init(_ name: String, bundle: Bundle? = nil) {
    let folder = (bundle ?? .main).resourceURL
    let key = "\(folder?.path ?? "")|\(name)"
    if let known = namedColors.withLock({ $0[key] }) {
      self.init(css: known)
      return
    }
    let css = folder.flatMap { ColorSet.css(of: name, below: $0) } ?? "transparent"
    namedColors.withLock { $0[key] = css }
    self.init(css: css)
  }
}

/// A colour set of an asset catalogue.
private struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable { let value: String }
    struct Value: Decodable {
      let components: [String: String]
    }
    let appearances: [Appearance]?
    let color: Value?
  }

  let colors: [Entry]

  /// The CSS of the colour `name`, in light and dark.
  static func css(of name: String, below folder: URL) -> String? {
    guard !name.contains("..") else { return nil }
    // A bundle without a readable folder has no catalogue.
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for entry in entries.sorted() where entry.hasSuffix(".xcassets") {
      let file = folder.appendingPathComponent("\(entry)/\(name).colorset/Contents.json")
      // An unreadable colour set counts as missing.
      guard let data = try? Data(contentsOf: file),
        let set = try? JSONDecoder().decode(ColorSet.self, from: data)  // As above.
      else { continue }
      return set.css
    }
    return nil
  }

  private var css: String? {
    let dark = colors.first { $0.appearances?.contains { $0.value == "dark" } == true }
    guard let any = colors.first(where: { $0.appearances == nil })?.css else { return dark?.css }
    guard let dark = dark?.css else { return any }
    return "light-dark(\(any), \(dark))"
  }
}

extension ColorSet.Entry {
  fileprivate var css: String? {
    guard let parts = color?.components else { return nil }
    // A component is written as 0.5, 128 or 0x80.
    func part(_ name: String) -> Double {
      let text = parts[name] ?? parts["white"] ?? "0"
      if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
      let number = Double(text) ?? 0
      return text.contains(".") || number <= 1 ? number : number / 255
    }
    let alpha = Double(parts["alpha"] ?? "1") ?? 1
    return Color(red: part("red"), green: part("green"), blue: part("blue"), opacity: alpha).css
  }
}
