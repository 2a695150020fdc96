// Values of any type, as predicates and sort descriptors compare them.
package import Foundation

/// Compares values of any type.
package enum PredicateValue {
  /// The value as a text; nil for what is none.
  static func text(_ value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let text as NSString: String(text.substring(from: 0))
    default: nil
    }
  }

  /// The elements of a list or a set; nil for what is none.
  package static func list(_ value: Any?) -> [Any]? {
    switch value {
    case let list as [Any]: list
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let list as NSArray: Array(list)
    case let set as Set<AnyHashable>: set.map(\.base)
    case let dictionary as [AnyHashable: Any]: Array(dictionary.values)
    default: nil
    }
  }

  /// The value of an argument, as a part of a tree.
  static func expression(_ argument: Any) -> PredicateTree.Expression {
    let argument = unwrapped(argument)
    if argument == nil || argument is NSNull { return .value(nil) }
    if let list = list(argument) { return .list(list.map { expression($0) }) }
    if let text = text(argument) { return .value(text) }
    return .value(argument as? AnyHashable)
  }

  /// The value in optionals of any depth.
  package static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any AnyOptional else { return value }
    return unwrapped(optional.wrappedValue)
  }

  /// A whole number, or else one with a fraction; nil for what is no number.
  private enum Number {
    case whole(Int64)
    case fraction(Double)

    init?(_ value: Any?) {
      switch value {
      case let value as Bool: self = .whole(value ? 1 : 0)
      case let value as any BinaryInteger: self = .whole(Int64(clamping: value))
      case let value as NSNumber where !Self.isFraction(value): self = .whole(value.int64Value)
      case let value as Double: self = .fraction(value)
      case let value as Float: self = .fraction(Double(value))
      case let value as Decimal: self = .fraction(NSDecimalNumber(decimal: value).doubleValue)
      case let value as NSNumber: self = .fraction(value.doubleValue)
      default: return nil
      }
    }

    private static func isFraction(_ number: NSNumber) -> Bool {
      // "d" and "f": Double and Float.
      [0x64, 0x66].contains(number.objCType.pointee)
    }

    var double: Double {
      switch self {
      case .whole(let number): Double(number)
      case .fraction(let number): number
      }
    }
  }

  /// The value as a number; nil for what is none.
  static func number(_ value: Any?) -> Double? { Number(value)?.double }

  private static func order<V: Comparable>(_ one: V, _ two: V) -> ComparisonResult {
    one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }

  /// The order of two values; nil if they have none. Nil comes before all others.
  package static func order(
    _ one: Any?, _ two: Any?, _ options: String.CompareOptions = []
  ) -> ComparisonResult? {
    let (one, two) = (unwrapped(one), unwrapped(two))
    switch (one, two) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    default: break
    }
    if let one = text(one), let two = text(two) { return one.compare(two, options: options) }
    if let one = one as? Date, let two = two as? Date { return order(one, two) }
    if case .whole(let one)? = Number(one), case .whole(let two)? = Number(two) {
      return order(one, two)
    }
    if let one = number(one), let two = number(two) { return order(one, two) }
    if let one = one as? UUID, let two = two as? UUID {
      return order(one.uuidString, two.uuidString)
    }
    if let one = one as? URL, let two = two as? URL {
      return order(one.absoluteString, two.absoluteString)
    }
    return nil
  }

  /// Whether two values are the same.
  static func areEqual(_ one: Any?, _ two: Any?, _ options: String.CompareOptions = []) -> Bool {
    if let order = order(one, two, options) { return order == .orderedSame }
    switch (unwrapped(one), unwrapped(two)) {
    case (let one as UUID, let two): return one.uuidString == text(two)?.uppercased()
    case (let one, let two as UUID): return two.uuidString == text(one)?.uppercased()
    case (let one as AnyHashable, let two as AnyHashable): return one == two
    default: return false
    }
  }
}

/// A value that may be nil.
private protocol AnyOptional {
  var wrappedValue: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate var wrappedValue: Any? { self }
}
