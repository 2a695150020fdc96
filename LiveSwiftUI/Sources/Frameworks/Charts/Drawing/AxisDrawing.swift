// The lines and labels of an axis.
import Foundation
import Limits
import SwiftUI

/// Draws the marks of an axis along one side of a plot.
@MainActor struct AxisDrawing {
  let set: AxisPlan.TickSet
  let scale: PositionScale?
  let isAcross: Bool
  let plan: ChartPlan

  /// The default length of a tick in points.
  private static let tickLength = 4.0

  // MARK: Lines

  /// Draws the grid lines and ticks, which are part of the plot.
  func drawLines(_ context: Context, into items: inout [Item]) {
    var ticks: [Item] = []
    for (index, tick) in set.ticks.enumerated() {
      for (number, part) in tick.parts.enumerated() {
        let place = context.child(index).child(number)
        let share = position(tick, part, isLabel: false)
        switch part.shape {
        case .gridLine(let stroke): items.append(line(share, stroke, part, place))
        case .tick(let length, let stroke):
          ticks.append(self.tick(share, length ?? Self.tickLength, stroke, part, place))
        case .label: break
        }
      }
    }
    guard !ticks.isEmpty else { return }
    // In a box of its own at the side of the plot, because SVG cannot add points to percentages.
    let box = context.child(.axisTicks).element(.svg, .chartDrawing)
    box.set("aria-hidden", "true")
    if set.side == .bottom { box.set("y", "100%") }
    if set.side == .trailing { box.set("x", "100%") }
    box.content = .items(ticks)
    items.append(.element(box))
  }

  /// The position of a part, from the left or from the top.
  private func position(_ tick: AxisPlan.Tick, _ part: AxisPart, isLabel: Bool) -> Double {
    let place = part.isCentered == true ? tick.middle : tick.position
    let half = (scale?.band ?? 0) / 2
    // A line that is explicitly not centred precedes its category.
    let before = !isLabel && part.isCentered == false ? place - half : place
    return isAcross ? before : 1 - before
  }

  private func line(
    _ share: Double, _ stroke: StrokeStyle?, _ part: AxisPart, _ place: Context
  ) -> Item {
    let line = place.element(.line)
    line.set("aria-hidden", "true")
    let at = CSS.percent(share)
    let ends = isAcross ? (at, at, "0", "100%") : ("0", "100%", at, at)
    for (name, value) in zip(["x1", "x2", "y1", "y2"], [ends.0, ends.1, ends.2, ends.3]) {
      line.set(name, value)
    }
    let usual = StrokeStyle(lineWidth: 1, dash: isAcross ? [2, 2] : [])
    line.draw(stroke ?? usual)
    line.style("stroke", part.style.paint?.css ?? "var(--separator)")
    move(line, part)
    return .element(line)
  }

  /// Moves a line by the offset of its part.
  private func move(_ line: Element, _ part: AxisPart) {
    let offset = part.style.offset
    guard offset != .zero else { return }
    line.style("translate", "\(CSS.length(offset.width)) \(CSS.length(offset.height))")
  }

  private func tick(
    _ share: Double, _ length: CGFloat, _ stroke: StrokeStyle?, _ part: AxisPart,
    _ place: Context
  ) -> Item {
    let line = place.element(.line)
    let isBefore = set.side == .top || set.side == .leading
    let bounded = Double(length.isFinite ? min(max(length, 0), 100) : 0)
    let far = CSS.length(bounded * (isBefore ? -1 : 1))
    let at = CSS.percent(share)
    let ends = isAcross ? (at, at, "0", far) : ("0", far, at, at)
    for (name, value) in zip(["x1", "x2", "y1", "y2"], [ends.0, ends.1, ends.2, ends.3]) {
      line.set(name, value)
    }
    line.draw(stroke ?? StrokeStyle(lineWidth: 1))
    line.style("stroke", part.style.paint?.css ?? "var(--separator)")
    move(line, part)
    return .element(line)
  }

  // MARK: Labels

  /// Draws the labels beside the plot.
  func drawLabels(_ context: Context, into items: inout [Item]) {
    let shown = labels()
    guard !shown.isEmpty else { return }
    // Labels of categories share the axis evenly, in their order.
    let isBanded = scale?.band != nil && shown.count == bands
    let element = context.element(.div, name)
    if isBanded { element.name(.chartBands) }
    if set.layout == .inset { element.name(.chartInside) }
    element.set("aria-hidden", "true")
    let padding = isAcross ? plan.options.x.padding : plan.options.y.padding
    if padding != PlotPadding() {
      let ends = isAcross ? [padding.start, padding.end] : [padding.end, padding.start]
      element.style(
        isAcross ? "padding-inline" : "padding-block",
        ends.map(CSS.length).joined(separator: " "))
    }
    element.content = .items(
      shown.enumerated().map { index, label in
        .element(self.label(label, isBanded: isBanded, context.child(index)))
      })
    items.append(.element(element))
  }

