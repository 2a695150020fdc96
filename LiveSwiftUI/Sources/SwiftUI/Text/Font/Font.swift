// A font: a text style or a size, with weight, slant and design.
/// A font.
public struct Font: Hashable, Sendable {
  enum Size: Hashable, Sendable {
    case style(TextStyle)
    case points(CGFloat)
    /// A named typeface in a size that scales as a text style does; nil for a fixed size.
    case named(String, CGFloat, relativeTo: TextStyle?)
  }

  var size: Size
  var weight: Weight?
  var design: Design?
  var leading: Leading?
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  /// The size of capitals and letters: CSS's value of `font-variant-caps`; nil for its default.
  var caps: String?
  var width: Width?
  /// The factor of the size.
  var factor = 1.0

  init(_ size: Size, weight: Weight? = nil, design: Design? = nil) {
    self.size = size
    self.weight = weight
    self.design = design
  }

  /// The system's font in a text style, which scales with the person's text size.
  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// The system's font in a fixed size, in points.
  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font {
    Font(.points(size), weight: weight, design: design)
  }

  /// The same font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// The same font with small capitals.
  public func smallCaps() -> Font { with { $0.caps = "small-caps" } }
  /// The same font with small capitals for its lowercase letters.
  public func lowercaseSmallCaps() -> Font { with { $0.caps = "small-caps" } }
  /// The same font with small capitals for its capitals.
  public func uppercaseSmallCaps() -> Font { with { $0.caps = "unicase" } }
  /// The same font in another width, where the browser's typeface has it.
  public func width(_ width: Font.Width) -> Font { with { $0.width = width } }
  /// The same font with digits of equal width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// The same font in another weight.
  public func weight(_ weight: Font.Weight) -> Font { with { $0.weight = weight } }
  /// The same font in the weight `bold`.
  public func bold() -> Font { with { $0.weight = .bold } }
  /// The same size in a monospaced typeface.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }
  /// The same font with another line spacing.
  public func leading(_ leading: Font.Leading) -> Font { with { $0.leading = leading } }

  /// The same font in a multiple of its size.
  func scaled(by factor: Double) -> Font { with { $0.factor *= factor } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The weight of the strokes.
  public struct Weight: Hashable, Sendable {
    /// The weight on the CSS scale, 100 to 900.
    package let css: Int

    /// The lightest: 100 in CSS.
    public static let ultraLight = Weight(css: 100)
    /// 200 in CSS.
    public static let thin = Weight(css: 200)
    /// 300 in CSS.
    public static let light = Weight(css: 300)
    /// The weight of body text: 400 in CSS.
    public static let regular = Weight(css: 400)
    /// 500 in CSS.
    public static let medium = Weight(css: 500)
    /// The weight of headings in bars: 600 in CSS.
    public static let semibold = Weight(css: 600)
    /// 700 in CSS.
    public static let bold = Weight(css: 700)
    /// 800 in CSS.
    public static let heavy = Weight(css: 800)
    /// The heaviest: 900 in CSS.
    public static let black = Weight(css: 900)
  }

  /// The design of the typeface.
  public enum Design: Hashable, Sendable {
    /// The system's typeface.
    case `default`
    /// Letters with serifs.
    case serif
    /// Letters with rounded ends, where the browser's system has them.
    case rounded
    /// Letters of equal width.
    case monospaced
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// The font's own spacing.
    case standard
    /// Tighter spacing, for narrow spaces.
    case tight
    /// Looser spacing, for long texts.
    case loose
  }
}
