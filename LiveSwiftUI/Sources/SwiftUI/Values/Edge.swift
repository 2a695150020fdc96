// The four sides of a rectangle, and sets of them.

/// One side of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper side.
  case top
  /// Where a line of text begins.
  case leading
  /// The lower side.
  case bottom
  /// Where a line of text ends.
  case trailing

  /// The side in the words of CSS, which turn with the writing direction.
  package var css: String {
    switch self {
    case .top: "block-start"
    case .leading: "inline-start"
    case .bottom: "block-end"
    case .trailing: "inline-end"
    }
  }

  /// Some of the four sides.
  public struct Set: OptionSet, Sendable {
    public typealias Element = Edge.Set
    /// One bit for each side.
    public let rawValue: Int8

    /// Sides by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One side as a set.
    public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

    /// The upper side alone.
    public static let top = Edge.Set(.top)
    /// Where a line of text begins.
    public static let leading = Edge.Set(.leading)
    /// The lower side alone.
    public static let bottom = Edge.Set(.bottom)
    /// Where a line of text ends.
    public static let trailing = Edge.Set(.trailing)
    /// All four sides.
    public static let all: Edge.Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing side.
    public static let horizontal: Edge.Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Edge.Set = [.top, .bottom]

    /// The sides in the set, in a fixed order.
    package var edges: [Edge] { Edge.allCases.filter { contains(Edge.Set($0)) } }
  }
}
