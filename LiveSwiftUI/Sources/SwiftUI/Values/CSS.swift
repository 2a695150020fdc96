// Small pieces of CSS text that the value types share.
/// Writes numbers and colours the way a style sheet wants them.
package enum CSS {
  /// The greatest number that is written; a browser's lengths end far below it.
  private static let greatest = 1e12

  /// A number with at most four decimals and no trailing zeros, never in exponent form, which
  /// browsers do not read everywhere. Beyond a million million it is that; 0 where it is no number.
  package static func number(_ value: Double) -> String {
    guard !value.isNaN, !value.isInfinite else { return "0" }
    let bounded = min(max(value, -greatest), greatest)
    let scaled = (bounded * 10_000).rounded() / 10_000
    if scaled == scaled.rounded() { return String(Int(bounding: scaled)) }
    return "\(scaled)"
  }

  /// A length in points as root-relative units: 16 points are 1rem, so large text settings scale.
  package static func rem(_ points: Double) -> String {
    number(points / 16) + "rem"
  }

  /// A colour seen through; an opacity of 1 or more leaves the text as it is.
  package static func faded(_ color: String, _ opacity: Double) -> String {
    guard opacity < 1 else { return color }
    return "color-mix(in srgb, \(color) \(number(max(opacity, 0) * 100))%, transparent)"
  }
}
