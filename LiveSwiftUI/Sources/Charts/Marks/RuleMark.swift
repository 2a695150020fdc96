// Straight lines across a chart.
import Foundation
import SwiftUI

/// A straight line across the chart, or across a part of it.
public nonisolated struct RuleMark {
  let mark: Mark

  /// A line from side to side, or where the arguments say, in points from the leading side.
  public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>)
  where Y: Plottable {
    mark = Mark(shape: .rule, y: y.plotted, ends: (xStart, xEnd))
  }

  /// A line from top to bottom, or where the arguments say, in points from the top.
  public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
  where X: Plottable {
    mark = Mark(shape: .rule, x: x.plotted, ends: (yStart, yEnd))
  }

  /// A line across the chart from one value to another.
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
  where X: Plottable, Y: Plottable {
    mark = Mark(shape: .rule, x: xStart.plotted, xEnd: xEnd.plotted, y: y.plotted)
  }

  /// An upright line from one value to another.
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
  where X: Plottable, Y: Plottable {
    mark = Mark(shape: .rule, x: x.plotted, y: yStart.plotted, yEnd: yEnd.plotted)
  }
}

extension RuleMark: SingleMark {}
