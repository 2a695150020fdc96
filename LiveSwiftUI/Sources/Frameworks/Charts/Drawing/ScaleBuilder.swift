// Derives the scale of an axis from the values of the marks.
import Foundation
import SwiftUI

/// Builds the scale of an axis and chooses the values that the axis shows.
struct ScaleBuilder {
  let kind: PlotDatum.Kind
  let isAcross: Bool
  let options: ChartOptions.AxisOptions
  let environment: ChartEnvironment

  /// The default number of values on an axis.
  private static let usualCount = 5

  func scale(_ data: [PlotDatum], _ values: AxisMarkValues) -> PositionScale {
    let isReversed = options.domain.isReversed
    if kind == .category {
      var seen: Set<PlotDatum> = []
      // Numbers and dates are categories if the app sets the scale type.
      let names = data.filter { options.type != nil || $0.kind == .category }
        .filter { seen.insert($0).inserted }
      let own = options.domain.values
      let all = own.isEmpty ? options.domain.modified(names) : own
      // The first category is at the top, while numbers start at the bottom.
      return PositionScale(
        .categories(all), isReversed: isReversed == isAcross)
    }
    let own = options.domain.values.filter { $0.kind == kind }.compactMap(\.amount)
    var amounts = own.isEmpty ? data.filter { $0.kind == kind }.compactMap(\.amount) : own
    let curve = kind == .number ? options.type?.curve ?? .linear : .linear
    if curve == .log {
      amounts = amounts.filter { $0 > 0 }
      if amounts.isEmpty { amounts = [1, 10] }
    } else if own.isEmpty, kind == .number, options.domain.includesZero != false {
      amounts.append(0)
    }
    if own.isEmpty { amounts = options.domain.modified(amounts, isDate: kind == .date) }
    var low = amounts.min() ?? 0
    var high = amounts.max() ?? 0
    // An axis needs a length; a single date is centred instead.
    if low == high, kind == .number { high = curve == .log ? low * 10 : low + 1 }
    let rounds = own.isEmpty && kind == .number
    (low, high) = rounded(
      low, high, values, low: values.roundsLow ?? rounds, high: values.roundsHigh ?? rounds)
    return PositionScale(
      .range(low: low, high: high, isDate: kind == .date), isReversed: isReversed, curve: curve)
  }

  private func rounded(
    _ low: Double, _ high: Double, _ values: AxisMarkValues, low roundsLow: Bool,
    high roundsHigh: Bool
  ) -> (Double, Double) {
    if kind == .date {
      guard roundsLow || roundsHigh else { return (low, high) }
      let ticks = dates(values, low, high)
      let first = ticks.beginning(before: Date(timeIntervalSinceReferenceDate: low))
      let last = ticks.end(after: Date(timeIntervalSinceReferenceDate: high))
      return (
        roundsLow ? first?.timeIntervalSinceReferenceDate ?? low : low,
        roundsHigh ? last?.timeIntervalSinceReferenceDate ?? high : high
      )
    }
    if options.type?.curve == .log {
      let ends = LogTicks(from: low, to: high).ends
      return (roundsLow ? ends.low : low, roundsHigh ? ends.high : high)
    }
    let ticks = numbers(values, low, high)
    return (roundsLow ? ticks.below(low) : low, roundsHigh ? ticks.above(high) : high)
  }

  private func numbers(_ values: AxisMarkValues, _ low: Double, _ high: Double) -> NumberTicks {
    switch values.choice {
    case .step(let step) where step > 0 && step.isFinite: NumberTicks(step: step)
    case .automatic(let count, let least):
      NumberTicks(
        length: high - low, count: count ?? Self.usualCount, least: least.isFinite ? least : 0)
    default: NumberTicks(length: high - low, count: Self.usualCount)
    }
  }

  private func dates(_ values: AxisMarkValues, _ low: Double, _ high: Double) -> DateTicks {
    switch values.choice {
    case .unit(let unit, let count, let calendar):
      DateTicks(unit: unit, count: count, calendar: environment.calendar(calendar))
    case .automatic(let count, _):
      DateTicks(
        length: high - low, wanted: count ?? Self.usualCount, calendar: environment.calendar(nil))
    default:
      DateTicks(length: high - low, wanted: Self.usualCount, calendar: environment.calendar(nil))
    }
  }

  /// The values of an axis with their default texts.
  func ticks(_ values: AxisMarkValues, on scale: PositionScale) -> [(PlotDatum, Text)] {
    switch scale.domain {
    case .categories(let names):
      let listed = if case .listed(let own) = values.choice { own } else { names }
      return listed.prefix(NumberTicks.most).map { ($0, Text(verbatim: environment.string($0))) }
    case .range(let low, let high, false):
      let ticks = numbers(values, low, high)
      let places = FloatingPointFormatStyle<Double>.number.locale(environment.builtIn.person.locale)
        .precision(.fractionLength(0...max(ticks.digits, 0)))
      if case .listed(let own) = values.choice {
        return own.map { ($0, Text(verbatim: environment.string($0))) }
      }
      guard scale.curve != .log else {
        let count = if case .automatic(let count?, _) = values.choice { count } else { 6 }
        return LogTicks(from: low, to: high).values(from: low, to: high, count: count).map {
          (.number($0), Text(verbatim: environment.string(.number($0))))
        }
      }
      return ticks.values(from: low, to: high).map {
        (.number($0), Text(verbatim: places.format($0)))
      }
    case .range(let low, let high, true):
      let ticks = dates(values, low, high)
      let format = environment.format(of: ticks.unit, isLong: false)
      func words(_ date: Date) -> Text { Text(verbatim: format.format(date)) }
      if case .listed(let own) = values.choice {
        return own.map { datum in
          if case .date(let date) = datum { (datum, words(date)) } else { (datum, Text("")) }
        }
      }
      return ticks.values(
        from: Date(timeIntervalSinceReferenceDate: low),
        to: Date(timeIntervalSinceReferenceDate: high)
      ).map { (.date($0), words($0)) }
    }
  }
}
