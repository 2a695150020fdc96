// Class names of the style sheet.

/// A class name of the style sheet, or several in the order of the HTML.
///
/// The constants are the only class names that the renderer writes, besides those of generated
/// rules. A test compares them with the style sheet and with the scripts. Nothing reads them back:
/// what other modifiers must know about an element is in its `roles`, which some names imply.
package struct ClassName: Sendable {
  /// The names as in the attribute `class`.
  let text: String
  /// The roles of an element with these names.
  let roles: Element.Role

  /// A class name that means nothing to the renderer itself.
  package init(_ text: String) { self.init(text, []) }

  init(_ text: String, _ roles: Element.Role) {
    self.text = text
    self.roles = roles
  }

  /// The class of the material with this name in CSS; nil for an unknown one.
  static func material(_ name: String) -> ClassName? {
    switch name {
    case "ultra-thin": .ultraThinMaterial
    case "thin": .thinMaterial
    case "regular": .regularMaterial
    case "thick": .thickMaterial
    case "ultra-thick": .ultraThickMaterial
    case "bar": .barMaterial
    default: nil
    }
  }

  /// These names and then `other`.
  package func and(_ other: ClassName) -> ClassName {
    ClassName(text + " " + other.text, roles.union(other.roles))
  }
}
