// Names of Objective-C, which Linux lacks: each is a compile error that names an alternative.
public import Foundation

/// Unavailable: the name of a method needs Objective-C.
@available(*, unavailable, message: "Linux has no Objective-C: hand in a closure.")
public struct Selector: Hashable, Sendable {
  /// Unavailable, as the type is.
  public init(_ string: String) {}
}

/// Unavailable: the name of a method needs Objective-C.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "Linux has no Objective-C: hand in a closure.")
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector("") }

/// Unavailable: the names of classes need Objective-C.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "Linux has no Objective-C: name the type.")
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }

/// Unavailable: objects have no further values without Objective-C.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "Linux has no Objective-C: store a property.")
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}

/// Unavailable: objects have no further values without Objective-C.
// swift-format-ignore
@available(*, unavailable, message: "Linux has no Objective-C: store a property.")
public enum objc_AssociationPolicy {
  /// Unavailable, as the type is.
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_RETAIN
  /// Unavailable, as the type is.
  case OBJC_ASSOCIATION_COPY_NONATOMIC, OBJC_ASSOCIATION_COPY
}

extension NSObject {
  /// Unavailable: key-value coding needs Objective-C.
  @available(*, unavailable, message: "Linux has no Objective-C: read the property.")
  public func value(forKey key: String) -> Any? { nil }

  /// Unavailable: key-value coding needs Objective-C.
  @available(*, unavailable, message: "Linux has no Objective-C: read the property.")
  public func value(forKeyPath keyPath: String) -> Any? { nil }

  /// Unavailable: key-value observing needs Objective-C.
  @available(*, unavailable, message: "Linux has no Objective-C: use Observable or Published.")
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: Any,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Unavailable: key-value observing needs Objective-C.
  @available(*, unavailable, message: "Linux has no Objective-C: use Observable or Published.")
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

  /// Unavailable: the name of a method needs Objective-C.
  @available(*, unavailable, message: "Linux has no Objective-C: use Task.sleep and call it.")
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: Double) {}
}

/// Unavailable: a page hands nothing to another device.
@available(*, unavailable, message: "Handoff is not on the web: use onOpenURL.")
public final class NSUserActivity: NSObject, @unchecked Sendable {
  /// Unavailable, as the class is.
  public init(activityType: String) {}
  /// Unavailable, as the class is.
  public var activityType: String { "" }
  /// Unavailable, as the class is.
  public var title: String? {
    get { nil }
    set {}
  }
  /// Unavailable, as the class is.
  public var webpageURL: URL? {
    get { nil }
    set {}
  }
  /// Unavailable, as the class is.
  public var userInfo: [AnyHashable: Any]? {
    get { nil }
    set {}
  }
  /// Unavailable, as the class is.
  public func becomeCurrent() {}
}

/// Unavailable: the type of a page that is browsed.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "Handoff is not on the web: use onOpenURL.")
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
