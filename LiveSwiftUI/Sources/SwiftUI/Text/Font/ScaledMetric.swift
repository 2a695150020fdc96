// `@ScaledMetric`: lengths that grow with the text.

/// A length that scales with the text size of the view: the person's own, or one that the app sets
/// with `dynamicTypeSize(_:)`.
@propertyWrapper public struct ScaledMetric<Value> where Value: BinaryFloatingPoint {
  private let base: Value
  private let style: Font.TextStyle
  private var scale = 1.0

  /// A length for the default text size that scales as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// A length for the default text size that scales as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The length at the text size of the view.
  public var wrappedValue: Value { scale == 1 ? base : base * Value(scale) }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: GraphProperty {
  package nonisolated static var mayObserve: Bool { false }

  /// Whether both have the same length and style.
  package func readsSame(as other: ScaledMetric<Value>) -> Bool {
    base == other.base && style == other.style
  }

  @MainActor package mutating func attach(to node: Node, slot: inout AnyObject?) {
    scale = node.environment.builtIn.person.dynamicTypeSize.scale(of: style)
  }
}
