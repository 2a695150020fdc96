// The atomic style rules in use: one class a CSS declaration, shared by every session.

/// Turns CSS declarations into short class names, because a strict content security policy forbids
/// `style="…"`.
///
/// The table only grows, for a browser keeps the rules it got. What takes any value, as the offset
/// of a view that is dragged, is not in it: see `isContinuous`. Each page may add `share` rules and
/// no more, whatever its app does with a person's numbers. What finds no place stands in the
/// element's own `data-c`, which the browser's script applies.
@MainActor package enum Rules {
  /// How many rules all pages have together.
  static let limit = 8_192
  /// How many of them one page may add.
  static let share = 512

  /// How many rules may be added now: by the page that renders, or by anything outside of one.
  static var left = Int.max

  // By property and value: to join them for each look-up would take longer than to look.
  private static var names: [String: [String: String]] = [:]
  private static var texts: [String] = []
  private static var classLists: [String: [Attribute]] = [:]
  private static var numbersOfLists: [String: [Int]] = [:]
  private static var lists: [[Attribute]: [Attribute]] = [:]

  /// The class that applies `property: value`, or nil when the table is full.
  package static func name(for property: String, _ value: String) -> String? {
    if let name = names[property]?[value] { return name }
    let declaration = "\(property):\(value)"
    guard texts.count < limit, left > 0, isSafe(declaration) else { return nil }
    left -= 1
    let name = "_" + String(texts.count, radix: 36)
    names[property, default: [:]][value] = name
    texts.append(".\(name){\(declaration)}")
    return name
  }

  /// The rules with these numbers, one a line.
  package static func css(of numbers: some Sequence<Int>) -> String {
    numbers.lazy.filter(texts.indices.contains).map { texts[$0] }.joined(separator: "\n")
  }

  /// All rules, one a line.
  package static var css: String { css(of: texts.indices) }

  /// Whether a declaration cannot leave the rule or the attribute that it stands in.
  static func isSafe(_ declaration: String) -> Bool {
    !declaration.utf8.contains { "{};<>\"'\\".utf8.contains($0) }
  }

  /// Whether `property` takes any number in `value`: where something is, how it is turned, how much
  /// of it is seen; and a colour that is mixed or that a person chose.
  static func isContinuous(_ property: String, _ value: String) -> Bool {
    switch property {
    case "translate", "rotate", "scale", "transform", "transform-origin", "opacity", "filter",
      "left", "top", "inset-inline-start":
      true
    case "color", "background", "fill", "stroke", "stop-color", "box-shadow", "--tint",
      "text-decoration-color", "mask-image":
      value.contains("rgb") || value.contains("color") || value.contains("gradient")
        || value.contains("#")
    default: false
    }
  }

  /// The numbers of the rules that the class names of an element stand for.
  static func numbers(in names: String) -> [Int] {
    if let known = numbersOfLists[names] { return known }
    let numbers = names.split(separator: " ").compactMap { name in
      name.first == "_" ? Int(name.dropFirst(), radix: 36) : nil
    }
    if numbersOfLists.count < limit { numbersOfLists[names] = numbers }
    return numbers
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
