// How a canvas blends, clips and lets gradients go on.

extension GraphicsContext {
  /// How colours are mixed with what lies behind.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode in Core Graphics.
    public let rawValue: Int32

    /// A mode by its number; unknown ones mix nothing.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Over what lies behind, without mixing.
    public static var normal: GraphicsContext.BlendMode { BlendMode(rawValue: 0) }
    /// Darker: the two colours multiplied.
    public static var multiply: GraphicsContext.BlendMode { BlendMode(rawValue: 1) }
    /// Lighter: the two colours multiplied as their opposites.
    public static var screen: GraphicsContext.BlendMode { BlendMode(rawValue: 2) }
    /// Dark places darker, light places lighter, by what lies behind.
    public static var overlay: GraphicsContext.BlendMode { BlendMode(rawValue: 3) }
    /// The darker of the two, for each part of the colour.
    public static var darken: GraphicsContext.BlendMode { BlendMode(rawValue: 4) }
    /// The lighter of the two, for each part of the colour.
    public static var lighten: GraphicsContext.BlendMode { BlendMode(rawValue: 5) }
    /// Lightens what lies behind, the more the lighter the drawing is.
    public static var colorDodge: GraphicsContext.BlendMode { BlendMode(rawValue: 6) }
    /// Darkens what lies behind, the more the darker the drawing is.
    public static var colorBurn: GraphicsContext.BlendMode { BlendMode(rawValue: 7) }
    /// A faint form of `hardLight`.
    public static var softLight: GraphicsContext.BlendMode { BlendMode(rawValue: 8) }
    /// Dark places darker, light places lighter, by the drawing itself.
    public static var hardLight: GraphicsContext.BlendMode { BlendMode(rawValue: 9) }
    /// How far the two colours are apart.
    public static var difference: GraphicsContext.BlendMode { BlendMode(rawValue: 10) }
    /// As `difference`, with less contrast.
    public static var exclusion: GraphicsContext.BlendMode { BlendMode(rawValue: 11) }
    /// The hue of the drawing, on what lies behind.
    public static var hue: GraphicsContext.BlendMode { BlendMode(rawValue: 12) }
    /// The saturation of the drawing, on what lies behind.
    public static var saturation: GraphicsContext.BlendMode { BlendMode(rawValue: 13) }
    /// Hue and saturation of the drawing, on what lies behind.
    public static var color: GraphicsContext.BlendMode { BlendMode(rawValue: 14) }
    /// The lightness of the drawing, on what lies behind.
    public static var luminosity: GraphicsContext.BlendMode { BlendMode(rawValue: 15) }
    /// Lighter: the sum of the two colours.
    public static var plusLighter: GraphicsContext.BlendMode { BlendMode(rawValue: 27) }

    private static let names: [Int32: String] = [
      1: "multiply", 2: "screen", 3: "overlay", 4: "darken", 5: "lighten", 6: "color-dodge",
      7: "color-burn", 8: "soft-light", 9: "hard-light", 10: "difference", 11: "exclusion",
      12: "hue", 13: "saturation", 14: "color", 15: "luminosity", 27: "plus-lighter",
    ]

    /// The mode in the words of CSS; nil where nothing is mixed.
    var css: String? { Self.names[rawValue] }
  }

  /// How a path clips what is drawn.
  public struct ClipOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32

    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws outside of the path. Where the path crosses itself, the even-odd rule counts.
    public static var inverse: GraphicsContext.ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// How a gradient goes on beyond its ends, and how its colours are mixed.
  public struct GradientOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32

    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The gradient begins again.
    public static var `repeat`: GraphicsContext.GradientOptions { GradientOptions(rawValue: 1) }
    /// The gradient goes back and forth.
    public static var mirror: GraphicsContext.GradientOptions { GradientOptions(rawValue: 2) }
    /// Colours are mixed by their light.
    public static var linearColor: GraphicsContext.GradientOptions { GradientOptions(rawValue: 4) }
  }
}
