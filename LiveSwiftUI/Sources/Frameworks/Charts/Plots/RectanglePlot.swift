// Rectangles of each element of a collection.
public import Foundation
import SwiftUI

/// Rectangles for each element of a collection.
public nonisolated struct RectanglePlot<Content> {
  let content: Content
}

extension RectanglePlot: ChartContent, _BodilessChartContent, CollectedChartContent, CollectedPlot,
  ContentPlot
where Content: ChartContent {}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

/// The content of a plot of a collection.
public nonisolated struct VectorizedRectanglePlotContent<Data> where Data: RandomAccessCollection {
  let rows: PlotRows<Data>
}

extension VectorizedRectanglePlotContent: VectorizedChartContent, _BodilessChartContent,
  CollectedChartContent, RowPlot
{
  public typealias DataElement = Data.Element
}

extension RectanglePlot {
  /// Rectangles that fill the unit or category of each value.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedRectanglePlotContent(
      rows: PlotRows(data: data) { element in
        Mark(
          shape: .rectangle(width: width.dimension(element), height: height.dimension(element)),
          x: x.value(element), y: y.value(element))
      })
  }

  /// Rectangles between two vertical values.
  public init<Data, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  )
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable
  {
    content = VectorizedRectanglePlotContent(
      rows: PlotRows(data: data) { element in
        Mark(
          shape: .rectangle(width: width.dimension(element), height: .automatic),
          x: x.value(element), y: yStart.value(element), yEnd: yEnd.value(element))
      })
  }

  /// Rectangles between two horizontal values.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  )
  where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, X: Plottable
  {
    content = VectorizedRectanglePlotContent(
      rows: PlotRows(data: data) { element in
        Mark(
          shape: .rectangle(width: .automatic, height: height.dimension(element)),
          x: xStart.value(element), xEnd: xEnd.value(element), y: y.value(element))
      })
  }

  /// Rectangles between two values along each axis.
  public init<Data, X, Y>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  )
  where
    Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, X: Plottable,
    Y: Plottable
  {
    content = VectorizedRectanglePlotContent(
      rows: PlotRows(data: data) { element in
        Mark(
          shape: .rectangle(width: .automatic, height: .automatic), x: xStart.value(element),
          xEnd: xEnd.value(element), y: yStart.value(element), yEnd: yEnd.value(element))
      })
  }

  /// Rectangles from top to bottom, or between two positions in points.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedRectanglePlotContent(
      rows: PlotRows(data: data) { element in
        Mark(
          shape: .rectangle(width: width.dimension(element), height: .automatic),
          x: x.value(element), endsY: MarkEnds(start: yStart, end: yEnd))
      })
  }

  /// Rectangles from side to side, or between two positions in points.
  public init<Data>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedRectanglePlotContent(
      rows: PlotRows(data: data) { element in
        Mark(
          shape: .rectangle(width: .automatic, height: height.dimension(element)),
          y: y.value(element), endsX: MarkEnds(start: xStart, end: xEnd))
      })
  }
}
