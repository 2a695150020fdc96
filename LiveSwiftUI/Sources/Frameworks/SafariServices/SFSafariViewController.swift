// The browser within an app, which a page does not need.
public import Foundation
public import UIKitTypes

/// Unavailable: a page is in a browser already; open the address with Link or openURL.
@available(*, unavailable, message: "Open the address with Link or openURL.")
public class SFSafariViewController: UIViewController {
  /// Unavailable, as the class is.
  public final class Configuration: NSObject {
    /// Unavailable, as the class is.
    public var entersReaderIfAvailable = false
    /// Unavailable, as the class is.
    public var barCollapsingEnabled = true
  }

  /// Unavailable, as the class is.
  public init(url URL: URL) { super.init(nibName: nil, bundle: nil) }
  /// Unavailable, as the class is.
  public init(url URL: URL, configuration: Configuration) { super.init(nibName: nil, bundle: nil) }
  /// Unavailable, as the class is.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
