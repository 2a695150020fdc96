// The horizontal and the vertical axis, and sets of them.

/// The horizontal or the vertical axis.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  /// The horizontal axis.
  case horizontal
  /// The vertical axis.
  case vertical

  /// None, one or both of the axes.
  public struct Set: OptionSet, Sendable {
    public typealias Element = Axis.Set
    /// The axes, one bit each.
    public let rawValue: Int8

    /// The axes for these bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Only the horizontal axis.
    public static let horizontal = Axis.Set(rawValue: 1)
    /// Only the vertical axis.
    public static let vertical = Axis.Set(rawValue: 2)

    /// In the greed of an element: it is as high as its width asks for, and less where there is
    /// less room.
    static let shrinking = Axis.Set(rawValue: 4)

    /// In the greed of an element: all that wants height in it wants it up to a maximum.
    static let capped = Axis.Set(rawValue: 8)
  }
}
