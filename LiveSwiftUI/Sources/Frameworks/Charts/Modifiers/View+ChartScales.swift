// The scales of charts: the domains of the axes.
import Foundation
public import SwiftUI

extension View {
  /// Sets the values that the horizontal axis of the charts shows, and its padding in the plot.
  public nonisolated func chartXScale<Domain, Range>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain, Range: PositionScaleRange {
    let domain = DomainSpec(domain)
    let padding = PlotPadding(range)
    return changingCharts {
      $0.x.domain = domain
      $0.x.padding = padding
      $0.x.type = type ?? $0.x.type
    }
  }

  /// Sets the values that the vertical axis of the charts shows, and its padding in the plot.
  public nonisolated func chartYScale<Domain, Range>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Domain: ScaleDomain, Range: PositionScaleRange {
    let domain = DomainSpec(domain)
    let padding = PlotPadding(range)
    return changingCharts {
      $0.y.domain = domain
      $0.y.padding = padding
      $0.y.type = type ?? $0.y.type
    }
  }

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

  /// Sets the padding of the charts' horizontal axis in the plot.
  public nonisolated func chartXScale<Range>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range: PositionScaleRange {
    let padding = PlotPadding(range)
    return changingCharts {
      $0.x.padding = padding
      $0.x.type = type ?? $0.x.type
    }
  }

  /// Sets the padding of the charts' vertical axis in the plot.
  public nonisolated func chartYScale<Range>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range: PositionScaleRange {
    let padding = PlotPadding(range)
    return changingCharts {
      $0.y.padding = padding
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
}
