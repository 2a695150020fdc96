// Points of each element of a collection.
public import Foundation
import SwiftUI

/// Points for each element of a collection.
public nonisolated struct PointPlot<Content> {
  let content: Content
}

extension PointPlot: ChartContent, _BodilessChartContent, CollectedChartContent, CollectedPlot,
  ContentPlot
where Content: ChartContent {}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

/// The content of a plot of a collection.
public nonisolated struct VectorizedPointPlotContent<Data> where Data: RandomAccessCollection {
  let rows: PlotRows<Data>
}

extension VectorizedPointPlotContent: VectorizedChartContent, _BodilessChartContent,
  CollectedChartContent, RowPlot
{
  public typealias DataElement = Data.Element
}

extension PointPlot {
  /// Points at two values.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedPointPlotContent(
      rows: PlotRows(data: data) { element in
        Mark(shape: .point, x: x.value(element), y: y.value(element))
      })
  }

  /// Points at a vertical value, and at a position in points; nil is the middle.
  public init<Data>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedPointPlotContent(
      rows: PlotRows(data: data) { element in
        Mark(shape: .point, y: y.value(element), endsX: MarkEnds(start: x))
      })
  }

  /// Points at a horizontal value, and at a position in points; nil is the middle.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedPointPlotContent(
      rows: PlotRows(data: data) { element in
        Mark(shape: .point, x: x.value(element), endsY: MarkEnds(start: y))
      })
  }
}
