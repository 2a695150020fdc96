// Atomic style rules: one class per CSS declaration, shared by all sessions.

/// Turns CSS declarations into short class names, because a strict content security policy forbids
/// `style="…"`.
///
/// The table only grows, because browsers keep the rules that they received. Declarations with
/// arbitrary values, such as the offset of a dragged view, stay out of it; see `isContinuous`. Each
/// page may add `share` rules at most, whatever its app does with a person's numbers. A declaration
/// without a rule goes into the element's own `data-c`, which the browser's script applies.
@MainActor package enum Rules {
  /// The most rules of all pages together.
  static let limit = 8_192
  /// The most rules that one page may add.
  static let share = 512

  /// The most bytes of a declaration, or of a list of class names, that the tables keep.
  static let longest = 1_024
  /// The most bytes of the steps of one animation.
  private static let mostSteps = 8_192
  /// The most bytes of the steps of all animations together.
  private static let mostStepsTogether = 4 << 20
  private static var sizeOfSteps = 0

  /// The number of rules that may be added now: by the page that renders, or by code outside of
  /// one.
  static var left = Int.max

  // By property and value: joining the two for each look-up would take longer than the look-up.
  private static var names: [String: [String: String]] = [:]
  private static var texts: [String] = []
  private static var animations: [String: (name: String, mark: String)] = [:]
  private static var classLists: [String: [Attribute]] = [:]
  private static var numbersOfLists: [String: [Int]] = [:]
  private static var lists: [[Attribute]: [Attribute]] = [:]

  /// The class that applies `property: value`; nil for an arbitrary value, or when the table is
  /// full.
  package static func name(for property: String, _ value: String) -> String? {
    if let name = names[property]?[value] { return name }
    let declaration = "\(property):\(value)"
    guard texts.count < limit, left > 0, declaration.utf8.count <= longest, isSafe(declaration),
      !isContinuous(property, value)
    else { return nil }
    left -= 1
    let name = "_" + String(texts.count, radix: 36)
    names[property, default: [:]][value] = name
    texts.append(".\(name){\(declaration)}")
    return name
  }

  /// Adds a whole rule and returns the class that makes a page receive it; nil when the table is
  /// full. The rule is trusted, and one line.
  static func add(_ rule: String) -> String? {
    guard texts.count < limit, left > 0 else { return nil }
    left -= 1
    texts.append(rule)
    return "_" + String(texts.count - 1, radix: 36)
  }

  /// The name of an animation with these steps, and the class that makes a page receive it; nil
  /// when the table is full or the steps are too long. Equal steps have one name. Long steps count
  /// as several rules.
  static func keyframes(_ steps: String) -> (name: String, mark: String)? {
    if let known = animations[steps] { return known }
    let size = steps.utf8.count
    guard size <= mostSteps, sizeOfSteps + size <= mostStepsTogether, left > size / 256 else {
      return nil
    }
    let name = "k" + String(texts.count, radix: 36)
    guard let mark = add("@keyframes \(name){\(steps)}") else { return nil }
    left -= size / 256
    sizeOfSteps += size
    animations[steps] = (name, mark)
    return (name, mark)
  }

  /// The rules with these numbers, one per line.
  package static func css(of numbers: some Sequence<Int>) -> String {
    numbers.lazy.filter(texts.indices.contains).map { texts[$0] }.joined(separator: "\n")
  }

  /// All rules, one per line.
  package static var css: String { css(of: texts.indices) }

  /// Whether a declaration cannot break out of its rule or its attribute.
  static func isSafe(_ declaration: String) -> Bool {
    !declaration.utf8.contains { "{};<>\"'\\".utf8.contains($0) }
  }

  /// Whether `property` takes arbitrary numbers in `value`: a position, rotation or opacity, or a
  /// colour that is mixed or that a person chose.
  static func isContinuous(_ property: String, _ value: String) -> Bool {
    switch property {
    case "translate", "rotate", "scale", "transform", "transform-origin", "opacity", "filter",
      "left", "top", "inset-inline-start", "--most", "--least", "--wide", "--high":
      true
    case "color", "background", "fill", "stroke", "stop-color", "box-shadow", "--tint",
      "text-decoration-color", "mask-image":
      value.contains("rgb") || value.contains("color") || value.contains("gradient")
        || value.contains("#")
    default: false
    }
  }

  /// The numbers of the rules among the class names of an element.
  static func numbers(in names: String) -> [Int] {
    if let known = numbersOfLists[names] { return known }
    let numbers = names.split(separator: " ").compactMap { name in
      name.first == "_" ? Int(name.dropFirst(), radix: 36) : nil
    }
    if numbersOfLists.count < limit, names.utf8.count <= longest { numbersOfLists[names] = numbers }
    return numbers
  }

  /// The attributes of an element with these class names and no other attribute: one shared copy,
  /// so that two hundred rows do not have two hundred strings.
  static func classes(_ names: String) -> [Attribute] {
    if let known = classLists[names] { return known }
    let attributes = [Attribute(name: "class", value: names)]
    if classLists.count < limit, names.utf8.count <= longest { classLists[names] = attributes }
    return attributes
  }

  /// The shared copy of an attribute list; a list with anything personal is returned unchanged.
  static func interned(_ attributes: [Attribute]) -> [Attribute] {
    guard attributes.allSatisfy({ common.contains($0.name) && $0.value.utf8.count <= longest })
    else {
      return attributes
    }
    if let known = lists[attributes] { return known }
    if lists.count < limit { lists[attributes] = attributes }
    return attributes
  }

  // An array, because comparing short names is faster than hashing one.
  private static let common = [
    "class", "type", "role", DataAttribute.event.rawValue, DataAttribute.near.rawValue,
    "aria-hidden", "aria-pressed", "tabindex", DataAttribute.ends.rawValue,
  ]
}
