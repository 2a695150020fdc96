// Small pieces of CSS text that the value types share.
/// Writes numbers and colours the way a style sheet wants them.
package enum CSS {
  /// A number with at most four decimals and no trailing zeros, never in exponent form.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let scaled = (value * 10_000).rounded() / 10_000
    if scaled == scaled.rounded(), abs(scaled) < 1e15 { return String(Int(scaled)) }
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
