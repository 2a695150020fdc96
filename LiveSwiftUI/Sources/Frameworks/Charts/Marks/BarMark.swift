// Bars and sectors.
public import Foundation
import SwiftUI

/// A bar.
public nonisolated struct BarMark {
  let mark: Mark

  /// A bar from zero to a number. Bars at the same position are stacked.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    mark = Mark(
      shape: .bar(width: width, height: height, stacking: stacking), x: x.plotted, y: y.plotted)
  }

  /// A horizontal bar between two values.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    mark = Mark(
      shape: .bar(width: .automatic, height: height, stacking: .unstacked), x: xStart.plotted,
      xEnd: xEnd.plotted, y: y.plotted)
  }

  /// A vertical bar between two values.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    mark = Mark(
      shape: .bar(width: width, height: .automatic, stacking: .unstacked), x: x.plotted,
      y: yStart.plotted, yEnd: yEnd.plotted)
  }

  /// A bar for one value, across the plot or between two positions in points from the top. A number
  /// makes the bar horizontal, and stacks it.
  public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where X: Plottable {
    mark = Mark(
      shape: .bar(width: width, height: .automatic, stacking: stacking), x: x.plotted,
      endsY: MarkEnds(start: yStart, end: yEnd))
  }

  /// A bar for one value, across the plot or between two positions in points from the leading side.
  /// A number makes the bar vertical, and stacks it.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Y: Plottable {
    mark = Mark(
      shape: .bar(width: .automatic, height: height, stacking: stacking), y: y.plotted,
      endsX: MarkEnds(start: xStart, end: xEnd))
  }

  /// A horizontal bar between two values, across the plot or between two positions in points from
  /// the top.
  public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where X: Plottable {
    mark = Mark(
      shape: .bar(width: .automatic, height: .automatic, stacking: .unstacked), x: xStart.plotted,
      xEnd: xEnd.plotted, endsY: MarkEnds(start: yStart, end: yEnd))
  }

  /// A vertical bar between two values, across the plot or between two positions in points from the
  /// leading side.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where Y: Plottable {
    mark = Mark(
      shape: .bar(width: .automatic, height: .automatic, stacking: .unstacked), y: yStart.plotted,
      yEnd: yEnd.plotted, endsX: MarkEnds(start: xStart, end: xEnd))
  }
}

extension BarMark: SingleMark {}

/// A sector of a circle, sized by its share of the sum of all sectors.
public nonisolated struct SectorMark {
  let mark: Mark

  /// A sector, or part of a ring if it has an inner radius.
  public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark = Mark(
      shape: .sector(inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0),
      angle: angle.plotted)
  }
}

extension SectorMark: SingleMark {}
