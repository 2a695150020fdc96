// Converts values to positions along an axis.
import Foundation
import Limits
import SwiftUI

/// The positions of values along an axis, from 0 at its start to 1 at its end.
struct PositionScale {
  /// The values that an axis covers.
  enum Domain {
    case range(low: Double, high: Double, isDate: Bool)
    case categories([PlotDatum])
  }

  let domain: Domain
  let isReversed: Bool
  let curve: ScaleCurve
  /// The index of each category.
  private let indexes: [PlotDatum: Int]

  init(_ domain: Domain, isReversed: Bool = false, curve: ScaleCurve = .linear) {
    self.domain = domain
    self.curve = curve
    self.isReversed = isReversed
    if case .categories(let names) = domain {
      indexes = Dictionary(
        names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    } else {
      indexes = [:]
    }
  }

  /// The share of the axis for each category; nil for numbers and dates.
  var band: Double? {
    if case .categories(let names) = domain { 1 / Double(max(names.count, 1)) } else { nil }
  }

  var isDate: Bool { if case .range(_, _, true) = domain { true } else { false } }

  /// The position of a number, which may lie beyond the ends; the middle if the domain is one
  /// number.
  func position(_ amount: Double) -> Double {
    guard case .range(let low, let high, _) = domain else { return 0 }
    let (first, last) = (curve.bent(low), curve.bent(high))
    let share = last > first ? (curve.bent(amount) - first) / (last - first) : 0.5
    return isReversed ? 1 - share : share
  }

  /// The value at a position from 0 to 1, beyond the ends too; nil for a position without category.
  func datum(at position: Double) -> PlotDatum? {
    guard position.isFinite else { return nil }
    let share = isReversed ? 1 - position : position
    switch domain {
    case .range(let low, let high, let isDate):
      let (first, last) = (curve.bent(low), curve.bent(high))
      let amount = curve.straight(first + (last - first) * min(max(share, -1), 2))
      guard amount.isFinite else { return nil }
      return isDate
        ? .date(Date(timeIntervalSinceReferenceDate: min(max(amount, -1e11), 1e11)))
        : .number(amount)
    case .categories(let names):
      guard (0...1).contains(share), !names.isEmpty else { return nil }
      return names[
        Int(
          bounding: (share * Double(names.count)).rounded(.down), within: 0...(names.count - 1))]
    }
  }

  /// The middle of a value's position; nil for a value of another kind.
  func position(_ datum: PlotDatum) -> Double? {
    switch (domain, datum) {
    case (.range(_, _, let isDate), .number(let number)): isDate ? nil : position(number)
    case (.range(_, _, let isDate), .date(let date)):
      isDate ? position(date.timeIntervalSinceReferenceDate) : nil
    case (.categories, _): indexes[datum].map { middle($0) }
    default: nil
    }
  }

  /// The two ends of the values' extent; both are equal for a point of a continuous axis.
  func extent(_ bounds: (PlotDatum, PlotDatum)) -> (Double, Double)? {
    guard let first = position(bounds.0), let last = position(bounds.1) else { return nil }
    if let band { return (min(first, last) - band / 2, max(first, last) + band / 2) }
    return (first, last)
  }

  private func middle(_ index: Int) -> Double {
    let place = (Double(index) + 0.5) * (band ?? 0)
    return isReversed ? 1 - place : place
  }
}
