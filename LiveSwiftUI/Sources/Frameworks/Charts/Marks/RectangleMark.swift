// Rectangles, such as the cells of a heat map.
public import Foundation
import SwiftUI

/// A rectangle.
public nonisolated struct RectangleMark {
  let mark: Mark

  /// A rectangle that fills the unit or category of each value.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    mark = Mark(shape: .rectangle(width: width, height: height), x: x.plotted, y: y.plotted)
  }

  /// A rectangle between two vertical values.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    mark = Mark(
      shape: .rectangle(width: width, height: .automatic), x: x.plotted, y: yStart.plotted,
      yEnd: yEnd.plotted)
  }

  /// A rectangle from top to bottom, or between two positions in points from the top.
  public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) where X: Plottable {
    mark = Mark(
      shape: .rectangle(width: width, height: .automatic), x: x.plotted,
      endsY: MarkEnds(start: yStart, end: yEnd))
  }

  /// A rectangle between two horizontal values.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    mark = Mark(
      shape: .rectangle(width: .automatic, height: height), x: xStart.plotted,
      xEnd: xEnd.plotted, y: y.plotted)
  }

  /// A rectangle from side to side, or between two positions in points from the leading side.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where Y: Plottable {
    mark = Mark(
      shape: .rectangle(width: .automatic, height: height), y: y.plotted,
      endsX: MarkEnds(start: xStart, end: xEnd))
  }

  /// A rectangle between two values along each axis.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    mark = Mark(
      shape: .rectangle(width: .automatic, height: .automatic), x: xStart.plotted,
      xEnd: xEnd.plotted, y: yStart.plotted, yEnd: yEnd.plotted)
  }

  /// A rectangle between two horizontal values, from top to bottom or between two positions in
  /// points from the top.
  public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where X: Plottable {
    mark = Mark(
      shape: .rectangle(width: .automatic, height: .automatic), x: xStart.plotted,
      xEnd: xEnd.plotted, endsY: MarkEnds(start: yStart, end: yEnd))
  }

  /// A rectangle between two vertical values, from side to side or between two positions in points
  /// from the leading side.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where Y: Plottable {
    mark = Mark(
      shape: .rectangle(width: .automatic, height: .automatic), y: yStart.plotted,
      yEnd: yEnd.plotted, endsX: MarkEnds(start: xStart, end: xEnd))
  }

  /// A rectangle over the plot, or between positions in points from the leading side and the top.
  public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(
      shape: .rectangle(width: .automatic, height: .automatic),
      endsX: MarkEnds(start: xStart, end: xEnd), endsY: MarkEnds(start: yStart, end: yEnd))
  }
}

extension RectangleMark: SingleMark {}
