// Values that views hand up to the views around them.

/// A kind of value that views hand up to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that hand up none.
  static var defaultValue: Self.Value { get }
  /// Joins the value of the views so far with that of the next one, in the order of the views.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  /// None, where the type of the value has that.
  public static var defaultValue: Self.Value { nil }
}

/// What several views hand up under one key, joined in their order.
struct PreferenceSum<Key: PreferenceKey> {
  /// The joined value; nil while no view has handed one up.
  private(set) var value: Key.Value?
  /// Says which values were joined, so that a type that cannot be compared need not be.
  private(set) var seed = Hasher()
  /// Whether something below still waits for the size that the browser tells.
  var waits = false

  /// Joins the value of the next view, which is its `version`th one.
  mutating func add(_ next: Key.Value, of node: Node, version: Int) {
    seed.combine(ObjectIdentifier(node))
    seed.combine(version)
    guard var sum = value else {
      value = next
      return
    }
    // Not kept twice while it grows, or an array would be copied each time.
    value = nil
    Key.reduce(value: &sum, nextValue: { next })
    value = sum
  }

  /// Takes over what made `other`, without its value.
  mutating func note<Other>(_ other: PreferenceSum<Other>) {
    seed.combine(other.seed.finalize())
    waits = waits || other.waits
  }
}
