// swift-format-ignore-file: AvoidRetroactiveConformances
// Predicates from a format.

public import Foundation
import LogOutput

extension NSPredicate {
  /// A predicate as its format describes it: comparisons (`name CONTAINS[cd] %@`), which `AND`,
  /// `OR` and `NOT` join. Names lead to values of Core Data's objects and of dictionaries.
  ///
  /// A format that cannot be read matches nothing, and is reported in the server's log, as it may
  /// have been made of what a visitor typed. On Apple's systems it ends the program.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// A predicate as its format describes it, as with `init(format:_:)`.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    guard let tree = PredicateParser.tree(of: predicateFormat, arguments ?? []) else {
      ErrorStream.write("NSPredicate(format: \"\(predicateFormat)\") is not supported.")
      self.init(value: false)
      return
    }
    self.init { object, variables in
      if let reader = object as? PredicateTreeReader {
        reader.tree = tree
        return false
      }
      return PredicateScope(object, variables).holds(tree)
    }
  }

  /// The tree of the predicate's format; nil for a predicate that was made otherwise.
  package var tree: PredicateTree? {
    let reader = PredicateTreeReader()
    _ = evaluate(with: reader)
    return reader.tree
  }

  /// Whether both predicates are known to hold for the same objects.
  package func holdsSame(as other: NSPredicate) -> Bool {
    if self === other { return true }
    switch (self as? NSCompoundPredicate, other as? NSCompoundPredicate) {
    case (let one?, let two?):
      return one.compoundPredicateType == two.compoundPredicateType
        && one.subpredicates.count == two.subpredicates.count
        && zip(one.subpredicates, two.subpredicates).allSatisfy { $0.holdsSame(as: $1) }
    case (nil, nil):
      if let tree, let second = other.tree { return tree == second }
      // Only predicates of a constant are equal without being one.
      return isEqual(other)
    default: return false
    }
  }
}

/// Takes the tree of a predicate, which is evaluated with it as the object.
private final class PredicateTreeReader {
  var tree: PredicateTree?
}

/// An object whose values have names.
package protocol KeyedObject: AnyObject {
  /// The value with a name; nil for none.
  func keyedValue(_ name: String) -> Any?
}

/// All objects that a predicate is evaluated for, of which `max(rating)` takes the largest value.
package final class PredicateObjects {
  /// The name of the variable.
  package static let variable = "LiveSwiftUI.objects"

  /// The objects.
  package let objects: [Any]
  fileprivate var known: [PredicateTree.Expression: Any?] = [:]

  /// Takes the objects.
  package init(_ objects: [Any]) { self.objects = objects }
}

extension PredicateScope {
  /// The value of a function of all objects, computed once.
  func aggregate(
    _ expression: PredicateTree.Expression, _ compute: ([Any]) -> Any?
  ) -> Any? {
    guard let all = variables?[PredicateObjects.variable] as? PredicateObjects else { return nil }
    if let known = all.known[expression] { return known }
    let value = compute(all.objects)
    all.known[expression] = value
    return value
  }
}

// MARK: Arguments

// Such values are arguments of formats on Apple's systems, where Objective-C passes them. Here only
// `NSPredicate(format:_:)` takes them; their words are not used.
extension NSDate: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [0] }
}

extension NSNumber: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [0] }
}

extension NSArray: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [0] }
}

extension NSSet: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [0] }
}

extension NSUUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [0] }
}

extension NSURL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [0] }
}

extension NSNull: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [0] }
}

extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [0] }
}

extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [0] }
}

extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [0] }
}

extension Decimal: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [0] }
}

extension Data: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [0] }
}

extension Array: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [0] }
}

extension Set: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [0] }
}
