// The screen and the device as UIKit knows them: the window of the person's browser.
public import Foundation

/// The window of the page whose code runs.
@MainActor @preconcurrency public final class UIScreen {
  /// The window. Outside of a page's code it is that of a phone.
  public static var main: UIScreen { UIScreen() }

  private init() {}

  /// The window's rectangle in points. A body that reads it runs again when the window turns, or
  /// becomes as wide as a tablet.
  public var bounds: CGRect { CGRect(origin: .zero, size: windowSize()) }

  /// The pixels of a point: 2, since a browser does not report it.
  public var scale: CGFloat { 2 }
}

/// The kind of device, by the width of the window.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// A phone: a window that is narrower than 700 points.
  case phone = 0
  /// A tablet: any wider window.
  case pad = 1
  /// A television, which no window is.
  case tv = 2
  /// A car, which no window is.
  case carPlay = 3
  /// A Mac, which no window is.
  case mac = 5
  /// A headset, which no window is.
  case vision = 6
}

/// The device of the person whose code runs.
@MainActor @preconcurrency public final class UIDevice {
  /// The device.
  public static var current: UIDevice { UIDevice() }

  private init() {}

  /// A tablet where the window has at least 700 points, else a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { windowSize().width < 700 ? .phone : .pad }

  /// Unavailable: use GeometryReader.
  @available(*, unavailable, message: "Use GeometryReader: a window has a width and a height.")
  public var orientation: UIDeviceOrientation { fatalError() }

  /// Unavailable: use GeometryReader.
  @available(*, unavailable, message: "Use GeometryReader: a window has a width and a height.")
  public static var orientationDidChangeNotification: NSNotification.Name { fatalError() }

  /// Unavailable: a browser does not identify its device.
  @available(*, unavailable, message: "A browser does not identify its device.")
  public var identifierForVendor: UUID? { nil }

  /// Unavailable: a browser does not name its device.
  @available(*, unavailable, message: "A browser does not name its device.")
  public var name: String { "" }

  /// Unavailable: a browser does not name its device.
  @available(*, unavailable, message: "A browser does not name its device.")
  public var model: String { "" }

  /// Unavailable: a browser does not name its system.
  @available(*, unavailable, message: "A browser does not name its system.")
  public var systemVersion: String { "" }
}
