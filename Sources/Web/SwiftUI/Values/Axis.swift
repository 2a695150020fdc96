// The two directions, and sets of them.

/// Across or down.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
  case vertical

  /// None, one or both directions.
  public struct Set: OptionSet, Sendable {
    public typealias Element = Axis.Set
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Axis.Set(rawValue: 1)
    public static let vertical = Axis.Set(rawValue: 2)
  }
}
