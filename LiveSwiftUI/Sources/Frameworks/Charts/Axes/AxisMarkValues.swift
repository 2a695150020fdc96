// The values that an axis shows, and the side that it is on.
public import Foundation
import SwiftUI

/// The values that an axis shows.
public struct AxisMarkValues {
  /// The rule for choosing the values.
  enum Choice {
    case automatic(count: Int?, least: Double)
    case step(Double)
    case unit(Calendar.Component, count: Int, calendar: Calendar?)
    case listed([PlotDatum])
  }

  let choice: Choice
  var roundsLow: Bool?
  var roundsHigh: Bool?

  /// About five round values.
  public static var automatic: AxisMarkValues {
    AxisMarkValues(choice: .automatic(count: nil, least: 0))
  }

  /// About `desiredCount` round values; a rounded bound moves the end of the axis to a value.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      choice: .automatic(count: desiredCount, least: 0), roundsLow: roundLowerBound,
      roundsHigh: roundUpperBound)
  }

  /// About `desiredCount` round values that are at least `minimumStride` apart.
  public static func automatic<P>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryFloatingPoint {
    AxisMarkValues(
      choice: .automatic(count: desiredCount, least: Double(minimumStride)),
      roundsLow: roundLowerBound, roundsHigh: roundUpperBound)
  }

  /// Evenly spaced numbers.
  public static func stride<P>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryFloatingPoint {
    AxisMarkValues(
      choice: .step(Double(stepSize)), roundsLow: roundLowerBound, roundsHigh: roundUpperBound)
  }

  /// The starts of days, months or other units.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      choice: .unit(component, count: count, calendar: calendar), roundsLow: roundLowerBound,
      roundsHigh: roundUpperBound)
  }
}

/// The side of a chart for an axis.
public struct AxisMarkPosition: Sendable {
  enum Side: Sendable {
    case automatic, leading, trailing, top, bottom
  }

  let side: Side

  /// The bottom for a horizontal axis, the trailing side for a vertical one.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(side: .automatic) }
  /// The leading side.
  public static var leading: AxisMarkPosition { AxisMarkPosition(side: .leading) }
  /// The trailing side.
  public static var trailing: AxisMarkPosition { AxisMarkPosition(side: .trailing) }
  /// The top.
  public static var top: AxisMarkPosition { AxisMarkPosition(side: .top) }
  /// The bottom.
  public static var bottom: AxisMarkPosition { AxisMarkPosition(side: .bottom) }
}

/// The layout of an axis's marks at its ends.
public struct AxisMarkPreset: Sendable {
  enum Layout: Sendable {
    case outside, aligned, inset
  }

  var layout = Layout.outside

  /// The default layout for the values.
  public static var automatic: AxisMarkPreset { AxisMarkPreset() }
  /// Labels outside of the plot; the same as automatic.
  public static var extended: AxisMarkPreset { AxisMarkPreset() }
  /// Labels within the length of the axis: those at its ends are aligned with them.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(layout: .aligned) }
  /// Labels inside the plot.
  public static var inset: AxisMarkPreset { AxisMarkPreset(layout: .inset) }
}
