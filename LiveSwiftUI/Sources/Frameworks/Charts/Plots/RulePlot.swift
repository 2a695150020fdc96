// Rules of each element of a collection.
public import Foundation
import SwiftUI

/// Rules for each element of a collection.
public nonisolated struct RulePlot<Content> {
  let content: Content
}

extension RulePlot: ChartContent, _BodilessChartContent, CollectedChartContent, CollectedPlot,
  ContentPlot
where Content: ChartContent {}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

/// The content of a plot of a collection.
public nonisolated struct VectorizedRulePlotContent<Data> where Data: RandomAccessCollection {
  let rows: PlotRows<Data>
}

extension VectorizedRulePlotContent: VectorizedChartContent, _BodilessChartContent,
  CollectedChartContent, RowPlot
{
  public typealias DataElement = Data.Element
}

extension RulePlot {
  /// Vertical lines from top to bottom, or between two positions in points.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedRulePlotContent(
      rows: PlotRows(data: data) { element in
        Mark(shape: .rule, x: x.value(element), endsY: MarkEnds(start: yStart, end: yEnd))
      })
  }

  /// Horizontal lines from side to side, or between two positions in points.
  public init<Data>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedRulePlotContent(
      rows: PlotRows(data: data) { element in
        Mark(shape: .rule, y: y.value(element), endsX: MarkEnds(start: xStart, end: xEnd))
      })
  }

  /// Vertical lines between two values.
  public init<Data, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = VectorizedRulePlotContent(
      rows: PlotRows(data: data) { element in
        Mark(shape: .rule, x: x.value(element), y: yStart.value(element), yEnd: yEnd.value(element))
      })
  }

  /// Horizontal lines between two values.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = VectorizedRulePlotContent(
      rows: PlotRows(data: data) { element in
        Mark(shape: .rule, x: xStart.value(element), xEnd: xEnd.value(element), y: y.value(element))
      })
  }
}
