// An axis: its scale, its values and their marks.
import Foundation
import SwiftUI

/// An axis of a chart.
struct AxisPlan {
  let scale: PositionScale
  /// The marks of the axis; empty for a hidden axis.
  private(set) var sets: [TickSet] = []

  /// The marks along one side.
  struct TickSet {
    let side: AxisMarkPosition.Side
    let layout: AxisMarkPreset.Layout
    let ticks: [Tick]
  }

  /// One value along an axis.
  struct Tick {
    let datum: PlotDatum
    /// The position of the value, from 0 to 1.
    let position: Double
    /// The middle of the interval that starts at the value.
    let middle: Double
    let label: Text
    let parts: [AxisPart]
  }

  /// An axis for the values of the marks; nil without any.
  init?(
    _ data: [PlotDatum], isAcross: Bool, options: ChartOptions.AxisOptions, facts: ChartEnvironment
  ) {
    guard let kind = options.type?.kind ?? (data + options.domain.values).first?.kind else {
      return nil
    }
    let sets =
      options.content?.allSets ?? [AxisMarkSet(values: .automatic, position: .automatic)]
    let values = sets.first?.values ?? .automatic
    let builder = ScaleBuilder(
      kind: kind, isAcross: isAcross, options: options, environment: facts)
    scale = builder.scale(data, values)
    guard options.visibility != .hidden else { return }
    self.sets = sets.map { set in
      let ticks = builder.ticks(set.values, on: scale)
      return TickSet(
        side: Self.side(set.position.side, isAcross), layout: set.preset.layout,
        ticks: Self.ticks(ticks, set, scale, isAcross))
    }
  }

  private static func side(_ side: AxisMarkPosition.Side, _ isAcross: Bool)
    -> AxisMarkPosition.Side
  {
    switch (side, isAcross) {
    case (.top, true), (.bottom, true), (.leading, false), (.trailing, false): side
    case (_, true): .bottom
    case (_, false): .trailing
    }
  }

  private static func ticks(
    _ values: [(PlotDatum, Text)], _ set: AxisMarkSet, _ scale: PositionScale, _ isAcross: Bool
  ) -> [Tick] {
    let known = values.compactMap { datum, words in
      scale.position(datum).map { (datum: datum, words: words, place: $0) }
    }.filter { (-0.0001...1.0001).contains($0.place) }
    return known.indices.map { index in
      let value = AxisValue(datum: known[index].datum, index: index, count: known.count)
      var parts: [AxisPart] = []
      if let marks = set.marks {
        marks(value).add(AxisStyle(), to: &parts)
      } else {
        for mark in usual(set, scale, isAcross) { mark.add(AxisStyle(), to: &parts) }
      }
      return Tick(
        datum: value.datum, position: known[index].place,
        middle: middle(known.map(\.place), index, scale), label: known[index].words,
        parts: parts)
    }
  }

  /// The default marks of an axis.
  private static func usual(
    _ set: AxisMarkSet, _ scale: PositionScale, _ isAcross: Bool
  ) -> [any AxisMark] {
    let label = UsualLabel(content: set.content)
    if scale.band != nil { return [label] }
    let line = AxisGridLine(stroke: set.stroke)
    return isAcross ? [line, AxisTick(stroke: set.stroke), label] : [line, label]
  }

  private static func middle(_ places: [Double], _ index: Int, _ scale: PositionScale) -> Double {
    let place = places[index]
    guard scale.band == nil, places.count > 1 else { return place }
    let last = index + 1 == places.count
    let step = last ? place - places[index - 1] : places[index + 1] - place
    // The axis may end before the position of the next value.
    return min(max(place + step / 2, 0), 1)
  }
}

/// The default label of an axis.
private struct UsualLabel: CollectedAxisMark {
  let content: AxisLabelContent

  func collect(_ style: AxisStyle, into parts: inout [AxisPart]) {
    parts.append(
      AxisPart(shape: .label(AxisLabelAppearance(), content), isCentered: nil, style: style))
  }
}
