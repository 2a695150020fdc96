// The traits of a preview's canvas.
import Foundation

/// A preview in Xcode.
public struct Preview {
  /// The subject of the traits of a view's preview.
  public enum ViewTraits {}
}

/// A trait of a preview's canvas.
public struct PreviewTrait<T> {}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The canvas of a device.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  /// A canvas as large as the view.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  /// Portrait.
  public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  /// Portrait, upside down.
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  /// Landscape, rotated to the left.
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  /// Landscape, rotated to the right.
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

  /// A canvas of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat)
    -> PreviewTrait<Preview.ViewTraits>
  {
    PreviewTrait()
  }
}
