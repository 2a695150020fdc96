// The options that modifiers around a chart set.
import Foundation
import SwiftUI

/// The options that modifiers around a chart set; the modifier nearest to the chart applies.
struct ChartOptions {
  var x = AxisOptions()
  var y = AxisOptions()
  var legend = LegendOptions()
  var colors = VisualScale<MarkPaint>()
  /// The colours of a scale of numbers; nil to list the values.
  var ramp: RampColors?
  var symbols = VisualScale<any ChartSymbolShape>()
  var strokes = VisualScale<StrokeStyle>()
  /// The areas of symbols, in square points.
  var sizes = VisualScale<CGFloat>()
  var sizeCurve = ScaleCurve.linear
  var selection = ChartSelection()
  var scrolling = ChartScrolling()
  /// The views over and behind the plot, inner ones first.
  var layers: [PlotLayer] = []
  /// The view around the plot.
  var plotStyle: ((ChartPlotContent) -> any View)?

  /// Whether the options must not reach charts inside the chart.
  var isInteractive: Bool {
    !layers.isEmpty || plotStyle != nil || !selection.isEmpty || !scrolling.axes.isEmpty
      || x.style != nil || y.style != nil
  }

  /// One axis.
  struct AxisOptions {
    var visibility = Visibility.automatic
    var content: (any AxisContent)?
    var domain = DomainSpec()
    var type: ScaleType?
    var label: AxisTitle?
    var padding = PlotPadding()
    /// The view around the labels.
    var style: ((ChartAxisContent) -> any View)?
  }

  /// The title of an axis.
  struct AxisTitle {
    let content: any View
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
  }

  /// The options of the legend.
  struct LegendOptions {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: (any View)?
  }
}

/// The environment key of the options.
struct ChartOptionsKey: EnvironmentKey {
  static var defaultValue: ChartOptions { ChartOptions() }
}

/// A view whose charts have changed options.
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
