// Lines, areas and points.
public import Foundation
import SwiftUI

/// A mark that is collected unchanged.
protocol SingleMark: CollectedChartContent {
  nonisolated var mark: Mark { get }
}

extension SingleMark {
  @MainActor func collect(_ style: MarkStyle, into marks: inout MarkList) {
    var mark = mark
    mark.style = style
    marks.append(mark)
  }
}

/// One point of a line. The points of a series are connected in the order of the data.
public nonisolated struct LineMark {
  let mark: Mark

  /// A point of the only line, or of the line for its colour or symbol.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    mark = Mark(shape: .line, x: x.plotted, y: y.plotted)
  }

  /// A point of the line of a series.
  public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>)
  where X: Plottable, Y: Plottable, S: Plottable {
    mark = Mark(shape: .line, x: x.plotted, y: y.plotted, series: series.plotted)
  }
}

extension LineMark: SingleMark {}

/// One point of an area, which is filled down to zero or to another value.
public nonisolated struct AreaMark {
  let mark: Mark

  /// A point of an area above zero, or above the areas stacked below it.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    mark = Mark(shape: .area(stacking: stacking), x: x.plotted, y: y.plotted)
  }

  /// A point of the area of a series.
  public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable, S: Plottable {
    mark = Mark(
      shape: .area(stacking: stacking), x: x.plotted, y: y.plotted, series: series.plotted)
  }

  /// A point of an area between two values.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = Mark(
      shape: .area(stacking: .unstacked), x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted)
  }

  /// A point of the area of a series, between two values.
  public init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    mark = Mark(
      shape: .area(stacking: .unstacked), x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted,
      series: series.plotted)
  }

  /// A point of an upright area, between two horizontal values.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = Mark(
      shape: .area(stacking: .unstacked), x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted)
  }

  /// A point of the upright area of a series, between two horizontal values.
  public init<X, Y, S>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    mark = Mark(
      shape: .area(stacking: .unstacked), x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted,
      series: series.plotted)
  }
}

extension AreaMark: SingleMark {}

/// A point.
public nonisolated struct PointMark {
  let mark: Mark

  /// A point at two values.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    mark = Mark(shape: .point, x: x.plotted, y: y.plotted)
  }

  /// A point at a vertical value, and at a position in points from the leading side; nil is the
  /// middle.
  public init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>) where Y: Plottable {
    mark = Mark(shape: .point, y: y.plotted, endsX: MarkEnds(start: x))
  }

  /// A point at a horizontal value, and at a position in points from the top; nil is the middle.
  public init<X>(x: PlottableValue<X>, y: CGFloat? = nil) where X: Plottable {
    mark = Mark(shape: .point, x: x.plotted, endsY: MarkEnds(start: y))
  }
}

extension PointMark: SingleMark {}
