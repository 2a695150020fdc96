// Mixes of colours as a browser computes them.
import Foundation

extension ColorNumbers {
  /// Parses a mix of two colours that `Color` writes, such as
  /// `color-mix(in oklab, var(--red), rgb(0 0 255) 25%)`; nil for anything else.
  static func mixed(_ css: String, _ scheme: ColorScheme) -> ColorNumbers? {
    let plain = css.inside("color-mix(in srgb, ", ")")
    guard let both = plain ?? css.inside("color-mix(in oklab, ", ")"), let comma = both.outerComma,
      let share = both[both.index(after: comma)...].drop(while: { $0 == " " }).share,
      let one = ColorNumbers(css: String(both[..<comma]), scheme),
      let other = ColorNumbers(css: share.color, scheme)
    else { return nil }
    let weight = min(max(share.percent / 100, 0), 1)
    return plain != nil ? one.mixed(with: other, weight) : one.perceived(with: other, weight)
  }

  /// The sum of both colours' parts, weighted by their opacity.
  private func mixed(with other: ColorNumbers, _ weight: Double) -> ColorNumbers {
    let alpha = opacity * (1 - weight) + other.opacity * weight
    guard alpha > 0 else { return ColorNumbers(red: 0, green: 0, blue: 0, opacity: 0) }
    func part(_ one: Double, _ two: Double) -> Double {
      (one * opacity * (1 - weight) + two * other.opacity * weight) / alpha
    }
    return ColorNumbers(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue),
      opacity: alpha)
  }

  /// The mix in Oklab, whose matrices are those of drafts.csswg.org/css-color-4.
  private func perceived(with other: ColorNumbers, _ weight: Double) -> ColorNumbers {
    let alpha = opacity * (1 - weight) + other.opacity * weight
    guard alpha > 0 else { return ColorNumbers(red: 0, green: 0, blue: 0, opacity: 0) }
    let lab = zip(oklab, other.oklab).map { one, two in
      (one * opacity * (1 - weight) + two * other.opacity * weight) / alpha
    }
    let (light, a, b) = (lab[0], lab[1], lab[2])
    let l = pow(light + 0.396_337_777_4 * a + 0.215_803_757_3 * b, 3)
    let m = pow(light - 0.105_561_345_8 * a - 0.063_854_172_8 * b, 3)
    let s = pow(light - 0.089_484_177_5 * a - 1.291_485_548_0 * b, 3)
    return ColorNumbers(
      red: Self.encoded(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
      green: Self.encoded(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
      blue: Self.encoded(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s),
      opacity: alpha)
  }

  private var oklab: [Double] {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    return [
      0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
      1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
      0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s,
    ]
  }
}

extension String {
  /// The text between its start and its end; nil where it has others.
  func inside(_ start: String, _ end: String) -> Substring? {
    guard utf8.count >= start.utf8.count + end.utf8.count, hasPrefix(start), hasSuffix(end) else {
      return nil
    }
    return dropFirst(start.count).dropLast(end.count)
  }
}

extension Substring {
  /// The parts of `var(--red) 25%`.
  var share: (color: String, percent: Double)? {
    guard hasSuffix("%"), let space = lastIndex(of: " "),
      let percent = Double(self[index(after: space)...].dropLast())
    else { return nil }
    return (String(self[..<space]), percent)
  }

  /// The first comma that no parentheses enclose.
  var outerComma: Index? {
    var depth = 0
    for index in indices {
      switch self[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth == 0: return index
      default: break
      }
    }
    return nil
  }
}
