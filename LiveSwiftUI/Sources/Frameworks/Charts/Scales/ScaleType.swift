// The scale type of an axis.
import Foundation
import SwiftUI

/// The scale type of an axis.
public struct ScaleType: Sendable {
  let kind: PlotDatum.Kind
  var curve = ScaleCurve.linear

  private init(kind: PlotDatum.Kind) { self.kind = kind }

  private init(_ curve: ScaleCurve) {
    kind = .number
    self.curve = curve
  }

  /// A linear scale of numbers.
  public static var linear: ScaleType { ScaleType(kind: .number) }
  /// A linear scale of dates.
  public static var date: ScaleType { ScaleType(kind: .date) }
  /// A band for each value, in the order of the data.
  public static var category: ScaleType { ScaleType(kind: .category) }
  /// A logarithmic scale of positive numbers.
  public static var log: ScaleType { ScaleType(.log) }
  /// A scale of square roots.
  public static var squareRoot: ScaleType { power(exponent: 0.5) }
  /// A scale that is logarithmic on both sides of zero.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }

  /// A scale of powers; an exponent of 1 is linear.
  public static func power(exponent: Double) -> ScaleType {
    guard exponent.isFinite, exponent > 0 else { return .linear }
    return ScaleType(.power(min(max(exponent, 0.05), 20)))
  }

  /// A scale that is logarithmic on both sides of zero, with a slope there.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    guard slopeAtZero.isFinite, slopeAtZero > 0 else { return .linear }
    return ScaleType(.symmetricLog(slope: min(max(slopeAtZero, 1e-9), 1e9)))
  }
}
