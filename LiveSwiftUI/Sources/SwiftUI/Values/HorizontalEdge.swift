// The leading and the trailing side.

/// The leading or the trailing side.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// Where a line of text begins.
  case leading
  /// Where a line of text ends.
  case trailing

  /// None, one or both of the two sides.
  public struct Set: OptionSet, Sendable {
    public typealias Element = HorizontalEdge.Set
    /// One bit for each of the two sides.
    public let rawValue: Int8

    /// Sides by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One side as a set.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// Where a line of text begins.
    public static let leading = HorizontalEdge.Set(.leading)
    /// Where a line of text ends.
    public static let trailing = HorizontalEdge.Set(.trailing)
    /// Both sides.
    public static let all: HorizontalEdge.Set = [.leading, .trailing]
  }
}
