// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.
public import Foundation

/// Unavailable. Use the environment's accessibilityReduceMotion.
@available(*, unavailable, message: "Use the environment's accessibilityReduceMotion.")
public struct UIAccessibility {
  /// Unavailable. Use the environment's accessibilityReduceMotion.
  @available(*, unavailable, message: "Use the environment's accessibilityReduceMotion.")
  public static var isVoiceOverRunning: Bool { fatalError() }
  /// Unavailable. Use the environment's accessibilityReduceMotion.
  @available(*, unavailable, message: "Use the environment's accessibilityReduceMotion.")
  public static var isReduceMotionEnabled: Bool { fatalError() }
}

/// Unavailable. UIKit is not on the web: use Button.
@available(*, unavailable, message: "UIKit is not on the web: use Button.")
public class UIAction {
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use ProgressView.
@available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
public class UIActivityIndicatorView {
  /// Unavailable.
  public enum Style { case medium, large }
  /// Unavailable. UIKit is not on the web: use ProgressView.
  @available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
  public init(style: Style) { fatalError() }
  /// Unavailable. UIKit is not on the web: use ProgressView.
  @available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
  public init(frame: CGRect) { fatalError() }
  /// Unavailable. UIKit is not on the web: use ProgressView.
  @available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
  public func startAnimating() { fatalError() }
  /// Unavailable. UIKit is not on the web: use ProgressView.
  @available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
  public func stopAnimating() { fatalError() }
  /// Unavailable. UIKit is not on the web: use ProgressView.
  @available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
  public var isAnimating: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use ProgressView.
  @available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
  public var hidesWhenStopped: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use ProgressView.
  @available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
  public var color: UIColor? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
@available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
public class UIAlertAction {
  /// Unavailable.
  public enum Style { case `default`, cancel, destructive }
  /// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
  @available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    fatalError()
  }
}

/// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
@available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
public class UIAlertController {
  /// Unavailable.
  public enum Style { case actionSheet, alert }
  /// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
  @available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
  public init(title: String?, message: String?, preferredStyle: Style) { fatalError() }
  /// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
  @available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
  public func addAction(_ action: UIAlertAction) { fatalError() }
  /// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
  @available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) { fatalError() }
  /// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
  @available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
  public var textFields: [UITextField]? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. A server goes on by itself: use task.
@available(*, unavailable, message: "A server goes on by itself: use task.")
public struct UIBackgroundTaskIdentifier {
}

/// Unavailable. UIKit is not on the web: use ToolbarItem.
@available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
public class UIBarButtonItem {
  /// Unavailable. UIKit is not on the web: use ToolbarItem.
  @available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use Button.
@available(*, unavailable, message: "UIKit is not on the web: use Button.")
public class UIButton {
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public init(frame: CGRect) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use LazyVGrid or List.
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
public class UICollectionViewCell {
  /// Unavailable. UIKit is not on the web: use LazyVGrid or List.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
  public init() {}
}

/// Unavailable. Use DynamicTypeSize.
@available(*, unavailable, message: "Use DynamicTypeSize.")
public struct UIContentSizeCategory {
}

/// Unavailable. UIKit is not on the web: use DatePicker.
@available(*, unavailable, message: "UIKit is not on the web: use DatePicker.")
public class UIDatePicker {
  /// Unavailable. UIKit is not on the web: use DatePicker.
  @available(*, unavailable, message: "UIKit is not on the web: use DatePicker.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use DatePicker.
  @available(*, unavailable, message: "UIKit is not on the web: use DatePicker.")
  public init(frame: CGRect) { fatalError() }
}

/// Unavailable. Use GeometryReader: a window has a width and a height.
@available(*, unavailable, message: "Use GeometryReader: a window has a width and a height.")
public enum UIDeviceOrientation {
  /// Unavailable.
  case portrait, landscapeLeft, landscapeRight, portraitUpsideDown, faceUp, faceDown, unknown
}

/// Unavailable. UIKit is not on the web: use ScaledMetric.
@available(*, unavailable, message: "UIKit is not on the web: use ScaledMetric.")
public class UIFontMetrics {
  /// Unavailable. UIKit is not on the web: use ScaledMetric.
  @available(*, unavailable, message: "UIKit is not on the web: use ScaledMetric.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
@available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
public class UIGestureRecognizer {
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use Canvas.
@available(*, unavailable, message: "UIKit is not on the web: use Canvas.")
public class UIGraphicsImageRenderer {
  /// Unavailable. UIKit is not on the web: use Canvas.
  @available(*, unavailable, message: "UIKit is not on the web: use Canvas.")
  public init(size: CGSize) { fatalError() }
  /// Unavailable. UIKit is not on the web: use Canvas.
  @available(*, unavailable, message: "UIKit is not on the web: use Canvas.")
  public init(bounds: CGRect) { fatalError() }
  /// Unavailable. UIKit is not on the web: use Canvas.
  @available(*, unavailable, message: "UIKit is not on the web: use Canvas.")
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { fatalError() }
  /// Unavailable. UIKit is not on the web: use Canvas.
  @available(*, unavailable, message: "UIKit is not on the web: use Canvas.")
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { fatalError() }
}

/// Unavailable. UIKit is not on the web: use Canvas.
@available(*, unavailable, message: "UIKit is not on the web: use Canvas.")
public class UIGraphicsImageRendererContext {
  /// Unavailable. UIKit is not on the web: use Canvas.
  @available(*, unavailable, message: "UIKit is not on the web: use Canvas.")
  public func fill(_ rect: CGRect) { fatalError() }
  /// Unavailable. UIKit is not on the web: use Canvas.
  @available(*, unavailable, message: "UIKit is not on the web: use Canvas.")
  public func stroke(_ rect: CGRect) { fatalError() }
  /// Unavailable. UIKit is not on the web: use Canvas.
  @available(*, unavailable, message: "UIKit is not on the web: use Canvas.")
  public var cgContext: Any {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Canvas.
  @available(*, unavailable, message: "UIKit is not on the web: use Canvas.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use Image.
@available(*, unavailable, message: "UIKit is not on the web: use Image.")
public class UIImageView {
  /// Unavailable. UIKit is not on the web: use Image.
  @available(*, unavailable, message: "UIKit is not on the web: use Image.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use Image.
  @available(*, unavailable, message: "UIKit is not on the web: use Image.")
  public init(frame: CGRect) { fatalError() }
  /// Unavailable. UIKit is not on the web: use Image.
  @available(*, unavailable, message: "UIKit is not on the web: use Image.")
  public init(image: UIImage?) { fatalError() }
  /// Unavailable. UIKit is not on the web: use Image.
  @available(*, unavailable, message: "UIKit is not on the web: use Image.")
  public var image: UIImage? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use Text.
@available(*, unavailable, message: "UIKit is not on the web: use Text.")
public class UILabel {
  /// Unavailable. UIKit is not on the web: use Text.
  @available(*, unavailable, message: "UIKit is not on the web: use Text.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use Text.
  @available(*, unavailable, message: "UIKit is not on the web: use Text.")
  public init(frame: CGRect) { fatalError() }
  /// Unavailable. UIKit is not on the web: use Text.
  @available(*, unavailable, message: "UIKit is not on the web: use Text.")
  public var text: String? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Text.
  @available(*, unavailable, message: "UIKit is not on the web: use Text.")
  public var textColor: UIColor? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use onLongPressGesture.
@available(*, unavailable, message: "UIKit is not on the web: use onLongPressGesture.")
public class UILongPressGestureRecognizer {
  /// Unavailable. UIKit is not on the web: use onLongPressGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use onLongPressGesture.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use Menu.
@available(*, unavailable, message: "UIKit is not on the web: use Menu.")
public class UIMenu {
  /// Unavailable. UIKit is not on the web: use Menu.
  @available(*, unavailable, message: "UIKit is not on the web: use Menu.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use NavigationStack.
@available(*, unavailable, message: "UIKit is not on the web: use NavigationStack.")
public class UINavigationController {
  /// Unavailable. UIKit is not on the web: use NavigationStack.
  @available(*, unavailable, message: "UIKit is not on the web: use NavigationStack.")
  public init(rootViewController: UIViewController) { fatalError() }
  /// Unavailable. UIKit is not on the web: use NavigationStack.
  @available(*, unavailable, message: "UIKit is not on the web: use NavigationStack.")
  public func pushViewController(_ viewController: UIViewController, animated: Bool) {
    fatalError()
  }
}

/// Unavailable. UIKit is not on the web: use a TabView with tabViewStyle(.page).
@available(
  *, unavailable, message: "UIKit is not on the web: use a TabView with tabViewStyle(.page)."
)
public class UIPageViewController {
  /// Unavailable. UIKit is not on the web: use a TabView with tabViewStyle(.page).
  @available(
    *, unavailable, message: "UIKit is not on the web: use a TabView with tabViewStyle(.page)."
  )
  public init() {}
}

/// Unavailable. UIKit is not on the web: use DragGesture.
@available(*, unavailable, message: "UIKit is not on the web: use DragGesture.")
public class UIPanGestureRecognizer {
  /// Unavailable. UIKit is not on the web: use DragGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use DragGesture.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use Picker.
@available(*, unavailable, message: "UIKit is not on the web: use Picker.")
public class UIPickerView {
  /// Unavailable. UIKit is not on the web: use Picker.
  @available(*, unavailable, message: "UIKit is not on the web: use Picker.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use Picker.
  @available(*, unavailable, message: "UIKit is not on the web: use Picker.")
  public init(frame: CGRect) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use popover.
@available(*, unavailable, message: "UIKit is not on the web: use popover.")
public class UIPopoverPresentationController {
  /// Unavailable. UIKit is not on the web: use popover.
  @available(*, unavailable, message: "UIKit is not on the web: use popover.")
  public var sourceView: Any? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use popover.
  @available(*, unavailable, message: "UIKit is not on the web: use popover.")
  public var sourceRect: CGRect {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use popover.
  @available(*, unavailable, message: "UIKit is not on the web: use popover.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use refreshable.
@available(*, unavailable, message: "UIKit is not on the web: use refreshable.")
public class UIRefreshControl {
  /// Unavailable. UIKit is not on the web: use refreshable.
  @available(*, unavailable, message: "UIKit is not on the web: use refreshable.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use refreshable.
  @available(*, unavailable, message: "UIKit is not on the web: use refreshable.")
  public init(frame: CGRect) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use searchable.
@available(*, unavailable, message: "UIKit is not on the web: use searchable.")
public class UISearchBar {
  /// Unavailable. UIKit is not on the web: use searchable.
  @available(*, unavailable, message: "UIKit is not on the web: use searchable.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use searchable.
  @available(*, unavailable, message: "UIKit is not on the web: use searchable.")
  public init(frame: CGRect) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use presentationDetents.
@available(*, unavailable, message: "UIKit is not on the web: use presentationDetents.")
public class UISheetPresentationController {
  /// Unavailable. UIKit is not on the web: use presentationDetents.
  @available(*, unavailable, message: "UIKit is not on the web: use presentationDetents.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use Slider.
@available(*, unavailable, message: "UIKit is not on the web: use Slider.")
public class UISlider {
  /// Unavailable. UIKit is not on the web: use Slider.
  @available(*, unavailable, message: "UIKit is not on the web: use Slider.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use Slider.
  @available(*, unavailable, message: "UIKit is not on the web: use Slider.")
  public init(frame: CGRect) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use NavigationSplitView.
@available(*, unavailable, message: "UIKit is not on the web: use NavigationSplitView.")
public class UISplitViewController {
  /// Unavailable. UIKit is not on the web: use NavigationSplitView.
  @available(*, unavailable, message: "UIKit is not on the web: use NavigationSplitView.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use VStack or HStack.
@available(*, unavailable, message: "UIKit is not on the web: use VStack or HStack.")
public class UIStackView {
  /// Unavailable. UIKit is not on the web: use VStack or HStack.
  @available(*, unavailable, message: "UIKit is not on the web: use VStack or HStack.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use VStack or HStack.
  @available(*, unavailable, message: "UIKit is not on the web: use VStack or HStack.")
  public init(frame: CGRect) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use DragGesture.
@available(*, unavailable, message: "UIKit is not on the web: use DragGesture.")
public class UISwipeGestureRecognizer {
  /// Unavailable. UIKit is not on the web: use DragGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use DragGesture.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use TabView.
@available(*, unavailable, message: "UIKit is not on the web: use TabView.")
public class UITabBarController {
  /// Unavailable. UIKit is not on the web: use TabView.
  @available(*, unavailable, message: "UIKit is not on the web: use TabView.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use onTapGesture.
@available(*, unavailable, message: "UIKit is not on the web: use onTapGesture.")
public class UITapGestureRecognizer {
  /// Unavailable. UIKit is not on the web: use onTapGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use onTapGesture.")
  public init() {}
}

/// Unavailable. A server has no dictionary of the person: check against a list of words of the bundle.
@available(
  *, unavailable,
  message: "A server has no dictionary of the person: check against a list of words of the bundle."
)
public class UITextChecker {
  /// Unavailable. A server has no dictionary of the person: check against a list of words of the bundle.
  @available(
    *, unavailable,
    message:
      "A server has no dictionary of the person: check against a list of words of the bundle."
  )
  public init() { fatalError() }
  /// Unavailable. A server has no dictionary of the person: check against a list of words of the bundle.
  @available(
    *, unavailable,
    message:
      "A server has no dictionary of the person: check against a list of words of the bundle."
  )
  public func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { fatalError() }
}

/// Unavailable. UIKit is not on the web: use TextField.
@available(*, unavailable, message: "UIKit is not on the web: use TextField.")
public class UITextField {
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public init(frame: CGRect) { fatalError() }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var text: String? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var placeholder: String? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use a Material.
@available(*, unavailable, message: "UIKit is not on the web: use a Material.")
public class UIVisualEffectView {
  /// Unavailable. UIKit is not on the web: use a Material.
  @available(*, unavailable, message: "UIKit is not on the web: use a Material.")
  public init(effect: UIBlurEffect?) { fatalError() }
  /// Unavailable. UIKit is not on the web: use a Material.
  @available(*, unavailable, message: "UIKit is not on the web: use a Material.")
  public var effect: UIBlurEffect? {
    get { fatalError() }
    set {}
  }
}
