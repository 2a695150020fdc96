// The screen as UIKit knows it: the window of the person's browser.
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
  /// As `scale`.
  public var nativeScale: CGFloat { scale }
  /// The window's rectangle in pixels of `scale`.
  public var nativeBounds: CGRect {
    let size = windowSize()
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }
  /// The frames of a second: 60, since a browser does not report it.
  public var maximumFramesPerSecond: Int { 60 }
  /// The brightness from 0 to 1: always full. Setting it has no effect, as no page can.
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }
  /// Whether the screen is recorded or mirrored: a browser does not report it.
  public var isCaptured: Bool { false }
  /// The traits of the window.
  public var traitCollection: UITraitCollection { .current }
}
