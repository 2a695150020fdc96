// Which values an axis tells, and where.
import Foundation
import SwiftUI

/// The values that an axis tells.
public struct AxisMarkValues {
  /// How the values are found.
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

  /// About so many round values; the axis ends at the first and the last where it is rounded.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      choice: .automatic(count: desiredCount, least: 0), roundsLow: roundLowerBound,
      roundsHigh: roundUpperBound)
  }

  /// About so many round values that are not closer than `minimumStride`.
  public static func automatic<P>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryFloatingPoint {
    AxisMarkValues(
      choice: .automatic(count: desiredCount, least: Double(minimumStride)),
      roundsLow: roundLowerBound, roundsHigh: roundUpperBound)
  }

  /// Numbers at even distances.
  public static func stride<P>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: BinaryFloatingPoint {
    AxisMarkValues(
      choice: .step(Double(stepSize)), roundsLow: roundLowerBound, roundsHigh: roundUpperBound)
  }

  /// The beginnings of days, months or other units.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      choice: .unit(component, count: count, calendar: calendar), roundsLow: roundLowerBound,
      roundsHigh: roundUpperBound)
  }
}

/// The side of a chart where an axis stands.
public struct AxisMarkPosition: Sendable {
  enum Side: Sendable {
    case automatic, leading, trailing, top, bottom
  }

  let side: Side

  /// Below a chart, and where its lines of text end.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(side: .automatic) }
  /// Where a line of text begins.
  public static var leading: AxisMarkPosition { AxisMarkPosition(side: .leading) }
  /// Where a line of text ends.
  public static var trailing: AxisMarkPosition { AxisMarkPosition(side: .trailing) }
  /// Above the chart.
  public static var top: AxisMarkPosition { AxisMarkPosition(side: .top) }
  /// Below the chart.
  public static var bottom: AxisMarkPosition { AxisMarkPosition(side: .bottom) }
}

/// How the marks of an axis stand to its ends.
public struct AxisMarkPreset: Sendable {
  /// As is usual for the values.
  public static var automatic: AxisMarkPreset { AxisMarkPreset() }
  /// Not on the web, as the error says.
  @available(*, unavailable, message: "The axes of a chart on the web have one layout.")
  public static var extended: AxisMarkPreset { AxisMarkPreset() }
  /// Not on the web, as the error says.
  @available(*, unavailable, message: "The axes of a chart on the web have one layout.")
  public static var aligned: AxisMarkPreset { AxisMarkPreset() }
  /// Not on the web, as the error says.
  @available(*, unavailable, message: "The axes of a chart on the web have one layout.")
  public static var inset: AxisMarkPreset { AxisMarkPreset() }
}
