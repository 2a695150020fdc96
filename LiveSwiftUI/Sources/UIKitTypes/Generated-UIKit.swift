// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.
public import Foundation

/// Unavailable. A server sees no frames: use TimelineView.
@available(*, unavailable, message: "A server sees no frames: use TimelineView.")
public class CADisplayLink {
  init() {}
}

/// Unavailable. Core Animation is not on the web: use LinearGradient.
@available(*, unavailable, message: "Core Animation is not on the web: use LinearGradient.")
public class CAGradientLayer {
  init() {}
}

/// Unavailable. Core Animation is not on the web: use shapes and modifiers.
@available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
public class CALayer {
  init() {}
}

/// Unavailable. Core Animation is not on the web: use a Shape.
@available(*, unavailable, message: "Core Animation is not on the web: use a Shape.")
public class CAShapeLayer {
  init() {}
}

/// Unavailable. Core Animation is not on the web: use withAnimation and its completion.
@available(
  *, unavailable, message: "Core Animation is not on the web: use withAnimation and its completion."
)
public class CATransaction {
  init() {}
}

/// Unavailable. Core Graphics is not on the web: use Canvas.
@available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
public class CGContext {
  init() {}
}

/// Unavailable. A server decodes no pictures: use Image or AsyncImage.
@available(*, unavailable, message: "A server decodes no pictures: use Image or AsyncImage.")
public class CGImage {
  init() {}
}

/// Unavailable. Core Image is not on the web: use Image and its modifiers.
@available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
public class CIContext {
  init() {}
}

/// Unavailable. Core Image is not on the web: use Image and its modifiers.
@available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
public class CIFilter {
  init() {}
}

/// Unavailable. Core Image is not on the web: use Image and its modifiers.
@available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
public class CIImage {
  init() {}
}

/// Unavailable. UIKit is not on the web: use stacks and frame.
@available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
public class NSLayoutConstraint {
  init() {}
}

/// Unavailable. UIKit is not on the web: use Button.
@available(*, unavailable, message: "UIKit is not on the web: use Button.")
public class UIAction {
  init() {}
}

/// Unavailable. UIKit is not on the web: use ShareLink.
@available(*, unavailable, message: "UIKit is not on the web: use ShareLink.")
public class UIActivity {
  init() {}
}

/// Unavailable. UIKit is not on the web: use ProgressView.
@available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
public class UIActivityIndicatorView {
  init() {}
}

