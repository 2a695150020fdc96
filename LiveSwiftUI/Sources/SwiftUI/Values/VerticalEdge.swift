// The upper and the lower side.

/// The upper or the lower side.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// None, one or both of the two sides.
  public struct Set: OptionSet, Sendable {
    public typealias Element = VerticalEdge.Set
    /// One bit for each of the two sides.
    public let rawValue: Int8

    /// Sides by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One side as a set.
    public init(_ e: VerticalEdge) { self.init(rawValue: 1 << e.rawValue) }

    /// The upper side alone.
    public static let top = VerticalEdge.Set(.top)
    /// The lower side alone.
    public static let bottom = VerticalEdge.Set(.bottom)
    /// Both sides.
    public static let all: VerticalEdge.Set = [.top, .bottom]
  }
}
