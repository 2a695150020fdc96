// Options of a canvas: blend modes, clipping, gradients beyond their ends.

extension GraphicsContext {
  /// A way to mix colours with those behind them.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode in Core Graphics.
    public let rawValue: Int32

    /// A mode by its number; an unknown number mixes nothing.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// No mixing: covers the backdrop.
    public static var normal: GraphicsContext.BlendMode { BlendMode(rawValue: 0) }
    /// Darker: the two colours multiplied.
    public static var multiply: GraphicsContext.BlendMode { BlendMode(rawValue: 1) }
    /// Lighter: the inverses of the two colours multiplied, and the result inverted.
    public static var screen: GraphicsContext.BlendMode { BlendMode(rawValue: 2) }
    /// `multiply` where the backdrop is dark, `screen` where it is light.
    public static var overlay: GraphicsContext.BlendMode { BlendMode(rawValue: 3) }
    /// The darker of the two values for each colour component.
    public static var darken: GraphicsContext.BlendMode { BlendMode(rawValue: 4) }
    /// The lighter of the two values for each colour component.
    public static var lighten: GraphicsContext.BlendMode { BlendMode(rawValue: 5) }
    /// Lightens the backdrop, more strongly for a lighter drawing.
    public static var colorDodge: GraphicsContext.BlendMode { BlendMode(rawValue: 6) }
    /// Darkens the backdrop, more strongly for a darker drawing.
    public static var colorBurn: GraphicsContext.BlendMode { BlendMode(rawValue: 7) }
    /// A softer form of `hardLight`.
    public static var softLight: GraphicsContext.BlendMode { BlendMode(rawValue: 8) }
    /// `multiply` where the drawing is dark, `screen` where it is light.
    public static var hardLight: GraphicsContext.BlendMode { BlendMode(rawValue: 9) }
    /// The difference between the two colours.
    public static var difference: GraphicsContext.BlendMode { BlendMode(rawValue: 10) }
    /// Like `difference`, with less contrast.
    public static var exclusion: GraphicsContext.BlendMode { BlendMode(rawValue: 11) }
    /// The hue of the drawing, with the saturation and luminosity of the backdrop.
    public static var hue: GraphicsContext.BlendMode { BlendMode(rawValue: 12) }
    /// The saturation of the drawing, with the hue and luminosity of the backdrop.
    public static var saturation: GraphicsContext.BlendMode { BlendMode(rawValue: 13) }
    /// The hue and saturation of the drawing, with the luminosity of the backdrop.
    public static var color: GraphicsContext.BlendMode { BlendMode(rawValue: 14) }
    /// The luminosity of the drawing, with the hue and saturation of the backdrop.
    public static var luminosity: GraphicsContext.BlendMode { BlendMode(rawValue: 15) }
    /// Lighter: the sum of the two colours.
    public static var plusLighter: GraphicsContext.BlendMode { BlendMode(rawValue: 27) }

    private static let names: [Int32: String] = [
      1: "multiply", 2: "screen", 3: "overlay", 4: "darken", 5: "lighten", 6: "color-dodge",
      7: "color-burn", 8: "soft-light", 9: "hard-light", 10: "difference", 11: "exclusion",
      12: "hue", 13: "saturation", 14: "color", 15: "luminosity", 27: "plus-lighter",
    ]

    /// The mode's name in CSS; nil where nothing is mixed.
    var css: String? { Self.names[rawValue] }
  }

  /// Options for clipping to a path.
  public struct ClipOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32

    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws outside the path. A path that crosses itself uses the even-odd rule.
    public static var inverse: GraphicsContext.ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// Options for a gradient beyond its ends and for mixing its colours.
  public struct GradientOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32

    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The gradient repeats.
    public static var `repeat`: GraphicsContext.GradientOptions { GradientOptions(rawValue: 1) }
    /// The gradient repeats in alternating directions.
    public static var mirror: GraphicsContext.GradientOptions { GradientOptions(rawValue: 2) }
    /// Colours are mixed in linear light.
    public static var linearColor: GraphicsContext.GradientOptions { GradientOptions(rawValue: 4) }
  }
}
