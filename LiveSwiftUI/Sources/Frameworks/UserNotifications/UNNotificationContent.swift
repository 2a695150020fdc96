// The content of a notification.
public import Foundation

/// The properties of a content.
struct ContentValues {
  var title = ""
  var subtitle = ""
  var body = ""
  var badge: NSNumber?
  var sound: UNNotificationSound?
  var userInfo: [AnyHashable: Any] = [:]
  var attachments: [UNNotificationAttachment] = []
  var categoryIdentifier = ""
  var threadIdentifier = ""
  var targetContentIdentifier: String?
  var interruptionLevel = UNNotificationInterruptionLevel.active
  var relevanceScore = 0.0
}

/// The content of a notification, which does not change.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // A request copies its content, so that no one else changes it.
  var values = ContentValues()

  /// An empty content.
  public override init() {}

  /// The first line.
  open var title: String { values.title }
  /// The line below the title; a browser has one text, of which this is the first line.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number for the icon; nil keeps it as it is.
  open var badge: NSNumber? { values.badge }
  /// The sound; nil for a silent notification.
  open var sound: UNNotificationSound? { values.sound }
  /// Values that the app attached for itself.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// Pictures and other files, which a browser does not show.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The category, whose actions a browser does not show.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The group, by which a browser does not order notifications.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The scene that shows the content; a page has one scene.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The importance, which a browser does not know.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The weight in a summary, which a browser does not know.
  open var relevanceScore: Double { values.relevanceScore }

  /// A copy that does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UNNotificationContent()
    copy.values = values
    return copy
  }

  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }
}

/// The content of a notification that an app writes.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The first line.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The line below the title; a browser has one text, of which this is the first line.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number for the icon; nil keeps it as it is.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound; nil for a silent notification.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// Values that the app attached for itself.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// Pictures and other files, which a browser does not show.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// The category, whose actions a browser does not show.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The group, by which a browser does not order notifications.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// The scene that shows the content; a page has one scene.
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  /// The importance, which a browser does not know.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// The weight in a summary, which a browser does not know.
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
}
