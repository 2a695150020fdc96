// Outlines of Core Graphics, which become paths of SwiftUI.
public import Foundation
public import GeometryTypes

/// An outline of Core Graphics: lines and curves in drawing order.
// Sendable unchecked, as Apple's: only a CGMutablePath changes, by whoever made it.
public class CGPath: Hashable, @unchecked Sendable {
  /// One step of an outline.
  package enum Step: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// The steps in drawing order.
  package fileprivate(set) var steps: [Step] = []

  /// An outline of these steps.
  package init(_ steps: [Step]) { self.steps = steps }

  private convenience init(_ path: UIBezierPath, _ transform: UnsafePointer<CGAffineTransform>?) {
    let steps = path.cgPath.steps
    self.init(transform.map { transform in steps.map { $0.applying(transform.pointee) } } ?? steps)
  }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(UIBezierPath(rect: rect), transform)
  }

  /// The outline of an ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(UIBezierPath(ovalIn: rect), transform)
  }

  /// A rectangle with four round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii),
      transform)
  }

  /// Whether both have the same steps.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.steps == other.steps }

  /// Feeds the steps to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }

  /// Whether there are no steps.
  public var isEmpty: Bool { steps.isEmpty }

  /// The end of the last step; zero in an empty outline.
  public var currentPoint: CGPoint { UIBezierPath(cgPath: self).currentPoint }

  /// The smallest rectangle around all points, of which controls of curves are some; null for an
  /// empty outline.
  public var boundingBox: CGRect {
    let points = steps.flatMap(\.points)
    guard let first = points.first else { return .null }
    let across = points.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
    let down = points.reduce((first.y, first.y)) { (min($0.0, $1.y), max($0.1, $1.y)) }
    return CGRect(
      x: across.0, y: down.0, width: across.1 - across.0, height: down.1 - down.0)
  }

  /// A copy that does not change.
  public func copy() -> CGPath? { CGPath(steps) }

  /// A copy that can change.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps) }
}

extension CGPath.Step {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [point, control]
    case .curve(let point, let one, let two): [point, one, two]
    case .close: []
    }
  }

  /// The step with its points moved by a transform.
  func applying(_ transform: CGAffineTransform) -> Self {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let point, let control):
      .quad(point.applying(transform), control: control.applying(transform))
    case .curve(let point, let one, let two):
      .curve(
        point.applying(transform), control1: one.applying(transform),
        control2: two.applying(transform))
    case .close: .close
    }
  }
}

/// An outline of Core Graphics that an app draws step by step.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty outline.
  public init() { super.init([]) }

  fileprivate override init(_ steps: [Step]) { super.init(steps) }

  /// Adds what `draw` adds to a path that ends where this one does.
  private func add(_ transform: CGAffineTransform, _ draw: (UIBezierPath) -> Void) {
    guard transform != .identity else {
      let path = UIBezierPath(cgPath: self)
      draw(path)
      steps = path.cgPath.steps
      return
    }
    // The new steps alone are moved. They are drawn after the point that the transform takes to the
    // current one.
    let path = UIBezierPath()
    if !isEmpty { path.move(to: currentPoint.applying(transform.inverted())) }
    let before = path.cgPath.steps.count
    draw(path)
    steps += path.cgPath.steps.dropFirst(before).map { $0.applying(transform) }
  }

  /// Starts a new line at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(transform) { $0.move(to: point) }
  }

  /// Draws a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addLine(to: point) }
  }

  /// Draws straight lines from the first point to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    add(transform) { path in
      for (index, point) in points.enumerated() {
        index == 0 ? path.move(to: point) : path.addLine(to: point)
      }
    }
  }

  /// Draws a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addQuadCurve(to: end, controlPoint: control) }
  }

  /// Draws a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addCurve(to: end, controlPoint1: control1, controlPoint2: control2) }
  }

  /// Draws an arc between two angles in radians, with a line to its start. `clockwise` is as seen
  /// with y upwards: on a screen, true goes the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(
        withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
    }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.append(UIBezierPath(rect: rect)) }
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.append(UIBezierPath(ovalIn: rect)) }
  }

  /// Adds a rectangle with four round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    add(transform) {
      $0.append(
        UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii))
    }
  }

  /// Adds all steps of another outline.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(transform) { $0.append(UIBezierPath(cgPath: path)) }
  }

  /// Draws a line back to the start of this line.
  public func closeSubpath() { add(.identity) { $0.close() } }
}
