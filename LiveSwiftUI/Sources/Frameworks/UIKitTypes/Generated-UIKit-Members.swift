// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.

// swift-format-ignore-file
public import Foundation
public import GeometryTypes
@available(*, unavailable, message: "A server draws no texts: use Text, or Canvas.") extension NSAttributedString {
  public func draw(at point: CGPoint) { fatalError() }
  public func draw(in rect: CGRect) { fatalError() }
  public convenience init(attachment: NSTextAttachment) { fatalError() }
}
@available(*, unavailable, message: "A server measures no texts: use onGeometryChange.") extension NSAttributedString {
  public func size() -> CGSize { fatalError() }
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: Any?) -> CGRect { fatalError() }
}
@available(*, unavailable, message: "UIKit draws no texts here: use Text and its modifiers.") extension NSAttributedString.Key {
  public static var shadow: NSAttributedString.Key { fatalError() }
  public static var attachment: NSAttributedString.Key { fatalError() }
  public static var ligature: NSAttributedString.Key { fatalError() }
  public static var obliqueness: NSAttributedString.Key { fatalError() }
  public static var expansion: NSAttributedString.Key { fatalError() }
  public static var tracking: NSAttributedString.Key { fatalError() }
}
@available(*, unavailable, message: "A server measures no texts: use onGeometryChange.") extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { fatalError() }
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: Any?) -> CGRect { fatalError() }
}
@available(*, unavailable, message: "A server draws no texts: use Text, or Canvas.") extension NSString {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { fatalError() }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { fatalError() }
}
@available(*, unavailable, message: "A server measures no texts: use onGeometryChange.") extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { fatalError() }
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: Any?) -> CGRect { fatalError() }
}
@available(*, unavailable, message: "A server draws no texts: use Text, or Canvas.") extension String {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { fatalError() }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { fatalError() }
}
@available(*, unavailable, message: "Use ShareLink.") extension UIActivity.ActivityType {
  public static var airDrop: UIActivity.ActivityType { fatalError() }
  public static var mail: UIActivity.ActivityType { fatalError() }
  public static var message: UIActivity.ActivityType { fatalError() }
  public static var print: UIActivity.ActivityType { fatalError() }
  public static var copyToPasteboard: UIActivity.ActivityType { fatalError() }
  public static var saveToCameraRoll: UIActivity.ActivityType { fatalError() }
  public static var addToReadingList: UIActivity.ActivityType { fatalError() }
  public static var assignToContact: UIActivity.ActivityType { fatalError() }
  public static var postToFacebook: UIActivity.ActivityType { fatalError() }
  public static var postToTwitter: UIActivity.ActivityType { fatalError() }
  public static var postToVimeo: UIActivity.ActivityType { fatalError() }
  public static var postToFlickr: UIActivity.ActivityType { fatalError() }
  public static var postToWeibo: UIActivity.ActivityType { fatalError() }
  public static var openInIBooks: UIActivity.ActivityType { fatalError() }
  public static var markupAsPDF: UIActivity.ActivityType { fatalError() }
}
extension UIAppearanceHolder {
  public struct AnimationOptions: OptionSet, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
  public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
  public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
  public static let curveEaseInOut = AnimationOptions(rawValue: 1 << 5)
  public static let curveEaseIn = AnimationOptions(rawValue: 1 << 6)
  public static let curveEaseOut = AnimationOptions(rawValue: 1 << 7)
  public static let curveLinear = AnimationOptions(rawValue: 1 << 8)
  public static let transitionCrossDissolve = AnimationOptions(rawValue: 1 << 9)
  public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 10)
  public static let transitionFlipFromRight = AnimationOptions(rawValue: 1 << 11)
  public static let transitionCurlUp = AnimationOptions(rawValue: 1 << 12)
  public static let transitionCurlDown = AnimationOptions(rawValue: 1 << 13)
  }
  public struct AutoresizingMask: OptionSet, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
