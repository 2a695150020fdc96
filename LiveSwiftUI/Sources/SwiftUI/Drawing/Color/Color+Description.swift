// Colours as text, as in a log.
import Limits

extension Color: CustomStringConvertible {
  /// The name of one of the system's colours, such as `red`; else the components as `#RRGGBBAA`, or
  /// the name of the mix.
  public var description: String {
    if css == "transparent" { return "clear" }
    if let styleName { return styleName == "accent" ? "accentColor" : styleName }
    if let fixed = ["#000": "black", "#fff": "white"][css] { return fixed }
    guard let numbers = numbers(in: .light) else { return "mixed" }
    let alpha = String(
      Int(bounding: (numbers.opacity * 255).rounded(), within: 0...255), radix: 16)
    return (numbers.hex + (alpha.count == 1 ? "0" : "") + alpha).uppercased()
  }

  /// The name of the colour in the style sheet; nil for one that has none.
  var styleName: String? {
    guard let name = css.inside("var(--", ")"), !name.isEmpty,
      name.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
    else { return nil }
    return String(name)
  }
}
