// Pictures of UIKit in other colours, and what a picture is.
public import Foundation

extension UIImage {
  /// Whether a picture is a stencil.
  public enum RenderingMode: Int, Sendable {
    /// As the view has it.
    case automatic = 0
    /// Its own colours.
    case alwaysOriginal = 1
    /// A stencil in the colour of the text beside it.
    case alwaysTemplate = 2
  }

  /// The side of a picture that is its top. Browsers apply the one that a file names.
  public enum Orientation: Int, Sendable {
    /// The first row is the top.
    case up = 0
    /// The first row is the bottom.
    case down = 1
    /// The first row is the left side.
    case left = 2
    /// The first row is the right side.
    case right = 3
    /// As `up`, mirrored.
    case upMirrored = 4
    /// As `down`, mirrored.
    case downMirrored = 5
    /// As `left`, mirrored.
    case leftMirrored = 6
    /// As `right`, mirrored.
    case rightMirrored = 7
  }

  /// The size and the weight of a picture, which have no effect: use `font` and `imageScale`.
  public class Configuration: NSObject {}

  /// The size and the weight of a symbol, which have no effect: use `font` and `imageScale`.
  public final class SymbolConfiguration: Configuration {
    /// A size in points.
    public convenience init(pointSize: CGFloat) { self.init() }
    /// A size in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.init() }
    /// A size in points, a weight and a scale.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) { self.init() }
    /// A scale.
    public convenience init(scale: UIImage.SymbolScale) { self.init() }
    /// A weight.
    public convenience init(weight: UIImage.SymbolWeight) { self.init() }
    /// The size of a style of text.
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// That of the text.
    case unspecified = 0
    /// The weights from the lightest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// The usual one.
    case `default` = -1
    /// Unknown.
    case unspecified = 0
    /// The sizes from the smallest.
    case small, medium, large
  }

  /// The picture as a stencil of a colour, which may differ between light and dark.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(content, scale: scale, renderingMode: .alwaysTemplate, tint: color)
  }

  /// The picture as a stencil of a colour; the mode has no effect on a stencil that has one.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(content, scale: scale, renderingMode: renderingMode, tint: color)
  }

  /// The picture as a stencil, or with its own colours.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(
      content, scale: scale, renderingMode: renderingMode,
      tint: renderingMode == .alwaysOriginal ? tint : nil)
  }

  /// The picture itself: the configuration has no effect.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage { self }

  /// The picture itself: a browser stretches the edges too.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// The picture itself: browsers draw pictures at any size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }

  /// The picture itself: a browser decodes it.
  public func preparingForDisplay() -> UIImage? { self }

  /// The picture itself: a browser decodes it.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Whether the picture is a symbol.
  public var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// Always up: browsers apply the side that a file names.
  public var imageOrientation: UIImage.Orientation { .up }
}
