// Filters of a canvas, as CSS has them.
import Foundation

extension GraphicsContext {
  /// A change of the pixels that a command draws.
  public struct Filter: Sendable {
    let css: String

    /// Blurs; the radius is in points. The options change nothing.
    public static func blur(
      radius: CGFloat, options: GraphicsContext.BlurOptions = BlurOptions()
    ) -> GraphicsContext.Filter {
      // The deviation of CSS's Gaussian is half of SwiftUI's radius.
      Filter(css: "blur(\(CSS.length(max(Double(radius), 0) / 2)))")
    }

    /// Adds a shadow; the radius of its blur and its offsets are in points. The blend mode and the
    /// options change nothing.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal,
      options: GraphicsContext.ShadowOptions = ShadowOptions()
    ) -> GraphicsContext.Filter {
      let lengths = [Double(x), Double(y), max(Double(radius), 0)].map { CSS.length($0) }
      return Filter(css: "drop-shadow(\(lengths.joined(separator: " ")) \(color.css))")
    }

    /// Makes lighter by the factor 1 + `amount`; 0 changes nothing.
    public static func brightness(_ amount: Double) -> GraphicsContext.Filter {
      Filter(css: "brightness(\(CSS.number(max(1 + amount, 0))))")
    }

    /// Sets the contrast; 1 changes nothing.
    public static func contrast(_ amount: Double) -> GraphicsContext.Filter {
      Filter(css: "contrast(\(CSS.number(max(amount, 0))))")
    }

    /// Sets the saturation of colours; 1 changes nothing, 0 leaves greys.
    public static func saturation(_ amount: Double) -> GraphicsContext.Filter {
      Filter(css: "saturate(\(CSS.number(max(amount, 0))))")
    }

    /// Removes colour, from 0 for none to 1 for all.
    public static func grayscale(_ amount: Double) -> GraphicsContext.Filter {
      Filter(css: "grayscale(\(CSS.number(max(amount, 0))))")
    }

    /// Rotates the hue of colours.
    public static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter {
      Filter(css: "hue-rotate(\(angle.css))")
    }

    /// Inverts colours, from 0 for none to 1 for all.
    public static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter {
      Filter(css: "invert(\(CSS.number(max(amount, 0))))")
    }
  }

  /// Options for a blur. None has an effect here.
  public struct BlurOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// The options for these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Nothing outside of the drawing is blurred.
    public static var opaque: GraphicsContext.BlurOptions { BlurOptions(rawValue: 1) }
    /// The drawing may be blurred less exactly.
    public static var dithersResult: GraphicsContext.BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// Options for a shadow. None has an effect here.
  public struct ShadowOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// The options for these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow lies above the drawing.
    public static var shadowAbove: GraphicsContext.ShadowOptions { ShadowOptions(rawValue: 1) }
    /// The shadow is drawn without the drawing.
    public static var shadowOnly: GraphicsContext.ShadowOptions { ShadowOptions(rawValue: 2) }
    /// The shadow is drawn in another colour space.
    public static var invertsAlpha: GraphicsContext.ShadowOptions { ShadowOptions(rawValue: 4) }
    /// The shadow applies to each command.
    public static var disablesGroup: GraphicsContext.ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// Options for filters. None has an effect here.
  public struct FilterOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// The options for these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Colours are changed proportionally to light.
    public static var linearColor: GraphicsContext.FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// Filters the following commands, after the filters added before. At most eight are kept.
  public mutating func addFilter(
    _ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = FilterOptions()
  ) {
    if filters.count < 8 { filters.append(filter) }
  }
}
