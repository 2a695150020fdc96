// Sectors of each element of a collection.
public import Foundation
import SwiftUI

/// Sectors for each element of a collection.
public nonisolated struct SectorPlot<Content> {
  let content: Content
}

extension SectorPlot: ChartContent, _BodilessChartContent, CollectedChartContent, CollectedPlot,
  ContentPlot
where Content: ChartContent {}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

/// The content of a plot of a collection.
public nonisolated struct VectorizedSectorPlotContent<Data> where Data: RandomAccessCollection {
  let rows: PlotRows<Data>
}

extension VectorizedSectorPlotContent: VectorizedChartContent, _BodilessChartContent,
  CollectedChartContent, RowPlot
{
  public typealias DataElement = Data.Element
}

extension SectorPlot {
  /// Sectors of a circle, sized by their shares of the sum.
  public init<Data>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data>, Data: RandomAccessCollection {
    content = VectorizedSectorPlotContent(
      rows: PlotRows(data: data) { element in
        Mark(
          shape: .sector(
            inner: innerRadius.dimension(element), outer: outerRadius.dimension(element),
            inset: angularInset ?? 0), angle: angle.value(element))
      })
  }
}
