// Views over, behind and around the plot of a chart.
import Foundation
public import SwiftUI

/// A view as large as the plot, over it or behind it.
struct PlotLayer {
  let isBehind: Bool
  let alignment: Alignment
  let content: (ChartProxy) -> any View
}

/// The plot of a chart, for `chartPlotStyle(content:)`.
public nonisolated struct ChartPlotContent {
  let drawing: @MainActor (Context, inout [Item]) -> Void
}

extension ChartPlotContent: View, Primitive {
  /// Draws the plot.
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    drawing(context, &items)
  }
}

/// The labels of an axis, for `chartXAxisStyle(content:)` and `chartYAxisStyle(content:)`.
public nonisolated struct ChartAxisContent {
  let drawing: @MainActor (Context, inout [Item]) -> Void
}

extension ChartAxisContent: View, Primitive {
  /// Draws the axis.
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    drawing(context, &items)
  }
}

extension View {
  /// Adds a view over the plot of the charts. It is as large as the plot.
  public nonisolated func chartOverlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View where V: View {
    changingCharts {
      $0.layers.append(PlotLayer(isBehind: false, alignment: alignment, content: content))
    }
  }

  /// Adds a view behind the plot of the charts. It is as large as the plot.
  public nonisolated func chartBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View where V: View {
    changingCharts {
      $0.layers.append(PlotLayer(isBehind: true, alignment: alignment, content: content))
    }
  }

  /// Adds a gesture to the plot of the charts.
  public nonisolated func chartGesture(
    _ gesture: @escaping (ChartProxy) -> some Gesture
  ) -> some View {
    chartOverlay { Color.clear.contentShape(Rectangle()).gesture(gesture($0)) }
  }

  /// Changes the plot of the charts, such as its background or its height.
  public nonisolated func chartPlotStyle<Content>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View where Content: View {
    changingCharts { $0.plotStyle = content }
  }

  /// Changes the labels of the charts' horizontal axis, such as their background.
  public nonisolated func chartXAxisStyle<Content>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View where Content: View {
    changingCharts { $0.x.style = content }
  }

  /// Changes the labels of the charts' vertical axis, such as their background.
  public nonisolated func chartYAxisStyle<Content>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View where Content: View {
    changingCharts { $0.y.style = content }
  }
}

/// Draws the views over or behind a plot.
@MainActor struct PlotLayerDrawing {
  let plan: ChartPlan

  /// The most views of a chart.
  private static let most = 16

  func draw(isBehind: Bool, _ context: Context, into items: inout [Item]) {
    for (index, layer) in plan.options.layers.prefix(Self.most).enumerated()
    where layer.isBehind == isBehind {
      add(context.child(index), .chartOverlay, into: &items) { proxy in
        AnyView(layer.content(proxy)).frame(
          width: proxy.size.width, height: proxy.size.height, alignment: layer.alignment)
      }
    }
    let selection = plan.options.selection
    guard !isBehind, !selection.isEmpty else { return }
    // A finger may still scroll the page along the other axis.
    var way: ClassName = selection.y.isEmpty ? .chartOverlay.and(.pansVertically) : .chartOverlay
    if plan.scrollAxis != nil { way = .chartOverlay.and(.pans) }
    add(context.child(.chartSelection), way, into: &items) { SelectionView(proxy: $0) }
  }

  private func add(
    _ context: Context, _ name: ClassName, into items: inout [Item],
    content: @escaping (ChartProxy) -> some View
  ) {
    let box = context.element(.div, name)
    var parts: [Item] = []
    let plan = plan
    GeometryReader { geometry in content(ChartProxy(plan, size: geometry.size)) }
      .draw(context.inside(), into: &parts)
    box.content = .items(parts)
    items.append(.element(box))
  }
}
