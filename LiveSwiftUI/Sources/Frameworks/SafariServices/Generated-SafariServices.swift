// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.

// swift-format-ignore-file
public import Foundation
public import UIKitTypes
@available(*, unavailable, message: "Open the address with Link or openURL.") public class SFSafariViewController: UIViewController {
  public final class Configuration: NSObject { public var entersReaderIfAvailable = false; public var barCollapsingEnabled = true }
  public init(url URL: URL) { super.init(nibName: nil, bundle: nil) }
  public init(url URL: URL, configuration: Configuration) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
