// The preferred distances between views.
public import Foundation

/// The distances that a view prefers to other views.
public struct ViewSpacing: Sendable {
  private var top = 8.0
  private var leading = 8.0
  private var bottom = 8.0
  private var trailing = 8.0

  /// Eight points on each edge, the default of a stack.
  public init() {}

  /// No distance on any edge.
  public static let zero: ViewSpacing = {
    var none = ViewSpacing()
    (none.top, none.leading, none.bottom, none.trailing) = (0, 0, 0, 0)
    return none
  }()

  /// The larger of the distances that both views prefer, where `next` follows along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? max(trailing, next.leading) : max(bottom, next.top)
  }

  /// Takes the larger distances of both on some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = max(top, other.top) }
    if edges.contains(.leading) { leading = max(leading, other.leading) }
    if edges.contains(.bottom) { bottom = max(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = max(trailing, other.trailing) }
  }

  /// The larger distances of both on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var sum = self
    sum.formUnion(other, edges: edges)
    return sum
  }
}
