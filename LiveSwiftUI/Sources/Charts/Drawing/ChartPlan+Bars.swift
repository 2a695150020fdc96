// The geometry of bars, points and rules.
import Foundation
import SwiftUI

extension ChartPlan {
  /// The default width of a bar, as a share of its space.
  private static let usualRatio = 0.8
  /// The width in points of a bar that has no space of its own.
  private static let thin = 8.0

  mutating func addBar(_ mark: PlacedMark) {
    guard case .bar(let width, let height, _) = mark.mark.shape,
      let across = extent(mark.x, on: x), let down = extent(mark.y, on: y),
      across.1 >= 0, across.0 <= 1, down.1 >= 0, down.0 <= 1
    else { return }
    let isUpright = mark.isUpright
    let across2 = span(across, isUpright ? width : nil, mark, x)
    let down2 = span(down, isUpright ? nil : height, mark, y)
    add(mark, .bar(across: across2, down: down2.turned))
  }

  /// The span of a bar along one axis: its value along the value axis, and a part of its space
  /// along the other.
  private func span(
    _ ends: (Double, Double), _ size: MarkDimension?, _ mark: PlacedMark, _ axis: AxisPlan?
  ) -> PlotShape.Span {
    let (low, high) = (max(ends.0, 0), min(ends.1, 1))
    guard let size else { return .shares(low, high) }
    let hasRoom = mark.fillsUnit || axis?.scale.band != nil
    let middle = (ends.0 + ends.1) / 2
    func part(_ ratio: Double) -> PlotShape.Span {
      let half = (ends.1 - ends.0) / 2 * min(max(ratio, 0), 1)
      return .shares(max(middle - half, 0), min(middle + half, 1))
    }
    switch size.storage {
    case .automatic: return hasRoom ? part(Self.usualRatio) : .fixed(middle, points: Self.thin)
    case .ratio(let ratio):
      return hasRoom ? part(Double(ratio)) : .fixed(middle, points: Self.thin * Double(ratio))
    case .fixed(let points): return .fixed(middle, points: Self.bounded(points))
    case .inset(let points):
      return hasRoom
        ? .inset(low, high, points: Self.bounded(points)) : .fixed(middle, points: Self.thin)
    }
  }

  private static func bounded(_ points: CGFloat) -> Double {
    points.isFinite ? min(max(Double(points), 0), 1_000) : 0
  }

  /// The middle of a mark in shares of the plot; nil outside the plot.
  func middle(_ mark: PlacedMark, isCut: Bool = true) -> CGPoint? {
    guard let across = extent(mark.x, on: x), let down = extent(mark.y, on: y) else { return nil }
    let point = CGPoint(x: (across.0 + across.1) / 2, y: 1 - (down.0 + down.1) / 2)
    if isCut, !Self.isInside(point) { return nil }
    return point
  }

  nonisolated static func isInside(_ point: CGPoint) -> Bool {
    let plot = -0.0001...1.0001
    return plot.contains(Double(point.x)) && plot.contains(Double(point.y))
  }

  mutating func addPoint(_ mark: PlacedMark) {
    guard let place = middle(mark) else { return }
    add(mark, .point(place, groups.symbol(of: mark.mark.style) ?? BasicChartSymbolShape.circle))
  }

  mutating func addRule(_ mark: PlacedMark) {
    let ends = mark.mark.ends
    let points = PlotShape.Span.points(ends.start.map(Double.init), ends.end.map(Double.init))
    let (acrossEnds, downEnds) = (extent(mark.x, on: x), extent(mark.y, on: y))
    // A value whose kind does not match the axis has no position. Without a value, the rule spans
    // the plot.
    guard (mark.x == nil) == (acrossEnds == nil), (mark.y == nil) == (downEnds == nil) else {
      return
    }
    let across = acrossEnds.map { PlotShape.Span.shares($0, $1) } ?? points
    let down = downEnds.map { PlotShape.Span.shares($0, $1).turned } ?? points
    // A rule is in the middle of its unit or category.
    let isLevel = mark.x == nil || mark.mark.xEnd != nil
    let rule = (
      isLevel ? across : Self.thinned(across), isLevel ? Self.thinned(down) : down
    )
    let (line, other) = isLevel ? (rule.1, rule.0) : (rule.0, rule.1)
    guard (-0.0001...1.0001).contains(line.shares.0), other.shares.0 <= 1, other.shares.1 >= 0
    else { return }
    add(mark, .rule(across: rule.0, down: rule.1))
  }

  private static func thinned(_ span: PlotShape.Span) -> PlotShape.Span {
    let (low, high) = span.shares
    return .shares((low + high) / 2, (low + high) / 2)
  }
}
