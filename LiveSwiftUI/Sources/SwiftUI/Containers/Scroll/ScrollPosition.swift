// The position of a scroll view, as an app reads and sets it.
public import Foundation

/// The position of a scroll view: the view at its start, an edge, or a point.
public struct ScrollPosition: Sendable {
  enum Goal: Equatable, Sendable {
    case none
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private(set) var goal = Goal.none
  private(set) var anchor: UnitPoint?
  /// The id of the view at the start of the scroll view, once the person has scrolled; before that,
  /// the one that the app scrolled to. Nil for an id of another type than the declared one.
  public private(set) var viewID: (any Hashable & Sendable)?
  /// Whether the person has scrolled since the app set the position.
  public var isPositionedByUser = false
  /// The number of the app's requests, so that a repeated one counts.
  private(set) var requests = 0
  /// An id as a value of the declared type; nil for another type.
  private var convert: @Sendable (AnyHashable) -> (any Hashable & Sendable)?

  /// A position that follows views with ids of a type.
  public init(idType type: (some Hashable & Sendable).Type = Never.self) {
    convert = Self.conversion(type)
  }

  private static func conversion<ID: Hashable & Sendable>(
    _ type: ID.Type
  ) -> @Sendable (AnyHashable) -> (any Hashable & Sendable)? {
    { $0.base as? ID }
  }

  /// A position at the view with an id.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    convert = Self.conversion(type(of: id))
    scrollTo(id: id, anchor: anchor)
  }

  /// A position at an edge of the content.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(idType: type)
    scrollTo(edge: edge)
  }

  /// A position at a point of the content.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(idType: type)
    scrollTo(point: point)
  }

  /// A position at a point of the content.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType: type)
    scrollTo(x: x, y: y)
  }

  /// A position at a distance from the leading edge of the content.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(idType: type)
    scrollTo(x: x)
  }

  /// A position at a distance from the top of the content.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(idType: type)
    scrollTo(y: y)
  }

  /// Scrolls to the view with an id; see `ScrollViewProxy.scrollTo(_:anchor:)`.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    request(.none)
    viewID = id
    self.anchor = anchor
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { request(.edge(edge)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { request(.point(x: point.x, y: point.y)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { request(.point(x: x, y: y)) }

  /// Scrolls to a distance from the leading edge of the content.
  public mutating func scrollTo(x: CGFloat) { request(.point(x: x, y: nil)) }

  /// Scrolls to a distance from the top of the content.
  public mutating func scrollTo(y: CGFloat) { request(.point(x: nil, y: y)) }

  private mutating func request(_ goal: Goal) {
    self.goal = goal
    viewID = nil
    (anchor, isPositionedByUser) = (nil, false)
    requests += 1
  }

  /// The position after the person has scrolled to a view.
  func scrolled(to id: AnyHashable) -> ScrollPosition {
    var copy = self
    copy.viewID = convert(id)
    (copy.goal, copy.isPositionedByUser) = (.none, true)
    return copy
  }
}

extension ScrollPosition {
  /// The edge that the app scrolled to; nil once the person has scrolled.
  public var edge: Edge? { if case .edge(let edge) = goal { edge } else { nil } }

  /// The point that the app scrolled to; nil once the person has scrolled.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = goal { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal distance that the app scrolled to; nil once the person has scrolled.
  public var x: CGFloat? { if case .point(let x, _) = goal { x } else { nil } }

  /// The vertical distance that the app scrolled to; nil once the person has scrolled.
  public var y: CGFloat? { if case .point(_, let y) = goal { y } else { nil } }

  /// The id of the view at the start of the scroll view, if it is of this type.
  public func viewID<T>(type: T.Type) -> T? where T: Hashable, T: Sendable { viewID as? T }
}

extension ScrollPosition: Equatable {
  /// Whether both are at the same place for the same reason.
  public static func == (one: ScrollPosition, other: ScrollPosition) -> Bool {
    one.goal == other.goal && one.anchor == other.anchor && one.requests == other.requests
      && one.isPositionedByUser == other.isPositionedByUser
      && one.viewID.map { AnyHashable($0) } == other.viewID.map { AnyHashable($0) }
  }
}

/// The size of a scroll view and of its content, and how far it is scrolled.
public struct ScrollGeometry: Equatable, Sendable {
  /// The distance that the content is scrolled, in points.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// Always zero: no bar covers a scroll view of a page.
  public var contentInsets: EdgeInsets
  /// The size of the visible area.
  public var containerSize: CGSize

  /// The lengths of a scroll view, in points.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is visible.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The bounds of the scroll view, in the coordinates of its content.
  public var bounds: CGRect { visibleRect }

  /// Parses `left top width height width height`; nil for any other text.
  package init?(report: some StringProtocol) {
    guard let report = Report(report), report.count == 6, let offset = report.size(0, .scrolled),
      let content = report.size(2, .content), let container = report.size(4, .container)
    else { return nil }
    self.init(
      contentOffset: CGPoint(x: offset.width, y: offset.height), contentSize: content,
      contentInsets: EdgeInsets(), containerSize: container)
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  /// The offset and the two sizes.
  public var debugDescription: String {
    "ScrollGeometry(offset: \(contentOffset), content: \(contentSize), container: \(containerSize))"
  }
}
