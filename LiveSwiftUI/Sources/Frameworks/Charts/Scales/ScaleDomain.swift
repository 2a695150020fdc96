// The values that an axis covers, if an app sets them.
import Foundation
import SwiftUI

/// A type that can define the values of an axis.
public protocol ScaleDomain {}

extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Array: ScaleDomain where Element: Plottable {}

/// A domain derived from the data.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool
  var change: (([PlotDatum]) -> [PlotDatum])?
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain of the data, including zero.
  public static var automatic: AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: nil, isReversed: false)
  }

  /// The domain of the data, with or without zero; reversed, it runs from the greatest value to the
  /// smallest.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }

  /// The domain of the data after a change: the categories in order, or the two ends of numbers and
  /// dates.
  public static func automatic<DataValue>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain where DataValue: Plottable {
    AutomaticScaleDomain(
      includesZero: includesZero, isReversed: reversed ?? false,
      change: { data in
        var values = data.compactMap { $0.value(as: DataValue.self) }
        modifyInferredDomain(&values)
        return values.prefix(MarkList.most).compactMap { PlotDatum($0) }
      })
  }
}

/// A domain in the form that charts compute with.
struct DomainSpec {
  /// All values in order, or the two ends; empty to derive them from the data.
  var values: [PlotDatum] = []
  var includesZero: Bool?
  var isReversed = false
  /// Whether the values are the two ends of a range.
  private(set) var isRange = false
  private var change: (([PlotDatum]) -> [PlotDatum])?

  init() {}

  init(_ domain: some ScaleDomain) {
    if let automatic = domain as? AutomaticScaleDomain {
      (includesZero, isReversed) = (automatic.includesZero, automatic.isReversed)
      change = automatic.change
    } else if let plotted = domain as? any PlottedDomain {
      (values, isRange) = (plotted.plotted, plotted.isRange)
    }
  }

  /// The values of the data after the app's change.
  func modified(_ data: [PlotDatum]) -> [PlotDatum] { change?(data) ?? data }

  /// The numbers or dates of the data, with the ends after the app's change.
  func modified(_ amounts: [Double], isDate: Bool) -> [Double] {
    guard let change, let low = amounts.min(), let high = amounts.max() else { return amounts }
    let ends = [low, high].map { amount -> PlotDatum in
      isDate ? .date(Date(timeIntervalSinceReferenceDate: amount)) : .number(amount)
    }
    let changed = change(ends).compactMap(\.amount)
    return changed.isEmpty ? amounts : changed
  }
}

/// A domain with explicit values.
private protocol PlottedDomain {
  var plotted: [PlotDatum] { get }
  var isRange: Bool { get }
}

extension ClosedRange: PlottedDomain where Bound: Plottable {
  var plotted: [PlotDatum] { [lowerBound, upperBound].compactMap { PlotDatum($0) } }
  var isRange: Bool { true }
}

extension Array: PlottedDomain where Element: Plottable {
  var plotted: [PlotDatum] { prefix(MarkList.most).compactMap { PlotDatum($0) } }
  var isRange: Bool { false }
}
