// Outlines of UIKit, which become paths of SwiftUI.
public import Foundation
public import GeometryTypes

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt
  /// Corners of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline that an app draws step by step.
open class UIBezierPath: NSObject {
  private var steps: [CGPath.Step] = []
  private var start = CGPoint.zero

  /// The end of the last step; zero in an empty outline.
  open private(set) var currentPoint = CGPoint.zero
  /// The width of a stroke in points, which a shape of SwiftUI does not use.
  open var lineWidth: CGFloat = 1
  /// Whether the inside is counted by the rule of even and odd, which a shape of SwiftUI sets.
  open var usesEvenOddFillRule = false

  /// An empty outline.
  public override init() { super.init() }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init(roundedRect: rect, byRoundingCorners: [], cornerRadii: .zero)
  }

  /// The outline of an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// A rectangle with four round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle of which some corners are round, by at most half of each side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let across = max(0, min(cornerRadii.width, rect.width / 2))
    let down = max(0, min(cornerRadii.height, rect.height / 2))
    // From a corner, the direction from which its curve comes and that in which it leaves.
    func corner(_ corner: UIRectCorner, _ x: CGFloat, _ y: CGFloat, from: CGVector, to: CGVector) {
      let point = CGPoint(x: x, y: y)
      guard corners.contains(corner), across > 0, down > 0 else { return addStep(to: point) }
      func moved(_ way: CGVector, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + way.dx * across * part, y: y + way.dy * down * part)
      }
      let pull = 1 - UIBezierPath.quarter
      addStep(to: moved(from, 1))
      addCurve(
        to: moved(to, 1), controlPoint1: moved(from, pull), controlPoint2: moved(to, pull))
    }
    let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
    let (up, under) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
    corner(.topLeft, rect.minX, rect.minY, from: under, to: right)
    corner(.topRight, rect.maxX, rect.minY, from: left, to: under)
    corner(.bottomRight, rect.maxX, rect.maxY, from: up, to: left)
    corner(.bottomLeft, rect.minX, rect.maxY, from: right, to: up)
    close()
  }

  /// An arc of a circle between two angles in radians; clockwise as a person sees it.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The outline of a path of Core Graphics.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    cgPath = CGPath
  }

  /// The share of a radius at which the controls of a quarter of a circle lie.
  private static let quarter: CGFloat = 0.5522847498

  private struct CGVector { let dx, dy: CGFloat }

  private func addStep(to point: CGPoint) { isEmpty ? move(to: point) : addLine(to: point) }

  /// The outline as a path of Core Graphics.
  open var cgPath: CGPath {
    get { CGPath(steps) }
    set {
      removeAllPoints()
      append(newValue.steps)
    }
  }

  /// Whether there are no steps.
  open var isEmpty: Bool { steps.isEmpty }

  /// Starts a new line at a point.
  open func move(to point: CGPoint) {
    steps.append(.move(point))
    (start, currentPoint) = (point, point)
  }

  /// Draws a straight line.
  open func addLine(to point: CGPoint) { append([.line(point)]) }

  /// Draws a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    append([.quad(endPoint, control: controlPoint)])
  }

  /// Draws a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    append([.curve(endPoint, control1: controlPoint1, control2: controlPoint2)])
  }

  /// Draws an arc of a circle between two angles in radians, with a line to its start. Nothing is
  /// drawn if a number is not finite.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let whole = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    guard sweep.isFinite, startAngle.isFinite, radius.isFinite, center.x.isFinite,
      center.y.isFinite
    else { return }
    if abs(sweep) >= whole {
      sweep = clockwise ? whole : -whole
    } else if clockwise, sweep < 0 {
      sweep += whole
    } else if !clockwise, sweep > 0 {
      sweep -= whole
    }
    let step = sweep / 4
    let reach = 4 / 3 * tan(step / 4)
    func point(_ angle: CGFloat, _ out: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - out * sin(angle)),
        y: center.y + radius * (sin(angle) + out * cos(angle)))
    }
    addStep(to: point(startAngle))
    for index in 0..<4 {
      let angle = startAngle + CGFloat(index) * step
      addCurve(
        to: point(angle + step), controlPoint1: point(angle, reach),
        controlPoint2: point(angle + step, -reach))
    }
  }

  /// Draws a line back to the start of this line.
  open func close() { append([.close]) }

  /// Adds all steps of another outline.
  open func append(_ bezierPath: UIBezierPath) { append(bezierPath.steps) }

  /// Removes all steps.
  open func removeAllPoints() {
    steps = []
    (start, currentPoint) = (.zero, .zero)
  }

  /// The smallest rectangle around all points, of which controls of curves are some; zero for an
  /// empty outline.
  open var bounds: CGRect { steps.isEmpty ? .zero : cgPath.boundingBox }

  /// Moves all points by a transform.
  open func apply(_ transform: CGAffineTransform) {
    let moved = steps.map { $0.applying(transform) }
    removeAllPoints()
    append(moved)
  }

  private func append(_ more: [CGPath.Step]) {
    for step in more {
      // As in Core Graphics, a step without a current point is ignored.
      if steps.isEmpty, case .move = step {} else if steps.isEmpty { continue }
      steps.append(step)
      switch step {
      case .move(let point): (start, currentPoint) = (point, point)
      case .line(let point), .quad(let point, _), .curve(let point, _, _): currentPoint = point
      case .close: currentPoint = start
      }
    }
  }
}
