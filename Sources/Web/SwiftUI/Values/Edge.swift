// The four sides of a rectangle, sets of them, and the insets along them.
/// One side of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  /// Above.
  case top
  /// Where a line of text begins.
  case leading
  /// Below.
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
    /// What a set is made of.
    public typealias Element = Edge.Set
    /// One bit a side.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes a set of one side.
    public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

    /// Above.
    public static let top = Edge.Set(.top)
    /// Where a line of text begins.
    public static let leading = Edge.Set(.leading)
    /// Below.
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

/// The distances, in points, from the four sides.
public struct EdgeInsets: Equatable, Sendable {
  /// From above.
  public var top: CGFloat
  /// From where a line of text begins.
  public var leading: CGFloat
  /// From below.
  public var bottom: CGFloat
  /// From where a line of text ends.
  public var trailing: CGFloat

  /// Makes insets from four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance anywhere.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// The distance from one side.
  package subscript(edge: Edge) -> CGFloat {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }
}

/// The leading or the trailing side.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// Where a line of text begins.
  case leading
  /// Where a line of text ends.
  case trailing

  /// None, one or both of the two sides.
  public struct Set: OptionSet, Sendable {
    /// What a set is made of.
    public typealias Element = HorizontalEdge.Set
    /// One bit a side.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes a set of one side.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// Where a line of text begins.
    public static let leading = HorizontalEdge.Set(.leading)
    /// Where a line of text ends.
    public static let trailing = HorizontalEdge.Set(.trailing)
    /// Both sides.
    public static let all: HorizontalEdge.Set = [.leading, .trailing]
  }
}

/// The upper or the lower side.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// Above.
  case top
  /// Below.
  case bottom

  /// None, one or both of the two sides.
  public struct Set: OptionSet, Sendable {
    /// What a set is made of.
    public typealias Element = VerticalEdge.Set
    /// One bit a side.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes a set of one side.
    public init(_ e: VerticalEdge) { self.init(rawValue: 1 << e.rawValue) }

    /// Above.
    public static let top = VerticalEdge.Set(.top)
    /// Below.
    public static let bottom = VerticalEdge.Set(.bottom)
    /// Both sides.
    public static let all: VerticalEdge.Set = [.top, .bottom]
  }
}
