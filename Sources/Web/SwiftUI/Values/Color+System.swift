// The colours that a system gives by name; the style sheet holds their light and dark values.
extension Color {
  public static let red = Color(css: "var(--red)")
  public static let orange = Color(css: "var(--orange)")
  public static let yellow = Color(css: "var(--yellow)")
  public static let green = Color(css: "var(--green)")
  public static let mint = Color(css: "var(--mint)")
  public static let teal = Color(css: "var(--teal)")
  public static let cyan = Color(css: "var(--cyan)")
  public static let blue = Color(css: "var(--blue)")
  public static let indigo = Color(css: "var(--indigo)")
  public static let purple = Color(css: "var(--purple)")
  public static let pink = Color(css: "var(--pink)")
  public static let brown = Color(css: "var(--brown)")
  public static let gray = Color(css: "var(--gray)")
  /// The colour of main text.
  public static let primary = Color(css: "var(--primary)")
  /// The colour of text that stands back.
  public static let secondary = Color(css: "var(--secondary)")
  /// Black in light and in dark.
  public static let black = Color(css: "#000")
  /// White in light and in dark.
  public static let white = Color(css: "#fff")
  public static let clear = Color(css: "transparent")

  /// The app's own accent.
  public static var accentColor: Color { Color(css: "var(--accent)") }
}
