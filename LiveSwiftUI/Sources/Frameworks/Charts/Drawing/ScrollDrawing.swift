// The scrolling part of a chart.
import Foundation
import SwiftUI

/// A scroll view around the plot and the labels of one axis.
struct ChartScroller: View {
  let plan: ChartPlan
  let content: DrawContent
  @State private var memory = ChartScrollMemory()

  var body: some View {
    ScrollerFrame(plan: plan, memory: memory, content: content)
  }
}

/// The position of a scroller, kept across renderings.
@MainActor final class ChartScrollMemory {
  /// The position that the app and the browser agree on.
  var known: PlotDatum?
  /// The share at the start of the first rendering.
  var start: Double?
  /// The length of the content in points, once reported.
  var length: Double?
  /// The last request to scroll.
  var request: String?
  var count = 0

  nonisolated init() {}
}

private nonisolated struct ScrollerFrame {
  let plan: ChartPlan
  let memory: ChartScrollMemory
  let content: DrawContent
}

extension ScrollerFrame: View, Primitive {
  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let options = plan.options.scrolling
    let isAcross = options.axes.contains(.horizontal)
    let element = context.element(
      .div, isAcross ? .chartScroller.and(.horizontalScroll) : .chartScroller.and(.down))
    element.set("tabindex", "0")
    let scale = isAcross ? plan.x?.scale : plan.y?.scale
    let zoom = ChartScrolling.zoom(
      scale, visible: isAcross ? options.visibleX : options.visibleY)
    // In steps, since each length is a rule of the style sheet.
    element.style(
      isAcross ? "grid-template-columns" : "grid-template-rows",
      CSS.number((zoom * 20).rounded() * 5) + "%")
    var parts: [Item] = []
    content(context.inside(), &parts)
    if isAcross, let scale {
      follow(element, scale, context)
      snap(element, scale, zoom, context, into: &parts)
    }
    element.content = .items(parts)
    context.emit(element, into: &items)
  }

  /// Starts where the app wants, and reports where the person has scrolled.
  @MainActor private func follow(_ element: Element, _ scale: PositionScale, _ context: Context) {
    let options = plan.options.scrolling
    let wanted = options.read?() ?? options.initial
    guard wanted != nil || options.write != nil else { return }
    context.node.tree.needs(.follow)
    func share(_ datum: PlotDatum?) -> Double? {
      guard let datum, let ends = scale.extent((datum, datum)) else { return nil }
      return min(max(min(ends.0, ends.1), 0), 1)
    }
    if memory.start == nil {
      (memory.start, memory.known) = (share(wanted) ?? 0, wanted)
    } else if options.read != nil, wanted != memory.known {
      memory.known = wanted
      if let length = memory.length, let share = share(wanted) {
        memory.count += 1
        memory.request = "\(memory.count) smooth \(CSS.number(share * length)) -"
      }
    }
    if let start = memory.start, start > 0 { element.set(.scrollStart, "\(CSS.number(start)) 0") }
    if let request = memory.request { element.set(.scrollRequest, request) }
    guard let write = options.write else { return }
    element.set(.scrollGeometry)
    element.on(.scroll) { [memory] event in
      guard case .text(let text) = event, text.hasPrefix("g "),
        let report = ScrollGeometry(report: text.dropFirst(2))
      else { return }
      let length = report.contentSize.width
      // No content is narrower than what shows it.
      guard length >= report.containerSize.width,
        let datum = scale.datum(at: report.contentOffset.x / length)
      else {
        return
      }
      memory.length = length
      write(datum)
      memory.known = options.read?()
    }
  }

  /// Adds the positions at which the scroller comes to rest.
  @MainActor private func snap(
    _ element: Element, _ scale: PositionScale, _ zoom: Double, _ context: Context,
    into parts: inout [Item]
  ) {
    guard let snapping = plan.options.scrolling.snapping else { return }
    let positions = snapping.positions(
      on: scale, zoom: zoom, calendar: plan.environment.calendar(nil))
    guard !positions.isEmpty else { return }
    element.name(.snaps)
    let frame = context.child(.scrollStops).element(.div, .chartStops)
    frame.set("aria-hidden", "true")
    frame.content = .items(
      positions.enumerated().map { index, share in
        let stop = context.child(.scrollStops).child(index).element(.div)
        stop.style("inset-inline-start", CSS.number(share * 100) + "%")
        return .element(stop)
      })
    parts.append(.element(frame))
  }
}
