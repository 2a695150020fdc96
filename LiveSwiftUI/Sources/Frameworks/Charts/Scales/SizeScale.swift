// The sizes of the symbols of values.
import Foundation
import SwiftUI

/// The areas of symbols whose size follows from a value.
struct SizeScale {
  private let options: VisualScale<CGFloat>
  private let values: [PlotDatum]
  private let low: Double
  private let high: Double
  private let curve: ScaleCurve

  /// The default areas of the smallest and the largest symbol, in square points.
  private static let usual: [CGFloat] = [20, 240]
  /// The largest area.
  private static let most = 40_000.0

  init(_ options: ChartOptions, _ data: [PlotDatum]) {
    self.options = options.sizes
    values = options.sizes.values(
      data.map { PlotValue(label: Text(verbatim: ""), datum: $0) })
    let known = options.sizes.domain.compactMap(\.amount)
    // Zero is the smallest, so that areas are proportional to numbers.
    let amounts = known.isEmpty ? data.compactMap(\.amount) + [0] : known
    curve = options.sizeCurve
    low = curve.bent(amounts.min() ?? 0)
    high = curve.bent(amounts.max() ?? 1)
  }

  func area(of datum: PlotDatum) -> Double {
    if let area = options.mapping?(datum) { return Self.bounded(Double(area)) }
    let range = options.range.isEmpty ? Self.usual : options.range
    guard let amount = datum.amount else {
      let index = values.firstIndex(of: datum) ?? 0
      if !options.range.isEmpty { return Self.bounded(Double(range[index % range.count])) }
      let share = Double(index + 1) / Double(max(values.count, 1))
      return Self.bounded(Self.between(range, share))
    }
    // A list of numbers with a size for each is a table.
    if options.domain.count == options.range.count, options.domain.count > 2,
      let index = options.domain.firstIndex(of: datum)
    {
      return Self.bounded(Double(range[index]))
    }
    let share = high > low ? (curve.bent(amount) - low) / (high - low) : 1
    return Self.bounded(Self.between(range, min(max(share, 0), 1)))
  }

  private static func between(_ range: [CGFloat], _ share: Double) -> Double {
    let (first, last) = (Double(range[0]), Double(range[range.count - 1]))
    return first + (last - first) * share
  }

  private static func bounded(_ area: Double) -> Double {
    area.isFinite ? min(max(area, 0), most) : 0
  }
}
