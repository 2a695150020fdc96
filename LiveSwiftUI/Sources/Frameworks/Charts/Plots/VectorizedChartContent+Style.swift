// The style of the marks of a plotted collection: modifiers that take key paths.
public import Foundation
public import SwiftUI

extension VectorizedChartContent {
  /// Draws the marks in the styles at a key path.
  public nonisolated func foregroundStyle(
    _ path: KeyPath<Self.DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<Self.DataElement> {
    StyledPlot(base: self) { style, element in
      style.foreground = MarkPaint(element[keyPath: path])
      style.foregroundBy = nil
    }
  }

  /// Sets the opacity of the marks to the numbers at a key path.
  public nonisolated func opacity(
    _ value: KeyPath<Self.DataElement, CGFloat>
  ) -> some VectorizedChartContent<Self.DataElement> {
    StyledPlot(base: self) { $0.opacity *= min(max(Double($1[keyPath: value]), 0), 1) }
  }

  /// Sets the stroke styles of lines and rules to those at a key path.
  public nonisolated func lineStyle(
    _ path: KeyPath<Self.DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<Self.DataElement> {
    StyledPlot(base: self) { style, element in
      style.stroke = element[keyPath: path]
      style.strokeBy = nil
    }
  }

  /// Sets the areas of symbols to those at a key path, in square points.
  public nonisolated func symbolSize(
    _ area: KeyPath<Self.DataElement, CGFloat>
  ) -> some VectorizedChartContent<Self.DataElement> {
    StyledPlot(base: self) { style, element in
      let side = max(element[keyPath: area], 0).squareRoot()
      style.symbolSize = side.isFinite ? CGSize(width: side, height: side) : .zero
      style.symbolSizeBy = nil
    }
  }

  /// Sets the sizes of symbols to those at a key path, in points.
  public nonisolated func symbolSize(
    _ size: KeyPath<Self.DataElement, CGSize>
  ) -> some VectorizedChartContent<Self.DataElement> {
    StyledPlot(base: self) { style, element in
      style.symbolSize = element[keyPath: size]
      style.symbolSizeBy = nil
    }
  }

  /// Colours the marks by a value of each element.
  public nonisolated func foregroundStyle(
    by value: PlottableProjection<Self.DataElement, some Plottable>
  ) -> some VectorizedChartContent<Self.DataElement> {
    StyledPlot(base: self) { style, element in
      style.foregroundBy = value.value(element)
      style.foreground = nil
    }
  }

  /// Draws lines and rules in a stroke style for a value of each element.
  public nonisolated func lineStyle(
    by value: PlottableProjection<Self.DataElement, some Plottable>
  ) -> some VectorizedChartContent<Self.DataElement> {
    StyledPlot(base: self) { style, element in
      style.strokeBy = value.value(element)
      style.stroke = nil
    }
  }

  /// Draws points with a symbol for a value of each element.
  public nonisolated func symbol(
    by value: PlottableProjection<Self.DataElement, some Plottable>
  ) -> some VectorizedChartContent<Self.DataElement> {
    StyledPlot(base: self) { style, element in
      style.symbolBy = value.value(element)
      style.symbol = nil
    }
  }

  /// Sets the size of symbols by a value of each element.
  public nonisolated func symbolSize(
    by value: PlottableProjection<Self.DataElement, some Plottable>
  ) -> some VectorizedChartContent<Self.DataElement> {
    StyledPlot(base: self) { style, element in
      style.symbolSizeBy = value.value(element)
      style.symbolSize = nil
    }
  }

  /// Puts marks at the same position beside each other, by a value of each element.
  public nonisolated func position(
    by value: PlottableProjection<Self.DataElement, some Plottable>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<Self.DataElement> {
    StyledPlot(base: self) { style, element in
      style.position = PositionGroup(value: value.value(element), axis: axis, span: span)
    }
  }

  /// Hides the marks from screen readers where the value at a key path is true.
  public nonisolated func accessibilityHidden(
    _ hidden: KeyPath<Self.DataElement, Bool>
  ) -> some VectorizedChartContent<Self.DataElement> {
    StyledPlot(base: self) { if $1[keyPath: hidden] { $0.isHidden = true } }
  }

  /// Sets the identifiers of the marks to those at a key path, for tests.
  public nonisolated func accessibilityIdentifier(
    _ identifier: KeyPath<Self.DataElement, String>
  ) -> some VectorizedChartContent<Self.DataElement> {
    StyledPlot(base: self) { $0.identifier = String($1[keyPath: identifier].prefix(128)) }
  }

  /// Sets the labels of the marks for screen readers to those at a key path.
  public nonisolated func accessibilityLabel(
    _ label: KeyPath<Self.DataElement, Text>
  ) -> some VectorizedChartContent<Self.DataElement> {
    StyledPlot(base: self) { $0.label = $1[keyPath: label] }
  }

  /// Sets the labels of the marks for screen readers to keys of the string tables.
  public nonisolated func accessibilityLabel(
    _ label: KeyPath<Self.DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<Self.DataElement> {
    StyledPlot(base: self) { $0.label = Text($1[keyPath: label]) }
  }

  /// Sets the labels of the marks for screen readers verbatim.
  public nonisolated func accessibilityLabel(
    _ label: KeyPath<Self.DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<Self.DataElement> {
    StyledPlot(base: self) { $0.label = Text($1[keyPath: label]) }
  }

  /// Sets the values of the marks for screen readers to those at a key path.
  public nonisolated func accessibilityValue(
    _ value: KeyPath<Self.DataElement, Text>
  ) -> some VectorizedChartContent<Self.DataElement> {
    StyledPlot(base: self) { $0.value = $1[keyPath: value] }
  }

  /// Sets the values of the marks for screen readers to keys of the string tables.
  public nonisolated func accessibilityValue(
    _ value: KeyPath<Self.DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<Self.DataElement> {
    StyledPlot(base: self) { $0.value = Text($1[keyPath: value]) }
  }

  /// Sets the values of the marks for screen readers verbatim.
  public nonisolated func accessibilityValue(
    _ value: KeyPath<Self.DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<Self.DataElement> {
    StyledPlot(base: self) { $0.value = Text($1[keyPath: value]) }
  }
}
