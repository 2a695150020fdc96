// Lines of each element of a collection.
import Foundation
import SwiftUI

/// Lines for each element of a collection.
public nonisolated struct LinePlot<Content> {
  let content: Content
}

extension LinePlot: ChartContent, _BodilessChartContent, CollectedChartContent, CollectedPlot,
  ContentPlot
where Content: ChartContent {}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

/// The content of a plot of a collection.
public nonisolated struct VectorizedLinePlotContent<Data> where Data: RandomAccessCollection {
  let rows: PlotRows<Data>
}

extension VectorizedLinePlotContent: VectorizedChartContent, _BodilessChartContent,
  CollectedChartContent, RowPlot
{
  public typealias DataElement = Data.Element
}

extension LinePlot {
  /// A line through the points of the elements.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedLinePlotContent(
      rows: PlotRows(data: data) { element in
        Mark(shape: .line, x: x.value(element), y: y.value(element))
      })
  }

  /// A line for each series.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedLinePlotContent(
      rows: PlotRows(data: data) { element in
        Mark(shape: .line, x: x.value(element), y: y.value(element), series: series.value(element))
      })
  }
}
