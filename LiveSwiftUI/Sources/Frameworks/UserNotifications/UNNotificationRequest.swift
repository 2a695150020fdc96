// Requests for notifications, delivered notifications, and what a person did with one.
public import Foundation

/// The identifier of a press on the notification itself.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of closing a notification; a browser does not report it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"

/// A content with the condition for its delivery.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  // Its properties never change.

  /// The name. A further request of the same name replaces this one.
  public let identifier: String
  /// The content, a copy of what the app wrote.
  public let content: UNNotificationContent
  /// The condition; nil for a delivery at once.
  public let trigger: UNNotificationTrigger?

  /// A request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? UNNotificationContent()
    self.trigger = trigger
  }
}

/// A delivered notification.
open class UNNotification: NSObject, @unchecked Sendable {
  // Its properties never change.

  /// The date of the delivery.
  public let date: Date
  /// The request for it.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }
}

/// The reaction of a person to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  // Its properties never change.

  /// The notification.
  public let notification: UNNotification
  /// The action of the person: a press on the notification, because a browser reports nothing else.
  public let actionIdentifier: String

  init(_ notification: UNNotification) {
    self.notification = notification
    actionIdentifier = UNNotificationDefaultActionIdentifier
  }
}

/// The ways to show a notification while its page is visible.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number on the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// The sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// The notification.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In the list; a browser shows it as well.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// The notification.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// An object that decides about notifications while their page is visible, and handles presses.
///
/// Of the two forms of a method an app implements one.
@preconcurrency public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification is about to be delivered while the page is visible. It is shown as
  /// `completionHandler` is called with; without a delegate it is not shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void)

  /// As the other form, with the options as its result.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// The person pressed a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)

  /// As the other form.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async

  /// The person asked for the app's own settings; a browser never does.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Asks the other form.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    nonisolated(unsafe) let delegate = self  // Apple's protocol has no isolation to respect.
    Task { @MainActor in
      completionHandler(
        await delegate.userNotificationCenter(center, willPresent: notification))
    }
  }

  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Asks the other form.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    nonisolated(unsafe) let delegate = self  // As above.
    Task { @MainActor in
      await delegate.userNotificationCenter(center, didReceive: response)
      completionHandler()
    }
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
