// Values of the focused view. They compile and are nil: only menu commands read them, and a page
// has none.

/// A key of a value that the focused view publishes.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view publishes. None are kept here, because only the commands of a
/// menu bar need them.
public struct FocusedValues {
  /// The value of a key: always nil.
  public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
    get { nil }
    set {}
  }
}

/// A value of the focused view: always nil.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// The value: always nil.
  public var wrappedValue: Value? { nil }
}

/// A binding of the focused view: always nil.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// The value of the binding: always nil. Setting it does nothing.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// A binding of the value: always nil.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
  /// Changes nothing: only menu commands read the values of the focused view.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// Changes nothing: only menu commands read the values of the focused view.
  @_disfavoredOverload
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }

  /// Changes nothing: only menu commands read the values of a scene.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// Changes nothing: only menu commands read the values of a scene.
  @_disfavoredOverload
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
}
