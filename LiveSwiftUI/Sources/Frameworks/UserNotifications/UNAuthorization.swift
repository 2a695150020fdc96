// The permission of a person, and the settings that follow from it.
public import Foundation

/// The ways in which an app asks to get the attention of its person.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The number on the icon of an installed page.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds, which the browser chooses.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Notifications.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Notifications in a car; without effect in a browser.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Sounds in silence; without effect in a browser.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button for the app's own settings; without effect in a browser.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Notifications without being asked; a browser asks nevertheless.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The permission that the person gave.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The browser has not asked, or its question was closed.
  case notDetermined = 0
  /// The person refused, or the browser has no notifications for this page: without HTTPS, and on
  /// an iPhone outside of the Home Screen.
  case denied = 1
  /// The person agreed.
  case authorized = 2
  /// Quiet notifications; a browser never reports it.
  case provisional = 3
  /// For a while; a browser never reports it.
  case ephemeral = 4
}

/// The state of one setting.
public enum UNNotificationSetting: Int, Sendable {
  /// The browser does not have it.
  case notSupported = 0
  /// It is off.
  case disabled = 1
  /// It is on.
  case enabled = 2
}

/// The look of notifications.
public enum UNAlertStyle: Int, Sendable {
  /// None are shown.
  case none = 0
  /// They go away after a while.
  case banner = 1
  /// They stay until they are closed.
  case alert = 2
}

/// When the content of notifications is shown.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always = 0
  /// On an unlocked device.
  case whenAuthenticated = 1
  /// Never.
  case never = 2
}

/// The settings of notifications of the browser of the person whose code runs. They all follow
/// from the one permission that a browser has.
public final class UNNotificationSettings: NSObject, Sendable {
  /// The permission that the person gave.
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }

  private var setting: UNNotificationSetting {
    authorizationStatus == .authorized ? .enabled : .disabled
  }

  /// Sounds: on with the permission.
  public var soundSetting: UNNotificationSetting { setting }
  /// The number on the icon: on with the permission, though only installed pages have an icon.
  public var badgeSetting: UNNotificationSetting { setting }
  /// Notifications: on with the permission.
  public var alertSetting: UNNotificationSetting { setting }
  /// The list of notifications: on with the permission.
  public var notificationCenterSetting: UNNotificationSetting { setting }
  /// The lock screen: on with the permission.
  public var lockScreenSetting: UNNotificationSetting { setting }
  /// Notifications in a car: a browser has none.
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Sounds in silence: a browser has none.
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Announcements: a browser has none.
  public var announcementSetting: UNNotificationSetting { .notSupported }
  /// Urgent notifications: a browser has none.
  public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Summaries at a certain time: a browser has none.
  public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// The look: that of the browser, which goes away after a while.
  public var alertStyle: UNAlertStyle { authorizationStatus == .authorized ? .banner : .none }
  /// When the content is shown: the browser does not report it.
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether an app has settings of its own: a browser shows no button for them.
  public var providesAppNotificationSettings: Bool { false }
}
