// The SF Symbol names that have an icon here; the drawings are in LiveServer's assets.
/// The icons that `Image(systemName:)` can draw.
package enum Symbols {
  /// Whether there is an icon of this name.
  package static func isKnown(_ name: String) -> Bool { names.contains(name) }

  /// The address of a symbol's drawing; for an unknown name that of a dashed square.
  package static func address(of name: String) -> String {
    "/_/icon/\(isKnown(name) ? name : "questionmark.square.dashed").svg#i"
  }

  /// The filled form of an icon, such as `heart.fill` for `heart`; nil if there is none.
  package static func fillVariant(of name: String) -> String? {
    let filled = name.hasSuffix(".fill") ? name : name + ".fill"
    return isKnown(filled) ? filled : nil
  }

  /// The names of all icons, sorted.
  package static var all: [String] { names.sorted() }
}
