// The colours of a colour set: one, or one for light and one for dark.
package import Foundation
import Synchronization

/// Red, green, blue and opacity in sRGB, each from 0 to 1.
package struct ColorComponents: Hashable, Sendable {
  /// The part of red, from 0 to 1.
  package var red: Double
  /// The part of green, from 0 to 1.
  package var green: Double
  /// The part of blue, from 0 to 1.
  package var blue: Double
  /// The opacity, from 0 to 1.
  package var alpha: Double

  /// Makes components; what is not finite or beyond 0 to 1 is limited.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func part(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
    self.red = part(red)
    self.green = part(green)
    self.blue = part(blue)
    self.alpha = part(alpha)
  }
}

/// A colour set of an asset catalogue.
package struct ColorSet: Decodable, Sendable {
  fileprivate struct Entry: Decodable {
    struct Appearance: Decodable { let value: String }
    struct Value: Decodable {
      let components: [String: String]
    }
    let appearances: [Appearance]?
    let color: Value?
  }

  private let colors: [Entry]

  private enum CodingKeys: String, CodingKey { case colors }

  /// The colour for light and for dark.
  package typealias Pair = (light: ColorComponents, dark: ColorComponents)

  /// The sets that were read, by folder and name.
  private static let known = Mutex<[String: [ColorComponents]]>([:])

  /// The colour `name` of a bundle's catalogues; nil when there is no such set.
  package static func find(_ name: String, in bundle: Bundle) -> Pair? {
    guard let folder = bundle.resourceURL,
      let set = AssetCatalog.below(folder).colors[name]
    else { return nil }
    if let pair = known.withLock({ $0[set.path] }) { return (pair[0], pair[1]) }
    // An unreadable colour set counts as missing.
    guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
      let pair = (try? JSONDecoder().decode(ColorSet.self, from: data))?.pair  // As above.
    else { return nil }
    known.withLock { $0[set.path] = [pair.light, pair.dark] }
    return pair
  }

  private var pair: Pair? {
    func components(_ dark: Bool) -> ColorComponents? {
      colors.first { entry in
        let values = entry.appearances?.map(\.value) ?? []
        return dark ? values == ["dark"] : values.isEmpty
      }?.components
    }
    guard let light = components(false) ?? components(true) else { return nil }
    return (light, components(true) ?? light)
  }
}

extension ColorSet.Entry {
  fileprivate var components: ColorComponents? {
    guard let parts = color?.components else { return nil }
    // A component is written as 0.5, 128 or 0x80.
    func part(_ name: String) -> Double {
      let text = parts[name] ?? parts["white"] ?? "0"
      if text.lowercased().hasPrefix("0x") {
        return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255
      }
      let number = Double(text) ?? 0
      return text.contains(".") || number <= 1 ? number : number / 255
    }
    return ColorComponents(
      red: part("red"), green: part("green"), blue: part("blue"),
      alpha: Double(parts["alpha"] ?? "1") ?? 1)
  }
}
