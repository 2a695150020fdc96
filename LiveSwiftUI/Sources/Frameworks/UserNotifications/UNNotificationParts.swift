// Parts of a notification of which a browser takes little: sounds, files, actions.
public import Foundation

/// The importance of a notification. A browser does not know it.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// In the list only.
  case passive = 0
  /// As usual.
  case active = 1
  /// Now, because it matters now.
  case timeSensitive = 2
  /// In silence too.
  case critical = 3
}

/// The name of a file of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification. A browser plays its own one for each.
public final class UNNotificationSound: NSObject, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// The sound of a file; the browser plays its own.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }

  /// The usual sound.
  public class var `default`: UNNotificationSound { UNNotificationSound(name: "default") }
  /// The sound in silence; the browser plays its own, and none in silence.
  public class var defaultCritical: UNNotificationSound { UNNotificationSound(name: "critical") }
  /// The sound of a call; the browser plays its own.
  public class var defaultRingtone: UNNotificationSound { UNNotificationSound(name: "ringtone") }

  /// Whether two sounds have the same name.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSound)?.name == name
  }

  /// The hash of the name.
  public override var hash: Int { name.hashValue }
}

/// A file that belongs to a notification. A browser does not show it.
public final class UNNotificationAttachment: NSObject, Sendable {
  /// The name within the notification.
  public let identifier: String
  /// The file.
  public let url: URL

  /// An attachment. The options have no effect. Throws if the file cannot be read.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.isReadableFile(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier
    url = URL
  }
}

/// The behaviour of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// On an unlocked device only.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// It deletes something.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// It opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A button of a notification. A browser does not show it.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  // Its properties never change.

  /// The name by which the app knows the action.
  public let identifier: String
  /// The title of the button.
  public let title: String
  /// The behaviour.
  public let options: UNNotificationActionOptions

  /// An action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// The behaviour of the notifications of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Closing one is reported; a browser does not report it.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// They are shown in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
}

/// A kind of notifications with common actions. A browser does not show them.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  // Its properties never change.

  /// The name by which a content refers to the category.
  public let identifier: String
  /// The actions.
  public let actions: [UNNotificationAction]
  /// The kinds of requests to an assistant.
  public let intentIdentifiers: [String]
  /// The behaviour.
  public let options: UNNotificationCategoryOptions

  /// A category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }
}
