// Which SF Symbol names have an icon here; the drawings themselves lie with the stage's assets.
/// The icons that `Image(systemName:)` can draw.
package enum Symbols {
  /// Whether there is an icon of this name.
  package static func isKnown(_ name: String) -> Bool { names.contains(name) }

  /// The filled form of an icon, such as `heart.fill` of `heart`; none if there is no such icon.
  package static func fillVariant(of name: String) -> String? {
    let filled = name.hasSuffix(".fill") ? name : name + ".fill"
    return isKnown(filled) ? filled : nil
  }

  /// The names of all icons, in order.
  package static var all: [String] { names.sorted() }
}
