// CSS text fragments that the value types share.
import Limits

/// Formats numbers and colours for a style sheet.
package enum CSS {
  /// The largest number in the output; a browser's lengths end far below it.
  private static let greatest = 1e12

  /// A number with at most four decimals and no trailing zeros. Never in exponent form, which
  /// browsers do not accept everywhere. Clamped to a million million; 0 for NaN and infinity.
  package static func number(_ value: Double) -> String {
    guard !value.isNaN, !value.isInfinite else { return "0" }
    let bounded = min(max(value, -greatest), greatest)
    let scaled = (bounded * 10_000).rounded() / 10_000
    if scaled == scaled.rounded() { return String(Int(bounding: scaled)) }
    return "\(scaled)"
  }

  /// A length in points, which are CSS pixels. It stays as it is when the reader's text grows, as
  /// on iOS; a length that is to grow with the text is an app's `@ScaledMetric`.
  package static func length(_ points: Double) -> String {
    number(points) + "px"
  }

  /// A font size in points, which scales with the reader's text size: 16 points are 1rem.
  package static func rem(_ points: Double) -> String {
    number(points / 16) + "rem"
  }

  /// A colour with an opacity; an opacity of 1 or more leaves the colour unchanged.
  package static func faded(_ color: String, _ opacity: Double) -> String {
    guard opacity < 1 else { return color }
    return "color-mix(in srgb, \(color) \(number(max(opacity, 0) * 100))%, transparent)"
  }
}
