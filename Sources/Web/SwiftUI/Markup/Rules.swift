// The atomic style rules in use: one class a CSS declaration, shared by every session.

/// Turns CSS declarations into short class names, because a strict content security policy forbids
/// `style="…"`.
///
/// The table only grows, so a session needs to remember just how many rules its browser has. Values
/// come from numbers and named constants of the app's own code, never from text of people.
@MainActor package enum Rules {
  /// More declarations than this mean that something continuous is drawn through CSS.
  static let limit = 8_192

  // By property and value: to join them for each look-up would take longer than to look.
  private static var names: [String: [String: String]] = [:]
  private static var texts: [String] = []
  private static var classLists: [String: [Attribute]] = [:]
  private static var lists: [[Attribute]: [Attribute]] = [:]

  /// How many rules there are.
  package static var count: Int { texts.count }

  /// The class that applies `property: value`, or nil when the table is full.
  package static func name(for property: String, _ value: String) -> String? {
    if let name = names[property]?[value] { return name }
    let declaration = "\(property):\(value)"
    guard texts.count < limit, !declaration.utf8.contains(where: { "{};<>\"'\\".utf8.contains($0) })
    else {
      return nil
    }
    let name = "_" + String(texts.count, radix: 36)
    names[property, default: [:]][value] = name
    texts.append(".\(name){\(declaration)}")
    return name
  }

  /// The rules from number `start` on, one a line.
  package static func css(from start: Int) -> String {
    texts[min(start, texts.count)...].joined(separator: "\n")
  }

  /// The attributes of an element with these class names and no other attribute: one shared copy,
  /// so that two hundred rows do not hold two hundred strings.
  static func classes(_ names: String) -> [Attribute] {
    if let known = classLists[names] { return known }
    let attributes = [Attribute(name: "class", value: names)]
    if classLists.count < limit { classLists[names] = attributes }
    return attributes
  }

  /// The one shared copy of an attribute list that holds nothing personal.
  static func interned(_ attributes: [Attribute]) -> [Attribute] {
    guard attributes.allSatisfy({ common.contains($0.name) }) else { return attributes }
    if let known = lists[attributes] { return known }
    if lists.count < limit { lists[attributes] = attributes }
    return attributes
  }

  // An array, because to compare short names is quicker than to hash one.
  private static let common = [
    "class", "type", "role", "data-e", "data-n", "aria-hidden", "aria-pressed", "tabindex",
    "data-d",
  ]
}
