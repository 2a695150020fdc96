// The legend, and the titles of the axes.
import Foundation
import SwiftUI

/// Draws the legend and the axis titles around a plot.
@MainActor struct LegendDrawing {
  let plan: ChartPlan

  func draw(_ context: Context, into items: inout [Item]) {
    for (index, title) in [plan.options.x.label, plan.options.y.label].enumerated() {
      guard let title else { continue }
      items.append(
        .element(labels(title, isAcross: index == 0, context.inside(.axisTitles).child(index))))
    }
    let legend = plan.options.legend
    guard legend.visibility != .hidden else { return }
    let place = context.inside(.legend)
    let element = place.element(.div, .chartLegend.and(side(legend.position, usual: .chartBottom)))
    var parts: [Item] = []
    if let own = legend.content {
      AnyView(own).draw(place.child(0), into: &parts)
    } else if let ramp = plan.groups.ramp {
      RampView(
        css: ramp.css, low: plan.environment.string(ramp.ends.low),
        high: plan.environment.string(ramp.ends.high)
      )
      .draw(place.child(.colorRamp), into: &parts)
    } else {
      for (index, entry) in entries.enumerated() {
        LegendEntryView(entry: entry).draw(place.child(index), into: &parts)
      }
    }
    guard !parts.isEmpty else { return }
    if let alignment = legend.alignment {
      element.style("justify-content", alignment.css.across)
      element.style("align-content", alignment.css.down)
    }
    if let spacing = legend.spacing { element.style("padding-block", CSS.length(Double(spacing))) }
    element.content = .items(parts)
    items.append(.element(element))
  }

  /// The CSS class of a side.
  private func side(_ position: AnnotationPosition, usual: ClassName) -> ClassName {
    switch position.side {
    case .automatic: usual
    case .overlay: .chartOver
    case .top, .topLeading, .topTrailing: .chartTop
    case .bottom, .bottomLeading, .bottomTrailing: .chartBottom
    case .leading: .chartLeading
    case .trailing: .chartTrailing
    }
  }

  private func labels(
    _ title: ChartOptions.AxisTitle, isAcross: Bool, _ place: Context
  ) -> Element {
    let element = place.element(
      .div, .chartTitle.and(side(title.position, usual: isAcross ? .chartBottom : .chartTop)))
    var parts: [Item] = []
    AnyView(title.content).font(.caption).foregroundStyle(.secondary)
      .draw(place.child(0), into: &parts)
    element.content = .items(parts)
    let usual: Alignment = isAcross ? .leading : .trailing
    let alignment = title.alignment ?? usual
    element.style("justify-content", alignment.css.across)
    element.style("align-items", alignment.css.down)
    if let spacing = title.spacing { element.style("padding-block", CSS.length(Double(spacing))) }
    return element
  }

  private var entries: [LegendEntry] {
    let groups = plan.groups
    // Values with a colour, a symbol and a stroke are listed once.
    var seen: Set<PlotDatum> = []
    let values = groups.colored + groups.marked + groups.stroked
    return values.filter { seen.insert($0).inserted }.map { datum in
      LegendEntry(
        label: plan.environment.string(datum),
        paint: groups.colored.contains(datum) ? groups.paint(of: datum).css : "currentColor",
        symbol: groups.marked.contains(datum)
          ? groups.symbol(of: datum) : BasicChartSymbolShape.circle,
        stroke: groups.stroked.contains(datum) ? groups.stroke(of: datum) : nil)
    }
  }
}
