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
}

/// A domain in the form that charts compute with.
struct DomainSpec {
  /// All values in order, or the two ends; empty to derive them from the data.
  var values: [PlotDatum] = []
  var includesZero: Bool?
  var isReversed = false

  init() {}

  init(_ domain: some ScaleDomain) {
    if let automatic = domain as? AutomaticScaleDomain {
      (includesZero, isReversed) = (automatic.includesZero, automatic.isReversed)
    } else if let plotted = domain as? any PlottedDomain {
      values = plotted.plotted
    }
  }
}

/// A domain with explicit values.
private protocol PlottedDomain {
  var plotted: [PlotDatum] { get }
}

extension ClosedRange: PlottedDomain where Bound: Plottable {
  var plotted: [PlotDatum] { [lowerBound, upperBound].compactMap { PlotDatum($0) } }
}

extension Array: PlottedDomain where Element: Plottable {
  var plotted: [PlotDatum] { prefix(MarkList.most).compactMap { PlotDatum($0) } }
}

/// The output values of a scale, such as a list of colours.
public protocol ScaleRange {
  /// The type of the output values.
  associatedtype VisualValue
}

extension Array: ScaleRange {
  /// The type of the elements.
  public typealias VisualValue = Element
}
