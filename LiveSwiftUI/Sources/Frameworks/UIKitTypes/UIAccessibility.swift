// The settings of accessibility as UIKit has them, and announcements.
public import Foundation

/// The settings of accessibility of the person whose code runs. A browser reports that of motion.
public struct UIAccessibility {
  /// An event that a screen reader reports.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the event.
    public let rawValue: UInt32
    /// An event of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A text to read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// A change of the layout.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The end of scrolling.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  private init() {}

  /// Whether the person asked for less motion. A body that needs it reads it from the environment,
  /// as `accessibilityReduceMotion`.
  @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool { pageReducesMotion() }

  /// Reads an announcement aloud, where a screen reader runs; other events are the browser's own.
  @MainActor @preconcurrency public static func post(
    notification: UIAccessibility.Notification, argument: Any?
  ) {
    guard notification == .announcement else { return }
    if let text = argument as? String { announceOnPage(text) }
    if let text = argument as? NSAttributedString { announceOnPage(text.string) }
  }

  /// Whether a screen reader runs: a browser does not report it.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switches are used: a browser does not report it.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether transparency is reduced: a browser does not report it.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether texts are bold: a browser does not report it.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are darkened: a browser does not report it.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are inverted: a browser does not report it.
  public static var isInvertColorsEnabled: Bool { false }

  /// Posted by UIKit with another setting of motion; never posted here.
  public static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted by UIKit as a screen reader starts or ends; never posted here.
  public static let voiceOverStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
}
