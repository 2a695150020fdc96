// The top and the bottom side.

/// The top or the bottom side.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The top side.
  case top
  /// The bottom side.
  case bottom

  /// None, one or both of the two sides.
  public struct Set: OptionSet, Sendable {
    public typealias Element = VerticalEdge.Set
    /// The sides, one bit each.
    public let rawValue: Int8

    /// The sides for these bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// A set of one side.
    public init(_ e: VerticalEdge) { self.init(rawValue: 1 << e.rawValue) }

    /// Only the top side.
    public static let top = VerticalEdge.Set(.top)
    /// Only the bottom side.
    public static let bottom = VerticalEdge.Set(.bottom)
    /// Both sides.
    public static let all: VerticalEdge.Set = [.top, .bottom]
  }
}
