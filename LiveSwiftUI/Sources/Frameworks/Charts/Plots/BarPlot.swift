// Bars of each element of a collection.
public import Foundation
import SwiftUI

/// Bars for each element of a collection.
public nonisolated struct BarPlot<Content> {
  let content: Content
}

extension BarPlot: ChartContent, _BodilessChartContent, CollectedChartContent, CollectedPlot,
  ContentPlot
where Content: ChartContent {}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

/// The content of a plot of a collection.
public nonisolated struct VectorizedBarPlotContent<Data> where Data: RandomAccessCollection {
  let rows: PlotRows<Data>
}

extension VectorizedBarPlotContent: VectorizedChartContent, _BodilessChartContent,
  CollectedChartContent, RowPlot
{
  public typealias DataElement = Data.Element
}

extension BarPlot {
  /// Bars from zero to numbers; bars at the same position are stacked.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedBarPlotContent(
      rows: PlotRows(data: data) { element in
        Mark(
          shape: .bar(
            width: width.dimension(element), height: height.dimension(element), stacking: stacking),
          x: x.value(element), y: y.value(element))
      })
  }

  /// Vertical bars between two values.
  public init<Data, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = VectorizedBarPlotContent(
      rows: PlotRows(data: data) { element in
        Mark(
          shape: .bar(width: width.dimension(element), height: .automatic, stacking: .unstacked),
          x: x.value(element), y: yStart.value(element), yEnd: yEnd.value(element))
      })
  }

  /// Horizontal bars between two values.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = VectorizedBarPlotContent(
      rows: PlotRows(data: data) { element in
        Mark(
          shape: .bar(width: .automatic, height: height.dimension(element), stacking: .unstacked),
          x: xStart.value(element), xEnd: xEnd.value(element), y: y.value(element))
      })
  }

  /// Bars for one value, across the plot or between two positions in points.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedBarPlotContent(
      rows: PlotRows(data: data) { element in
        Mark(
          shape: .bar(width: width.dimension(element), height: .automatic, stacking: stacking),
          x: x.value(element), endsY: MarkEnds(start: yStart, end: yEnd))
      })
  }

  /// Bars for one value, across the plot or between two positions in points.
  public init<Data>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedBarPlotContent(
      rows: PlotRows(data: data) { element in
        Mark(
          shape: .bar(width: .automatic, height: height.dimension(element), stacking: stacking),
          y: y.value(element), endsX: MarkEnds(start: xStart, end: xEnd))
      })
  }
}
