// The reasons why a notification is not taken.
public import Foundation

/// The domain of the errors of notifications.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNErrorDomain = "UNErrorDomain"

/// An error of notifications.
public struct UNError: CustomNSError, Equatable, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// No page shows notifications: it is gone, or the code runs for no page.
    case notificationsNotAllowed = 1
    /// The file of an attachment cannot be read.
    case attachmentInvalidURL = 100
    /// There is no later date at which a trigger fires.
    case notificationInvalidNoDate = 1400
    /// There is nothing to show.
    case notificationInvalidNoContent = 1401
    /// The number for the icon is below zero.
    case badgeInputInvalid = 1600
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }

  /// The domain of all these errors.
  public static var errorDomain: String { UNErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// Nothing more is known of an error.
  public var errorUserInfo: [String: Any] { [:] }

  /// No page shows notifications.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The file of an attachment cannot be read.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// There is no later date at which a trigger fires.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// There is nothing to show.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  /// The number for the icon is below zero.
  public static var badgeInputInvalid: Code { .badgeInputInvalid }
}
