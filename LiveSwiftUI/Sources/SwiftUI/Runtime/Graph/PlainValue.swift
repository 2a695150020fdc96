// Types that contain no object that a body could observe.
import Foundation
@_spi(Reflection) import Swift

/// A type known to contain no object that a body could observe, even if it is made of objects.
protocol PlainValue {}
extension String: PlainValue {}
extension Substring: PlainValue {}
extension Character: PlainValue {}
extension URL: PlainValue {}
extension Data: PlainValue {}
extension Locale: PlainValue {}
extension Calendar: PlainValue {}
extension TimeZone: PlainValue {}
extension DismissAction: PlainValue {}

/// A type that contains values of other types and nothing else.
private protocol PlainContainer {
  static var contents: [Any.Type] { get }
}
extension Optional: PlainContainer {
  static var contents: [Any.Type] { [Wrapped.self] }
}
extension Array: PlainContainer {
  static var contents: [Any.Type] { [Element.self] }
}
extension Set: PlainContainer {
  static var contents: [Any.Type] { [Element.self] }
}
extension Dictionary: PlainContainer {
  static var contents: [Any.Type] { [Key.self, Value.self] }
}

/// Inspects types for objects that a body could observe.
enum PlainTypes {
  private struct Field<Value> { var value: Value }

  /// Whether no value of `type` contains an object that a body could observe. False may be wrong;
  /// true never is.
  static func contains<Value>(_ type: Value.Type) -> Bool { contains(type, within: []) }

  /// The same for the type of a field, whose kind is known from the walk over the fields.
  static func contains(_ type: Any.Type, _ kind: _MetadataKind) -> Bool {
    contains(type, kind, within: [])
  }

  private static func contains<Value>(
    _ type: Value.Type, within outer: Set<ObjectIdentifier>
  ) -> Bool {
    var isPlain = false
    _ = _forEachField(of: Field<Value>.self) { _, _, fieldType, kind in
      isPlain = contains(fieldType, kind, within: outer)
      return true
    }
    return isPlain
  }

  private static func contains(
    _ type: Any.Type, _ kind: _MetadataKind, within outer: Set<ObjectIdentifier>
  ) -> Bool {
    if type is any PlainValue.Type { return true }
    // A type that contains itself, such as a part of a tree, depends on its other fields only.
    if outer.contains(ObjectIdentifier(type)) { return true }
    let within = outer.union([ObjectIdentifier(type)])
    if let container = type as? any PlainContainer.Type {
      return container.contents.allSatisfy { containsContent(of: $0, within: within) }
    }
    // A value that is copied byte by byte keeps nothing alive.
    if isTrivial(type) { return true }
    switch kind {
    case .struct, .tuple:
      var found = true
      _ = _forEachField(of: type) { _, _, fieldType, fieldKind in
        found = contains(fieldType, fieldKind, within: within)
        return found
      }
      return found
    default:
      // The walk cannot see the payload of an enum. Classes, closures and existentials are objects.
      return false
    }
  }

  private static func containsContent(
    of type: Any.Type, within outer: Set<ObjectIdentifier>
  ) -> Bool {
    func opened<Value>(_ type: Value.Type) -> Bool { contains(type, within: outer) }
    return _openExistential(type, do: opened)
  }

  private static func isTrivial(_ type: Any.Type) -> Bool {
    func opened<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
    return _openExistential(type, do: opened)
  }
}
