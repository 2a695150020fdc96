// The scales of charts: the domains of the axes, and the colours of values.
import Foundation
public import SwiftUI

extension View {
  /// Sets the values that the horizontal axis of the charts shows.
  public nonisolated func chartXScale<Domain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain {
    let domain = DomainSpec(domain)
    return changingCharts {
      $0.x.domain = domain
      $0.x.type = type ?? $0.x.type
    }
  }

  /// Sets the values that the vertical axis of the charts shows.
  public nonisolated func chartYScale<Domain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain {
    let domain = DomainSpec(domain)
    return changingCharts {
      $0.y.domain = domain
      $0.y.type = type ?? $0.y.type
    }
  }

  /// Sets the scale type of the charts' horizontal axis.
  public nonisolated func chartXScale(type: ScaleType? = nil) -> some View {
    changingCharts { $0.x.type = type ?? $0.x.type }
  }

  /// Sets the scale type of the charts' vertical axis.
  public nonisolated func chartYScale(type: ScaleType? = nil) -> some View {
    changingCharts { $0.y.type = type ?? $0.y.type }
  }

  /// Sets the style of each value that marks are coloured by.
  public nonisolated func chartForegroundStyleScale<DataValue, S>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View where DataValue: Plottable, S: ShapeStyle {
    let known = mapping.prefix(MarkList.most).compactMap { value, style in
      PlotDatum(value).map { ($0, MarkPaint(style)) }
    }
    return changingCharts {
      $0.colors.domain = known.map(\.0)
      $0.colors.range = known.map(\.1)
      $0.colors.mapping = nil
    }
  }

  /// Sets the style of each value that marks are coloured by, and the order of the legend.
  public nonisolated func chartForegroundStyleScale<Domain, S>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain: Collection, S: ShapeStyle, Domain.Element: Plottable {
    let known = domain.prefix(MarkList.most).compactMap { value in
      PlotDatum(value).map { ($0, MarkPaint(mapping(value))) }
    }
    return changingCharts {
      $0.colors.domain = known.map(\.0)
      $0.colors.range = known.map(\.1)
      $0.colors.mapping = nil
    }
  }

  /// Sets the style of each value that marks are coloured by.
  public nonisolated func chartForegroundStyleScale<DataValue, S>(
    mapping: @escaping (DataValue) -> S
  ) -> some View where DataValue: Plottable, S: ShapeStyle {
    changingCharts {
      $0.colors.mapping = { $0.value(as: DataValue.self).map { MarkPaint(mapping($0)) } }
    }
  }

  /// Sets the styles that are assigned to the values in order.
  public nonisolated func chartForegroundStyleScale<Range>(
    range: Range
  ) -> some View where Range: ScaleRange, Range.VisualValue: ShapeStyle {
    let range = (range as? [Range.VisualValue] ?? []).map { MarkPaint($0) }
    return changingCharts {
      $0.colors.range = range
      $0.colors.mapping = nil
    }
  }

  /// Sets the values that marks are coloured by, in the order of the legend, and their styles.
  public nonisolated func chartForegroundStyleScale<Domain, Range>(
    domain: Domain, range: Range
  ) -> some View
  where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue: ShapeStyle {
    let domain = DomainSpec(domain).values
    let range = (range as? [Range.VisualValue] ?? []).map { MarkPaint($0) }
    return changingCharts {
      $0.colors.domain = domain
      $0.colors.range = range
      $0.colors.mapping = nil
    }
  }

  /// Sets the symbol of each value that marks get symbols by.
  public nonisolated func chartSymbolScale<DataValue, S>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View where DataValue: Plottable, S: ChartSymbolShape {
    let known = mapping.prefix(MarkList.most).compactMap { value, symbol in
      PlotDatum(value).map { ($0, symbol as any ChartSymbolShape) }
    }
    return changingCharts { $0.symbols = VisualScale(known) }
  }
}
