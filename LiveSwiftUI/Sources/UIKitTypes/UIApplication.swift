// The app as UIKit knows it: of its members, the screen that stays on.
public import Foundation

/// The running app, on the page of the person whose code runs.
///
/// A page has no other property of an app; those most often asked for name their alternatives.
@MainActor public final class UIApplication {
  /// The app of the person whose code runs.
  public static let shared = UIApplication()

  private init() {}

  /// Whether the screen stays on, where the browser can hold it: pages of `https` and of this
  /// machine can in Chromium, Safari 16.4 and Firefox 126.
  public var isIdleTimerDisabled: Bool {
    get { screenStaysOn() }
    set { keepScreenOn(newValue) }
  }
}

/// Whether the screen of the page stays on. SwiftUI, which knows the page, replaces this function
/// and the next one.
@MainActor package dynamic func screenStaysOn() -> Bool { false }

/// Keeps the screen of the page on, or no longer.
@MainActor package dynamic func keepScreenOn(_ isOn: Bool) {}

extension UIApplication {
  /// Unavailable: use the environment's openURL.
  @available(*, unavailable, message: "Use the environment's openURL, or Link.")
  public func open(_ url: URL) {}

  /// Unavailable: use the environment's openURL.
  @available(*, unavailable, message: "Use the environment's openURL, or Link.")
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Unavailable: use scenePhase.
  @available(*, unavailable, message: "Use scenePhase.")
  public var applicationState: Int { 0 }

  /// Unavailable: a page has no windows: use GeometryReader, or alert.
  @available(*, unavailable, message: "A page has no windows: use GeometryReader, or alert.")
  public var connectedScenes: Set<AnyHashable> { [] }

  /// Unavailable: a page has no windows: use GeometryReader, or alert.
  @available(*, unavailable, message: "A page has no windows: use GeometryReader, or alert.")
  public var windows: [AnyObject] { [] }

  /// Unavailable: use FocusState to end editing.
  @available(*, unavailable, message: "Use FocusState to end editing.")
  public func sendAction(_ action: Any, to target: Any?, from sender: Any?, for event: Any?) {}
}
