// The functions from numbers to distances along a scale.
import Foundation
import SwiftUI

/// The function of a scale: a straight line, a logarithm or a power.
enum ScaleCurve: Sendable, Equatable {
  case linear
  case log
  case symmetricLog(slope: Double)
  case power(Double)

  /// The value of the function for a number. A logarithm has no value for zero and below, so it
  /// takes the smallest number that charts draw.
  func bent(_ number: Double) -> Double {
    switch self {
    case .linear: number
    case .log: log10(max(number, 1e-100))
    case .symmetricLog(let slope):
      (number < 0 ? -1 : 1) * log1p(abs(number) * slope)
    case .power(let exponent):
      (number < 0 ? -1 : 1) * min(pow(abs(number), exponent), 1e300)
    }
  }

  /// The number that has this value of the function.
  func straight(_ value: Double) -> Double {
    switch self {
    case .linear: value
    case .log: pow(10, min(max(value, -100), 100))
    case .symmetricLog(let slope):
      (value < 0 ? -1 : 1) * expm1(min(abs(value), 230)) / slope
    case .power(let exponent):
      (value < 0 ? -1 : 1) * pow(abs(value), 1 / exponent)
    }
  }
}
