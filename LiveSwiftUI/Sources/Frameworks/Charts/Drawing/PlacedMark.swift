// Marks with their extent along both axes.
import Foundation
import SwiftUI

/// A mark with its extent along both axes.
struct PlacedMark {
  let mark: Mark
  /// The horizontal bounds; nil if the mark spans the plot.
  var x: (PlotDatum, PlotDatum)?
  /// The vertical bounds; nil if the mark spans the plot.
  var y: (PlotDatum, PlotDatum)?
  /// Whether a bar or an area is upright.
  var isUpright = true
  /// The part of its space that the mark has beside others; nil for all of it.
  var lane: PlotLane?

  /// Returns nil for a mark with a value that cannot be drawn.
  init?(_ mark: Mark, _ facts: ChartEnvironment) {
    self.mark = mark
    guard let x = Self.bounds(mark.x, mark.xEnd, facts),
      let y = Self.bounds(mark.y, mark.yEnd, facts)
    else { return nil }
    (self.x, self.y) = (x.first, y.first)
    isUpright = Self.isUpright(mark)
  }

  /// Whether the value along an axis is a bin or a unit.
  func fillsUnit(isAcross: Bool) -> Bool {
    let value = isAcross ? mark.x : mark.y
    return value?.unit != nil || value?.end != nil
  }

  /// The bounds along an axis, empty if the mark has no value there; nil if a value is invalid.
  private static func bounds(
    _ start: PlotValue?, _ end: PlotValue?, _ facts: ChartEnvironment
  ) -> [(PlotDatum, PlotDatum)]? {
    guard let start else { return [] }
    guard let first = start.bounds(facts) else { return nil }
    guard let end else { return [first] }
    guard let last = end.bounds(facts) else { return nil }
    return [(first.0, last.1)]
  }

  private static func isUpright(_ mark: Mark) -> Bool {
    if mark.yEnd != nil { return true }
    if mark.xEnd != nil { return false }
    let across = mark.x?.datum?.kind == .number && mark.x?.end == nil
    let upright = mark.y?.datum?.kind == .number && mark.y?.end == nil
    return upright || !across && mark.x != nil
  }

  /// The number that gives a bar or an area its height; nil if it extends between two values.
  var height: Double? {
    let value = isUpright ? mark.y : mark.x
    guard value?.end == nil, mark.xEnd == nil, mark.yEnd == nil,
      case .number(let number)? = value?.datum
    else { return nil }
    return number
  }

  /// The value that a bar or an area is drawn at.
  var slot: PlotDatum? { (isUpright ? x : y)?.0 }

  mutating func reach(from low: Double, to high: Double) {
    if isUpright { y = (.number(low), .number(high)) } else { x = (.number(low), .number(high)) }
  }

  /// The values that separate the line or area of this mark from others.
  var series: [PlotDatum?] {
    [
      mark.series?.datum, mark.style.foregroundBy?.datum, mark.style.symbolBy?.datum,
      mark.style.strokeBy?.datum, mark.segment.map { .number(Double($0)) },
    ]
  }
}
