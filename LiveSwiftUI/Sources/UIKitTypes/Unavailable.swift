// Names of UIKit that a browser cannot have: each is a compile error that names an alternative.
// Those most often asked for members have them, so that the message is about the class.
public import Foundation

/// Unavailable: a browser has no views of UIKit; write a View of SwiftUI.
@available(*, unavailable, message: "There are no views of UIKit: write a View.")
public class UIView {
  /// Unavailable, as the class is.
  public init() {}
  /// Unavailable, as the class is.
  public init(frame: CGRect) {}
  /// Unavailable, as the class is.
  public var backgroundColor: UIColor?
  /// Unavailable, as the class is.
  public func addSubview(_ view: UIView) {}
}

/// Unavailable: use Material, such as .ultraThinMaterial.
@available(*, unavailable, message: "Use Material, such as .ultraThinMaterial.")
public final class UIBlurEffect {
  /// Unavailable, as the class is.
  public enum Style {
    /// Unavailable, as the class is.
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial
    /// Unavailable, as the class is.
    case systemMaterial, systemThickMaterial, systemChromeMaterial
  }

  /// Unavailable, as the class is.
  public init(style: Style) {}
}

/// Unavailable: a server draws no pictures.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "A server draws no pictures: use Canvas.")
public func UIGraphicsBeginImageContext(_ size: CGSize) {}

/// Unavailable: a server draws no pictures.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "A server draws no pictures: use Canvas.")
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {}

/// Unavailable: a server draws no pictures.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "A server draws no pictures: use Canvas.")
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

/// Unavailable: a server draws no pictures.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "A server draws no pictures: use Canvas.")
public func UIGraphicsEndImageContext() {}

extension UIImage {
  /// Unavailable: a server decodes no pictures.
  @available(*, unavailable, message: "A server decodes no pictures: use Image.")
  public var cgImage: CGImage? { nil }

  /// Unavailable: a server decodes no pictures.
  @available(*, unavailable, message: "A server decodes no pictures: use init(data:).")
  public convenience init(cgImage: CGImage) { self.init() }

  /// Unavailable: a server decodes no pictures.
  @available(*, unavailable, message: "A server decodes no pictures: use init(data:).")
  public convenience init(ciImage: CIImage) { self.init() }
}

extension UIFont {
  /// Unavailable: a server knows no fonts.
  @available(*, unavailable, message: "A server knows no fonts: use Font.")
  public var fontDescriptor: Any? { nil }
}
