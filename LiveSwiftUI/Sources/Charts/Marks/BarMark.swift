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
