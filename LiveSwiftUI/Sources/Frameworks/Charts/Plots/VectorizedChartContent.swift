// Content that draws a mark for each element of a collection.
import Foundation
import SwiftUI

/// Content that draws a mark for each element of a collection, with modifiers that take key paths.
@MainActor @preconcurrency public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the elements.
  associatedtype DataElement
}

/// Content whose marks have a style for each element.
@MainActor protocol CollectedPlot: CollectedChartContent {
  /// Adds the marks; `change` changes the style of each element.
  func collect(
    _ style: MarkStyle, _ change: (inout MarkStyle, Any) -> Void, into marks: inout MarkList)
}

extension CollectedPlot {
  @MainActor func collect(_ style: MarkStyle, into marks: inout MarkList) {
    collect(style, { _, _ in }, into: &marks)
  }
}

extension ChartContent {
  /// Adds the marks; `change` changes the style of each element, if this is a plot of elements.
  @MainActor fileprivate func collectElements(
    _ style: MarkStyle, _ change: (inout MarkStyle, Any) -> Void, into marks: inout MarkList
  ) {
    if let plot = self as? any CollectedPlot {
      plot.collect(style, change, into: &marks)
    } else {
      add(style, to: &marks)
    }
  }
}

/// A plot that draws its content.
protocol ContentPlot: CollectedPlot {
  associatedtype Content: ChartContent
  nonisolated var content: Content { get }
}

extension ContentPlot {
  @MainActor func collect(
    _ style: MarkStyle, _ change: (inout MarkStyle, Any) -> Void, into marks: inout MarkList
  ) {
    content.collectElements(style, change, into: &marks)
  }
}

/// A plot that draws a mark for each element of a collection.
protocol RowPlot: CollectedPlot {
  associatedtype Rows: RandomAccessCollection
  nonisolated var rows: PlotRows<Rows> { get }
}

extension RowPlot {
  @MainActor func collect(
    _ style: MarkStyle, _ change: (inout MarkStyle, Any) -> Void, into marks: inout MarkList
  ) {
    rows.add(style, change, to: &marks)
  }
}

/// A collection with the mark of each element.
struct PlotRows<Data: RandomAccessCollection> {
  let data: Data
  let mark: (Data.Element) -> Mark

  @MainActor func add(
    _ style: MarkStyle, _ change: (inout MarkStyle, Any) -> Void, to marks: inout MarkList
  ) {
    for element in data {
      guard marks.hasRoom else { return }
      var mark = mark(element)
      mark.style = style
      change(&mark.style, element)
      marks.append(mark)
    }
  }
}

/// A plot whose marks have a changed style for each element.
nonisolated struct StyledPlot<Base: VectorizedChartContent> {
  let base: Base
  let change: (inout MarkStyle, Base.DataElement) -> Void
}

extension StyledPlot: VectorizedChartContent, _BodilessChartContent, CollectedChartContent,
  CollectedPlot
{
  typealias DataElement = Base.DataElement

  @MainActor func collect(
    _ style: MarkStyle, _ outer: (inout MarkStyle, Any) -> Void, into marks: inout MarkList
  ) {
    base.collectElements(
      style,
      { style, element in
        outer(&style, element)
        if let element = element as? Base.DataElement { change(&style, element) }
      }, into: &marks)
  }
}
