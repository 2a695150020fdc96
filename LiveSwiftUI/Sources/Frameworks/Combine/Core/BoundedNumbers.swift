// Whole numbers of any `Double`, bounded.

extension Int {
  /// Truncates `value` and clamps it to the type's range; NaN becomes zero.
  init(bounding value: Double) {
    if value.isNaN {
      self = 0
    } else {
      self = Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
    }
  }
}
