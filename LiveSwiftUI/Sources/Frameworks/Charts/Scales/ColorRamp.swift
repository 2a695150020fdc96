// Colours that change with a number.
import Foundation
import SwiftUI

/// A gradient of colours between the ends of a scale.
struct ColorRamp {
  /// The colours as CSS, with their locations from 0 to 1.
  let stops: [(location: Double, css: String)]
  /// The values at the ends.
  let ends: (low: PlotDatum, high: PlotDatum)
  private let curve: ScaleCurve

  /// A ramp for numbers or dates; nil for categories and without colours.
  init?(_ colors: RampColors, domain: [PlotDatum], data: [PlotDatum]) {
    let known = domain.filter { $0.amount != nil }
    let values = (known.isEmpty ? data : known).filter { $0.amount != nil }
    guard !colors.stops.isEmpty, values.count == (known.isEmpty ? data : known).count,
      let low = values.min(by: { $0.amount ?? 0 < $1.amount ?? 0 }),
      let high = values.max(by: { $0.amount ?? 0 < $1.amount ?? 0 })
    else { return nil }
    stops = colors.stops
    curve = colors.curve
    ends = (low, high)
  }

  /// The colour of a value, in steps of a fiftieth; nil for a category.
  func paint(of datum: PlotDatum) -> MarkPaint? {
    guard let amount = datum.amount, let low = ends.low.amount, let high = ends.high.amount else {
      return nil
    }
    let (first, last) = (curve.bent(low), curve.bent(high))
    let exact = last > first ? (curve.bent(amount) - first) / (last - first) : 0.5
    let share = (min(max(exact, 0), 1) * 50).rounded() / 50
    guard let after = stops.firstIndex(where: { $0.location >= share }) else {
      return stops.last.map { MarkPaint(css: $0.css) }
    }
    guard after > 0, stops[after].location > share else { return MarkPaint(css: stops[after].css) }
    let (from, to) = (stops[after - 1], stops[after])
    let part = (share - from.location) / (to.location - from.location)
    return MarkPaint(
      css: "color-mix(in srgb, \(to.css) \(CSS.number((part * 100).rounded()))%, \(from.css))")
  }

  /// The gradient as CSS.
  var css: String {
    let list = stops.map { "\($0.css) \(CSS.number($0.location * 100))%" }
    return "linear-gradient(to right,\(list.joined(separator: ",")))"
  }
}

/// The colours of a ramp, as an app sets them.
struct RampColors {
  var stops: [(location: Double, css: String)] = []
  var curve = ScaleCurve.linear

  /// The colours of numbers without colours of the app's own.
  static var usual: RampColors {
    RampColors(stops: [(0, CSS.faded(Color.blue.css, 0.15)), (1, Color.blue.css)])
  }

  private init(stops: [(location: Double, css: String)]) { self.stops = stops }

  init?(_ range: some ScaleRange, isRange: Bool, _ type: ScaleType?) {
    curve = type?.curve ?? .linear
    if let gradient = range as? Gradient {
      stops = gradient.stops.prefix(50).map { (Double($0.location), $0.color.css) }
    } else if isRange, let colors = range.listed as? [Color], colors.count > 1 {
      stops = colors.prefix(50).enumerated().map {
        (Double($0) / Double(min(colors.count, 50) - 1), $1.css)
      }
    } else {
      return nil
    }
    stops = stops.map { (min(max($0.location.isFinite ? $0.location : 0, 0), 1), $0.css) }
      .sorted { $0.location < $1.location }
  }
}