@available(*, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI.") extension UIAppearanceHolder {
  public enum ContentMode { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight }
  public static var noIntrinsicMetric: CGFloat { fatalError() }
  public static func appearance(whenContainedInInstancesOf containerTypes: [Any.Type]) -> Self { fatalError() }
  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { fatalError() }
  public static func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { fatalError() }
  public static func animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { fatalError() }
  public static func transition(with view: UIAppearanceHolder, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { fatalError() }
  public static func setAnimationsEnabled(_ enabled: Bool) { fatalError() }
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { fatalError() }
  public static var areAnimationsEnabled: Bool { fatalError() }
  public var layer: CALayer { get { fatalError() } set {} }
  public var center: CGPoint { get { fatalError() } set {} }
  public var transform: CGAffineTransform { get { fatalError() } set {} }
  public var tag: Int { get { fatalError() } set {} }
  public var superview: UIAppearanceHolder? { get { fatalError() } set {} }
  public var subviews: [UIAppearanceHolder] { get { fatalError() } set {} }
  public var window: UIWindow? { get { fatalError() } set {} }
  public var contentMode: ContentMode { get { fatalError() } set {} }
  public var mask: UIAppearanceHolder? { get { fatalError() } set {} }
  public var isUserInteractionEnabled: Bool { get { fatalError() } set {} }
  public var isMultipleTouchEnabled: Bool { get { fatalError() } set {} }
  public var isOpaque: Bool { get { fatalError() } set {} }
  public var clipsToBounds: Bool { get { fatalError() } set {} }
  public var autoresizingMask: AutoresizingMask { get { fatalError() } set {} }
  public var translatesAutoresizingMaskIntoConstraints: Bool { get { fatalError() } set {} }
  public var constraints: [NSLayoutConstraint] { get { fatalError() } set {} }
  public var gestureRecognizers: [UIGestureRecognizer]? { get { fatalError() } set {} }
  public var topAnchor: NSLayoutYAxisAnchor { get { fatalError() } set {} }
  public var bottomAnchor: NSLayoutYAxisAnchor { get { fatalError() } set {} }
  public var leadingAnchor: NSLayoutXAxisAnchor { get { fatalError() } set {} }
  public var trailingAnchor: NSLayoutXAxisAnchor { get { fatalError() } set {} }
  public var leftAnchor: NSLayoutXAxisAnchor { get { fatalError() } set {} }
  public var rightAnchor: NSLayoutXAxisAnchor { get { fatalError() } set {} }
  public var centerXAnchor: NSLayoutXAxisAnchor { get { fatalError() } set {} }
  public var centerYAnchor: NSLayoutYAxisAnchor { get { fatalError() } set {} }
  public var widthAnchor: NSLayoutDimension { get { fatalError() } set {} }
  public var heightAnchor: NSLayoutDimension { get { fatalError() } set {} }
  public var safeAreaLayoutGuide: UILayoutGuide { get { fatalError() } set {} }
  public var layoutMarginsGuide: UILayoutGuide { get { fatalError() } set {} }
  public var layoutMargins: UIEdgeInsets { get { fatalError() } set {} }
  public var isAccessibilityElement: Bool { get { fatalError() } set {} }
  public var accessibilityLabel: String? { get { fatalError() } set {} }
  public var accessibilityIdentifier: String? { get { fatalError() } set {} }
  public var accessibilityHint: String? { get { fatalError() } set {} }
  public var accessibilityValue: String? { get { fatalError() } set {} }
  public var traitCollection: UITraitCollection { get { fatalError() } set {} }
  public func addSubview(_ view: UIAppearanceHolder) { fatalError() }
  public func insertSubview(_ view: UIAppearanceHolder, at index: Int) { fatalError() }
  public func removeFromSuperview() { fatalError() }
  public func bringSubviewToFront(_ view: UIAppearanceHolder) { fatalError() }
  public func sendSubviewToBack(_ view: UIAppearanceHolder) { fatalError() }
  public func viewWithTag(_ tag: Int) -> UIAppearanceHolder? { fatalError() }
  public func setNeedsLayout() { fatalError() }
  public func layoutIfNeeded() { fatalError() }
  public func setNeedsDisplay() { fatalError() }
  public func addConstraint(_ constraint: NSLayoutConstraint) { fatalError() }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { fatalError() }
  public func invalidateIntrinsicContentSize() { fatalError() }
  public func sizeToFit() { fatalError() }
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fatalError() }
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { fatalError() }
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { fatalError() }
  public func addInteraction(_ interaction: Any) { fatalError() }
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { fatalError() }
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { fatalError() }
  public func convert(_ point: CGPoint, to view: UIAppearanceHolder?) -> CGPoint { fatalError() }
  public func convert(_ rect: CGRect, to view: UIAppearanceHolder?) -> CGRect { fatalError() }
  public func convert(_ rect: CGRect, from view: UIAppearanceHolder?) -> CGRect { fatalError() }
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { fatalError() }
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIAppearanceHolder? { fatalError() }
}
@available(*, unavailable, message: "Use FocusState to end editing.") extension UIAppearanceHolder { public func endEditing(_ force: Bool) -> Bool { fatalError() } }
@available(*, unavailable, message: "A server goes on by itself: use task.") extension UIApplication {
  public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier { fatalError() }
  public func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier { fatalError() }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { fatalError() }
  public var backgroundTimeRemaining: TimeInterval { get { fatalError() } set {} }
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) { fatalError() }
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Nothing is pushed to a page that is closed.") extension UIApplication {
  public func unregisterForRemoteNotifications() { fatalError() }
  public var isRegisteredForRemoteNotifications: Bool { get { fatalError() } set {} }
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) { fatalError() }
  public nonisolated static var openNotificationSettingsURLString: String { fatalError() }
}
@available(*, unavailable, message: "A page has one icon, that of the bundle.") extension UIApplication {
  public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)?) { fatalError() }
  public var shortcutItems: [UIApplicationShortcutItem]? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "A page is a tab of the browser.") extension UIApplication {
  public enum OpenURLOptionsKey { case sourceApplication, annotation, openInPlace }
  public var isNetworkActivityIndicatorVisible: Bool { get { fatalError() } set {} }
  public var statusBarFrame: CGRect { get { fatalError() } set {} }
  public var statusBarStyle: UIStatusBarStyle { get { fatalError() } set {} }
  public var statusBarOrientation: UIInterfaceOrientation { get { fatalError() } set {} }
  public var preferredContentSizeCategory: UIContentSizeCategory { get { fatalError() } set {} }
  public var openSessions: Set<UISceneSession> { get { fatalError() } set {} }
  public var supportsMultipleScenes: Bool { get { fatalError() } set {} }
  public func requestSceneSessionActivation(_ sceneSession: UISceneSession?, userActivity: Any?, options: UISceneActivationRequestOptions?, errorHandler: (((any Error)) -> Void)? = nil) { fatalError() }
  public func requestSceneSessionDestruction(_ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: (((any Error)) -> Void)? = nil) { fatalError() }
  public func openURL(_ url: URL) -> Bool { fatalError() }
  public nonisolated static var userDidTakeScreenshotNotification: NSNotification.Name { fatalError() }
  public nonisolated static var didFinishLaunchingNotification: NSNotification.Name { fatalError() }
  public var isProtectedDataAvailable: Bool { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Use FocusState to end editing.") extension UIApplication { public func sendAction(_ action: Any, to target: Any?, from sender: Any?, for event: Any?) { fatalError() } }
@available(*, unavailable, message: "A page has no badge: use badge(_:) in a TabView.") extension UIApplication { public var applicationIconBadgeNumber: Int { get { fatalError() } set {} } }
@available(*, unavailable, message: "A page has one icon, that of the bundle.") extension UIApplication { public func setAlternateIconName(_ alternateIconName: String?) async throws { fatalError() } }
@available(*, unavailable, message: "Nothing is pushed to a page that is closed.") extension UIApplication { public func registerForRemoteNotifications() { fatalError() } }
@available(*, unavailable, message: "A page opens by its address: use onOpenURL.") extension UIApplication.LaunchOptionsKey {
  public static var shortcutItem: UIApplication.LaunchOptionsKey { fatalError() }
  public static var userActivityDictionary: UIApplication.LaunchOptionsKey { fatalError() }
  public static var localNotification: UIApplication.LaunchOptionsKey { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground.") extension UIBarAppearance {
  public var shadowImage: UIImage? { get { fatalError() } set {} }
  public var backgroundEffect: UIBlurEffect? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.") extension UICollectionView {
  public enum ScrollDirection { case vertical, horizontal }
  public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
  public var dataSource: (any UICollectionViewDataSource)? { get { fatalError() } set {} }
  public var collectionViewLayout: UICollectionViewLayout { get { fatalError() } set {} }
  public var allowsSelection: Bool { get { fatalError() } set {} }
  public var backgroundView: UIAppearanceHolder? { get { fatalError() } set {} }
  public func reloadData() { fatalError() }
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { fatalError() }
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell { fatalError() }
}
@available(*, unavailable, message: "A server has no Core Image: use getRed(_:green:blue:alpha:).") extension UIColor {
  public convenience init(ciColor: CIColor) { fatalError() }
  public var ciColor: CIColor { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit does not draw here: use Canvas.") extension UIColor {
  public func set() { fatalError() }
  public func setFill() { fatalError() }
  public func setStroke() { fatalError() }
}
extension UIControl {
  public struct Event: OptionSet, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let touchDown = Event(rawValue: 1 << 0)
  public static let touchDownRepeat = Event(rawValue: 1 << 1)
  public static let touchDragInside = Event(rawValue: 1 << 2)
  public static let touchDragOutside = Event(rawValue: 1 << 3)
  public static let touchUpInside = Event(rawValue: 1 << 4)
  public static let touchUpOutside = Event(rawValue: 1 << 5)
  public static let touchCancel = Event(rawValue: 1 << 6)
  public static let valueChanged = Event(rawValue: 1 << 7)
  public static let primaryActionTriggered = Event(rawValue: 1 << 8)
  public static let editingDidBegin = Event(rawValue: 1 << 9)
  public static let editingChanged = Event(rawValue: 1 << 10)
  public static let editingDidEnd = Event(rawValue: 1 << 11)
  public static let editingDidEndOnExit = Event(rawValue: 1 << 12)
  public static let allEvents = Event(rawValue: 1 << 13)
  }
}
@available(*, unavailable, message: "UIKit is not on the web: use Button, or a binding.") extension UIControl {
  public enum ContentVerticalAlignment { case center, top, bottom, fill }
  public enum ContentHorizontalAlignment { case center, left, right, fill, leading, trailing }
  public var isEnabled: Bool { get { fatalError() } set {} }
  public var isSelected: Bool { get { fatalError() } set {} }
  public var isHighlighted: Bool { get { fatalError() } set {} }
  public var contentVerticalAlignment: ContentVerticalAlignment { get { fatalError() } set {} }
  public var contentHorizontalAlignment: ContentHorizontalAlignment { get { fatalError() } set {} }
  public func addTarget(_ target: Any?, action: Any, for controlEvents: Event) { fatalError() }
  public func removeTarget(_ target: Any?, action: Any?, for controlEvents: Event) { fatalError() }
  public func addAction(_ action: UIAction, for controlEvents: Event) { fatalError() }
  public func sendActions(for controlEvents: Event) { fatalError() }
}
@available(*, unavailable, message: "A page sees no such part of a device.") extension UIDevice {
  public var isProximityMonitoringEnabled: Bool { get { fatalError() } set {} }
  public func playInputClick() { fatalError() }
  public func setValue(_ value: Any?, forKey key: String) { fatalError() }
}
@available(*, unavailable, message: "A server knows no fonts: use Font, with its design, weight and width.") extension UIFont {
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) { fatalError() }
  public var fontDescriptor: UIFontDescriptor { get { fatalError() } set {} }
}
@available(*, unavailable, message: "A server decodes no pictures: use Image and its modifiers.") extension UIImage {
  public var ciImage: CIImage? { get { fatalError() } set {} }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) { fatalError() }
  public func draw(at point: CGPoint) { fatalError() }
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { fatalError() }
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { fatalError() }
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { fatalError() }
  public var images: [UIImage]? { get { fatalError() } set {} }
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) { fatalError() }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { fatalError() }
  public func heicData() -> Data? { fatalError() }
  public func withHorizontallyFlippedOrientation() -> UIImage { fatalError() }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { fatalError() }
}
@available(*, unavailable, message: "A server decodes no pictures: use Image.") extension UIImage { public var cgImage: CGImage? { fatalError() } }
@available(*, unavailable, message: "A server decodes no pictures: use init(data:).") extension UIImage {
  public convenience init(cgImage: CGImage) { fatalError() }
  public convenience init(ciImage: CIImage) { fatalError() }
}
@available(*, unavailable, message: "A server decodes no pictures: use Canvas or Image.") extension UIImage { public func draw(in rect: CGRect) { fatalError() } }
@available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.") extension UINavigationBar {
  public var backIndicatorImage: UIImage? { get { fatalError() } set {} }
  public var backIndicatorTransitionMaskImage: UIImage? { get { fatalError() } set {} }
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? { get { fatalError() } set {} }
  public var topItem: UINavigationItem? { get { fatalError() } set {} }
  public var barStyle: UIBarStyle { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.") extension UINavigationBarAppearance {
  public var buttonAppearance: UIBarButtonItemAppearance { get { fatalError() } set {} }
  public var backButtonAppearance: UIBarButtonItemAppearance { get { fatalError() } set {} }
  public var doneButtonAppearance: UIBarButtonItemAppearance { get { fatalError() } set {} }
  public var titlePositionAdjustment: UIOffset { get { fatalError() } set {} }
  public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use NavigationStack.") extension UINavigationController {
  public var toolbar: UIToolbar! { get { fatalError() } set {} }
  public var isToolbarHidden: Bool { get { fatalError() } set {} }
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { get { fatalError() } set {} }
  public var hidesBarsOnSwipe: Bool { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use navigationTitle and toolbar.") extension UINavigationItem {
  public var titleView: UIAppearanceHolder? { get { fatalError() } set {} }
  public var leftBarButtonItem: UIBarButtonItem? { get { fatalError() } set {} }
  public var rightBarButtonItem: UIBarButtonItem? { get { fatalError() } set {} }
  public var leftBarButtonItems: [UIBarButtonItem]? { get { fatalError() } set {} }
  public var rightBarButtonItems: [UIBarButtonItem]? { get { fatalError() } set {} }
  public var backBarButtonItem: UIBarButtonItem? { get { fatalError() } set {} }
  public var searchController: UISearchController? { get { fatalError() } set {} }
  public var hidesSearchBarWhenScrolling: Bool { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use TabView with tabViewStyle(.page).") extension UIPageControl {
  public var numberOfPages: Int { get { fatalError() } set {} }
  public var currentPage: Int { get { fatalError() } set {} }
  public var hidesForSinglePage: Bool { get { fatalError() } set {} }
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) { fatalError() }
}
@available(*, unavailable, message: "A browser gives the text of its clipboard only to a button: use PasteButton.") extension UIPasteboard {
  public nonisolated static var changedNotification: NSNotification.Name { fatalError() }
  public var items: [[String: Any]] { get { fatalError() } set {} }
  public var urls: [URL]? { get { fatalError() } set {} }
  public var images: [UIImage]? { get { fatalError() } set {} }
  public var color: UIColor? { get { fatalError() } set {} }
  public var changeCount: Int { get { fatalError() } set {} }
  public var itemProviders: [Any] { get { fatalError() } set {} }
  public func setItems(_ items: [[String: Any]], options: [String: Any] = [:]) { fatalError() }
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) { fatalError() }
  public func data(forPasteboardType pasteboardType: String) -> Data? { fatalError() }
}
@available(*, unavailable, message: "Pictures cannot be copied here: use ShareLink.") extension UIPasteboard { public var image: UIImage? { get { fatalError() } set {} } }
@available(*, unavailable, message: "Use FocusState.") extension UIResponder {
  public func becomeFirstResponder() -> Bool { fatalError() }
  public func resignFirstResponder() -> Bool { fatalError() }
  public var isFirstResponder: Bool { get { fatalError() } set {} }
  public func reloadInputViews() { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use the app's own model.") extension UIResponder { public var next: UIResponder? { get { fatalError() } set {} } }
@available(*, unavailable, message: "UIKit sends nothing of a scene here: use scenePhase.") extension UIScene {
  public nonisolated static var willConnectNotification: NSNotification.Name { fatalError() }
  public nonisolated static var didDisconnectNotification: NSNotification.Name { fatalError() }
  public nonisolated static var didActivateNotification: NSNotification.Name { fatalError() }
  public nonisolated static var willDeactivateNotification: NSNotification.Name { fatalError() }
  public nonisolated static var willEnterForegroundNotification: NSNotification.Name { fatalError() }
  public nonisolated static var didEnterBackgroundNotification: NSNotification.Name { fatalError() }
}
@available(*, unavailable, message: "A page has its address: use onOpenURL.") extension UIScene.ConnectionOptions {
  public var shortcutItem: UIApplicationShortcutItem? { get { fatalError() } set {} }
  public var notificationResponse: Any? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "A page has one screen: use GeometryReader.") extension UIScreen {
  public static var screens: [UIScreen] { fatalError() }
  public nonisolated static var brightnessDidChangeNotification: NSNotification.Name { fatalError() }
  public nonisolated static var didConnectNotification: NSNotification.Name { fatalError() }
  public nonisolated static var capturedDidChangeNotification: NSNotification.Name { fatalError() }
  public var coordinateSpace: Any { get { fatalError() } set {} }
  public var fixedCoordinateSpace: Any { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use ScrollView.") extension UIScrollView {
  public enum KeyboardDismissMode { case none, onDrag, interactive, onDragWithAccessory }
  public enum ContentInsetAdjustmentBehavior { case automatic, scrollableAxes, never, always }
  public var delegate: Any? { get { fatalError() } set {} }
  public var keyboardDismissMode: KeyboardDismissMode { get { fatalError() } set {} }
  public var contentInset: UIEdgeInsets { get { fatalError() } set {} }
  public var contentOffset: CGPoint { get { fatalError() } set {} }
  public var contentSize: CGSize { get { fatalError() } set {} }
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior { get { fatalError() } set {} }
  public var scrollIndicatorInsets: UIEdgeInsets { get { fatalError() } set {} }
  public var verticalScrollIndicatorInsets: UIEdgeInsets { get { fatalError() } set {} }
  public var alwaysBounceHorizontal: Bool { get { fatalError() } set {} }
  public var isDragging: Bool { get { fatalError() } set {} }
  public var isDecelerating: Bool { get { fatalError() } set {} }
  public var bouncesZoom: Bool { get { fatalError() } set {} }
  public var delaysContentTouches: Bool { get { fatalError() } set {} }
  public var canCancelContentTouches: Bool { get { fatalError() } set {} }
  public var scrollsToTop: Bool { get { fatalError() } set {} }
  public var zoomScale: CGFloat { get { fatalError() } set {} }
  public var minimumZoomScale: CGFloat { get { fatalError() } set {} }
  public var maximumZoomScale: CGFloat { get { fatalError() } set {} }
  public var refreshControl: UIRefreshControl? { get { fatalError() } set {} }
  public var panGestureRecognizer: UIPanGestureRecognizer { get { fatalError() } set {} }
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { fatalError() }
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) { fatalError() }
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { fatalError() }
  public func zoom(to rect: CGRect, animated: Bool) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use Picker with pickerStyle(.segmented).") extension UISegmentedControl {
  public static var noSegment: Int { fatalError() }
  public convenience init(items: [Any]?) { fatalError() }
  public var selectedSegmentIndex: Int { get { fatalError() } set {} }
  public var numberOfSegments: Int { get { fatalError() } set {} }
  public var apportionsSegmentWidthsByContent: Bool { get { fatalError() } set {} }
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { fatalError() }
  public func setTitle(_ title: String?, forSegmentAt segment: Int) { fatalError() }
  public func titleForSegment(at segment: Int) -> String? { fatalError() }
  public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) { fatalError() }
  public func setDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use Toggle.") extension UISwitch {
  public var isOn: Bool { get { fatalError() } set {} }
  public func setOn(_ on: Bool, animated: Bool) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.") extension UITabBar {
  public enum ItemPositioning { case automatic, fill, centered }
  public var itemPositioning: ItemPositioning { get { fatalError() } set {} }
  public var itemSpacing: CGFloat { get { fatalError() } set {} }
  public var items: [UITabBarItem]? { get { fatalError() } set {} }
  public var selectedItem: UITabBarItem? { get { fatalError() } set {} }
  public var barStyle: UIBarStyle { get { fatalError() } set {} }
  public var selectionIndicatorImage: UIImage? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.") extension UITabBarAppearance {
  public var stackedLayoutAppearance: UITabBarItemAppearance { get { fatalError() } set {} }
  public var inlineLayoutAppearance: UITabBarItemAppearance { get { fatalError() } set {} }
  public var compactInlineLayoutAppearance: UITabBarItemAppearance { get { fatalError() } set {} }
  public var selectionIndicatorTintColor: UIColor? { get { fatalError() } set {} }
  public var selectionIndicatorImage: UIImage? { get { fatalError() } set {} }
  public var stackedItemSpacing: CGFloat { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use TabView.") extension UITabBarController { public var delegate: (any UITabBarControllerDelegate)? { get { fatalError() } set {} } }
@available(*, unavailable, message: "UIKit is not on the web: use Tab or tabItem.") extension UITabBarItem {
  public static func appearance() -> UITabBarItem { fatalError() }
  public var badgeColor: UIColor? { get { fatalError() } set {} }
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use List.") extension UITableView {
  public enum Style { case plain, grouped, insetGrouped }
  public static var automaticDimension: CGFloat { fatalError() }
  public convenience init(frame: CGRect, style: Style) { fatalError() }
  public var dataSource: (any UITableViewDataSource)? { get { fatalError() } set {} }
  public var separatorStyle: UITableViewCell.SeparatorStyle { get { fatalError() } set {} }
  public var separatorInset: UIEdgeInsets { get { fatalError() } set {} }
  public var tableFooterView: UIAppearanceHolder? { get { fatalError() } set {} }
  public var tableHeaderView: UIAppearanceHolder? { get { fatalError() } set {} }
  public var backgroundView: UIAppearanceHolder? { get { fatalError() } set {} }
  public var allowsSelection: Bool { get { fatalError() } set {} }
  public var allowsMultipleSelection: Bool { get { fatalError() } set {} }
  public var rowHeight: CGFloat { get { fatalError() } set {} }
  public var estimatedRowHeight: CGFloat { get { fatalError() } set {} }
  public var sectionHeaderHeight: CGFloat { get { fatalError() } set {} }
  public var sectionFooterHeight: CGFloat { get { fatalError() } set {} }
  public var sectionIndexColor: UIColor? { get { fatalError() } set {} }
  public func reloadData() { fatalError() }
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { fatalError() }
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { fatalError() }
  public func deselectRow(at indexPath: IndexPath, animated: Bool) { fatalError() }
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use List.") extension UITableViewCell {
  public enum CellStyle { case `default`, value1, value2, subtitle }
  public enum SelectionStyle { case none, blue, gray, `default` }
  public enum SeparatorStyle { case none, singleLine }
  public enum AccessoryType { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
  public enum EditingStyle { case none, delete, insert }
  public var selectionStyle: SelectionStyle { get { fatalError() } set {} }
  public var accessoryType: AccessoryType { get { fatalError() } set {} }
  public var accessoryView: UIAppearanceHolder? { get { fatalError() } set {} }
  public var textLabel: UILabel? { get { fatalError() } set {} }
  public var detailTextLabel: UILabel? { get { fatalError() } set {} }
  public var imageView: UIImageView? { get { fatalError() } set {} }
  public var contentView: UIAppearanceHolder { get { fatalError() } set {} }
  public var backgroundView: UIAppearanceHolder? { get { fatalError() } set {} }
  public var selectedBackgroundView: UIAppearanceHolder? { get { fatalError() } set {} }
  public var backgroundConfiguration: UIBackgroundConfiguration? { get { fatalError() } set {} }
  public var contentConfiguration: Any? { get { fatalError() } set {} }
  public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use TextEditor.") extension UITextView {
  public nonisolated static var textDidChangeNotification: NSNotification.Name { fatalError() }
  public var text: String! { get { fatalError() } set {} }
  public var attributedText: NSAttributedString! { get { fatalError() } set {} }
  public var font: UIFont? { get { fatalError() } set {} }
  public var textAlignment: NSTextAlignment { get { fatalError() } set {} }
  public var isEditable: Bool { get { fatalError() } set {} }
  public var isSelectable: Bool { get { fatalError() } set {} }
  public var selectedRange: NSRange { get { fatalError() } set {} }
  public var textContainerInset: UIEdgeInsets { get { fatalError() } set {} }
  public var textContainer: NSTextContainer { get { fatalError() } set {} }
  public var textStorage: NSTextStorage { get { fatalError() } set {} }
  public var layoutManager: NSLayoutManager { get { fatalError() } set {} }
  public var dataDetectorTypes: UIDataDetectorTypes { get { fatalError() } set {} }
  public var linkTextAttributes: [NSAttributedString.Key: Any]! { get { fatalError() } set {} }
  public var typingAttributes: [NSAttributedString.Key: Any] { get { fatalError() } set {} }
  public var inputView: UIAppearanceHolder? { get { fatalError() } set {} }
  public var inputAccessoryView: UIAppearanceHolder? { get { fatalError() } set {} }
  public func scrollRangeToVisible(_ range: NSRange) { fatalError() }
  public var keyboardType: UIKeyboardType { get { fatalError() } set {} }
  public var returnKeyType: UIReturnKeyType { get { fatalError() } set {} }
  public var isSecureTextEntry: Bool { get { fatalError() } set {} }
  public var autocorrectionType: UITextAutocorrectionType { get { fatalError() } set {} }
  public var autocapitalizationType: UITextAutocapitalizationType { get { fatalError() } set {} }
  public var spellCheckingType: UITextSpellCheckingType { get { fatalError() } set {} }
  public var textContentType: UITextContentType! { get { fatalError() } set {} }
  public var enablesReturnKeyAutomatically: Bool { get { fatalError() } set {} }
  public var keyboardAppearance: UIKeyboardAppearance { get { fatalError() } set {} }
  public var selectedTextRange: UITextRange? { get { fatalError() } set {} }
  public var beginningOfDocument: UITextPosition { get { fatalError() } set {} }
  public var endOfDocument: UITextPosition { get { fatalError() } set {} }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { fatalError() }
  public func selectAll(_ sender: Any?) { fatalError() }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { fatalError() }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { fatalError() }
  public func insertText(_ text: String) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use toolbar.") extension UIToolbar {
  public var items: [UIBarButtonItem]? { get { fatalError() } set {} }
  public var isTranslucent: Bool { get { fatalError() } set {} }
  public var barStyle: UIBarStyle { get { fatalError() } set {} }
  public var standardAppearance: UIBarAppearance { get { fatalError() } set {} }
  public var scrollEdgeAppearance: UIBarAppearance? { get { fatalError() } set {} }
  public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { fatalError() }
}
@available(*, unavailable, message: "Nothing shows a controller of UIKit here: write a View of SwiftUI.") extension UIViewController {
  public var viewIfLoaded: UIAppearanceHolder? { get { fatalError() } set {} }
  public func loadViewIfNeeded() { fatalError() }
  public var children: [UIViewController] { get { fatalError() } set {} }
  public func addChild(_ childController: UIViewController) { fatalError() }
  public func removeFromParent() { fatalError() }
  public func didMove(toParent parent: UIViewController?) { fatalError() }
  public func willMove(toParent parent: UIViewController?) { fatalError() }
  public var storyboard: UIStoryboard? { get { fatalError() } set {} }
  public var traitCollection: UITraitCollection { get { fatalError() } set {} }
  public var additionalSafeAreaInsets: UIEdgeInsets { get { fatalError() } set {} }
  public var preferredContentSize: CGSize { get { fatalError() } set {} }
  public var edgesForExtendedLayout: UIRectEdge { get { fatalError() } set {} }
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use sheet or fullScreenCover.") extension UIViewController {
  public var presentationController: UIPresentationController? { get { fatalError() } set {} }
  public var sheetPresentationController: UISheetPresentationController? { get { fatalError() } set {} }
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { get { fatalError() } set {} }
  public var definesPresentationContext: Bool { get { fatalError() } set {} }
  public var isBeingDismissed: Bool { get { fatalError() } set {} }
  public var isBeingPresented: Bool { get { fatalError() } set {} }
  public var isMovingFromParent: Bool { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use NavigationStack and toolbar.") extension UIViewController {
  public var splitViewController: UISplitViewController? { get { fatalError() } set {} }
  public var toolbarItems: [UIBarButtonItem]? { get { fatalError() } set {} }
  public func show(_ vc: UIViewController, sender: Any?) { fatalError() }
  public func performSegue(withIdentifier identifier: String, sender: Any?) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use popover.") extension UIViewController { public var popoverPresentationController: UIPopoverPresentationController? { fatalError() } }
extension UIWindow {
  public struct Level: OptionSet, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let normal = Level(rawValue: 1 << 0)
  public static let alert = Level(rawValue: 1 << 1)
  public static let statusBar = Level(rawValue: 1 << 2)
  }
}
@available(*, unavailable, message: "A page has one window.") extension UIWindow { public var windowLevel: Level { get { fatalError() } set {} } }
@available(*, unavailable, message: "A page is a tab of the browser.") extension UIWindowScene {
  public var statusBarManager: UIStatusBarManager? { get { fatalError() } set {} }
  public func requestGeometryUpdate(_ geometryPreferences: UIWindowSceneGeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) { fatalError() }
}
