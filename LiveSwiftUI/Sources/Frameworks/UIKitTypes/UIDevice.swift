// The device as UIKit knows it: the window of the person's browser, and the server's system.
public import Foundation

/// The kind of device, by the size of the window.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// A phone: a window that is narrower than 700 points, or lower than 480.
  case phone = 0
  /// A tablet: any larger window.
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

/// The way in which a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its right side.
  case landscapeLeft = 3
  /// On its left side.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its front.
  case faceDown = 6

  /// Whether it is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its back or front.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The device of the person whose code runs.
@MainActor @preconcurrency public final class UIDevice {
  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// In use.
    case unplugged = 1
    /// Charging.
    case charging = 2
    /// Full, and plugged in.
    case full = 3
  }

  /// The device.
  public static var current: UIDevice { UIDevice() }

  private init() {}

  /// A tablet where the window has at least 700 by 480 points, else a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    let size = windowSize()
    return size.width < 700 || size.height < 480 ? .phone : .pad
  }

  /// `iPad` for a tablet, else `iPhone`: a browser does not name its device.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// As `model`, which Apple's systems give apps as well.
  public var name: String { model }
  /// As `model`, in English.
  public var localizedModel: String { model }
  /// The system that the app runs on, which is the server's.
  public var systemName: String { "Linux" }
  /// The version of the server's kernel, such as `6.8.0`.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// Nil: a browser does not identify its device. Keep an identifier of the app's own.
  public var identifierForVendor: UUID? { nil }

  /// Always `−1`, which stands for unknown: a browser does not report its battery.
  public var batteryLevel: Float { -1 }
  /// Always unknown.
  public var batteryState: BatteryState { .unknown }
  /// Whether the battery is observed. Setting it has no effect.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether something is near the screen: never.
  public var proximityState: Bool { false }
  /// Whether the device can do several things at once: yes.
  public var isMultitaskingSupported: Bool { true }

  /// Upright where the window is higher than wide, else on its left side. A body that reads it runs
  /// again when the window changes.
  public var orientation: UIDeviceOrientation {
    let size = windowSize()
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// Always true: the window is known.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// Has no effect: the window is known.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Has no effect.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// Posted by UIKit with another orientation; never posted here, since each page has its own
  /// window. A body that reads `orientation` runs again by itself.
  nonisolated public static let orientationDidChangeNotification =
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  /// Posted by UIKit with another level of the battery; never posted here.
  nonisolated public static let batteryLevelDidChangeNotification =
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  /// Posted by UIKit with another state of the battery; never posted here.
  nonisolated public static let batteryStateDidChangeNotification =
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
}
