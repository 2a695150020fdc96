// Charts that scroll.
import Foundation
public import SwiftUI

/// The scrolling of a chart.
struct ChartScrolling {
  var axes: Axis.Set = []
  /// The lengths of the visible parts, in units of the data; nil for half of the chart.
  var visibleX: Double?
  var visibleY: Double?
  /// The value at the start of the visible part.
  var initial: PlotDatum?
  var read: (() -> PlotDatum?)?
  var write: ((PlotDatum) -> Void)?
  var snapping: ChartSnapping?

  /// The length of a chart as a multiple of its visible part, from 1 to 100.
  static func zoom(_ scale: PositionScale?, visible: Double?) -> Double {
    let whole: Double =
      switch scale?.domain {
      case .range(let low, let high, _)?: high - low
      case .categories(let names)?: Double(names.count)
      case nil: 1
      }
    guard whole.isFinite, whole > 0 else { return 1 }
    let part = visible ?? whole / 2
    guard part.isFinite, part > 0 else { return 1 }
    return min(max(whole / part, 1), 100)
  }
}

/// The values at which a scrolling chart comes to rest.
enum ChartSnapping {
  case page
  case unit(Double)
  case dates(DateComponents)

  /// The most positions of a chart.
  private static let most = 400

  /// The positions from 0 to 1; empty for a scale without such values and for too many.
  func positions(on scale: PositionScale, zoom: Double, calendar: Calendar) -> [Double] {
    switch (self, scale.domain) {
    case (.page, _): Self.steps(1 / zoom)
    case (.unit(let unit), .range(let low, let high, _)):
      high > low && unit.isFinite && unit > 0 ? Self.steps(unit / (high - low)) : []
    case (.unit, .categories(let names)): Self.steps(1 / Double(max(names.count, 1)))
    case (.dates(let parts), .range(let low, let high, true)):
      Self.dates(parts, low, high, calendar).compactMap { scale.position(.date($0)) }
    default: []
    }
  }

  private static func steps(_ step: Double) -> [Double] {
    guard step > 0, 1 / step <= Double(most) else { return [] }
    return Array(stride(from: 0, through: 1, by: step))
  }

  private static func dates(
    _ parts: DateComponents, _ low: Double, _ high: Double, _ calendar: Calendar
  ) -> [Date] {
    var dates: [Date] = []
    let end = Date(timeIntervalSinceReferenceDate: high)
    var date = Date(timeIntervalSinceReferenceDate: low - 1)
    while dates.count < most,
      let next = calendar.nextDate(after: date, matching: parts, matchingPolicy: .nextTime),
      next <= end
    {
      dates.append(next)
      date = next
    }
    return dates.count < most ? dates : []
  }
}

extension View {
  /// Lets the charts scroll along axes. With both axes they scroll horizontally.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    changingCharts { $0.scrolling.axes = axes }
  }

  /// Sets the length of the visible part of scrolling charts along the horizontal axis: in units of
  /// the data, for dates in seconds, for categories in their number.
  public nonisolated func chartXVisibleDomain<P>(length: P) -> some View
  where P: Numeric, P: Plottable {
    let length = PlotDatum(length)?.amount
    return changingCharts { $0.scrolling.visibleX = length }
  }

  /// Sets the length of the visible part of scrolling charts along the vertical axis: in units of
  /// the data, for dates in seconds, for categories in their number.
  public nonisolated func chartYVisibleDomain<P>(length: P) -> some View
  where P: Numeric, P: Plottable {
    let length = PlotDatum(length)?.amount
    return changingCharts { $0.scrolling.visibleY = length }
  }

  /// Sets the value at the leading side of scrolling charts before a person scrolls.
  public nonisolated func chartScrollPosition(initialX: some Plottable) -> some View {
    let datum = PlotDatum(initialX)
    return changingCharts { $0.scrolling.initial = datum }
  }

  /// Sets the vertical value before a person scrolls. It has no effect: charts start at the top.
  public nonisolated func chartScrollPosition(initialY: some Plottable) -> some View { self }

  /// Binds the value at the leading side of scrolling charts.
  public nonisolated func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    changingCharts {
      $0.scrolling.read = { PlotDatum(x.wrappedValue) }
      $0.scrolling.write = { datum in
        func set<P: Plottable>(_ binding: Binding<P>) {
          guard let value = datum.nearest(P.self),
            PlotDatum(value) != PlotDatum(binding.wrappedValue)
          else { return }
          binding.wrappedValue = value
        }
        set(x)
      }
    }
  }

  /// Binds the vertical value of scrolling charts. It has no effect: only the horizontal position
  /// is reported.
  public nonisolated func chartScrollPosition(y: Binding<some Plottable>) -> some View { self }

  /// Sets the values at which scrolling charts come to rest.
  public nonisolated func chartScrollTargetBehavior(
    _ behavior: some ChartScrollTargetBehavior
  ) -> some View {
    let snapping = (behavior as? ValueAlignedChartScrollTargetBehavior)?.snapping ?? .page
    return changingCharts { $0.scrolling.snapping = snapping }
  }
}