/// Unavailable. UIKit is not on the web: use sheet(onDismiss:).
@available(*, unavailable, message: "UIKit is not on the web: use sheet(onDismiss:).")
public protocol UIAdaptivePresentationControllerDelegate {
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

/// Unavailable. A page has no icon with shortcuts: use links.
@available(*, unavailable, message: "A page has no icon with shortcuts: use links.")
public class UIApplicationShortcutItem {
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

/// Unavailable. UIKit is not on the web: use LazyVGrid or List.
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
public protocol UICollectionViewDataSource {
}

/// Unavailable. UIKit is not on the web: use LazyVGrid or List.
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
public protocol UICollectionViewDelegate {
}

/// Unavailable. UIKit is not on the web: use Layout.
@available(*, unavailable, message: "UIKit is not on the web: use Layout.")
public class UICollectionViewLayout {
  init() {}
}

/// Unavailable. Use DynamicTypeSize.
@available(*, unavailable, message: "Use DynamicTypeSize.")
public struct UIContentSizeCategory {
}

/// Unavailable. UIKit is not on the web: use contextMenu.
@available(*, unavailable, message: "UIKit is not on the web: use contextMenu.")
public class UIContextMenuInteraction {
  init() {}
}

/// Unavailable. UIKit is not on the web: use DatePicker.
@available(*, unavailable, message: "UIKit is not on the web: use DatePicker.")
public class UIDatePicker {
  init() {}
}

/// Unavailable. UIKit is not on the web: use fileImporter.
@available(*, unavailable, message: "UIKit is not on the web: use fileImporter.")
public protocol UIDocumentPickerDelegate {
}

/// Unavailable. UIKit is not on the web: use fileImporter.
@available(*, unavailable, message: "UIKit is not on the web: use fileImporter.")
public class UIDocumentPickerViewController {
  init() {}
}

/// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
@available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
public class UIEvent {
  init() {}
}

/// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
@available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
public class UIGestureRecognizer {
  init() {}
}

/// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
@available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
public protocol UIGestureRecognizerDelegate {
}

/// Unavailable. UIKit is not on the web: use Canvas.
@available(*, unavailable, message: "UIKit is not on the web: use Canvas.")
public class UIGraphicsImageRenderer {
  init() {}
}

/// Unavailable. No picture can be picked here yet.
@available(*, unavailable, message: "No picture can be picked here yet.")
public protocol UIImagePickerControllerDelegate {
}

/// Unavailable. UIKit is not on the web: use Image.
@available(*, unavailable, message: "UIKit is not on the web: use Image.")
public class UIImageView {
  init() {}
}

/// Unavailable. UIKit is not on the web: use keyboardShortcut.
@available(*, unavailable, message: "UIKit is not on the web: use keyboardShortcut.")
public class UIKeyCommand {
  init() {}
}

/// Unavailable. UIKit is not on the web: use Text.
@available(*, unavailable, message: "UIKit is not on the web: use Text.")
public class UILabel {
  init() {}
}

/// Unavailable. UIKit is not on the web: use safeAreaInset.
@available(*, unavailable, message: "UIKit is not on the web: use safeAreaInset.")
public class UILayoutGuide {
  init() {}
}

/// Unavailable. Use layoutPriority.
@available(*, unavailable, message: "Use layoutPriority.")
public struct UILayoutPriority {
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

/// Unavailable. UIKit is not on the web: use contextMenu.
@available(*, unavailable, message: "UIKit is not on the web: use contextMenu.")
public class UIMenuController {
  init() {}
}

/// Unavailable. UIKit is not on the web: use sheet or fullScreenCover.
@available(*, unavailable, message: "UIKit is not on the web: use sheet or fullScreenCover.")
public enum UIModalPresentationStyle {
  /// Unavailable.
  case automatic, fullScreen, pageSheet, formSheet, overFullScreen, popover
}

/// Unavailable. UIKit is not on the web: use NavigationStack.
@available(*, unavailable, message: "UIKit is not on the web: use NavigationStack.")
public class UINavigationController {
  init() {}
}

/// Unavailable. UIKit is not on the web: use NavigationStack.
@available(*, unavailable, message: "UIKit is not on the web: use NavigationStack.")
public protocol UINavigationControllerDelegate {
}

/// Unavailable. UIKit is not on the web: use a TabView with tabViewStyle(.page).
@available(
  *, unavailable, message: "UIKit is not on the web: use a TabView with tabViewStyle(.page)."
)
public class UIPageViewController {
  init() {}
}

/// Unavailable. UIKit is not on the web: use a TabView with tabViewStyle(.page).
@available(
  *, unavailable, message: "UIKit is not on the web: use a TabView with tabViewStyle(.page)."
)
public protocol UIPageViewControllerDataSource {
}

/// Unavailable. UIKit is not on the web: use a TabView with tabViewStyle(.page).
@available(
  *, unavailable, message: "UIKit is not on the web: use a TabView with tabViewStyle(.page)."
)
public protocol UIPageViewControllerDelegate {
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

/// Unavailable. UIKit is not on the web: use Picker.
@available(*, unavailable, message: "UIKit is not on the web: use Picker.")
public protocol UIPickerViewDataSource {
}

/// Unavailable. UIKit is not on the web: use Picker.
@available(*, unavailable, message: "UIKit is not on the web: use Picker.")
public protocol UIPickerViewDelegate {
}

/// Unavailable. UIKit is not on the web: use MagnifyGesture.
@available(*, unavailable, message: "UIKit is not on the web: use MagnifyGesture.")
public class UIPinchGestureRecognizer {
  init() {}
}

/// Unavailable. UIKit is not on the web: use popover.
@available(*, unavailable, message: "UIKit is not on the web: use popover.")
public class UIPopoverPresentationController {
  init() {}
}

/// Unavailable. UIKit is not on the web: use popover.
@available(*, unavailable, message: "UIKit is not on the web: use popover.")
public protocol UIPopoverPresentationControllerDelegate {
}

/// Unavailable. UIKit is not on the web: use ProgressView.
@available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
public class UIProgressView {
  init() {}
}

/// Unavailable. UIKit is not on the web: use refreshable.
@available(*, unavailable, message: "UIKit is not on the web: use refreshable.")
public class UIRefreshControl {
  init() {}
}

/// Unavailable. Use submitLabel.
@available(*, unavailable, message: "Use submitLabel.")
public enum UIReturnKeyType {
  /// Unavailable.
  case `default`, go, next, search, send, done
}

/// Unavailable. UIKit is not on the web: use RotateGesture.
@available(*, unavailable, message: "UIKit is not on the web: use RotateGesture.")
public class UIRotationGestureRecognizer {
  init() {}
}

/// Unavailable. UIKit is not on the web: use onScrollGeometryChange.
@available(*, unavailable, message: "UIKit is not on the web: use onScrollGeometryChange.")
public protocol UIScrollViewDelegate {
}

/// Unavailable. UIKit is not on the web: use searchable.
@available(*, unavailable, message: "UIKit is not on the web: use searchable.")
public class UISearchBar {
  init() {}
}

/// Unavailable. UIKit is not on the web: use searchable.
@available(*, unavailable, message: "UIKit is not on the web: use searchable.")
public protocol UISearchBarDelegate {
}

/// Unavailable. UIKit is not on the web: use searchable.
@available(*, unavailable, message: "UIKit is not on the web: use searchable.")
public class UISearchController {
  init() {}
}

/// Unavailable. UIKit is not on the web: use searchable.
@available(*, unavailable, message: "UIKit is not on the web: use searchable.")
public protocol UISearchResultsUpdating {
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

/// Unavailable. A page has no status bar: use preferredColorScheme.
@available(*, unavailable, message: "A page has no status bar: use preferredColorScheme.")
public enum UIStatusBarStyle {
  /// Unavailable.
  case `default`, lightContent, darkContent
}

/// Unavailable. UIKit is not on the web: use Stepper.
@available(*, unavailable, message: "UIKit is not on the web: use Stepper.")
public class UIStepper {
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

/// Unavailable. UIKit is not on the web: use TabView.
@available(*, unavailable, message: "UIKit is not on the web: use TabView.")
public protocol UITabBarControllerDelegate {
}

/// Unavailable. UIKit is not on the web: use List.
@available(*, unavailable, message: "UIKit is not on the web: use List.")
public class UITableViewController {
  init() {}
}

/// Unavailable. UIKit is not on the web: use List.
@available(*, unavailable, message: "UIKit is not on the web: use List.")
public protocol UITableViewDataSource {
}

/// Unavailable. UIKit is not on the web: use List.
@available(*, unavailable, message: "UIKit is not on the web: use List.")
public protocol UITableViewDelegate {
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

/// Unavailable. UIKit is not on the web: use TextField with onSubmit and onChange.
@available(
  *, unavailable, message: "UIKit is not on the web: use TextField with onSubmit and onChange."
)
public protocol UITextFieldDelegate {
}

/// Unavailable. UIKit is not on the web: use TextEditor with onChange.
@available(*, unavailable, message: "UIKit is not on the web: use TextEditor with onChange.")
public protocol UITextViewDelegate {
}

/// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
@available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
public class UITouch {
  init() {}
}

/// Unavailable. UIKit is not on the web: use a Material.
@available(*, unavailable, message: "UIKit is not on the web: use a Material.")
public class UIVibrancyEffect {
  init() {}
}

/// Unavailable. UIKit is not on the web: use a Material.
@available(*, unavailable, message: "UIKit is not on the web: use a Material.")
public class UIVisualEffect {
  init() {}
}

/// Unavailable. UIKit is not on the web: use a Material.
@available(*, unavailable, message: "UIKit is not on the web: use a Material.")
public class UIVisualEffectView {
  init() {}
}
