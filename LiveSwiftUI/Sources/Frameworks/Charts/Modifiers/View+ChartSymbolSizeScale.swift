// The sizes of symbols in charts.
public import Foundation
public import SwiftUI

extension View {
  /// Sets the area of the symbols of each value, in square points.
  public nonisolated func chartSymbolSizeScale<DataValue>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View where DataValue: Plottable {
    let scale = VisualScale(
      mapping.prefix(MarkList.most).compactMap { value, area in
        PlotDatum(value).map { ($0, area) }
      })
    return changingCharts { options in
      options.sizes = scale
      options.sizes.mapping = { datum in
        scale.domain.firstIndex(of: datum).map { scale.range[$0] }
      }
    }
  }

  /// Sets the values of the smallest and the largest symbol, and the areas of symbols in square
  /// points.
  public nonisolated func chartSymbolSizeScale<Domain, Range>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue == CGFloat {
    let domain = DomainSpec(domain).values
    let areas = range.listed
    return changingCharts {
      $0.sizes.domain = domain
      $0.sizes.range = areas
      $0.sizes.mapping = nil
      if let type { $0.sizeCurve = type.curve }
    }
  }

  /// Sets the values of the smallest and the largest symbol.
  public nonisolated func chartSymbolSizeScale<Domain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain {
    let domain = DomainSpec(domain).values
    return changingCharts {
      $0.sizes.domain = domain
      if let type { $0.sizeCurve = type.curve }
    }
  }

  /// Sets the area of the symbols of each value, in square points.
  public nonisolated func chartSymbolSizeScale<Domain>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain: Collection, Domain.Element: Plottable {
    let scale = VisualScale(
      domain.prefix(MarkList.most).compactMap { value in
        PlotDatum(value).map { ($0, mapping(value)) }
      })
    return changingCharts { options in
      options.sizes = scale
      options.sizes.mapping = { datum in
        scale.domain.firstIndex(of: datum).map { scale.range[$0] }
      }
    }
  }

  /// Sets the area of the symbols of each value, in square points.
  public nonisolated func chartSymbolSizeScale<DataValue>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View where DataValue: Plottable {
    changingCharts { $0.sizes.mapping = { $0.value(as: DataValue.self).map(mapping) } }
  }

  /// Sets the areas of symbols in square points: the smallest and the largest for numbers, one for
  /// each category.
  public nonisolated func chartSymbolSizeScale<Range>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range: ScaleRange, Range.VisualValue == CGFloat {
    let areas = range.listed
    return changingCharts {
      $0.sizes.range = areas
      $0.sizes.mapping = nil
      if let type { $0.sizeCurve = type.curve }
    }
  }

  /// Sets the scale type of the areas of symbols.
  public nonisolated func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
    changingCharts { if let type { $0.sizeCurve = type.curve } }
  }
}
