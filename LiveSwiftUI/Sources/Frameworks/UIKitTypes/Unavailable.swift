// Names of UIKit that a browser cannot have: each is a compile error that names an alternative.
// Those most often asked for members have them, so that the message is about the class.
public import Foundation

/// Unavailable: a browser has no views of UIKit; write a View of SwiftUI.
@available(*, unavailable, message: "There are no views of UIKit: write a View.")
public typealias UIView = UIAppearanceHolder

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

/// Unavailable: a server draws no pictures.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "A server draws no pictures: use Canvas.")
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

/// Unavailable: no photo can be saved.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "A page saves no photos: use ShareLink or fileExporter.")
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Any?, _ contextInfo: Any?
) {}

/// Unavailable: an app does not start UIKit itself.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "Use @main on the App, or on its delegate.")
public func UIApplicationMain(
  _ argc: Int32, _ argv: Any?, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 { 0 }

/// Unavailable: a server draws no pictures.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "A server draws no pictures: use Canvas.")
public func UIRectFill(_ rect: CGRect) {}

/// Unavailable: Core Animation has no clock here.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "Use ProcessInfo.processInfo.systemUptime.")
public func CACurrentMediaTime() -> Double { 0 }

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
