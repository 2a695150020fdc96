// The values that an axis shows, where an app says which.
import Foundation
import SwiftUI

/// What an axis can be told to show.
public protocol ScaleDomain {}

extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Array: ScaleDomain where Element: Plottable {}

/// The values that the data need.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values that the data need, with zero.
  public static var automatic: AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: nil, isReversed: false)
  }

  /// The values that the data need, with or without zero, and from the greatest to the least where
  /// it is reversed.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }
}

/// A domain as charts compute with it.
struct DomainSpec {
  /// All values in order, or the two ends; none where the data decide.
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

/// A domain that has values.
private protocol PlottedDomain {
  var plotted: [PlotDatum] { get }
}

extension ClosedRange: PlottedDomain where Bound: Plottable {
  var plotted: [PlotDatum] { [lowerBound, upperBound].compactMap { PlotDatum($0) } }
}

extension Array: PlottedDomain where Element: Plottable {
  var plotted: [PlotDatum] { prefix(MarkList.most).compactMap { PlotDatum($0) } }
}

/// What a scale can lead to, such as a list of colours.
public protocol ScaleRange {
  /// The type of what values lead to.
  associatedtype VisualValue
}

extension Array: ScaleRange {
  /// The type of the elements.
  public typealias VisualValue = Element
}
