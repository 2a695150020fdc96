// Names of UIKit that a browser cannot have: each is a compile error that names an alternative.
// Those most often asked for members have them, so that the message is about the class.
public import Foundation

/// Unavailable: a server has no clipboard: use ShareLink.
@available(*, unavailable, message: "A server has no clipboard: use ShareLink.")
public final class UIPasteboard {
  /// Unavailable, as the class is.
  public static var general: UIPasteboard { UIPasteboard() }
  /// Unavailable, as the class is.
  public var string: String?
}

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
