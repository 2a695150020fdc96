// Areas of each element of a collection.
import Foundation
import SwiftUI

/// Areas for each element of a collection.
public nonisolated struct AreaPlot<Content> {
  let content: Content
}

extension AreaPlot: ChartContent, _BodilessChartContent, CollectedChartContent, CollectedPlot,
  ContentPlot
where Content: ChartContent {}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

/// The content of a plot of a collection.
public nonisolated struct VectorizedAreaPlotContent<Data> where Data: RandomAccessCollection {
  let rows: PlotRows<Data>
}

extension VectorizedAreaPlotContent: VectorizedChartContent, _BodilessChartContent,
  CollectedChartContent, RowPlot
{
  public typealias DataElement = Data.Element
}

extension AreaPlot {
  /// An area above zero.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedAreaPlotContent(
      rows: PlotRows(data: data) { element in
        Mark(shape: .area(stacking: stacking), x: x.value(element), y: y.value(element))
      })
  }

  /// An area for each series.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedAreaPlotContent(
      rows: PlotRows(data: data) { element in
        Mark(
          shape: .area(stacking: stacking), x: x.value(element), y: y.value(element),
          series: series.value(element))
      })
  }

  /// An area between two values.
  public init<Data, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = VectorizedAreaPlotContent(
      rows: PlotRows(data: data) { element in
        Mark(
          shape: .area(stacking: .unstacked), x: x.value(element), y: yStart.value(element),
          yEnd: yEnd.value(element))
      })
  }

  /// An area between two values for each series.
  public init<Data, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = VectorizedAreaPlotContent(
      rows: PlotRows(data: data) { element in
        Mark(
          shape: .area(stacking: .unstacked), x: x.value(element), y: yStart.value(element),
          yEnd: yEnd.value(element), series: series.value(element))
      })
  }

  /// An upright area between two values.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = VectorizedAreaPlotContent(
      rows: PlotRows(data: data) { element in
        Mark(
          shape: .area(stacking: .unstacked), x: xStart.value(element), xEnd: xEnd.value(element),
          y: y.value(element))
      })
  }
}
