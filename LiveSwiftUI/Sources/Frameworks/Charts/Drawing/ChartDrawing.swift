// A chart as elements of the page: the plot, surrounded by its axes and its legend.
import Foundation
import SwiftUI

/// Draws a computed chart.
@MainActor struct ChartDrawing {
  let plan: ChartPlan
  let context: Context

  func draw(into items: inout [Item]) {
    let element = context.element(.div, .chart)
    element.appetite = .fixed([.horizontal, .vertical])
    element.set("role", "figure")
    element.set("dir", isRightToLeft ? "rtl" : "ltr")
    var parts: [Item] = []
    let scrolls = plan.scrollAxis
    if let scrolls {
      let drawing = self
      ChartScroller(plan: plan) { context, items in
        drawing.drawPlot(context, into: &items)
        drawing.drawLabels(isAcross: scrolls == .horizontal, context, into: &items)
      }
      .draw(context.inside(.chartScroller), into: &parts)
    } else {
      drawPlot(context, into: &parts)
    }
    if scrolls != .horizontal { drawLabels(isAcross: true, context, into: &parts) }
    if scrolls != .vertical { drawLabels(isAcross: false, context, into: &parts) }
    LegendDrawing(plan: plan).draw(context, into: &parts)
    element.content = .items(parts)
    context.emit(element, into: &items)
  }

  /// Adds the labels of an axis.
  private func drawLabels(isAcross: Bool, _ context: Context, into parts: inout [Item]) {
    let axis = isAcross ? plan.x : plan.y
    for set in axis?.sets ?? [] {
      drawLabels(
        AxisDrawing(set: set, scale: axis?.scale, isAcross: isAcross, plan: plan),
        context.inside(parts.count), into: &parts)
    }
  }

  private var isRightToLeft: Bool {
    context.environment.builtIn.person.layoutDirection == .rightToLeft
  }

  /// Adds the plot, in the view that the app puts around it.
  private func drawPlot(_ context: Context, into parts: inout [Item]) {
    let place = context.inside(0)
    guard let style = plan.options.plotStyle else { return parts.append(.element(plot(place))) }
    let frame = place.element(.div, .chartPlotFrame)
    let content = ChartPlotContent { context, items in
      context.emit(ChartDrawing(plan: plan, context: context).plot(context), into: &items)
    }
    var inside: [Item] = []
    AnyView(style(content)).draw(place.inside(), into: &inside)
    frame.content = .items(inside)
    parts.append(.element(frame))
  }

  /// Adds the labels of an axis, in the view that the app puts around them.
  private func drawLabels(_ axis: AxisDrawing, _ place: Context, into parts: inout [Item]) {
    let options = axis.isAcross ? plan.options.x : plan.options.y
    guard let style = options.style else { return axis.drawLabels(place, into: &parts) }
    let frame = place.element(.div, .chartAxis.and(axis.name))
    let content = ChartAxisContent { context, items in
      var labels: [Item] = []
      axis.drawLabels(context.inside(), into: &labels)
      let box = context.element(.div, .chartPlotBox)
      box.content = .items(labels)
      box.appetite = .fixed(axis.isAcross ? .horizontal : .vertical)
      context.emit(box, into: &items)
    }
    var inside: [Item] = []
    AnyView(style(content)).draw(place.inside(), into: &inside)
    frame.content = .items(inside)
    parts.append(.element(frame))
  }

  /// The plot: the lines of the axes, the marks over them, and the annotations.
  private func plot(_ context: Context) -> Element {
    var inner = context
    inner.decorations = nil
    let place = inner
    let box = place.element(.div, .chartPlot)
    let svg = layer(place.child(.plot), padsAcross: true, padsDown: true)
    var parts: [Item] = []
    var inside: [Item] = []
    let layers = PlotLayerDrawing(plan: plan)
    layers.draw(isBehind: true, place.child(.chartBackground), into: &inside)
    for (axis, isAcross) in [(plan.x, true), (plan.y, false)] {
      let lines = lines(
        of: axis, isAcross: isAcross, place.child(isAcross ? .horizontalAxis : .verticalAxis))
      if isPadded {
        // The lines cross the padding of the other axis.
        let own = layer(
          place.child(isAcross ? .horizontalLines : .verticalLines), padsAcross: isAcross,
          padsDown: !isAcross)
        own.content = .items(lines)
        inside.append(.element(own))
      } else {
        parts += lines
      }
    }
    let shapes = ShapeDrawing(context: place.child(.marks))
    parts += shapes.gradients(of: plan.shapes)
    for (index, shape) in plan.shapes.enumerated() {
      parts.append(.element(shapes.element(shape, index)))
    }
    svg.content = .items(parts)
    inside.append(.element(svg))
    let annotations = annotations(place.child(.annotations))
    if isPadded, !annotations.isEmpty {
      let frame = place.child(.annotationFrame).element(.div, .chartOverlay)
      pad(frame, across: true, down: true)
      frame.content = .items(annotations)
      inside.append(.element(frame))
    } else {
      inside += annotations
    }
    layers.draw(isBehind: false, place.child(.chartOverlay), into: &inside)
    if plan.options.plotStyle != nil { box.appetite = .fixed([.horizontal, .vertical]) }
    box.content = .items(inside)
    return box
  }

  private func lines(of axis: AxisPlan?, isAcross: Bool, _ context: Context) -> [Item] {
    var lines: [Item] = []
    for (index, set) in (axis?.sets ?? []).enumerated() {
      AxisDrawing(set: set, scale: axis?.scale, isAcross: isAcross, plan: plan)
        .drawLines(context.child(index), into: &lines)
    }
    return lines
  }

  private func annotations(_ context: Context) -> [Item] {
    var items: [Item] = []
    var count = 0
    for shape in plan.shapes {
      guard let bounds = shape.box else { continue }
      for annotation in shape.style.annotations where count < AnnotationDrawing.most {
        AnnotationDrawing(
          annotation: annotation, box: bounds, offset: shape.style.offset,
          isRightToLeft: isRightToLeft
        )
        .draw(context.child(count), into: &items)
        count += 1
      }
    }
    return items
  }

  /// Whether an axis has padding in the plot.
  private var isPadded: Bool {
    plan.options.x.padding != PlotPadding() || plan.options.y.padding != PlotPadding()
  }

  /// A drawing over the plot, with or without the padding of each axis.
  private func layer(_ place: Context, padsAcross: Bool, padsDown: Bool) -> Element {
    let svg = place.element(.svg, .chartShapes)
    svg.set("role", "none")
    pad(svg, across: padsAcross, down: padsDown)
    return svg
  }

  private func pad(_ element: Element, across: Bool, down: Bool) {
    let (x, y) = (plan.options.x.padding, plan.options.y.padding)
    if across, x != PlotPadding() {
      element.style("inset-inline", "\(CSS.length(x.start)) \(CSS.length(x.end))")
      element.style("width", "calc(100% - \(CSS.length(x.start + x.end)))")
    }
    if down, y != PlotPadding() {
      element.style("inset-block", "\(CSS.length(y.end)) \(CSS.length(y.start))")
      element.style("height", "calc(100% - \(CSS.length(y.start + y.end)))")
    }
  }
}

extension CSS {
  /// A share as a percentage for an attribute.
  static func percent(_ share: Double) -> String { number(share * 100) + "%" }

  /// A share as a percentage for the style sheet, in steps of a fifth of a percent, since each
  /// distinct value is a rule that is never removed.
  static func rulePercent(_ share: Double) -> String {
    number((min(max(share, 0), 1) * 500).rounded() / 5) + "%"
  }
}
