// Names of UIKit that a browser cannot have: each is a compile error that names an alternative.
// Those most often asked for members have them, so that the message is about the class.
public import Foundation

/// Unavailable: a browser has no views of UIKit; write a View of SwiftUI.
@available(*, unavailable, message: "There are no views of UIKit: write a View.")
public final class UIView {}

/// Unavailable: use ShareLink.
@available(*, unavailable, message: "Use ShareLink.")
public final class UIActivityViewController {}

/// Unavailable: no picture can be picked here yet.
@available(*, unavailable, message: "No picture can be picked here yet.")
public final class UIImagePickerController {}

/// Unavailable: use Material, such as .ultraThinMaterial.
@available(*, unavailable, message: "Use Material, such as .ultraThinMaterial.")
public final class UIBlurEffect {}

/// Unavailable: a browser has no views of UIKit; write a View of SwiftUI.
@available(*, unavailable, message: "There are no views of UIKit: write a View.")
public protocol UIViewRepresentable {
  /// Unavailable, as the protocol is.
  typealias Context = UIViewRepresentableContext<Self>
}

/// Unavailable: a browser has no controllers; write a View of SwiftUI.
@available(*, unavailable, message: "There are no controllers: write a View.")
public protocol UIViewControllerRepresentable {
  /// Unavailable, as the protocol is.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

/// Unavailable: a browser has no views of UIKit; write a View of SwiftUI.
@available(*, unavailable, message: "There are no views of UIKit: write a View.")
public struct UIViewRepresentableContext<Representable> {}

/// Unavailable: a browser has no controllers; write a View of SwiftUI.
@available(*, unavailable, message: "There are no controllers: write a View.")
public struct UIViewControllerRepresentableContext<Representable> {}

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
