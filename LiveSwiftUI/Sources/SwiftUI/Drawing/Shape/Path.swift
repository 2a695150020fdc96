// The outline of a shape: lines and curves in drawing order.
import Foundation
import GeometryTypes
import Limits

/// An outline made of lines and curves.
public struct Path: Equatable, Sendable {
  /// One step of an outline.
  public enum Element: Equatable, Sendable {
    /// Starts a new line at a point and draws nothing.
    case move(to: CGPoint)
    /// Draws a straight line to a point.
    case line(to: CGPoint)
    /// Draws a quadratic curve, with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Draws a cubic curve, with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a straight line back to the point of the last `move`.
    case closeSubpath
  }

  var elements: [Element] = []
  private var start: CGPoint?
  /// The end of the last step; nil in an empty path.
  public private(set) var currentPoint: CGPoint?

  /// An empty path.
  public init() {}

  /// A path drawn by a closure.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// The outline of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// A box with rounded corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A box with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The ellipse that fills a box.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether no step has been added.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with each step.
  public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

  // MARK: Steps

  /// Starts a new subpath.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    (start, currentPoint) = (end, end)
  }

  /// Draws a straight line.
  public mutating func addLine(to end: CGPoint) { add(.line(to: end), end) }

  /// Draws a quadratic curve, with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.quadCurve(to: end, control: control), end)
  }

  /// Draws a cubic curve, with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(to: end, control1: control1, control2: control2), end)
  }

  /// Draws a line back to the start of this subpath.
  public mutating func closeSubpath() {
    guard let start else { return }
    elements.append(.closeSubpath)
    currentPoint = start
  }

  private mutating func add(_ element: Element, _ end: CGPoint) {
    // Like Core Graphics, ignores a step without a current point.
    guard currentPoint != nil else { return }
    elements.append(element)
    currentPoint = end
  }

  // MARK: Whole shapes

  /// Adds a closed rectangle whose corners are transformed by `transform`.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addLines(
      [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ].map { $0.applying(transform) })
    closeSubpath()
  }

  /// Adds closed rectangles, one after the other.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Starts at the first point and draws lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the ellipse that fills a rectangle, as four curves.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let fit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(360), clockwise: false,
      transform: fit.concatenating(transform))
    closeSubpath()
  }

  /// Adds a box with rounded corners, drawn as arcs in both styles.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let across = min(cornerSize.width, rect.width / 2)
    let down = min(cornerSize.height, rect.height / 2)
    guard across > 0, down > 0 else { return addRect(rect, transform: transform) }
    let centers: [(x: CGFloat, y: CGFloat, from: Double)] = [
      (rect.maxX - across, rect.minY + down, -90), (rect.maxX - across, rect.maxY - down, 0),
      (rect.minX + across, rect.maxY - down, 90), (rect.minX + across, rect.minY + down, 180),
    ]
    var corners = Path()
    for corner in centers {
      let place = CGAffineTransform(a: across, b: 0, c: 0, d: down, tx: corner.x, ty: corner.y)
      corners.addArc(
        center: .zero, radius: 1, startAngle: .degrees(corner.from),
        endAngle: .degrees(corner.from + 90), clockwise: false,
        transform: place.concatenating(transform))
    }
    corners.closeSubpath()
    addPath(corners)
  }

  /// Adds an arc of a circle, with a line to its start. `clockwise` refers to a y axis that points
  /// up, as in Apple's API.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = endAngle.radians - startAngle.radians
    let turn = 2 * Double.pi
    // Reduced to one turn by the remainder: adding turns one by one would never end for an angle so
    // large that a turn does not change it.
    if clockwise {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      sweep = max(sweep, -turn)
    } else {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
      sweep = min(sweep, turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep),
      transform: transform)
  }

  /// The most curves in one arc: sixteen turns.
  private static let mostCurves = 64

  /// Adds an arc of a circle, given by the angle that it sweeps. Anything beyond sixteen turns is
  /// left out, and nothing is drawn if a number is not finite.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    // One curve approximates at most a quarter of a circle well.
    let quarter = Double.pi / 2
    let farthest = Double(Self.mostCurves) * quarter
    let sweep = min(max(delta.radians, -farthest), farthest)
    guard sweep.isFinite, startAngle.radians.isFinite, center.x.isFinite, center.y.isFinite,
      radius.isFinite
    else { return }
    let count = Int(bounding: (abs(sweep) / quarter).rounded(.up), within: 1...Self.mostCurves)
    let step = sweep / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    func point(_ angle: Double, _ out: Double = 0) -> CGPoint {
      let (x, y) = (cos(angle) - out * sin(angle), sin(angle) + out * cos(angle))
      return CGPoint(x: center.x + radius * x, y: center.y + radius * y).applying(transform)
    }
    let first = point(startAngle.radians)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    for index in 0..<count {
      let angle = startAngle.radians + Double(index) * step
      addCurve(
        to: point(angle + step), control1: point(angle, reach),
        control2: point(angle + step, -reach))
    }
  }

  /// Adds all steps of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let other = path.applying(transform)
    elements += other.elements
    if let point = other.currentPoint { (start, currentPoint) = (other.start, point) }
  }

  /// The path after a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var path = self
    path.elements = elements.map { $0.moved { $0.applying(transform) } }
    path.start = start?.applying(transform)
    path.currentPoint = currentPoint?.applying(transform)
    return path
  }

  /// The path moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  func moved(_ change: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: change(end))
    case .line(let end): .line(to: change(end))
    case .quadCurve(let end, let control): .quadCurve(to: change(end), control: change(control))
    case .curve(let end, let one, let two):
      .curve(to: change(end), control1: change(one), control2: change(two))
    case .closeSubpath: .closeSubpath
    }
  }
}
