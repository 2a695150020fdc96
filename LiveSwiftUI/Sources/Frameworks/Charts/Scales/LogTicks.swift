// Powers of ten along an axis.
import Foundation
import Limits
import SwiftUI

/// Numbers along a logarithmic axis: powers of ten, and between few of them their multiples.
struct LogTicks {
  /// The least and the greatest power of ten.
  private let powers: ClosedRange<Int>

  /// Ticks between two positive numbers.
  init(from low: Double, to high: Double) {
    let least = Int(bounding: (log10(max(low, 1e-100)) + 1e-9).rounded(.down), within: -100...100)
    let most = Int(bounding: (log10(max(high, 1e-100)) - 1e-9).rounded(.up), within: -100...100)
    powers = least...max(least + 1, most)
  }

  /// The powers of ten around the numbers.
  var ends: (low: Double, high: Double) {
    (pow(10, Double(powers.lowerBound)), pow(10, Double(powers.upperBound)))
  }

  /// The ticks between two numbers, about `count`.
  func values(from low: Double, to high: Double, count: Int) -> [Double] {
    let wanted = min(max(count, 1), NumberTicks.most)
    let factors: [Double] = powers.count <= 3 && wanted > 3 ? [1, 2, 5] : [1]
    let step = max((powers.count + wanted - 1) / wanted, 1)
    var ticks: [Double] = []
    for power in stride(from: powers.lowerBound, through: powers.upperBound, by: step) {
      let unit = pow(10, Double(power))
      ticks += factors.map { $0 * unit }
    }
    return ticks.filter { $0 >= low * (1 - 1e-9) && $0 <= high * (1 + 1e-9) }
  }
}
