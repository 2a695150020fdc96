// The upper and the lower side.

/// The upper or the lower side.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top
  case bottom

  /// None, one or both of the two sides.
  public struct Set: OptionSet, Sendable {
    public typealias Element = VerticalEdge.Set
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ e: VerticalEdge) { self.init(rawValue: 1 << e.rawValue) }

    public static let top = VerticalEdge.Set(.top)
    public static let bottom = VerticalEdge.Set(.bottom)
    public static let all: VerticalEdge.Set = [.top, .bottom]
  }
}
