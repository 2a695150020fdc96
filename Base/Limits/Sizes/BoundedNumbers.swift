// Whole numbers and durations from any `Double`, bounded because browsers and apps send any value.
import Foundation

extension FixedWidthInteger {
  /// Truncates `value` and clamps it to `range`; NaN becomes `missing`. Swift's own `Int(_:
  /// Double)` traps for NaN, for infinity and outside the type's range.
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

  /// The sum of this number and `amount`, clamped to the type's range.
  package func saturatingSum(_ amount: Int) -> Self {
    let end: Self = amount < 0 ? .min : .max
    guard let distance = Self(exactly: amount.magnitude) else { return end }
    let (sum, overflows) =
      amount < 0 ? subtractingReportingOverflow(distance) : addingReportingOverflow(distance)
    return overflows ? end : sum
  }
}

extension Duration {
  /// A duration of `seconds`, clamped to the range from zero to a day; NaN becomes zero. Swift's
  /// own `.seconds(_: Double)` traps for NaN, for infinity and for very large numbers.
  package static func bounded(seconds: Double) -> Duration {
    .milliseconds(Int(bounding: (seconds * 1_000).rounded(), within: 0...86_400_000))
  }
}
