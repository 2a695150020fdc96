// The traits of a window: its style and its size.
public import Foundation

/// The traits of a window, of which colours depend on the style.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Traits of a style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The traits of the running code; the style is unspecified, since a server has many readers.
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: .unspecified)
  }

  /// The pixels of a point: 2, since a browser does not report it.
  public var displayScale: CGFloat { 2 }
  /// The kind of device, by the width of the window.
  @MainActor @preconcurrency public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
  }
  /// Compact in a window that is narrower than 700 points, and on a phone on its side than 896;
  /// else regular.
  @MainActor @preconcurrency public var horizontalSizeClass: UIUserInterfaceSizeClass {
    let size = windowSize()
    return size.width < 700 || size.width < 896 && size.height < 480 ? .compact : .regular
  }
  /// Compact in a window that is lower than 480 points, else regular.
  @MainActor @preconcurrency public var verticalSizeClass: UIUserInterfaceSizeClass {
    windowSize().height < 480 ? .compact : .regular
  }
}

/// The width or the height of a window.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unknown.
  case unspecified = 0
  /// Small.
  case compact = 1
  /// Large.
  case regular = 2
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Neither is chosen.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}
