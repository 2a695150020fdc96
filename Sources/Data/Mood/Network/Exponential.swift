// An exponential function with the same bits on every machine, unlike those of C libraries.

/// The exponential function in the range that a softmax requires.
enum Exponential {
  /// e to the power of `x`, for `x` of at most 0; the result is 0 for `x` below -80.
  static func of(_ x: Float) -> Float {
    guard x >= -80 else { return 0 }
    let whole = (x * 1.442_695_04).rounded(.toNearestOrEven)
    // ln 2 in two parts (Cody and Waite), so that the reduction is exact to the last bits.
    let rest = (x - whole * 0.693_359_375) + whole * 2.121_944_40e-4
    var sum: Float = 1 / 720 * rest + 1 / 120
    sum = sum * rest + 1 / 24
    sum = sum * rest + 1 / 6
    sum = sum * rest + 1 / 2
    sum = sum * rest + 1
    sum = sum * rest + 1
    return sum * Float(bitPattern: UInt32(Int32(whole) + 127) << 23)
  }
}
