// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.
public import Foundation

/// Unavailable. A server sees no frames: use TimelineView.
@available(*, unavailable, message: "A server sees no frames: use TimelineView.")
public class CADisplayLink {
  /// Unavailable. A server sees no frames: use TimelineView.
  @available(*, unavailable, message: "A server sees no frames: use TimelineView.")
  public init() {}
}

/// Unavailable. Core Animation is not on the web: use LinearGradient.
@available(*, unavailable, message: "Core Animation is not on the web: use LinearGradient.")
public class CAGradientLayer {
  /// Unavailable. Core Animation is not on the web: use LinearGradient.
  @available(*, unavailable, message: "Core Animation is not on the web: use LinearGradient.")
  public init() {}
}

/// Unavailable. Core Animation is not on the web: use shapes and modifiers.
@available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
public class CALayer {
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public init() {}
}

/// Unavailable. Core Animation is not on the web: use a Shape.
@available(*, unavailable, message: "Core Animation is not on the web: use a Shape.")
public class CAShapeLayer {
  /// Unavailable. Core Animation is not on the web: use a Shape.
  @available(*, unavailable, message: "Core Animation is not on the web: use a Shape.")
  public init() {}
}

/// Unavailable. Core Animation is not on the web: use withAnimation and its completion.
@available(
  *, unavailable, message: "Core Animation is not on the web: use withAnimation and its completion."
)
public class CATransaction {
  /// Unavailable. Core Animation is not on the web: use withAnimation and its completion.
  @available(
    *, unavailable,
    message: "Core Animation is not on the web: use withAnimation and its completion."
  )
  public init() {}
}

/// Unavailable. Core Graphics is not on the web: use Canvas.
@available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
public class CGContext {
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public init() {}
}

/// Unavailable. A server decodes no pictures: use Image or AsyncImage.
@available(*, unavailable, message: "A server decodes no pictures: use Image or AsyncImage.")
public class CGImage {
  /// Unavailable. A server decodes no pictures: use Image or AsyncImage.
  @available(*, unavailable, message: "A server decodes no pictures: use Image or AsyncImage.")
  public init() {}
}

/// Unavailable. Core Image is not on the web: use Image and its modifiers.
@available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
public class CIContext {
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public init() {}
}

/// Unavailable. Core Image is not on the web: use Image and its modifiers.
@available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
public class CIFilter {
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public init() {}
}

