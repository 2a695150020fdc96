// Properties of a device that ProcessInfo has on Apple's systems, as they are on a server.
public import Foundation

extension ProcessInfo {
  /// Whether the device saves power: a server never does.
  public var isLowPowerModeEnabled: Bool { false }

  /// Whether this is an app of iPhones on a Mac: no.
  public var isiOSAppOnMac: Bool { false }

  /// Whether this is an app of Mac Catalyst: no.
  public var isMacCatalystApp: Bool { false }

  /// The heat of a device.
  public enum ThermalState: Int, Sendable {
    /// Within the usual range.
    case nominal = 0
    /// A little above it.
    case fair = 1
    /// So hot that the system is slower.
    case serious = 2
    /// So hot that the system needs to cool down.
    case critical = 3
  }

  /// The heat of the device: always nominal.
  public var thermalState: ThermalState { .nominal }

  /// Posted by Apple's Foundation with another thermal state; never posted here.
  public class var thermalStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")
  }
}
