// Straight lines across a chart.
public import Foundation
import SwiftUI

/// A straight line across the whole chart or a part of it.
public nonisolated struct RuleMark {
  let mark: Mark

  /// A horizontal line from side to side, or between two positions in points from the leading side.
  public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>)
  where Y: Plottable {
    mark = Mark(shape: .rule, y: y.plotted, endsX: MarkEnds(start: xStart, end: xEnd))
  }

  /// A vertical line from top to bottom, or between two positions in points from the top.
  public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
  where X: Plottable {
    mark = Mark(shape: .rule, x: x.plotted, endsY: MarkEnds(start: yStart, end: yEnd))
  }

  /// A horizontal line between two values.
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
  where X: Plottable, Y: Plottable {
    mark = Mark(shape: .rule, x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted)
  }

  /// A vertical line between two values.
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
  where X: Plottable, Y: Plottable {
    mark = Mark(shape: .rule, x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted)
  }

  /// A vertical line between two values, at a position in points from the leading side; nil is the
  /// middle.
  public init<Y>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
  where Y: Plottable {
    mark = Mark(
      shape: .rule, y: yStart.plotted, yEnd: yEnd.plotted, endsX: MarkEnds(start: x))
  }

  /// A horizontal line between two values, at a position in points from the top; nil is the middle.
  public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil)
  where X: Plottable {
    mark = Mark(
      shape: .rule, x: xStart.plotted, xEnd: xEnd.plotted, endsY: MarkEnds(start: y))
  }
}

extension RuleMark: SingleMark {}
