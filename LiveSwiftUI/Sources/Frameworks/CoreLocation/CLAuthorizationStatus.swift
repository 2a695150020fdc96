// The permission of a person, and the reasons why there is no position.
public import Foundation

/// The permission that the person gave.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The browser has not asked, or has not reported it yet.
  case notDetermined = 0
  /// Others decide for the person; a browser never reports it.
  case restricted = 1
  /// The person refused, or the page is without HTTPS.
  case denied = 2
  /// At all times; a browser never reports it.
  case authorizedAlways = 3
  /// While the page is open.
  case authorizedWhenInUse = 4
}

/// The accuracy that the person allowed.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// The best one: a browser does not report another.
  case fullAccuracy = 0
  /// About five kilometres.
  case reducedAccuracy = 1
}

/// The domain of the errors of positions.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of positions.
public struct CLError: CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// No position was found.
    case locationUnknown = 0
    /// The person refused.
    case denied = 1
    /// The network is missing.
    case network = 2
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }

  /// The domain of all these errors.
  public static var errorDomain: String { kCLErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// Nothing more is known of an error.
  public var errorUserInfo: [String: Any] { [:] }

  /// No position was found.
  public static var locationUnknown: Code { .locationUnknown }
  /// The person refused.
  public static var denied: Code { .denied }
  /// The network is missing.
  public static var network: Code { .network }
}
