// The colours of values in charts.
import Foundation
public import SwiftUI

extension View {
  /// Sets the style of each value that marks are coloured by.
  public nonisolated func chartForegroundStyleScale<DataValue, S>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View where DataValue: Plottable, S: ShapeStyle {
    let scale = VisualScale(
      mapping.prefix(MarkList.most).compactMap { value, style in
        PlotDatum(value).map { ($0, MarkPaint(style)) }
      })
    return changingCharts { $0.setColors(scale) }
  }

  /// Sets the style of each value that marks are coloured by, and the order of the legend.
  public nonisolated func chartForegroundStyleScale<Domain, S>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain: Collection, S: ShapeStyle, Domain.Element: Plottable {
    let scale = VisualScale(
      domain.prefix(MarkList.most).compactMap { value in
        PlotDatum(value).map { ($0, MarkPaint(mapping(value))) }
      })
    return changingCharts { $0.setColors(scale) }
  }

  /// Sets the style of each value that marks are coloured by.
  public nonisolated func chartForegroundStyleScale<DataValue, S>(
    mapping: @escaping (DataValue) -> S
  ) -> some View where DataValue: Plottable, S: ShapeStyle {
    changingCharts {
      $0.colors.mapping = { $0.value(as: DataValue.self).map { MarkPaint(mapping($0)) } }
    }
  }

  /// Sets the styles that are assigned to the values in order. A gradient gives numbers the colours
  /// between its own.
  public nonisolated func chartForegroundStyleScale<Range>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range: ScaleRange, Range.VisualValue: ShapeStyle {
    let paints = range.listed.map { MarkPaint($0) }
    let ramp = RampColors(range, isRange: false, type)
    return changingCharts {
      $0.colors.range = paints
      $0.colors.mapping = nil
      $0.ramp = ramp
    }
  }

  /// Sets the values that marks are coloured by, in the order of the legend, and their styles. For
  /// a range of numbers or dates the colours are mixed.
  public nonisolated func chartForegroundStyleScale<Domain, Range>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View
  where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue: ShapeStyle {
    let domain = DomainSpec(domain)
    let paints = range.listed.map { MarkPaint($0) }
    let ramp = RampColors(range, isRange: domain.isRange, type)
    return changingCharts {
      $0.colors.domain = domain.values
      $0.colors.range = paints
      $0.colors.mapping = nil
      $0.ramp = ramp
    }
  }

  /// Sets the values that marks are coloured by, in the order of the legend; the type has no effect
  public nonisolated func chartForegroundStyleScale<Domain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain {
    let domain = DomainSpec(domain).values
    return changingCharts { $0.colors.domain = domain }
  }

  /// Sets the scale type of the colours of numbers; it applies to a gradient.
  public nonisolated func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
    changingCharts { if let type { $0.ramp?.curve = type.curve } }
  }
}

extension ChartOptions {
  /// Sets the colour of each value.
  fileprivate mutating func setColors(_ scale: VisualScale<MarkPaint>) {
    colors = scale
    ramp = nil
  }
}
