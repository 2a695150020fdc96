// The SF Symbol names that have an icon here; the drawings are in LiveServer's assets.
/// The icons that `Image(systemName:)` can draw.
package enum Symbols {
  /// Whether there is an icon of this name.
  package static func isKnown(_ name: String) -> Bool { names.contains(name) }

  /// The address of a symbol's drawing on a site at `basePath`; for an unknown name that of a
  /// dashed square.
  package static func address(of name: String, below basePath: String) -> String {
    basePath + "/_/icon/\(isKnown(name) ? name : "questionmark.square.dashed").svg#i"
  }

  /// The filled form of an icon, such as `heart.fill` for `heart`; nil if there is none.
  package static func fillVariant(of name: String) -> String? {
    let filled = name.hasSuffix(".fill") ? name : name + ".fill"
    return isKnown(filled) ? filled : nil
  }

  /// The icon of a symbol in a variant; the symbol itself if it has no such icon.
  static func name(_ name: String, _ variant: SymbolVariants) -> String {
    let isFilled = variant.isFill || name.hasSuffix(".fill")
    let plain = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    let shaped = plain + variant.suffix
    let base = isKnown(shaped) || isKnown(shaped + ".fill") ? shaped : plain
    if isFilled, let filled = fillVariant(of: base) { return filled }
    return base == plain ? name : base
  }

  /// The names of all icons, sorted.
  package static var all: [String] { names.sorted() }
}
