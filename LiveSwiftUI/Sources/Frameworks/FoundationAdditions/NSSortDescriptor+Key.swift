// Sort descriptors by the names of properties.
public import Foundation

/// The root of key paths that stand for a name.
package struct SortKey {
  /// The name itself.
  package subscript(name: String) -> String { name }
}

extension NSSortDescriptor {
  /// Orders objects by the value with a name.
  public convenience init(key: String?, ascending: Bool) {
    self.init(
      keyPath: \SortKey.[key ?? "self"], ascending: ascending,
      comparator: { PredicateValue.order($0, $1) ?? .orderedSame })
  }

  /// Orders objects by the value at a key path, of any type that has an order.
  @_disfavoredOverload public convenience init<Root, Value>(
    keyPath: KeyPath<Root, Value>, ascending: Bool
  ) {
    self.init(
      keyPath: keyPath, ascending: ascending,
      comparator: { PredicateValue.order($0, $1) ?? .orderedSame })
  }

  /// The name that objects are ordered by; nil for a key path.
  public var key: String? {
    (keyPath as? KeyPath<SortKey, String>).map { SortKey()[keyPath: $0] }
  }
}
