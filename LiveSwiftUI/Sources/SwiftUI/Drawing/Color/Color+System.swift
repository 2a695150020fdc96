// The system's named colours; the style sheet defines their light and dark values.
extension Color {
  /// The system's red. As with all of these colours, its dark value differs.
  public static let red = Color(css: "var(--red)")
  /// The system's orange.
  public static let orange = Color(css: "var(--orange)")
  /// The system's yellow.
  public static let yellow = Color(css: "var(--yellow)")
  /// The system's green.
  public static let green = Color(css: "var(--green)")
  /// The system's mint, between green and teal.
  public static let mint = Color(css: "var(--mint)")
  /// The system's teal, between mint and cyan.
  public static let teal = Color(css: "var(--teal)")
  /// The system's cyan, between teal and blue.
  public static let cyan = Color(css: "var(--cyan)")
  /// The system's blue; darker than Apple's, so that text in it is legible.
  public static let blue = Color(css: "var(--blue)")
  /// The system's indigo, between blue and purple.
  public static let indigo = Color(css: "var(--indigo)")
  /// The system's purple.
  public static let purple = Color(css: "var(--purple)")
  /// The system's pink; darker than Apple's, so that text in it is legible.
  public static let pink = Color(css: "var(--pink)")
  /// The system's brown.
  public static let brown = Color(css: "var(--brown)")
  /// The system's middle grey.
  public static let gray = Color(css: "var(--gray)")
  /// The colour of primary text.
  public static let primary = Color(css: "var(--primary)")
  /// The colour of secondary text.
  public static let secondary = Color(css: "var(--secondary)")
  /// Black in light and in dark.
  public static let black = Color(css: "#000")
  /// White in light and in dark.
  public static let white = Color(css: "#fff")
  /// Transparent.
  public static let clear = Color(css: "transparent")

  /// The app's accent colour.
  public static var accentColor: Color { Color(css: "var(--accent)") }
}
