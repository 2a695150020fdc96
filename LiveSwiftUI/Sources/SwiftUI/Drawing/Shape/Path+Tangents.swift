// Arcs between two lines, as round corners are.
import Foundation
import GeometryTypes

extension Path {
  /// Adds an arc that touches the line from the current point to `tangent1End` and the line from
  /// there to `tangent2End`, with a straight line to its first point. Where the three points lie on
  /// one line, or the radius is zero, it is a line to the first of the two ends.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint else { return }
    let corner = tangent1End
    let (back, ahead) = (
      Self.direction(from: corner, to: start), Self.direction(from: corner, to: tangent2End)
    )
    let cosine = back.dx * ahead.dx + back.dy * ahead.dy
    let sine = back.dx * ahead.dy - back.dy * ahead.dx
    guard radius > 0, radius.isFinite, abs(sine) > 1e-9, cosine.isFinite else {
      return addLine(to: corner.applying(transform))
    }
    // Half of the angle between the lines says how far from the corner the arc touches them.
    let distance = radius * (1 + cosine) / abs(sine)
    let first = CGPoint(x: corner.x + back.dx * distance, y: corner.y + back.dy * distance)
    let side: CGFloat = sine > 0 ? -1 : 1
    let center = CGPoint(x: first.x + side * back.dy * radius, y: first.y - side * back.dx * radius)
    let last = CGPoint(x: corner.x + ahead.dx * distance, y: corner.y + ahead.dy * distance)
    func angle(_ point: CGPoint) -> Angle {
      .radians(atan2(Double(point.y - center.y), Double(point.x - center.x)))
    }
    addLine(to: first.applying(transform))
    addArc(
      center: center, radius: radius, startAngle: angle(first), endAngle: angle(last),
      clockwise: sine > 0, transform: transform)
  }

  /// The direction from one point to another, one point long; not finite for the same point.
  private static func direction(from one: CGPoint, to other: CGPoint) -> CGVector {
    let (x, y) = (other.x - one.x, other.y - one.y)
    let length = (x * x + y * y).squareRoot()
    return CGVector(dx: x / length, dy: y / length)
  }
}
