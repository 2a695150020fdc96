// The symbols of values in charts.
import Foundation
public import SwiftUI

extension View {
  /// Sets the symbol of each value that marks get symbols by.
  public nonisolated func chartSymbolScale<DataValue, S>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View where DataValue: Plottable, S: ChartSymbolShape {
    let scale = VisualScale(
      mapping.prefix(MarkList.most).compactMap { value, symbol in
        PlotDatum(value).map { ($0, symbol as any ChartSymbolShape) }
      })
    return changingCharts { $0.symbols = scale }
  }

  /// Sets the symbol of each value that marks get symbols by.
  @_disfavoredOverload public nonisolated func chartSymbolScale<DataValue>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  ) -> some View where DataValue: Plottable {
    let scale = VisualScale(
      mapping.prefix(MarkList.most).compactMap { value, symbol in
        PlotDatum(value).map { ($0, symbol) }
      })
    return changingCharts { $0.symbols = scale }
  }

  /// Sets the values that marks get symbols by, in the order of the legend.
  public nonisolated func chartSymbolScale<Domain>(domain: Domain) -> some View
  where Domain: ScaleDomain {
    let domain = DomainSpec(domain).values
    return changingCharts { $0.symbols.domain = domain }
  }

  /// Sets the values that marks get symbols by, in the order of the legend, and their symbols.
  public nonisolated func chartSymbolScale<Domain, Range>(
    domain: Domain, range: Range
  ) -> some View
  where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue: ChartSymbolShape {
    chartSymbolScale(domain: domain, range: range.listed.map { $0 as any ChartSymbolShape })
  }

  /// Sets the values that marks get symbols by, in the order of the legend, and their symbols.
  public nonisolated func chartSymbolScale<Domain>(
    domain: Domain, range: [any ChartSymbolShape]
  ) -> some View where Domain: ScaleDomain {
    let domain = DomainSpec(domain).values
    return changingCharts {
      $0.symbols.domain = domain
      $0.symbols.range = range
      $0.symbols.mapping = nil
    }
  }

  /// Sets the symbol of each value that marks get symbols by, and the order of the legend.
  public nonisolated func chartSymbolScale<Domain, S>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain: Collection, S: ChartSymbolShape, Domain.Element: Plottable {
    let scale = VisualScale(
      domain.prefix(MarkList.most).compactMap { value in
        PlotDatum(value).map { ($0, mapping(value) as any ChartSymbolShape) }
      })
    return changingCharts { $0.symbols = scale }
  }

  /// Sets the symbol of each value that marks get symbols by.
  public nonisolated func chartSymbolScale<DataValue, S>(
    mapping: @escaping (DataValue) -> S
  ) -> some View where DataValue: Plottable, S: ChartSymbolShape {
    changingCharts { $0.symbols.mapping = { $0.value(as: DataValue.self).map(mapping) } }
  }

  /// Sets the symbols that are assigned to the values in order.
  @_disfavoredOverload public nonisolated func chartSymbolScale(range: [any ChartSymbolShape])
    -> some View
  {
    changingCharts {
      $0.symbols.range = range
      $0.symbols.mapping = nil
    }
  }

  /// Sets the symbols that are assigned to the values in order.
  public nonisolated func chartSymbolScale<Range>(range: Range) -> some View
  where Range: ScaleRange, Range.VisualValue: ChartSymbolShape {
    chartSymbolScale(range: range.listed.map { $0 as any ChartSymbolShape })
  }
}
