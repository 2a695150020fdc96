// The stroke styles of values in charts.
import Foundation
public import SwiftUI

extension View {
  /// Sets the stroke style of each value that lines get styles by.
  public nonisolated func chartLineStyleScale<DataValue>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View where DataValue: Plottable {
    let scale = VisualScale(
      mapping.prefix(MarkList.most).compactMap { value, style in
        PlotDatum(value).map { ($0, style) }
      })
    return changingCharts { $0.strokes = scale }
  }

  /// Sets the values that lines get styles by, in the order of the legend.
  public nonisolated func chartLineStyleScale<Domain>(domain: Domain) -> some View
  where Domain: ScaleDomain {
    let domain = DomainSpec(domain).values
    return changingCharts { $0.strokes.domain = domain }
  }

  /// Sets the values that lines get styles by, in the order of the legend, and their styles.
  public nonisolated func chartLineStyleScale<Domain, Range>(
    domain: Domain, range: Range
  ) -> some View
  where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue == StrokeStyle {
    let domain = DomainSpec(domain).values
    let styles = range.listed
    return changingCharts {
      $0.strokes.domain = domain
      $0.strokes.range = styles
      $0.strokes.mapping = nil
    }
  }

  /// Sets the stroke styles that are assigned to the values in order.
  public nonisolated func chartLineStyleScale<Range>(range: Range) -> some View
  where Range: ScaleRange, Range.VisualValue == StrokeStyle {
    let styles = range.listed
    return changingCharts {
      $0.strokes.range = styles
      $0.strokes.mapping = nil
    }
  }

  /// Sets the stroke style of each value that lines get styles by, and the order of the legend.
  public nonisolated func chartLineStyleScale<Domain>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain: Collection, Domain.Element: Plottable {
    let scale = VisualScale(
      domain.prefix(MarkList.most).compactMap { value in
        PlotDatum(value).map { ($0, mapping(value)) }
      })
    return changingCharts { $0.strokes = scale }
  }

  /// Sets the stroke style of each value that lines get styles by.
  public nonisolated func chartLineStyleScale<DataValue>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View where DataValue: Plottable {
    changingCharts { $0.strokes.mapping = { $0.value(as: DataValue.self).map(mapping) } }
  }
}
