// The two directions, and sets of them.

/// Across or down.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  /// Across.
  case horizontal
  /// From top to bottom.
  case vertical

  /// None, one or both directions.
  public struct Set: OptionSet, Sendable {
    public typealias Element = Axis.Set
    /// One bit for each direction.
    public let rawValue: Int8

    /// Directions by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Across alone.
    public static let horizontal = Axis.Set(rawValue: 1)
    /// From top to bottom alone.
    public static let vertical = Axis.Set(rawValue: 2)
  }
}
