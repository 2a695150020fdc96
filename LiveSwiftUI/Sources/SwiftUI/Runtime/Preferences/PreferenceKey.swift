// Preferences: values that views pass up to the views around them.

/// The key of a value that views pass up to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value for views that set none.
  static var defaultValue: Self.Value { get }
  /// Combines the value so far with that of the next view, in the order of the views.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  /// The default for optional values: nil.
  public static var defaultValue: Self.Value { nil }
}

/// The values of several views for one key, combined in order.
struct PreferenceSum<Key: PreferenceKey> {
  /// The combined value; nil while no view has set one.
  private(set) var value: Key.Value?
  /// Identifies the combined values, so that a type that is not `Equatable` need not be compared.
  private(set) var seed = Hasher()
  /// Whether a view below still waits for a size from the browser.
  var waits = false

  /// Combines the value of the next view; `version` changes whenever that view's value does.
  mutating func add(_ next: Key.Value, of node: Node, version: Int) {
    seed.combine(ObjectIdentifier(node))
    seed.combine(version)
    guard var sum = value else {
      value = next
      return
    }
    // Releases the stored copy, so that `reduce` can extend an array in place.
    value = nil
    Key.reduce(value: &sum, nextValue: { next })
    value = sum
  }

  /// Adopts the seed and the waiting state of `other`, without its value.
  mutating func note<Other>(_ other: PreferenceSum<Other>) {
    seed.combine(other.seed.finalize())
    waits = waits || other.waits
  }
}
