// Activities that continue on another device: a browser has none, so delegates get none.
public import Foundation

/// An activity of a person. Its methods have no effect here, and no delegate gets one.
open class NSUserActivity: NSObject {
  /// The kind of the activity, as the app names it.
  public let activityType: String
  /// The title for a person.
  open var title: String?
  /// Values of the app's own.
  open var userInfo: [AnyHashable: Any]?
  /// The address of the activity on the web.
  open var webpageURL: URL?
  /// Whether another device may continue the activity, which has no effect here.
  open var isEligibleForHandoff = true
  /// Whether a search finds the activity, which has no effect here.
  open var isEligibleForSearch = false

  /// An activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values to those of the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Has no effect here.
  open func becomeCurrent() {}
  /// Has no effect here.
  open func resignCurrent() {}
  /// Has no effect here.
  open func invalidate() {}
}

/// The type of the activity of an address on the web.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
