// The leading and the trailing side.

/// The leading or the trailing side.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The leading side: the left one in left-to-right languages.
  case leading
  /// The trailing side: the right one in left-to-right languages.
  case trailing

  /// None, one or both of the two sides.
  public struct Set: OptionSet, Sendable {
    public typealias Element = HorizontalEdge.Set
    /// The sides, one bit each.
    public let rawValue: Int8

    /// The sides for these bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// A set of one side.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// Only the leading side.
    public static let leading = HorizontalEdge.Set(.leading)
    /// Only the trailing side.
    public static let trailing = HorizontalEdge.Set(.trailing)
    /// Both sides.
    public static let all: HorizontalEdge.Set = [.leading, .trailing]
  }
}
