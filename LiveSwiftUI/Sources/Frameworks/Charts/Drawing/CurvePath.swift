// Lines through points, straight or curved.
import Foundation
import SwiftUI

/// Draws a line through points.
enum CurvePath {
  /// Adds the line. With `joins`, a straight line first connects the path to the first point.
  static func add(
    _ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path, joins: Bool = false
  ) {
    guard let first = points.first else { return }
    if joins { path.addLine(to: first) } else { path.move(to: first) }
    switch method.storage {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .step(let share): steps(points, share, &path)
    case .monotone: monotone(points, &path)
    case .cardinal(let tension): spline(points, &path) { _ in (1 - tension) / 6 }
    case .catmullRom(let alpha): catmullRom(points, alpha, &path)
    }
  }

  private static func steps(_ points: [CGPoint], _ share: CGFloat, _ path: inout Path) {
    for (from, to) in zip(points, points.dropFirst()) {
      let x = from.x + (to.x - from.x) * share
      if x != from.x { path.addLine(to: CGPoint(x: x, y: from.y)) }
      path.addLine(to: CGPoint(x: x, y: to.y))
      if x != to.x { path.addLine(to: to) }
    }
  }

  /// A cubic curve between each two points. The tangent at a point is parallel to the line between
  /// its neighbours.
  private static func spline(
    _ points: [CGPoint], _ path: inout Path, reach: (Int) -> CGFloat
  ) {
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      let before = points[max(index - 1, 0)]
      let after = points[min(index + 2, points.count - 1)]
      let share = reach(index)
      path.addCurve(
        to: to,
        control1: CGPoint(
          x: from.x + (to.x - before.x) * share, y: from.y + (to.y - before.y) * share),
        control2: CGPoint(
          x: to.x - (after.x - from.x) * share, y: to.y - (after.y - from.y) * share))
    }
  }

  private static func catmullRom(_ points: [CGPoint], _ alpha: CGFloat, _ path: inout Path) {
    func length(_ one: CGPoint, _ other: CGPoint) -> Double {
      pow(hypot(Double(other.x - one.x), Double(other.y - one.y)), Double(alpha))
    }
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      let before = points[max(index - 1, 0)]
      let after = points[min(index + 2, points.count - 1)]
      let (a, b, c) = (length(before, from), length(from, to), length(to, after))
      var (one, two) = (from, to)
      if a > 0, b > 0 {
        let whole = 3 * a * (a + b)
        one = mix(
          [
            (to, a * a / whole), (before, -b * b / whole),
            (from, (2 * a * a + 3 * a * b + b * b) / whole),
          ])
      }
      if c > 0, b > 0 {
        let whole = 3 * c * (c + b)
        two = mix(
          [
            (from, c * c / whole), (after, -b * b / whole),
            (to, (2 * c * c + 3 * c * b + b * b) / whole),
          ])
      }
      path.addCurve(to: to, control1: one, control2: two)
    }
  }

  private static func mix(_ parts: [(CGPoint, Double)]) -> CGPoint {
    parts.reduce(into: CGPoint.zero) { sum, part in
      sum.x += part.0.x * CGFloat(part.1)
      sum.y += part.0.y * CGFloat(part.1)
    }
  }

  /// Uses Fritsch and Carlson's slopes, which never overshoot.
  private static func monotone(_ points: [CGPoint], _ path: inout Path) {
    guard points.count > 2 else {
      for point in points.dropFirst() { path.addLine(to: point) }
      return
    }
    let slopes = zip(points, points.dropFirst()).map { from, to in
      to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    var tangents = points.indices.map { index -> CGFloat in
      if index == 0 { return slopes[0] }
      if index == points.count - 1 { return slopes[index - 1] }
      let (left, right) = (slopes[index - 1], slopes[index])
      return left * right <= 0 ? 0 : (left + right) / 2
    }
    for index in slopes.indices where slopes[index] != 0 {
      let (a, b) = (tangents[index] / slopes[index], tangents[index + 1] / slopes[index])
      let length = a * a + b * b
      guard length > 9 else { continue }
      let scale = 3 / length.squareRoot() * slopes[index]
      (tangents[index], tangents[index + 1]) = (scale * a, scale * b)
    }
    for index in slopes.indices {
      let (from, to) = (points[index], points[index + 1])
      let third = (to.x - from.x) / 3
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + third, y: from.y + tangents[index] * third),
        control2: CGPoint(x: to.x - third, y: to.y - tangents[index + 1] * third))
    }
  }
}
