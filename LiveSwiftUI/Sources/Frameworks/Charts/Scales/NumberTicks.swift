// Round numbers along an axis.
import Foundation
import Limits
import SwiftUI

/// Evenly spaced round numbers.
struct NumberTicks: Equatable {
  let step: Double
  /// The number of decimal places that each number needs.
  var digits: Int { Int(bounding: -(log10(step) + 1e-9).rounded(.down), within: 0...100) }

  /// The maximum number of ticks on an axis.
  static let most = 100

  /// The step of 1, 2 or 5 times a power of ten that makes about `count` ticks over a length. It is
  /// at least `least`.
  init(length: Double, count: Int, least: Double = 0) {
    let rough = max(length / Double(min(max(count, 1), Self.most)), 1e-100)
    let power = pow(10, log10(rough).rounded(.down))
    let factor = [1, 2, 5, 10].first { $0 * power >= rough * 0.999 } ?? 10
    step = max(factor * power, least)
  }

  /// Ticks with a step set by the app.
  init(step: Double) { self.step = step }

  /// The last tick at or below a number.
  func below(_ number: Double) -> Double { (number / step + 1e-9).rounded(.down) * step }

  /// The first tick at or above a number.
  func above(_ number: Double) -> Double { (number / step - 1e-9).rounded(.up) * step }

  /// The ticks between two numbers, up to the maximum of an axis.
  func values(from low: Double, to high: Double) -> [Double] {
    guard step > 0, step.isFinite, low.isFinite, high.isFinite, low <= high else { return [] }
    let first = (low / step - 1e-9).rounded(.up)
    let last = min((high / step + 1e-9).rounded(.down), first + Double(Self.most - 1))
    guard last >= first, abs(first) < 1e15 else { return [] }
    let steps = Int(bounding: last - first, within: 0...(Self.most - 1))
    return (0...steps).map { (first + Double($0)) * step }
  }
}
