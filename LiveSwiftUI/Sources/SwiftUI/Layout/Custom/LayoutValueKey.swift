// Values that views hand to the layout around them.

/// A key for a value that a view hands to the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Self.Value { get }
}

/// The key of `layoutPriority`.
enum LayoutPriorityKey: LayoutValueKey {
  static var defaultValue: Double { 0 }
}

extension View {
  /// Hands a value to the layout that arranges this view.
  public nonisolated func layoutValue<K>(key: K.Type, value: K.Value) -> some View
  where K: LayoutValueKey {
    nonisolated(unsafe) let value = value  // Used on the main actor only.
    return rendering { $0.handing(value, ObjectIdentifier(K.self)) }
  }
}

/// The view of a layout that a context is in, and the keys that outer modifiers have set.
struct LayoutMark {
  let child: ArrangedChild
  var keys: Set<ObjectIdentifier> = []
}

extension Context {
  /// Hands a value to the layout around, unless an outer modifier has set the same key.
  func handing(_ value: Any, _ key: ObjectIdentifier) -> Context {
    guard let mark = builtIn.position.layoutMark, !mark.keys.contains(key) else { return self }
    mark.child.values[key] = value
    mark.child.owner?.valueWritten()
    return with { $0[builtIn: \.position.layoutMark]?.keys.insert(key) }
  }
}
