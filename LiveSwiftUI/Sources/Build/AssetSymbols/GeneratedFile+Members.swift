// The members of Color, UIColor and UIImage that stand for assets.

// Members of protocols, so that an app may declare a colour or an enumeration of the same name
// itself, as with an older project of Xcode, which has resources only.
extension GeneratedFile {
  /// A type that has members for assets.
  private struct Owner {
    /// The type of the members.
    let type: String
    /// The extension that has them.
    let head: String
    /// The enumeration around those of folders, which an extension of a protocol cannot hold.
    let folders: String
    /// The start of the initialiser of a resource.
    let make: String
    /// The type's own members: an asset of such a name has a resource only, as in Xcode.
    let taken: Set<String>
    /// Members of other types that a call may mean by the same name; they come first.
    var rivals: Set<String> = []
  }

  /// `Color.brand`, `.foregroundStyle(.brand)` and `Color.Palette.brand`.
  var colorMembers: String {
    let owner = Owner(
      type: "SwiftUI.Color", head: "SwiftUI.ShapeStyle where Self == SwiftUI.Color",
      folders: "_ColorAssets", make: ".init(", taken: Self.ownColors, rivals: Self.styles)
    return members(symbols.colors, of: owner)
  }

  /// `UIColor.brand` and `UIColor.Palette.brand`.
  var uiColorMembers: String {
    let owner = Owner(
      type: "UIColor", head: "NSObjectProtocol where Self == UIColor", folders: "_UIColorAssets",
      make: ".init(resource: ", taken: Self.ownUIColors)
    return members(symbols.colors, of: owner)
  }

  /// `UIImage.logo` and `UIImage.Icons.logo`.
  var imageMembers: String {
    let owner = Owner(
      type: "UIImage", head: "NSObjectProtocol where Self == UIImage", folders: "_UIImageAssets",
      make: ".init(resource: ", taken: Self.ownImages)
    return members(symbols.images, of: owner)
  }

  private func members(_ symbols: [SymbolTable.Symbol], of owner: Owner) -> String {
    var lines = symbols.filter { $0.path.isEmpty && !owner.taken.contains($0.name) }.map {
      (owner.rivals.contains($0.name) ? "  @_disfavoredOverload\n" : "") + member($0, of: owner)
    }
    let below = symbols.filter { !$0.path.isEmpty }
    var seen: Set<String> = []
    for name in below.map({ $0.path[0] }) where seen.insert(name).inserted {
      lines.append("  typealias \(name) = \(owner.folders).\(name)\n")
    }
    guard !lines.isEmpty else { return "" }
    let text = "extension \(owner.head) {\n\(lines.joined())}\n"
    guard !below.isEmpty else { return text }
    return text + "\nenum \(owner.folders) {\n\(folders(below, at: [], of: owner))}\n"
  }

  /// The enumerations directly below `path`, with what they hold.
  private func folders(
    _ symbols: [SymbolTable.Symbol], at path: [String], of owner: Owner
  ) -> String {
    let indent = String(repeating: "  ", count: path.count)
    var text = ""
    var seen: Set<String> = []
    let below = symbols.filter { $0.path.count > path.count && $0.path.starts(with: path) }
    for name in below.map({ $0.path[path.count] }) where seen.insert(name).inserted {
      let inner = path + [name]
      text += "  \(indent)enum \(name) {\n"
      text += below.filter { $0.path == inner }.map { indent + "  " + member($0, of: owner) }
        .joined()
      text += folders(below, at: inner, of: owner) + "  \(indent)}\n"
    }
    return text
  }

  private func member(_ symbol: SymbolTable.Symbol, of owner: Owner) -> String {
    let resource = (symbol.path + [symbol.name]).joined(separator: ".")
    return "  static var \(symbol.name): \(owner.type) { \(owner.make).\(resource)) }\n"
  }

  private static let ownColors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "black", "white", "clear", "primary", "secondary", "accentColor",
  ]

  private static let ownUIColors: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear", "tintColor", "lightText", "darkText", "link",
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator",
    "opaqueSeparator", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemRed", "systemGreen", "systemBlue", "systemOrange",
    "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown",
    "systemMint", "systemCyan", "systemGray", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5", "systemGray6",
  ]

  private static let ownImages: Set<String> = [
    "add", "remove", "actions", "checkmark", "strokedCheckmark",
  ]

  /// Members of `ShapeStyle` that are not colours: `.fill(.background)` means the system's, and
  /// `Color.background` the asset.
  private static let styles: Set<String> = [
    "foreground", "background", "tint", "tertiary", "quaternary", "quinary", "selection",
    "separator", "placeholder", "link", "fill", "windowBackground", "bar", "regularMaterial",
    "thinMaterial", "ultraThinMaterial", "thickMaterial", "ultraThickMaterial",
  ]
}
