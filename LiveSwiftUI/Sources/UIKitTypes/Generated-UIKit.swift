// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.
public import Foundation

/// Unavailable. UIKit is not on the web: use Button.
@available(*, unavailable, message: "UIKit is not on the web: use Button.")
public class UIAction {
  init() {}
}

/// Unavailable. UIKit is not on the web: use ProgressView.
@available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
public class UIActivityIndicatorView {
  init() {}
}

/// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
@available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
public class UIAlertAction {
  init() {}
}

/// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
@available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
public class UIAlertController {
  init() {}
}

/// Unavailable. A server goes on by itself: use task.
@available(*, unavailable, message: "A server goes on by itself: use task.")
public struct UIBackgroundTaskIdentifier {
}

/// Unavailable. UIKit is not on the web: use ToolbarItem.
@available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
public class UIBarButtonItem {
  init() {}
}

/// Unavailable. UIKit is not on the web: use Button.
@available(*, unavailable, message: "UIKit is not on the web: use Button.")
public class UIButton {
  init() {}
}

/// Unavailable. UIKit is not on the web: use LazyVGrid or List.
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
public class UICollectionViewCell {
  init() {}
}

/// Unavailable. Use DynamicTypeSize.
@available(*, unavailable, message: "Use DynamicTypeSize.")
public struct UIContentSizeCategory {
}

/// Unavailable. UIKit is not on the web: use DatePicker.
@available(*, unavailable, message: "UIKit is not on the web: use DatePicker.")
public class UIDatePicker {
  init() {}
}

/// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
@available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
public class UIGestureRecognizer {
  init() {}
}

/// Unavailable. UIKit is not on the web: use Canvas.
@available(*, unavailable, message: "UIKit is not on the web: use Canvas.")
public class UIGraphicsImageRenderer {
  init() {}
}

/// Unavailable. UIKit is not on the web: use Image.
@available(*, unavailable, message: "UIKit is not on the web: use Image.")
public class UIImageView {
  init() {}
}

/// Unavailable. UIKit is not on the web: use Text.
@available(*, unavailable, message: "UIKit is not on the web: use Text.")
public class UILabel {
  init() {}
}

/// Unavailable. UIKit is not on the web: use onLongPressGesture.
@available(*, unavailable, message: "UIKit is not on the web: use onLongPressGesture.")
public class UILongPressGestureRecognizer {
  init() {}
}

/// Unavailable. UIKit is not on the web: use Menu.
@available(*, unavailable, message: "UIKit is not on the web: use Menu.")
public class UIMenu {
  init() {}
}

/// Unavailable. UIKit is not on the web: use NavigationStack.
@available(*, unavailable, message: "UIKit is not on the web: use NavigationStack.")
public class UINavigationController {
  init() {}
}

/// Unavailable. UIKit is not on the web: use a TabView with tabViewStyle(.page).
@available(
  *, unavailable, message: "UIKit is not on the web: use a TabView with tabViewStyle(.page)."
)
public class UIPageViewController {
  init() {}
}

/// Unavailable. UIKit is not on the web: use DragGesture.
@available(*, unavailable, message: "UIKit is not on the web: use DragGesture.")
public class UIPanGestureRecognizer {
  init() {}
}

/// Unavailable. UIKit is not on the web: use Picker.
@available(*, unavailable, message: "UIKit is not on the web: use Picker.")
public class UIPickerView {
  init() {}
}

/// Unavailable. UIKit is not on the web: use popover.
@available(*, unavailable, message: "UIKit is not on the web: use popover.")
public class UIPopoverPresentationController {
  init() {}
}

/// Unavailable. UIKit is not on the web: use refreshable.
@available(*, unavailable, message: "UIKit is not on the web: use refreshable.")
public class UIRefreshControl {
  init() {}
}

/// Unavailable. UIKit is not on the web: use searchable.
@available(*, unavailable, message: "UIKit is not on the web: use searchable.")
public class UISearchBar {
  init() {}
}

/// Unavailable. UIKit is not on the web: use presentationDetents.
@available(*, unavailable, message: "UIKit is not on the web: use presentationDetents.")
public class UISheetPresentationController {
  init() {}
}

/// Unavailable. UIKit is not on the web: use Slider.
@available(*, unavailable, message: "UIKit is not on the web: use Slider.")
public class UISlider {
  init() {}
}

/// Unavailable. UIKit is not on the web: use NavigationSplitView.
@available(*, unavailable, message: "UIKit is not on the web: use NavigationSplitView.")
public class UISplitViewController {
  init() {}
}

/// Unavailable. UIKit is not on the web: use VStack or HStack.
@available(*, unavailable, message: "UIKit is not on the web: use VStack or HStack.")
public class UIStackView {
  init() {}
}

/// Unavailable. UIKit is not on the web: use DragGesture.
@available(*, unavailable, message: "UIKit is not on the web: use DragGesture.")
public class UISwipeGestureRecognizer {
  init() {}
}

/// Unavailable. UIKit is not on the web: use TabView.
@available(*, unavailable, message: "UIKit is not on the web: use TabView.")
public class UITabBarController {
  init() {}
}

/// Unavailable. UIKit is not on the web: use onTapGesture.
@available(*, unavailable, message: "UIKit is not on the web: use onTapGesture.")
public class UITapGestureRecognizer {
  init() {}
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
  init() {}
}

/// Unavailable. UIKit is not on the web: use a Material.
@available(*, unavailable, message: "UIKit is not on the web: use a Material.")
public class UIVisualEffectView {
  init() {}
}