/// Unavailable. Core Image is not on the web: use Image and its modifiers.
@available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
public class CIImage {
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use stacks and frame.
@available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
public class NSLayoutConstraint {
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public init() {}
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

/// Unavailable. UIKit is not on the web: use sheet(onDismiss:).
@available(*, unavailable, message: "UIKit is not on the web: use sheet(onDismiss:).")
public protocol UIAdaptivePresentationControllerDelegate {
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

/// Unavailable. A page has no icon with shortcuts: use links.
@available(*, unavailable, message: "A page has no icon with shortcuts: use links.")
public class UIApplicationShortcutItem {
  /// Unavailable. A page has no icon with shortcuts: use links.
  @available(*, unavailable, message: "A page has no icon with shortcuts: use links.")
  public init() {}
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
  /// Unavailable. UIKit is not on the web: use Layout.
  @available(*, unavailable, message: "UIKit is not on the web: use Layout.")
  public init() {}
}

/// Unavailable. Use DynamicTypeSize.
@available(*, unavailable, message: "Use DynamicTypeSize.")
public struct UIContentSizeCategory {
}

/// Unavailable. UIKit is not on the web: use contextMenu.
@available(*, unavailable, message: "UIKit is not on the web: use contextMenu.")
public class UIContextMenuInteraction {
  /// Unavailable. UIKit is not on the web: use contextMenu.
  @available(*, unavailable, message: "UIKit is not on the web: use contextMenu.")
  public init() {}
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

/// Unavailable. UIKit is not on the web: use fileImporter.
@available(*, unavailable, message: "UIKit is not on the web: use fileImporter.")
public protocol UIDocumentPickerDelegate {
}

/// Unavailable. UIKit is not on the web: use fileImporter.
@available(*, unavailable, message: "UIKit is not on the web: use fileImporter.")
public class UIDocumentPickerViewController {
  /// Unavailable. UIKit is not on the web: use fileImporter.
  @available(*, unavailable, message: "UIKit is not on the web: use fileImporter.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
@available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
public class UIEvent {
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
@available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
public class UIGestureRecognizer {
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
@available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
public protocol UIGestureRecognizerDelegate {
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

/// Unavailable. UIKit is not on the web: use keyboardShortcut.
@available(*, unavailable, message: "UIKit is not on the web: use keyboardShortcut.")
public class UIKeyCommand {
  /// Unavailable. UIKit is not on the web: use keyboardShortcut.
  @available(*, unavailable, message: "UIKit is not on the web: use keyboardShortcut.")
  public init() {}
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

/// Unavailable. UIKit is not on the web: use safeAreaInset.
@available(*, unavailable, message: "UIKit is not on the web: use safeAreaInset.")
public class UILayoutGuide {
  /// Unavailable. UIKit is not on the web: use safeAreaInset.
  @available(*, unavailable, message: "UIKit is not on the web: use safeAreaInset.")
  public init() {}
}

/// Unavailable. Use layoutPriority.
@available(*, unavailable, message: "Use layoutPriority.")
public struct UILayoutPriority {
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

/// Unavailable. UIKit is not on the web: use contextMenu.
@available(*, unavailable, message: "UIKit is not on the web: use contextMenu.")
public class UIMenuController {
  /// Unavailable. UIKit is not on the web: use contextMenu.
  @available(*, unavailable, message: "UIKit is not on the web: use contextMenu.")
  public init() {}
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
  /// Unavailable. UIKit is not on the web: use MagnifyGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use MagnifyGesture.")
  public init() {}
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

/// Unavailable. UIKit is not on the web: use popover.
@available(*, unavailable, message: "UIKit is not on the web: use popover.")
public protocol UIPopoverPresentationControllerDelegate {
}

/// Unavailable. UIKit is not on the web: use ProgressView.
@available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
public class UIProgressView {
  /// Unavailable. UIKit is not on the web: use ProgressView.
  @available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
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

/// Unavailable. Use submitLabel.
@available(*, unavailable, message: "Use submitLabel.")
public enum UIReturnKeyType {
  /// Unavailable.
  case `default`, go, next, search, send, done
}

/// Unavailable. UIKit is not on the web: use RotateGesture.
@available(*, unavailable, message: "UIKit is not on the web: use RotateGesture.")
public class UIRotationGestureRecognizer {
  /// Unavailable. UIKit is not on the web: use RotateGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use RotateGesture.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use onScrollGeometryChange.
@available(*, unavailable, message: "UIKit is not on the web: use onScrollGeometryChange.")
public protocol UIScrollViewDelegate {
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

/// Unavailable. UIKit is not on the web: use searchable.
@available(*, unavailable, message: "UIKit is not on the web: use searchable.")
public protocol UISearchBarDelegate {
}

/// Unavailable. UIKit is not on the web: use searchable.
@available(*, unavailable, message: "UIKit is not on the web: use searchable.")
public class UISearchController {
  /// Unavailable. UIKit is not on the web: use searchable.
  @available(*, unavailable, message: "UIKit is not on the web: use searchable.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use searchable.
@available(*, unavailable, message: "UIKit is not on the web: use searchable.")
public protocol UISearchResultsUpdating {
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

/// Unavailable. UIKit is not on the web: use Stepper.
@available(*, unavailable, message: "UIKit is not on the web: use Stepper.")
public class UIStepper {
  /// Unavailable. UIKit is not on the web: use Stepper.
  @available(*, unavailable, message: "UIKit is not on the web: use Stepper.")
  public init() {}
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
public protocol UITabBarControllerDelegate {
}

/// Unavailable. UIKit is not on the web: use List.
@available(*, unavailable, message: "UIKit is not on the web: use List.")
public class UITableViewController {
  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public init() {}
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
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use a Material.
@available(*, unavailable, message: "UIKit is not on the web: use a Material.")
public class UIVibrancyEffect {
  /// Unavailable. UIKit is not on the web: use a Material.
  @available(*, unavailable, message: "UIKit is not on the web: use a Material.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use a Material.
@available(*, unavailable, message: "UIKit is not on the web: use a Material.")
public class UIVisualEffect {
  /// Unavailable. UIKit is not on the web: use a Material.
  @available(*, unavailable, message: "UIKit is not on the web: use a Material.")
  public init() {}
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
