// The geometry of lines and areas.
import Foundation
import SwiftUI

extension ChartPlan {
  /// Adds a line or an area through these marks, and for each mark a point for screen readers.
  mutating func addCurve(_ marks: [PlacedMark]) {
    guard let first = marks.first else { return }
    let method = first.mark.style.interpolation ?? .linear
    if case .area = first.mark.shape {
      addArea(marks, method)
    } else {
      let points = marks.compactMap { middle($0, isCut: false) }.map(Self.hundredths)
      let isCut = !points.allSatisfy(Self.isInPlot)
      var path = Path()
      CurvePath.add(points, method, to: &path)
      add(
        first, .curve(path, isFilled: false, isCut: isCut), saysNothing: first.mark.segment == nil)
    }
    for mark in marks where mark.mark.segment == nil {
      let symbol = groups.symbol(of: mark.mark.style)
      guard let place = top(of: mark), Self.isInside(place) else { continue }
      add(mark, .point(place, symbol))
    }
  }

  /// The position of a mark's point: the upper end for an area.
  private func top(of mark: PlacedMark) -> CGPoint? {
    guard case .area = mark.mark.shape, let ends = ends(of: mark) else {
      return middle(mark, isCut: false)
    }
    return ends.top
  }

  private func ends(of mark: PlacedMark) -> (top: CGPoint, bottom: CGPoint)? {
    guard let across = extent(of: mark, isAcross: mark.isUpright),
      let bounds = mark.isUpright ? mark.y : mark.x,
      let ends = (mark.isUpright ? y : x)?.scale.extent(bounds)
    else { return nil }
    let middle = (across.0 + across.1) / 2
    if !mark.isUpright {
      return (CGPoint(x: ends.1, y: 1 - middle), CGPoint(x: ends.0, y: 1 - middle))
    }
    return (CGPoint(x: middle, y: 1 - ends.1), CGPoint(x: middle, y: 1 - ends.0))
  }

  private mutating func addArea(_ marks: [PlacedMark], _ method: InterpolationMethod) {
    let ends = marks.compactMap { self.ends(of: $0) }
    guard let first = marks.first, !ends.isEmpty else { return }
    let (upper, lower) = (
      ends.map(\.top).map(Self.hundredths), ends.map(\.bottom).map(Self.hundredths)
    )
    var path = Path()
    CurvePath.add(upper, method, to: &path)
    CurvePath.add(lower.reversed(), method, to: &path, joins: true)
    path.closeSubpath()
    let isCut = !(upper + lower).allSatisfy(Self.isInPlot)
    add(first, .curve(path, isFilled: true, isCut: isCut), saysNothing: first.mark.segment == nil)
  }

  private nonisolated static func hundredths(_ point: CGPoint) -> CGPoint {
    // Distant points are clipped anyway, and their numbers could have any length.
    CGPoint(
      x: min(max(point.x * 100, -10_000), 10_000), y: min(max(point.y * 100, -10_000), 10_000))
  }

  private nonisolated static func isInPlot(_ point: CGPoint) -> Bool {
    isInside(CGPoint(x: point.x / 100, y: point.y / 100))
  }
}
