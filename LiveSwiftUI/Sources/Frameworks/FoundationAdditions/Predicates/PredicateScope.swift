// Evaluates the tree of a predicate.
import Foundation

/// The object and the variables of an evaluation.
struct PredicateScope {
  let object: Any?
  var variables: [String: Any]?

  init(_ object: Any?, _ variables: [String: Any]?) {
    self.object = object
    self.variables = variables
  }

  /// Whether a condition holds.
  func holds(_ tree: PredicateTree) -> Bool {
    switch tree {
    case .constant(let value): value
    case .all(let trees): trees.allSatisfy { holds($0) }
    case .any(let trees): trees.contains { holds($0) }
    case .not(let tree): !holds(tree)
    case .comparison(let left, let compare, let right, let options, let quantifier):
      compares(value(left), compare, right, options, quantifier)
    }
  }

  private func compares(
    _ left: Any?, _ compare: PredicateTree.Operator, _ right: PredicateTree.Expression,
    _ options: PredicateTree.Options, _ quantifier: PredicateTree.Quantifier
  ) -> Bool {
    var text: String.CompareOptions = []
    if options.contains(.caseInsensitive) { text.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { text.insert(.diacriticInsensitive) }
    let comparison = PredicateComparison(compare: compare, value: value(right), options: text)
    guard quantifier != .itself else { return comparison.holds(for: left) }
    let elements = PredicateValue.list(left) ?? left.map { [$0] } ?? []
    switch quantifier {
    case .any, .itself: return elements.contains { comparison.holds(for: $0) }
    case .all: return elements.allSatisfy { comparison.holds(for: $0) }
    case .none: return !elements.contains { comparison.holds(for: $0) }
    }
  }

  // MARK: Values

  func value(_ expression: PredicateTree.Expression) -> Any? {
    switch expression {
    case .value(let value): return value?.base
    case .list(let list): return list.map { value($0) as Any }
    case .itself: return object
    case .variable(let name): return variables?[name]
    case .path(let root, let names): return Self.value(names[...], of: value(root))
    case .function(let name, let arguments): return function(name, arguments, expression)
    case .subquery(let list, let name, let tree):
      return (PredicateValue.list(value(list)) ?? []).filter { element in
        var scope = self
        scope.variables = (variables ?? [:]).merging([name: element]) { $1 }
        return scope.holds(tree)
      }
    }
  }

  /// The value by names: of each element where there is a list, of which `@count` is the number.
  private static func value(_ names: ArraySlice<String>, of root: Any?) -> Any? {
    let root = PredicateValue.unwrapped(root)
    guard let name = names.first, let root else { return root }
    let others = names.dropFirst()
    if name.uppercased() == "SELF" { return value(others, of: root) }
    if let object = root as? any KeyedObject {
      return value(others, of: object.keyedValue(name))
    }
    if let dictionary = root as? [String: Any] { return value(others, of: dictionary[name]) }
    if let list = PredicateValue.list(root) {
      guard name.hasPrefix("@") else { return list.map { value(names, of: $0) as Any } }
      return PredicateFunction.of(
        String(name.dropFirst()), list.compactMap { value(others, of: $0) })
    }
    if let text = PredicateValue.text(root), name == "length" { return text.utf16.count }
    return nil
  }

  private func function(
    _ name: String, _ arguments: [PredicateTree.Expression], _ whole: PredicateTree.Expression
  ) -> Any? {
    let name = name.hasSuffix(":") ? String(name.dropLast()) : name
    if arguments.count == 1, PredicateFunction.aggregates.contains(name) {
      if let list = PredicateValue.list(value(arguments[0])) {
        return PredicateFunction.of(name, list)
      }
      // Of the property of all objects, as in `rating == max(rating)`.
      return aggregate(whole) { objects in
        PredicateFunction.of(
          name, objects.compactMap { PredicateScope($0, nil).value(arguments[0]) })
      }
    }
    return PredicateFunction.of(name, values: arguments.map { value($0) })
  }
}

/// Functions of values.
enum PredicateFunction {
  static let aggregates: Set<String> = ["max", "min", "sum", "avg", "average", "count"]

  /// A function of a list, such as the largest value.
  static func of(_ name: String, _ list: [Any]) -> Any? {
    switch name {
    case "count": return list.count
    case "max":
      return list.max { PredicateValue.order($0, $1) == .orderedAscending }
    case "min":
      return list.min { PredicateValue.order($0, $1) == .orderedAscending }
    case "sum": return list.compactMap { PredicateValue.number($0) }.reduce(0, +)
    case "avg", "average":
      let numbers = list.compactMap { PredicateValue.number($0) }
      return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    default: return nil
    }
  }

  /// A function of one or two values; nil for one that is not known.
  static func of(_ name: String, values: [Any?]) -> Any? {
    if name == "now", values.isEmpty { return Date.now }
    guard let first = values.first else { return nil }
    let texts = PredicateValue.text(first)
    switch name {
    case "uppercase": return texts?.uppercased()
    case "lowercase": return texts?.lowercased()
    case "length": return texts?.utf16.count
    default: break
    }
    guard let one = PredicateValue.number(first) else { return nil }
    let two = values.count > 1 ? PredicateValue.number(values[1]) : nil
    switch (name, two) {
    case ("abs", _): return abs(one)
    case ("floor", _): return one.rounded(.down)
    case ("ceiling", _): return one.rounded(.up)
    case ("add", let two?): return one + two
    case ("subtract", let two?): return one - two
    case ("multiply", let two?): return one * two
    case ("divide", let two?): return one / two
    default: return nil
    }
  }
}
