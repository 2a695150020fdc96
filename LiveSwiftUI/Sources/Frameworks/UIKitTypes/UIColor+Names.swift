// The colours that UIKit names: fixed ones, and those of the system for light and dark.
internal import DeveloperToolsSupport

extension UIColor {
  /// Components of a number such as 0xff8000.
  private static func parts(_ hex: UInt32, _ alpha: Double = 1) -> ColorComponents {
    ColorComponents(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255, alpha: alpha)
  }

  private static func named(
    _ light: UInt32, _ dark: UInt32, _ alpha: Double = 1, dark darkAlpha: Double? = nil,
    style: String? = nil
  ) -> UIColor {
    UIColor(
      light: parts(light, alpha), dark: parts(dark, darkAlpha ?? alpha), styleName: style)
  }
}

extension UIColor {
  /// Black, in light and in dark.
  public class var black: UIColor { named(0x000000, 0x000000) }
  /// White, in light and in dark.
  public class var white: UIColor { named(0xffffff, 0xffffff) }
  /// Pure red, in light and in dark.
  public class var red: UIColor { named(0xff0000, 0xff0000) }
  /// Pure green, in light and in dark.
  public class var green: UIColor { named(0x00ff00, 0x00ff00) }
  /// Pure blue, in light and in dark.
  public class var blue: UIColor { named(0x0000ff, 0x0000ff) }
  /// Pure cyan, in light and in dark.
  public class var cyan: UIColor { named(0x00ffff, 0x00ffff) }
  /// Pure yellow, in light and in dark.
  public class var yellow: UIColor { named(0xffff00, 0xffff00) }
  /// Pure magenta, in light and in dark.
  public class var magenta: UIColor { named(0xff00ff, 0xff00ff) }
  /// Orange, in light and in dark.
  public class var orange: UIColor { named(0xff8000, 0xff8000) }
  /// Purple, in light and in dark.
  public class var purple: UIColor { named(0x800080, 0x800080) }
  /// Brown, in light and in dark.
  public class var brown: UIColor { named(0x996633, 0x996633) }
  /// Middle grey, in light and in dark.
  public class var gray: UIColor { named(0x808080, 0x808080) }
  /// Dark grey, in light and in dark.
  public class var darkGray: UIColor { named(0x555555, 0x555555) }
  /// Light grey, in light and in dark.
  public class var lightGray: UIColor { named(0xaaaaaa, 0xaaaaaa) }
  /// Transparent, in light and in dark.
  public class var clear: UIColor { named(0x000000, 0x000000, 0) }
  /// The colour of dark text.
  public class var darkText: UIColor { named(0x000000, 0x000000) }
  /// The colour of light text.
  public class var lightText: UIColor { named(0xffffff, 0xffffff, 0.6) }
}

