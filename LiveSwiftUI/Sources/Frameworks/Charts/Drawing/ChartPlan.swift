// A computed chart: its axes, its shapes and their accessibility texts.
import Foundation
import SwiftUI

/// A chart computed for its reader.
@MainActor struct ChartPlan {
  let x: AxisPlan?
  let y: AxisPlan?
  let groups: GroupScale
  let options: ChartOptions
  let environment: ChartEnvironment
  private(set) var shapes: [PlotShape] = []
  /// The sum of all sectors.
  let total: Double

  init(_ marks: [Mark], options: ChartOptions, facts: ChartEnvironment) {
    let marks = PlotFunction.sampled(marks, options)
    self.options = options
    self.environment = facts
    groups = GroupScale(marks, options)
    let placed = Stacking.stacked(
      PlotLane.assigned(to: marks.compactMap { PlacedMark($0, facts) }))
    func values(_ bounds: KeyPath<PlacedMark, (PlotDatum, PlotDatum)?>) -> [PlotDatum] {
      placed.flatMap { mark in mark[keyPath: bounds].map { [$0.0, $0.1] } ?? [] }
    }
    x = AxisPlan(values(\.x), isAcross: true, options: options.x, facts: facts)
    y = AxisPlan(values(\.y), isAcross: false, options: options.y, facts: facts)
    let shares = SectorShares(placed)
    total = shares.total
    var curves: [[PlotDatum?]: [PlacedMark]] = [:]
    for mark in placed where mark.isLine { curves[mark.curveKey, default: []].append(mark) }
    var drawn: Set<[PlotDatum?]> = []
    for (index, mark) in placed.enumerated() {
      switch mark.mark.shape {
      case .bar, .rectangle: addBar(mark)
      case .point: addPoint(mark)
      case .rule: addRule(mark)
      case .sector(let inner, let outer, let inset):
        add(
          mark,
          .sector(shares.path(index, inner, outer, inset, corner: mark.mark.style.corner / 2)))
      case .line, .area:
        if drawn.insert(mark.curveKey).inserted { addCurve(curves[mark.curveKey] ?? []) }
      }
    }
    guard shapes.contains(where: { $0.style.zIndex != 0 }) else { return }
    // Sorting is not stable by itself.
    shapes = shapes.enumerated().sorted {
      ($0.element.style.zIndex, $0.offset) < ($1.element.style.zIndex, $1.offset)
    }.map(\.element)
  }

  /// The axis along which the chart scrolls; nil for a chart that fits.
  var scrollAxis: Axis? {
    let scrolling = options.scrolling
    if scrolling.axes.contains(.horizontal) { return x == nil ? nil : .horizontal }
    return scrolling.axes.contains(.vertical) && y != nil ? .vertical : nil
  }

  mutating func add(_ mark: PlacedMark, _ form: PlotShape.Form, saysNothing: Bool = false) {
    var style = groups.resolved(mark.mark.style)
    if let view = style.symbolView, case .point = form {
      style.annotations.append(.symbol(view))
    }
    if let x = mark.spot(isAcross: true) {
      style.offset.move(xStart: x, xEnd: x, yStart: 0, yEnd: 0)
    }
    if let y = mark.spot(isAcross: false) {
      style.offset.move(xStart: 0, xEnd: 0, yStart: y, yEnd: y)
    }
    var shape = PlotShape(form: form, paint: groups.paint(of: style), style: style)
    if !saysNothing, !style.isHidden {
      let text = label(mark.mark)
      shape.label = text.isEmpty ? nil : text
    }
    shapes.append(shape)
  }

  /// The text of a mark for a screen reader: the labels of its values, and the values.
  func label(_ mark: Mark) -> String {
    func said(_ value: PlotValue) -> String {
      [environment.string(value.label), environment.string(value)].filter { !$0.isEmpty }
        .joined(separator: ": ")
    }
    if mark.segment != nil {
      // A function is one mark: its samples have no values of their own for a reader.
      let labels = [mark.x, mark.y, mark.yEnd].compactMap {
        $0.map { environment.string($0.label) }
      }
      return (mark.style.label.map { [environment.string($0)] } ?? labels).joined(separator: ", ")
    }
    let style = mark.style
    let values = [mark.x, mark.xEnd, mark.y, mark.yEnd, mark.angle].compactMap(\.self)
    var parts: [String] = []
    if let label = style.label {
      parts = [environment.string(label)]
    } else {
      parts = (style.value == nil ? values : Array(values.prefix(1))).map(said)
      var seen = Set(values.compactMap(\.datum))
      parts += mark.groups.filter { $0.datum.map { seen.insert($0).inserted } ?? false }.map(said)
    }
    if let value = style.value { parts.append(environment.string(value)) }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The ends of a mark along an axis, from 0 to 1; nil if it has no position there.
  func extent(of mark: PlacedMark, isAcross: Bool) -> (Double, Double)? {
    guard let bounds = isAcross ? mark.x : mark.y,
      let ends = (isAcross ? x : y)?.scale.extent(bounds).map({ (min($0, $1), max($0, $1)) })
    else { return nil }
    guard let lane = mark.lane, lane.isAcross == isAcross, ends.1 > ends.0 else { return ends }
    return lane.part(of: ends)
  }
}

extension PlacedMark {
  /// The position of a point or a rule in points along an axis where it has no value; nil for
  /// others.
  func spot(isAcross: Bool) -> CGFloat? {
    guard (isAcross ? x : y) == nil else { return nil }
    let ends = isAcross ? mark.endsX : mark.endsY
    switch mark.shape {
    case .point: return ends.start
    case .rule: return (isAcross ? mark.yEnd : mark.xEnd) == nil ? nil : ends.start
    default: return nil
    }
  }

  /// Whether the mark is a point of a line or an area.
  var isLine: Bool {
    switch mark.shape {
    case .line, .area: true
    default: false
    }
  }

  /// The key that the marks of one line or area share.
  var curveKey: [PlotDatum?] {
    if case .area = mark.shape { return series + [.number(1)] }
    return series
  }
}
