// Sectors of a circle.
import Foundation
import SwiftUI

/// The angles of the sectors of a chart.
struct SectorShares {
  /// The start and end of each sector, in turns from the top; nil for other marks.
  private let ends: [(Double, Double)?]
  /// The sum of all sectors.
  let total: Double

  init(_ marks: [PlacedMark]) {
    let sizes = marks.map { mark -> Double? in
      guard case .sector = mark.mark.shape, case .number(let size)? = mark.mark.angle?.datum
      else { return nil }
      return max(size, 0)
    }
    let sum = sizes.reduce(0) { $0 + ($1 ?? 0) }
    total = sum
    var reached = 0.0
    ends = sizes.map { size in
      guard let size, sum > 0 else { return nil }
      defer { reached += size }
      return (reached / sum, (reached + size) / sum)
    }
  }

  /// The outline of a sector around zero, for a circle of radius 100. It is smaller by `corner`; a
  /// stroke of twice that width restores its size.
  func path(
    _ index: Int, _ inner: MarkDimension, _ outer: MarkDimension, _ inset: CGFloat,
    corner: Double
  ) -> Path {
    guard ends.indices.contains(index), let (from, to) = ends[index], to > from else {
      return Path()
    }
    let far = max(Self.radius(outer, whole: 100, usual: 100) - corner, 0)
    let hole = Self.radius(inner, whole: 100, usual: 0)
    let near = min(hole > 0 ? hole + corner : 0, far)
    let side = corner + (inset.isFinite ? max(Double(inset), 0) : 0)
    let gap = far > 0 && to - from < 1 ? side / far : 0
    let start = from * 2 * .pi - .pi / 2 + gap
    let end = to * 2 * .pi - .pi / 2 - gap
    guard end > start else { return Path() }
    var path = Path()
    path.addArc(
      center: .zero, radius: far, startAngle: .radians(start), endAngle: .radians(end),
      clockwise: false)
    if near > 0 {
      path.addArc(
        center: .zero, radius: near, startAngle: .radians(end), endAngle: .radians(start),
        clockwise: true)
    } else {
      path.addLine(to: .zero)
    }
    path.closeSubpath()
    return path
  }

  private static func radius(_ size: MarkDimension, whole: Double, usual: Double) -> Double {
    let radius: Double =
      switch size.storage {
      case .automatic: usual
      case .fixed(let points): Double(points)
      case .ratio(let ratio): whole * Double(ratio)
      case .inset(let points): whole - Double(points)
      }
    return radius.isFinite ? min(max(radius, 0), whole) : usual
  }
}
