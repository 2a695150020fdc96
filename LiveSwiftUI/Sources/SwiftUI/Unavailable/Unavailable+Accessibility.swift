// Announcements to a screen reader: each is a compile error that names UIKit's function for it.
import Foundation

/// Unavailable: use UIAccessibility.post(notification:argument:), which reads a text aloud.
@available(*, unavailable, message: "Use UIAccessibility.post(notification:argument:).")
public enum AccessibilityNotification {
  /// Unavailable, as the type is.
  public struct Announcement {
    /// Unavailable, as the type is.
    public init(_ announcement: String) {}
    /// Unavailable, as the type is.
    public init(_ announcement: AttributedString) {}
    /// Unavailable, as the type is.
    public func post() {}
  }

  /// Unavailable, as the type is.
  public struct LayoutChanged {
    /// Unavailable, as the type is.
    public init(_ element: Any? = nil) {}
    /// Unavailable, as the type is.
    public func post() {}
  }

  /// Unavailable, as the type is.
  public struct ScreenChanged {
    /// Unavailable, as the type is.
    public init(_ element: Any? = nil) {}
    /// Unavailable, as the type is.
    public func post() {}
  }

  /// Unavailable, as the type is.
  public struct PageScrolled {
    /// Unavailable, as the type is.
    public init(_ announcement: String) {}
    /// Unavailable, as the type is.
    public func post() {}
  }
}
