// The four sides of a rectangle, and sets of them.

/// One side of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  /// The top side.
  case top
  /// The leading side: the left one in left-to-right languages.
  case leading
  /// The bottom side.
  case bottom
  /// The trailing side: the right one in left-to-right languages.
  case trailing

  /// The logical CSS keyword for the side, which follows the writing direction.
  package var css: String {
    switch self {
    case .top: "block-start"
    case .leading: "inline-start"
    case .bottom: "block-end"
    case .trailing: "inline-end"
    }
  }

  /// A set of sides.
  public struct Set: OptionSet, Sendable {
    public typealias Element = Edge.Set
    /// The sides, one bit each.
    public let rawValue: Int8

    /// The sides for these bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// A set of one side.
    public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

    /// Only the top side.
    public static let top = Edge.Set(.top)
    /// Only the leading side.
    public static let leading = Edge.Set(.leading)
    /// Only the bottom side.
    public static let bottom = Edge.Set(.bottom)
    /// Only the trailing side.
    public static let trailing = Edge.Set(.trailing)
    /// All four sides.
    public static let all: Edge.Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing side.
    public static let horizontal: Edge.Set = [.leading, .trailing]
    /// The top and the bottom side.
    public static let vertical: Edge.Set = [.top, .bottom]

    /// The sides of the set, in a fixed order.
    package var edges: [Edge] { Edge.allCases.filter { contains(Edge.Set($0)) } }
  }
}
