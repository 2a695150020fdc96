// What modifiers around a chart have set.
import Foundation
import SwiftUI

/// What modifiers around a chart have set; those nearer to the chart win.
struct ChartOptions {
  var x = AxisOptions()
  var y = AxisOptions()
  var legend = LegendOptions()
  var colors = StyleScaleOptions()
  /// The symbols of values, in order.
  var symbols: [(PlotDatum, any ChartSymbolShape)] = []

  /// One axis.
  struct AxisOptions {
    var visibility = Visibility.automatic
    var content: (any AxisContent)?
    var domain = DomainSpec()
    var type: ScaleType?
    var label: AxisTitle?
  }

  /// The words beside an axis.
  struct AxisTitle {
    let content: any View
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
  }

  /// What tells which colour stands for what.
  struct LegendOptions {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: (any View)?
  }

  /// Which colour stands for what.
  struct StyleScaleOptions {
    /// The values that the legend tells, in order; empty where the data decide.
    var domain: [PlotDatum] = []
    /// The paints of the values, one after the other.
    var range: [MarkPaint] = []
    /// The paint of a value, before `range` is asked.
    var mapping: ((PlotDatum) -> MarkPaint?)?
  }
}

/// Where the options are in the environment.
struct ChartOptionsKey: EnvironmentKey {
  static var defaultValue: ChartOptions { ChartOptions() }
}

/// A view whose charts have other options.
nonisolated struct ChartOptionsView<Content: View> {
  let content: Content
  let change: (inout ChartOptions) -> Void
}

extension ChartOptionsView: View, Primitive {
  @MainActor func render(_ context: Context, into items: inout [Item]) {
    var context = context.child(0)
    var options = context.environment[ChartOptionsKey.self]
    change(&options)
    context.environment[ChartOptionsKey.self] = options
    content.draw(context, into: &items)
  }
}

extension View {
  nonisolated func changingCharts(
    _ change: @escaping (inout ChartOptions) -> Void
  ) -> some View {
    ChartOptionsView(content: self, change: change)
  }
}