  /// The class names of the axis and of its side.
  var name: ClassName {
    let axis: ClassName = isAcross ? .chartHorizontalAxis : .chartVerticalAxis
    return switch set.side {
    case .top: axis.and(.chartTop)
    case .bottom: axis.and(.chartBottom)
    case .leading: axis.and(.chartLeading)
    case .trailing: axis.and(.chartTrailing)
    default: axis
    }
  }

  private var bands: Int {
    if case .categories(let names)? = scale?.domain { names.count } else { 0 }
  }

  private struct Label {
    let tick: AxisPlan.Tick
    let part: AxisPart
    let appearance: AxisLabelAppearance
    let view: any View
  }

  private func labels() -> [Label] {
    let all = set.ticks.flatMap { tick in
      tick.parts.compactMap { part -> Label? in
        guard case .label(let look, let words) = part.shape else { return nil }
        let view: any View
        switch words {
        case .automatic: view = tick.label
        case .view(let own): view = own
        case .format(let format):
          guard let text = format(tick.datum) else { return nil }
          view = text
        }
        return Label(tick: tick, part: part, appearance: look, view: view)
      }
    }
    let step = Self.thinning(
      all.map { ($0.view as? Text).map(plan.environment.string) ?? "" }, isAcross)
    let shown = all.enumerated().filter { index, label in
      if label.appearance.showsAll || scale?.band != nil { return true }
      // The label would extend beyond the plot, or belongs to a unit that starts at its end.
      let begins = label.part.isCentered != true && isAcross && scale?.isDate == true
      let isLate =
        label.appearance.anchor == nil
        && (begins && label.tick.position > 0.95
          || label.part.isCentered == true && label.tick.position > 0.999)
      return index % step == 0 && !isLate
    }.map(\.element)
    guard scale?.band != nil else { return shown }
    return shown.sorted {
      position($0.tick, $0.part, isLabel: true) < position($1.tick, $1.part, isLabel: true)
    }
  }

  /// The interval between the labels that are shown, so that they fit on a phone: 1 shows all.
  private static func thinning(_ words: [String], _ isAcross: Bool) -> Int {
    let room = 40.0
    let longest = Double(words.map(\.count).max() ?? 0) + 1.5
    guard isAcross, longest * Double(words.count) > room else { return 1 }
    return Int(
      bounding: (longest * Double(words.count) / room).rounded(.up), within: 1...max(words.count, 1)
    )
  }

  /// The anchor of a label at an end of an axis whose labels are within its length; nil elsewhere.
  private func aligned(_ share: Double) -> UnitPoint? {
    guard set.layout == .aligned else { return nil }
    if share < 0.02 { return .topLeading }
    return share > 0.98 ? .bottomTrailing : nil
  }

  private func label(_ label: Label, isBanded: Bool, _ context: Context) -> Element {
    let box = context.element(.div, .chartLabel)
    var parts: [Item] = []
    let style = label.part.style
    AnyView(label.view).font(style.font ?? .caption)
      .foregroundStyle(style.foreground ?? AnyShapeStyle(.secondary))
      .draw(context.inside(), into: &parts)
    box.content = .items(parts)
    if label.appearance.orientation.direction != .horizontal {
      box.name(label.appearance.orientation.direction == .vertical ? .down : .up)
    }
    if let across = label.appearance.across {
      box.style("padding-inline", CSS.length(Double(across)))
    }
    if let down = label.appearance.down { box.style("padding-block", CSS.length(Double(down))) }
    let offset = label.part.style.offset
    if offset.width != 0 { box.style("margin-inline-start", CSS.length(offset.width)) }
    if offset.height != 0 { box.style("margin-block-start", CSS.length(offset.height)) }
    if isBanded { return box }
    let share = position(label.tick, label.part, isLabel: true)
    let direction = plan.environment.builtIn.person.layoutDirection == .rightToLeft ? 1.0 : -1.0
    let beginsHere = isAcross && scale?.isDate == true && label.part.isCentered != true
    let usual: UnitPoint = beginsHere ? .topLeading : .center
    let anchor = label.appearance.anchor ?? aligned(share) ?? usual
    if isAcross {
      box.style("inset-inline-start", CSS.rulePercent(share))
      box.style("translate", CSS.number(direction * Double(anchor.x) * 100) + "%")
    } else {
      box.style("top", CSS.rulePercent(share))
      box.style("translate", "0 " + CSS.number(-Double(anchor.y) * 100) + "%")
    }
    return box
  }
}