extension UIColor {
  /// The system's red, the same as `Color.red`.
  public class var systemRed: UIColor { named(0xff3b30, 0xff453a, style: "red") }
  /// The system's orange, the same as `Color.orange`.
  public class var systemOrange: UIColor { named(0xff9500, 0xff9f0a, style: "orange") }
  /// The system's yellow, the same as `Color.yellow`.
  public class var systemYellow: UIColor { named(0xffcc00, 0xffd60a, style: "yellow") }
  /// The system's green, the same as `Color.green`.
  public class var systemGreen: UIColor { named(0x34c759, 0x30d158, style: "green") }
  /// The system's mint, the same as `Color.mint`.
  public class var systemMint: UIColor { named(0x00c7be, 0x63e6e2, style: "mint") }
  /// The system's teal, the same as `Color.teal`.
  public class var systemTeal: UIColor { named(0x30b0c7, 0x40c8e0, style: "teal") }
  /// The system's cyan, the same as `Color.cyan`.
  public class var systemCyan: UIColor { named(0x32ade6, 0x64d2ff, style: "cyan") }
  /// The system's blue, the same as `Color.blue`.
  public class var systemBlue: UIColor { named(0x0a66d6, 0x4ea3ff, style: "blue") }
  /// The system's indigo, the same as `Color.indigo`.
  public class var systemIndigo: UIColor { named(0x5856d6, 0x7d7aff, style: "indigo") }
  /// The system's purple, the same as `Color.purple`.
  public class var systemPurple: UIColor { named(0xaf52de, 0xbf5af2, style: "purple") }
  /// The system's pink, the same as `Color.pink`.
  public class var systemPink: UIColor { named(0xe0245e, 0xff5c8a, style: "pink") }
  /// The system's brown, the same as `Color.brown`.
  public class var systemBrown: UIColor { named(0xa2845e, 0xb59469, style: "brown") }
  /// The system's gray, the same as `Color.gray`.
  public class var systemGray: UIColor { named(0x8e8e93, 0x98989d, style: "gray") }
  /// The system's grey number 2 of 6, the lightest of which is the last.
  public class var systemGray2: UIColor { named(0xaeaeb2, 0x636366) }
  /// The system's grey number 3 of 6, the lightest of which is the last.
  public class var systemGray3: UIColor { named(0xc7c7cc, 0x48484a) }
  /// The system's grey number 4 of 6, the lightest of which is the last.
  public class var systemGray4: UIColor { named(0xd1d1d6, 0x3a3a3c) }
  /// The system's grey number 5 of 6, the lightest of which is the last.
  public class var systemGray5: UIColor { named(0xe5e5ea, 0x2c2c2e) }
  /// The system's grey number 6 of 6, the lightest of which is the last.
  public class var systemGray6: UIColor { named(0xf2f2f7, 0x1c1c1e) }
  /// The app's tint.
  public class var tintColor: UIColor { named(0x0a66d6, 0x4ea3ff, style: "tint") }
  /// The colour of links.
  public class var link: UIColor { named(0x0a66d6, 0x4ea3ff, style: "blue") }
}

extension UIColor {
  /// The colour of primary text.
  public class var label: UIColor { named(0x000000, 0xffffff, style: "primary") }
  /// The colour of secondary text.
  public class var secondaryLabel: UIColor { named(0x5f5f66, 0xa9a9b0, style: "secondary") }
  /// The colour of tertiary text.
  public class var tertiaryLabel: UIColor { named(0x8a8a90, 0x77777c, style: "tertiary") }
  /// The colour of the least important text.
  public class var quaternaryLabel: UIColor { named(0xc7c7cc, 0x48484a, style: "quaternary") }
  /// The colour of a field's prompt.
  public class var placeholderText: UIColor { named(0x8a8a90, 0x77777c, style: "tertiary") }
  /// The colour of lines between rows.
  public class var separator: UIColor {
    named(0x3c3c43, 0x545458, 0.2, dark: 0.6, style: "separator")
  }
  /// The colour of lines that hide what is below.
  public class var opaqueSeparator: UIColor { named(0xc6c6c8, 0x38383a) }
  /// The background of a screen.
  public class var systemBackground: UIColor { named(0xffffff, 0x000000, style: "background") }
  /// The background of a group in a screen.
  public class var secondarySystemBackground: UIColor { named(0xf2f2f7, 0x1c1c1e) }
  /// The background of a group in a group.
  public class var tertiarySystemBackground: UIColor { named(0xffffff, 0x2c2c2e) }
  /// The background of a screen of groups.
  public class var systemGroupedBackground: UIColor { named(0xf2f2f7, 0x000000) }
  /// The background of a group.
  public class var secondarySystemGroupedBackground: UIColor {
    named(0xffffff, 0x1c1c1e, style: "card")
  }
  /// The background of a group in a group.
  public class var tertiarySystemGroupedBackground: UIColor { named(0xf2f2f7, 0x2c2c2e) }
  /// The fill of a thin shape.
  public class var systemFill: UIColor { named(0x787880, 0x787880, 0.2, dark: 0.36) }
  /// The fill of a shape.
  public class var secondarySystemFill: UIColor { named(0x787880, 0x787880, 0.16, dark: 0.32) }
  /// The fill of a large shape.
  public class var tertiarySystemFill: UIColor { named(0x767680, 0x767680, 0.12, dark: 0.24) }
  /// The fill of a large area.
  public class var quaternarySystemFill: UIColor { named(0x747480, 0x767680, 0.08, dark: 0.18) }
}
