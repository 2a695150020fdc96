// Whole numbers and durations made of any Double: bounded, because browsers and apps' values are.
import Foundation

extension FixedWidthInteger {
  /// `value` without its fraction, at the nearest end of `range` when it lies outside; `missing`
  /// for what is no number. Swift's own `Int(_: Double)` ends the process for NaN, for infinity and
  /// beyond the type's ends.
  package init<Value: BinaryFloatingPoint>(
    bounding value: Value, within range: ClosedRange<Self> = Self.min...Self.max, missing: Self = 0
  ) {
    if value.isNaN {
      self = missing
    } else if let exact = Self(exactly: value.rounded(.towardZero)) {
      self = Swift.min(Swift.max(exact, range.lowerBound), range.upperBound)
    } else {
      self = value < 0 ? range.lowerBound : range.upperBound
    }
  }

  /// This number and `amount`, or the type's end where the sum lies beyond it.
  func saturatingSum(_ amount: Int) -> Self {
    let end: Self = amount < 0 ? .min : .max
    guard let distance = Self(exactly: amount.magnitude) else { return end }
    let (sum, overflows) =
      amount < 0 ? subtractingReportingOverflow(distance) : addingReportingOverflow(distance)
    return overflows ? end : sum
  }
}

extension Duration {
  /// `seconds` as a duration from zero to a day; zero for what is no number. Swift's own
  /// `.seconds(_: Double)` ends the process for NaN, for infinity and for very large numbers.
  package static func bounded(seconds: Double) -> Duration {
    .milliseconds(Int(bounding: (seconds * 1_000).rounded(), within: 0...86_400_000))
  }
}
