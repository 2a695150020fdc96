// The app as UIKit knows it: of its members, the screen that stays on.
public import Foundation

/// The running app, on the page of the person whose code runs.
///
/// A page has no other property of an app; those most often asked for name their alternatives.
@MainActor @preconcurrency public final class UIApplication {
  /// The app of the person whose code runs.
  public static let shared = UIApplication()

  private init() {}

  private var launched: (any UIApplicationDelegate)?

  /// The delegate of the app; nil for an app without one. In an app without scenes it is that of
  /// the page whose code runs.
  public var delegate: (any UIApplicationDelegate)? {
    get { pageDelegate() ?? launched }
    set { launched = newValue }
  }

  /// Makes a delegate that of the app, and calls its methods of the start.
  package func launch(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    finishLaunching(delegate)
  }

  /// Calls the methods of the start of a delegate.
  package func finishLaunching(_ delegate: any UIApplicationDelegate) {
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
  }

  /// Whether the screen stays on. A browser holds it for pages of `https` and of its own machine;
  /// elsewhere the value is still false after it was set. Chromium can, Safari from 16.4 on, and
  /// Firefox from 126 on; an older browser does not report it.
  public var isIdleTimerDisabled: Bool {
    get { screenStaysOn() }
    set { keepScreenOn(newValue) }
  }
}

/// Whether the screen of the page stays on. SwiftUI, which knows the page, replaces this function
/// and the next ones.
@MainActor package dynamic func screenStaysOn() -> Bool { false }

/// The delegate of the page in an app without scenes; nil for other apps and outside of a page.
@MainActor package dynamic func pageDelegate() -> (any UIApplicationDelegate)? { nil }

/// The scene of the page, in an app of UIKit's life cycle; nil for others and outside of a page.
@MainActor package dynamic func pageScene() -> UIWindowScene? { nil }

/// Opens an address on the page. Returns false where no page's code runs.
@MainActor package dynamic func openOnPage(_ url: URL) -> Bool { false }

/// The size of the window of the page.
@MainActor package dynamic func windowSize() -> CGSize { CGSize(width: 390, height: 844) }

/// Keeps the screen of the page on, or no longer.
@MainActor package dynamic func keepScreenOn(_ isOn: Bool) {}

extension UIApplication {
  /// An option of opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// The option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Opens an address only in an app that owns it. A browser does not know such apps.
    public static var universalLinksOnly: OpenExternalURLOptionsKey {
      OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
  }

  /// Opens an address of http or https in a new tab of the person whose code runs.
  ///
  /// The options have no effect in a browser. `completion` gets whether there was such a person.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = canOpenURL(url) && openOnPage(url)
    completion?(isOpened)
  }

  /// Whether an address is one of http or https, which a browser opens.
  public func canOpenURL(_ url: URL) -> Bool {
    ["http", "https"].contains(url.scheme?.lowercased() ?? "")
  }

  /// Nil: a page has one icon.
  public var alternateIconName: String? { nil }
  /// Whether the app has several icons: a page has one.
  public var supportsAlternateIcons: Bool { false }

  /// Posted by UIKit at midnight and with another time zone; never posted here, since people of
  /// many time zones share a server.
  nonisolated public static let significantTimeChangeNotification =
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
}
