// Marks with the values that they reach from and to.
import Foundation
import SwiftUI

/// A mark with the values that it reaches from and to on both axes.
struct PlacedMark {
  let mark: Mark
  /// The values across; nil where the mark goes from side to side.
  var x: (PlotDatum, PlotDatum)?
  /// The upright values; nil where the mark goes from top to bottom.
  var y: (PlotDatum, PlotDatum)?
  /// Whether a bar or an area stands upright.
  var isUpright = true
  /// Whether the values are the sides of a bin or a unit.
  var fillsUnit = false

  /// Nil for a mark with a value that cannot be drawn.
  init?(_ mark: Mark, _ facts: ChartFacts) {
    self.mark = mark
    guard let x = Self.bounds(mark.x, mark.xEnd, facts),
      let y = Self.bounds(mark.y, mark.yEnd, facts)
    else { return nil }
    (self.x, self.y) = (x.first, y.first)
    isUpright = Self.isUpright(mark)
    let unit = isUpright ? mark.x : mark.y
    fillsUnit = unit?.unit != nil || unit?.end != nil
  }

  /// The bounds of an axis, none where the mark has no value there; nil for an impossible value.
  private static func bounds(
    _ start: PlotValue?, _ end: PlotValue?, _ facts: ChartFacts
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
    return upright || !across
  }

  /// The number that a bar or an area is as high as; nil where it reaches from value to value.
  var height: Double? {
    let value = isUpright ? mark.y : mark.x
    guard value?.end == nil, mark.xEnd == nil, mark.yEnd == nil,
      case .number(let number)? = value?.datum
    else { return nil }
    return number
  }

  /// What a bar or an area stands at.
  var place: PlotDatum? { (isUpright ? x : y)?.0 }

  mutating func reach(from low: Double, to high: Double) {
    if isUpright { y = (.number(low), .number(high)) } else { x = (.number(low), .number(high)) }
  }

  /// What sets the line or the area of the mark apart from others.
  var series: [PlotDatum?] {
    [mark.series?.datum, mark.style.foregroundBy?.datum, mark.style.symbolBy?.datum]
  }
}
