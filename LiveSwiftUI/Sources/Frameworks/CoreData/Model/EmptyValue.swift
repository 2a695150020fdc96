// Values of properties that are not optional and have no value yet.
import Foundation

/// A type with an empty value.
private protocol EmptyValue {
  static var empty: Self { get }
}

extension String: EmptyValue { fileprivate static var empty: String { "" } }
extension Bool: EmptyValue { fileprivate static var empty: Bool { false } }
extension Double: EmptyValue { fileprivate static var empty: Double { 0 } }
extension Float: EmptyValue { fileprivate static var empty: Float { 0 } }
extension Decimal: EmptyValue { fileprivate static var empty: Decimal { 0 } }
extension Date: EmptyValue {
  fileprivate static var empty: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
extension Data: EmptyValue { fileprivate static var empty: Data { Data() } }
extension UUID: EmptyValue {
  fileprivate static var empty: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
extension URL: EmptyValue {
  fileprivate static var empty: URL { URL(fileURLWithPath: "/dev/null") }
}
extension Array: EmptyValue { fileprivate static var empty: [Element] { [] } }
extension Set: EmptyValue { fileprivate static var empty: Set<Element> { [] } }
extension Dictionary: EmptyValue { fileprivate static var empty: [Key: Value] { [:] } }

enum Empty {
  /// A value of a type; nil if it has no empty one.
  static func value<T>(of type: T.Type) -> T? {
    if let type = T.self as? any EmptyValue.Type { return type.empty as? T }
    if let type = T.self as? any FixedWidthInteger.Type { return type.init(0) as? T }
    if let type = T.self as? any RawRepresentable.Type, let value = raw(type) as? T { return value }
    if let type = T.self as? any CaseIterable.Type { return first(type) as? T }
    let objects: [Any] = [NSSet(), NSOrderedSet(), NSNumber(value: 0), NSDecimalNumber.zero]
    return objects.lazy.compactMap { $0 as? T }.first
  }

  private static func raw<R: RawRepresentable>(_ type: R.Type) -> Any? {
    value(of: R.RawValue.self).flatMap { R(rawValue: $0) }
  }

  private static func first<C: CaseIterable>(_ type: C.Type) -> Any? { type.allCases.first }
}
