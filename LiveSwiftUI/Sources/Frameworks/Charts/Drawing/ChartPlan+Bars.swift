// The geometry of bars, points and rules.
import Foundation
import SwiftUI

extension ChartPlan {
  /// The default width of a bar, as a share of its space.
  private static let usualRatio = 0.8
  /// The width in points of a bar that has no space of its own.
  private static let thin = 8.0

  mutating func addBar(_ mark: PlacedMark) {
    guard let across = boxSpan(mark, isAcross: true), let down = boxSpan(mark, isAcross: false)
    else { return }
    add(mark, .bar(across: across, down: down.turned))
  }

  /// The span of a bar or rectangle along one axis; nil outside the plot.
  private func boxSpan(_ mark: PlacedMark, isAcross: Bool) -> PlotShape.Span? {
    if (isAcross ? mark.x : mark.y) == nil {
      let ends = isAcross ? mark.mark.endsX : mark.mark.endsY
      return .points(ends.start.map(Self.bounded), ends.end.map(Self.bounded))
    }
    guard let ends = extent(of: mark, isAcross: isAcross), ends.1 >= 0, ends.0 <= 1 else {
      return nil
    }
    let size: MarkDimension?
    var usual = Self.usualRatio
    switch mark.mark.shape {
    case .bar(let width, let height, _):
      size = isAcross == mark.isUpright ? (isAcross ? width : height) : nil
    case .rectangle(let width, let height):
      size = (isAcross ? mark.mark.xEnd : mark.mark.yEnd) == nil ? (isAcross ? width : height) : nil
      usual = 1
    default: return nil
    }
    if mark.lane?.isAcross == isAcross { usual = 1 }
    return span(ends, size, usual, mark, isAcross: isAcross)
  }

  /// The span of a box: its value along the value axis, and a part of its space along the other.
  private func span(
    _ ends: (Double, Double), _ size: MarkDimension?, _ usual: Double, _ mark: PlacedMark,
    isAcross: Bool
  ) -> PlotShape.Span {
    let (low, high) = (max(ends.0, 0), min(ends.1, 1))
    guard let size else { return .shares(low, high) }
    let hasRoom =
      mark.fillsUnit(isAcross: isAcross) || (isAcross ? x : y)?.scale.band != nil
    let middle = (ends.0 + ends.1) / 2
    func part(_ ratio: Double) -> PlotShape.Span {
      let half = (ends.1 - ends.0) / 2 * min(max(ratio, 0), 1)
      return .shares(max(middle - half, 0), min(middle + half, 1))
    }
    func fixed(_ points: Double) -> PlotShape.Span {
      let lane = mark.lane.flatMap { $0.isAcross == isAcross && !hasRoom ? $0 : nil }
      return .fixed(middle, points: points, shift: lane?.shift(points) ?? 0)
    }
    switch size.storage {
    case .automatic: return hasRoom ? part(usual) : fixed(Self.thin)
    case .ratio(let ratio): return hasRoom ? part(Double(ratio)) : fixed(Self.thin * Double(ratio))
    case .fixed(let points): return fixed(Self.bounded(points))
    case .inset(let points):
      return hasRoom ? .inset(low, high, points: Self.bounded(points)) : fixed(Self.thin)
    }
  }

  private static func bounded(_ points: CGFloat) -> Double {
    points.isFinite ? min(max(Double(points), 0), 1_000) : 0
  }

  /// The middle of a mark in shares of the plot; nil outside the plot. A mark without a value along
  /// an axis is in the middle, or moved from the start by its position in points.
  func middle(_ mark: PlacedMark, isCut: Bool = true) -> CGPoint? {
    guard let across = middle(of: mark, isAcross: true),
      let down = middle(of: mark, isAcross: false)
    else { return nil }
    let point = CGPoint(x: across, y: mark.y == nil ? down : 1 - down)
    if isCut, !Self.isInside(point) { return nil }
    return point
  }

  private func middle(of mark: PlacedMark, isAcross: Bool) -> Double? {
    if (isAcross ? mark.x : mark.y) == nil {
      return (isAcross ? mark.mark.endsX : mark.mark.endsY).start == nil ? 0.5 : 0
    }
    return extent(of: mark, isAcross: isAcross).map { ($0.0 + $0.1) / 2 }
  }

  nonisolated static func isInside(_ point: CGPoint) -> Bool {
    let plot = -0.0001...1.0001
    return plot.contains(Double(point.x)) && plot.contains(Double(point.y))
  }

  mutating func addPoint(_ mark: PlacedMark) {
    guard let point = middle(mark) else { return }
    add(mark, .point(point, symbol(of: mark) ?? mark.usualSymbol))
  }

  /// The symbol of a point; nil if it has none.
  func symbol(of mark: PlacedMark) -> (any ChartSymbolShape)? {
    groups.symbol(of: mark.mark.style)
  }

  mutating func addRule(_ mark: PlacedMark) {
    guard let across = ruleSpan(mark, isAcross: true), let down = ruleSpan(mark, isAcross: false)
    else { return }
    // A rule is in the middle of its unit or category.
    let isLevel = mark.mark.xEnd != nil || mark.x == nil && mark.mark.yEnd == nil
    let rule = isLevel ? (across, Self.thinned(down)) : (Self.thinned(across), down)
    let (line, other) = isLevel ? (rule.1, rule.0) : (rule.0, rule.1)
    guard (-0.0001...1.0001).contains(line.shares.0), other.shares.0 <= 1, other.shares.1 >= 0
    else { return }
    add(mark, .rule(across: rule.0, down: rule.1))
  }

  /// The span of a rule along one axis, from the left or from the top; nil for a value whose kind
  /// does not match the axis. Without a value, the rule spans the plot, or is at one position.
  private func ruleSpan(_ mark: PlacedMark, isAcross: Bool) -> PlotShape.Span? {
    guard (isAcross ? mark.x : mark.y) == nil else {
      let span = extent(of: mark, isAcross: isAcross).map { PlotShape.Span.shares($0, $1) }
      return isAcross ? span : span?.turned
    }
    let ends = isAcross ? mark.mark.endsX : mark.mark.endsY
    if (isAcross ? mark.mark.yEnd : mark.mark.xEnd) != nil {
      let share = ends.start == nil ? 0.5 : 0
      return .shares(share, share)
    }
    return .points(ends.start.map(Double.init), ends.end.map(Double.init))
  }

  private static func thinned(_ span: PlotShape.Span) -> PlotShape.Span {
    let (low, high) = span.shares
    return .shares((low + high) / 2, (low + high) / 2)
  }
}

extension PlacedMark {
  /// The symbol of a point that sets none: a circle, unless a view is in its position.
  fileprivate var usualSymbol: (any ChartSymbolShape)? {
    mark.style.symbolView == nil ? BasicChartSymbolShape(form: .circle) : nil
  }
}
