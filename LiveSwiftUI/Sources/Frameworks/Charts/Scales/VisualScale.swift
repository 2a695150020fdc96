// The colours, symbols, sizes or strokes of values, as an app sets them.
import Foundation
import SwiftUI

/// The styles of values that marks are grouped by.
struct VisualScale<Value> {
  /// The values in order; empty to derive them from the data.
  var domain: [PlotDatum] = []
  /// The styles of the values, in order.
  var range: [Value] = []
  /// The style of a value; takes precedence over `range`.
  var mapping: ((PlotDatum) -> Value?)?

  init() {}

  /// The style of each value.
  init(_ pairs: [(PlotDatum, Value)]) {
    domain = pairs.map(\.0)
    range = pairs.map(\.1)
  }

  /// The values in the order of the legend: those of the domain, then others in the data.
  func values(_ used: [PlotValue?]) -> [PlotDatum] {
    let used = used.compactMap { $0?.datum }
    guard !used.isEmpty else { return [] }
    var seen: Set<PlotDatum> = []
    return Array(
      (domain + used).filter { seen.insert($0).inserted }.prefix(VisualScale<Never>.most))
  }

  /// The style of a value; `usual` are the styles without a range.
  func style(of datum: PlotDatum, among values: [PlotDatum], usual: [Value]) -> Value {
    if let value = mapping?(datum) { return value }
    let index = values.firstIndex(of: datum) ?? 0
    let styles = range.isEmpty ? usual : range
    return styles[index % styles.count]
  }
}

extension VisualScale where Value == Never {
  /// The maximum number of entries in a legend.
  static var most: Int { 50 }
}
