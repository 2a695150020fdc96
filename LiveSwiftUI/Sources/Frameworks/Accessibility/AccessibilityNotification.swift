// Notifications to a screen reader.
public import Foundation

/// The notifications to a screen reader.
public enum AccessibilityNotification {
  /// Words that a screen reader says.
  public struct Announcement {
    private let text: String

    /// An announcement of a text.
    public init(_ announcement: String) { text = announcement }

    /// An announcement of a text, whose attributes a browser does not say.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// An announcement of a text, whose attributes a browser does not say.
    public init(_ announcement: NSAttributedString) { text = announcement.string }

    /// Says the words on the page of the person whose code runs, once a screen reader there has
    /// said what it was saying. A text that a view with the trait `updatesFrequently` shows is
    /// said by that view already. Off the main actor the page is unknown, so nothing is said.
    public func post() { announceText(text) }
  }
}

/// Says a text on the page whose code runs. SwiftUI, which knows the page, replaces this function.
package dynamic func announceText(_ text: String) {}
