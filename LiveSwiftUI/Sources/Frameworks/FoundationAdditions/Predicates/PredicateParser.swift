// Reads the format of a predicate.
import Foundation

/// Reads a condition from the words and signs of a format.
struct PredicateParser {
  /// The most conditions in one another.
  private static let depth = 40
  /// The most values and conditions that are tried, so that many parentheses take no time.
  private static let most = 20_000

  private let tokens: [PredicateToken]
  private var position = 0
  private var arguments: ArraySlice<Any>
  private var depth = 0
  private var tries = 0

  /// The tree of a format; nil if it cannot be read, or the number of arguments is another one.
  static func tree(of format: String, _ arguments: [Any]) -> PredicateTree? {
    guard let tokens = PredicateToken.all(in: format) else { return nil }
    var parser = PredicateParser(tokens, arguments)
    guard let tree = parser.anyOf(), parser.position == tokens.count, parser.arguments.isEmpty
    else { return nil }
    return tree
  }

  private init(_ tokens: [PredicateToken], _ arguments: [Any]) {
    self.tokens = tokens
    self.arguments = arguments[...]
  }

  private var next: PredicateToken? { position < tokens.count ? tokens[position] : nil }

  private func isNext(_ choices: String...) -> Bool {
    switch next {
    case .word(let word): choices.contains(word.uppercased())
    case .sign(let sign): choices.contains(sign)
    default: false
    }
  }

  private mutating func take(_ word: String) -> Bool {
    guard isNext(word) else { return false }
    position += 1
    return true
  }

  // MARK: Conditions

  private mutating func anyOf() -> PredicateTree? {
    guard var trees = allOf().map({ [$0] }) else { return nil }
    while isNext("OR", "||") {
      position += 1
      guard let tree = allOf() else { return nil }
      trees.append(tree)
    }
    return trees.count == 1 ? trees[0] : .any(trees)
  }

  private mutating func allOf() -> PredicateTree? {
    guard var trees = condition().map({ [$0] }) else { return nil }
    while isNext("AND", "&&") {
      position += 1
      guard let tree = condition() else { return nil }
      trees.append(tree)
    }
    return trees.count == 1 ? trees[0] : .all(trees)
  }

  private mutating func condition() -> PredicateTree? {
    depth += 1
    tries += 1
    defer { depth -= 1 }
    guard depth < Self.depth, tries < Self.most else { return nil }
    if isNext("NOT", "!") {
      position += 1
      return condition().map { .not($0) }
    }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    if isNext("(") {
      // The parenthesis may be that of a value too.
      let start = self
      position += 1
      if let tree = anyOf(), take(")") { return tree }
      (position, arguments) = (start.position, start.arguments)
    }
    return comparison()
  }

  private mutating func comparison() -> PredicateTree? {
    var quantifier = PredicateTree.Quantifier.itself
    if isNext("ANY", "SOME") { quantifier = .any }
    if isNext("ALL") { quantifier = .all }
    if isNext("NONE") { quantifier = .none }
    if quantifier != .itself { position += 1 }
    guard let left = sum(), let compare = comparator() else { return nil }
    var options: PredicateTree.Options = []
    if take("[") {
      guard case .word(let letters) = next else { return nil }
      position += 1
      if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
      if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
      guard take("]") else { return nil }
    }
    guard let right = sum() else { return nil }
    return .comparison(left, compare, right, options, quantifier)
  }

  private mutating func comparator() -> PredicateTree.Operator? {
    defer { position += 1 }
    switch next {
    case .word(let word): return PredicateTree.Operator(rawValue: word.uppercased())
    case .sign("="): return .equal
    case .sign("<>"): return .unequal
    case .sign("=<"): return .lessOrEqual
    case .sign("=>"): return .greaterOrEqual
    case .sign(let sign): return PredicateTree.Operator(rawValue: sign)
    default: return nil
    }
  }

  // MARK: Values

  private mutating func sum() -> PredicateTree.Expression? {
    guard var value = product() else { return nil }
    while isNext("+", "-") {
      let name = isNext("+") ? "add" : "subtract"
      position += 1
      guard let other = product() else { return nil }
      value = .function(name, [value, other])
    }
    return value
  }

  private mutating func product() -> PredicateTree.Expression? {
    guard var value = pathed() else { return nil }
    while isNext("*", "/") {
      let name = isNext("*") ? "multiply" : "divide"
      position += 1
      guard let other = pathed() else { return nil }
      value = .function(name, [value, other])
    }
    return value
  }

  /// A value, and names after it.
  private mutating func pathed() -> PredicateTree.Expression? {
    depth += 1
    tries += 1
    defer { depth -= 1 }
    guard depth < Self.depth, tries < Self.most, var value = primary() else { return nil }
    var names: [String] = []
    while take(".") {
      guard case .word(let name) = next else { return nil }
      names.append(name)
      position += 1
    }
    if case .path(let root, let first) = value {
      (value, names) = (root, first + names)
    }
    return names.isEmpty ? value : .path(value, names)
  }

  private mutating func primary() -> PredicateTree.Expression? {
    guard let token = next else { return nil }
    position += 1
    switch token {
    case .text(let text): return .value(text)
    case .number(let number): return .value(number)
    case .variable(let name): return .variable(name)
    case .argument(let kind): return argument(kind)
    case .word(let word): return named(word)
    case .sign("-"):
      guard case .number(let number) = next else { return nil }
      position += 1
      return .value(-number)
    case .sign("("):
      guard let value = sum(), take(")") else { return nil }
      return value
    case .sign("{"): return list(until: "}").map { .list($0) }
    default: return nil
    }
  }

  private mutating func named(_ word: String) -> PredicateTree.Expression? {
    if isNext("(") {
      position += 1
      if word.uppercased() == "SUBQUERY" { return subquery() }
      return list(until: ")").map { .function(word.lowercased(), $0) }
    }
    switch word.uppercased() {
    case "SELF": return .itself
    case "TRUE", "YES": return .value(true)
    case "FALSE", "NO": return .value(false)
    case "NIL", "NULL": return .value(nil)
    default: return .path(.itself, [word])
    }
  }

  private mutating func list(until end: String) -> [PredicateTree.Expression]? {
    var values: [PredicateTree.Expression] = []
    if take(end) { return values }
    repeat {
      guard let value = sum() else { return nil }
      values.append(value)
    } while take(",")
    return take(end) ? values : nil
  }

  /// `SUBQUERY(items, $item, $item.price > 3)`, after its parenthesis.
  private mutating func subquery() -> PredicateTree.Expression? {
    guard let list = sum(), take(","), case .variable(let name) = next else { return nil }
    position += 1
    guard take(","), let tree = anyOf(), take(")") else { return nil }
    return .subquery(list, name, tree)
  }

  private mutating func argument(_ kind: Character) -> PredicateTree.Expression? {
    guard let argument = arguments.popFirst() else { return nil }
    guard kind == "K" else { return PredicateValue.expression(argument) }
    guard let path = PredicateValue.text(argument) else { return nil }
    let names = path.split(separator: ".").map(String.init)
    return names.first?.uppercased() == "SELF"
      ? (names.count == 1 ? .itself : .path(.itself, Array(names.dropFirst())))
      : .path(.itself, names)
  }
}
