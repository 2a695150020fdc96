// The reasons why a person is not recognized.
public import Foundation

/// The domain of the errors of authentication.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of authentication.
public struct LAError: CustomNSError, Hashable, Sendable {
  /// The reasons. Here only `passcodeNotSet` and `biometryNotAvailable` occur.
  public enum Code: Int, Sendable {
    /// It was another person.
    case authenticationFailed = -1
    /// The person cancelled.
    case userCancel = -2
    /// The person chose another way.
    case userFallback = -3
    /// The system cancelled.
    case systemCancel = -4
    /// The device has no passcode; here the server knows of none.
    case passcodeNotSet = -5
    /// The device has no biometry; here the server knows of none.
    case biometryNotAvailable = -6
    /// No face or finger is known to the device.
    case biometryNotEnrolled = -7
    /// It failed too often.
    case biometryLockout = -8
    /// The app cancelled.
    case appCancel = -9
    /// The context is invalid.
    case invalidContext = -10
    /// Something would have to be shown.
    case notInteractive = -1004
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }

  /// The domain of all these errors.
  public static var errorDomain: String { LAErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The reason in English.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "A page has no biometry and no passcode of a device."]
  }

  /// The device has no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device has no biometry.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No face or finger is known to the device.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// It failed too often.
  public static var biometryLockout: Code { .biometryLockout }
  /// It was another person.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The person cancelled.
  public static var userCancel: Code { .userCancel }
  /// The person chose another way.
  public static var userFallback: Code { .userFallback }
  /// The system cancelled.
  public static var systemCancel: Code { .systemCancel }
  /// The app cancelled.
  public static var appCancel: Code { .appCancel }
}
