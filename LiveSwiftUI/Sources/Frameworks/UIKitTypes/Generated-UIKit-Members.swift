// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.
public import Foundation
public import GeometryTypes

extension NSAttributedString {
  /// Unavailable. A server draws no texts: use Text, or Canvas.
  @available(*, unavailable, message: "A server draws no texts: use Text, or Canvas.")
  public func draw(at point: CGPoint) { fatalError() }

  /// Unavailable. A server draws no texts: use Text, or Canvas.
  @available(*, unavailable, message: "A server draws no texts: use Text, or Canvas.")
  public func draw(in rect: CGRect) { fatalError() }

  /// Unavailable. A server draws no texts: use Text, or Canvas.
  @available(*, unavailable, message: "A server draws no texts: use Text, or Canvas.")
  public convenience init(attachment: NSTextAttachment) { fatalError() }
}

extension NSAttributedString {
  /// Unavailable. A server measures no texts: use onGeometryChange.
  @available(*, unavailable, message: "A server measures no texts: use onGeometryChange.")
  public func size() -> CGSize { fatalError() }

  /// Unavailable. A server measures no texts: use onGeometryChange.
  @available(*, unavailable, message: "A server measures no texts: use onGeometryChange.")
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: Any?)
    -> CGRect
  { fatalError() }
}

extension NSAttributedString.Key {
  /// Unavailable. UIKit draws no texts here: use Text and its modifiers.
  @available(*, unavailable, message: "UIKit draws no texts here: use Text and its modifiers.")
  public static var shadow: NSAttributedString.Key { fatalError() }

  /// Unavailable. UIKit draws no texts here: use Text and its modifiers.
  @available(*, unavailable, message: "UIKit draws no texts here: use Text and its modifiers.")
  public static var attachment: NSAttributedString.Key { fatalError() }

  /// Unavailable. UIKit draws no texts here: use Text and its modifiers.
  @available(*, unavailable, message: "UIKit draws no texts here: use Text and its modifiers.")
  public static var ligature: NSAttributedString.Key { fatalError() }

  /// Unavailable. UIKit draws no texts here: use Text and its modifiers.
  @available(*, unavailable, message: "UIKit draws no texts here: use Text and its modifiers.")
  public static var obliqueness: NSAttributedString.Key { fatalError() }

  /// Unavailable. UIKit draws no texts here: use Text and its modifiers.
  @available(*, unavailable, message: "UIKit draws no texts here: use Text and its modifiers.")
  public static var expansion: NSAttributedString.Key { fatalError() }

  /// Unavailable. UIKit draws no texts here: use Text and its modifiers.
  @available(*, unavailable, message: "UIKit draws no texts here: use Text and its modifiers.")
  public static var tracking: NSAttributedString.Key { fatalError() }
}

extension NSString {
  /// Unavailable. A server measures no texts: use onGeometryChange.
  @available(*, unavailable, message: "A server measures no texts: use onGeometryChange.")
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    fatalError()
  }

  /// Unavailable. A server measures no texts: use onGeometryChange.
  @available(*, unavailable, message: "A server measures no texts: use onGeometryChange.")
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: Any?
  ) -> CGRect { fatalError() }
}

extension NSString {
  /// Unavailable. A server draws no texts: use Text, or Canvas.
  @available(*, unavailable, message: "A server draws no texts: use Text, or Canvas.")
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    fatalError()
  }

  /// Unavailable. A server draws no texts: use Text, or Canvas.
  @available(*, unavailable, message: "A server draws no texts: use Text, or Canvas.")
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    fatalError()
  }
}

extension String {
  /// Unavailable. A server measures no texts: use onGeometryChange.
  @available(*, unavailable, message: "A server measures no texts: use onGeometryChange.")
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    fatalError()
  }

  /// Unavailable. A server measures no texts: use onGeometryChange.
  @available(*, unavailable, message: "A server measures no texts: use onGeometryChange.")
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: Any?
  ) -> CGRect { fatalError() }
}

extension String {
  /// Unavailable. A server draws no texts: use Text, or Canvas.
  @available(*, unavailable, message: "A server draws no texts: use Text, or Canvas.")
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    fatalError()
  }

  /// Unavailable. A server draws no texts: use Text, or Canvas.
  @available(*, unavailable, message: "A server draws no texts: use Text, or Canvas.")
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    fatalError()
  }
}

@available(*, unavailable, message: "Use ShareLink.")
extension UIActivity.ActivityType {
  /// Unavailable. Use ShareLink.
  @available(*, unavailable, message: "Use ShareLink.")
  public static var airDrop: UIActivity.ActivityType { fatalError() }

  /// Unavailable. Use ShareLink.
  @available(*, unavailable, message: "Use ShareLink.")
  public static var mail: UIActivity.ActivityType { fatalError() }

  /// Unavailable. Use ShareLink.
  @available(*, unavailable, message: "Use ShareLink.")
  public static var message: UIActivity.ActivityType { fatalError() }

  /// Unavailable. Use ShareLink.
  @available(*, unavailable, message: "Use ShareLink.")
  public static var print: UIActivity.ActivityType { fatalError() }

  /// Unavailable. Use ShareLink.
  @available(*, unavailable, message: "Use ShareLink.")
  public static var copyToPasteboard: UIActivity.ActivityType { fatalError() }

  /// Unavailable. Use ShareLink.
  @available(*, unavailable, message: "Use ShareLink.")
  public static var saveToCameraRoll: UIActivity.ActivityType { fatalError() }

  /// Unavailable. Use ShareLink.
  @available(*, unavailable, message: "Use ShareLink.")
  public static var addToReadingList: UIActivity.ActivityType { fatalError() }

  /// Unavailable. Use ShareLink.
  @available(*, unavailable, message: "Use ShareLink.")
  public static var assignToContact: UIActivity.ActivityType { fatalError() }

  /// Unavailable. Use ShareLink.
  @available(*, unavailable, message: "Use ShareLink.")
  public static var postToFacebook: UIActivity.ActivityType { fatalError() }

  /// Unavailable. Use ShareLink.
  @available(*, unavailable, message: "Use ShareLink.")
  public static var postToTwitter: UIActivity.ActivityType { fatalError() }

  /// Unavailable. Use ShareLink.
  @available(*, unavailable, message: "Use ShareLink.")
  public static var postToVimeo: UIActivity.ActivityType { fatalError() }

  /// Unavailable. Use ShareLink.
  @available(*, unavailable, message: "Use ShareLink.")
  public static var postToFlickr: UIActivity.ActivityType { fatalError() }

  /// Unavailable. Use ShareLink.
  @available(*, unavailable, message: "Use ShareLink.")
  public static var postToWeibo: UIActivity.ActivityType { fatalError() }

  /// Unavailable. Use ShareLink.
  @available(*, unavailable, message: "Use ShareLink.")
  public static var openInIBooks: UIActivity.ActivityType { fatalError() }

  /// Unavailable. Use ShareLink.
  @available(*, unavailable, message: "Use ShareLink.")
  public static var markupAsPDF: UIActivity.ActivityType { fatalError() }
}

extension UIAppearanceHolder {
  /// Unavailable, as the type is.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Unavailable, as the set is.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Unavailable, as the set is.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Unavailable, as the set is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Unavailable, as the set is.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Unavailable, as the set is.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Unavailable, as the set is.
    public static let curveEaseInOut = AnimationOptions(rawValue: 1 << 5)
    /// Unavailable, as the set is.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 6)
    /// Unavailable, as the set is.
    public static let curveEaseOut = AnimationOptions(rawValue: 1 << 7)
    /// Unavailable, as the set is.
    public static let curveLinear = AnimationOptions(rawValue: 1 << 8)
    /// Unavailable, as the set is.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 1 << 9)
    /// Unavailable, as the set is.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 10)
    /// Unavailable, as the set is.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 1 << 11)
    /// Unavailable, as the set is.
    public static let transitionCurlUp = AnimationOptions(rawValue: 1 << 12)
    /// Unavailable, as the set is.
    public static let transitionCurlDown = AnimationOptions(rawValue: 1 << 13)
  }

  /// Unavailable, as the type is.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Unavailable, as the set is.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// Unavailable, as the set is.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// Unavailable, as the set is.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// Unavailable, as the set is.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// Unavailable, as the set is.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// Unavailable, as the set is.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public enum ContentMode {
    /// Unavailable, as the type is.
    case scaleToFill
    /// Unavailable, as the type is.
    case scaleAspectFit
    /// Unavailable, as the type is.
    case scaleAspectFill
    /// Unavailable, as the type is.
    case redraw
    /// Unavailable, as the type is.
    case center
    /// Unavailable, as the type is.
    case top
    /// Unavailable, as the type is.
    case bottom
    /// Unavailable, as the type is.
    case left
    /// Unavailable, as the type is.
    case right
    /// Unavailable, as the type is.
    case topLeft
    /// Unavailable, as the type is.
    case topRight
    /// Unavailable, as the type is.
    case bottomLeft
    /// Unavailable, as the type is.
    case bottomRight
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public static var noIntrinsicMetric: CGFloat { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public static func appearance(whenContainedInInstancesOf containerTypes: [Any.Type]) -> Self {
    fatalError()
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public static func transition(
    with view: UIAppearanceHolder, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public static func setAnimationsEnabled(_ enabled: Bool) { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public static var areAnimationsEnabled: Bool { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var layer: CALayer {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var center: CGPoint {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var transform: CGAffineTransform {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var tag: Int {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var superview: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var subviews: [UIAppearanceHolder] {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var window: UIWindow? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var contentMode: ContentMode {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var mask: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var isUserInteractionEnabled: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var isMultipleTouchEnabled: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var isOpaque: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var clipsToBounds: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var autoresizingMask: AutoresizingMask {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var constraints: [NSLayoutConstraint] {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var topAnchor: NSLayoutYAxisAnchor {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var bottomAnchor: NSLayoutYAxisAnchor {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var leadingAnchor: NSLayoutXAxisAnchor {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var trailingAnchor: NSLayoutXAxisAnchor {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var leftAnchor: NSLayoutXAxisAnchor {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var rightAnchor: NSLayoutXAxisAnchor {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var centerXAnchor: NSLayoutXAxisAnchor {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var centerYAnchor: NSLayoutYAxisAnchor {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var widthAnchor: NSLayoutDimension {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var heightAnchor: NSLayoutDimension {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var safeAreaLayoutGuide: UILayoutGuide {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var layoutMarginsGuide: UILayoutGuide {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var layoutMargins: UIEdgeInsets {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var isAccessibilityElement: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var accessibilityLabel: String? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var accessibilityIdentifier: String? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var accessibilityHint: String? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var accessibilityValue: String? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public var traitCollection: UITraitCollection {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func addSubview(_ view: UIAppearanceHolder) { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func insertSubview(_ view: UIAppearanceHolder, at index: Int) { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func removeFromSuperview() { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func bringSubviewToFront(_ view: UIAppearanceHolder) { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func sendSubviewToBack(_ view: UIAppearanceHolder) { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func viewWithTag(_ tag: Int) -> UIAppearanceHolder? { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func setNeedsLayout() { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func layoutIfNeeded() { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func setNeedsDisplay() { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func addConstraint(_ constraint: NSLayoutConstraint) { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func invalidateIntrinsicContentSize() { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func sizeToFit() { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func addInteraction(_ interaction: Any) { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func convert(_ point: CGPoint, to view: UIAppearanceHolder?) -> CGPoint { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func convert(_ rect: CGRect, to view: UIAppearanceHolder?) -> CGRect { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func convert(_ rect: CGRect, from view: UIAppearanceHolder?) -> CGRect { fatalError() }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    fatalError()
  }

  /// Unavailable. Nothing shows a view of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a view of UIKit here: write a View of SwiftUI."
  )
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIAppearanceHolder? {
    fatalError()
  }
}

extension UIAppearanceHolder {
  /// Unavailable. Use FocusState to end editing.
  @available(*, unavailable, message: "Use FocusState to end editing.")
  public func endEditing(_ force: Bool) -> Bool { fatalError() }
}

extension UIApplication {
  /// Unavailable. A server goes on by itself: use task.
  @available(*, unavailable, message: "A server goes on by itself: use task.")
  public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { fatalError() }

  /// Unavailable. A server goes on by itself: use task.
  @available(*, unavailable, message: "A server goes on by itself: use task.")
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { fatalError() }

  /// Unavailable. A server goes on by itself: use task.
  @available(*, unavailable, message: "A server goes on by itself: use task.")
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { fatalError() }

  /// Unavailable. A server goes on by itself: use task.
  @available(*, unavailable, message: "A server goes on by itself: use task.")
  public var backgroundTimeRemaining: TimeInterval {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A server goes on by itself: use task.
  @available(*, unavailable, message: "A server goes on by itself: use task.")
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    fatalError()
  }

  /// Unavailable. A server goes on by itself: use task.
  @available(*, unavailable, message: "A server goes on by itself: use task.")
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus {
    get { fatalError() }
    set {}
  }
}

extension UIApplication {
  /// Unavailable. Nothing is pushed to a page that is closed.
  @available(*, unavailable, message: "Nothing is pushed to a page that is closed.")
  public func unregisterForRemoteNotifications() { fatalError() }

  /// Unavailable. Nothing is pushed to a page that is closed.
  @available(*, unavailable, message: "Nothing is pushed to a page that is closed.")
  public var isRegisteredForRemoteNotifications: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing is pushed to a page that is closed.
  @available(*, unavailable, message: "Nothing is pushed to a page that is closed.")
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    fatalError()
  }

  /// Unavailable. Nothing is pushed to a page that is closed.
  @available(*, unavailable, message: "Nothing is pushed to a page that is closed.")
  public nonisolated static var openNotificationSettingsURLString: String { fatalError() }
}

extension UIApplication {
  /// Unavailable. A page has one icon, that of the bundle.
  @available(*, unavailable, message: "A page has one icon, that of the bundle.")
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)?
  ) { fatalError() }

  /// Unavailable. A page has one icon, that of the bundle.
  @available(*, unavailable, message: "A page has one icon, that of the bundle.")
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { fatalError() }
    set {}
  }
}

extension UIApplication {
  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public enum OpenURLOptionsKey {
    /// Unavailable, as the type is.
    case sourceApplication
    /// Unavailable, as the type is.
    case annotation
    /// Unavailable, as the type is.
    case openInPlace
  }

  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public var isNetworkActivityIndicatorVisible: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public var statusBarFrame: CGRect {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public var statusBarStyle: UIStatusBarStyle {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public var statusBarOrientation: UIInterfaceOrientation {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public var openSessions: Set<UISceneSession> {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public var supportsMultipleScenes: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: Any?, options: UISceneActivationRequestOptions?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) { fatalError() }

  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) { fatalError() }

  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public func openURL(_ url: URL) -> Bool { fatalError() }

  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public nonisolated static var userDidTakeScreenshotNotification: NSNotification.Name {
    fatalError()
  }

  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public nonisolated static var didFinishLaunchingNotification: NSNotification.Name { fatalError() }

  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public var isProtectedDataAvailable: Bool {
    get { fatalError() }
    set {}
  }
}

extension UIApplication.LaunchOptionsKey {
  /// Unavailable. A page opens by its address: use onOpenURL.
  @available(*, unavailable, message: "A page opens by its address: use onOpenURL.")
  public static var shortcutItem: UIApplication.LaunchOptionsKey { fatalError() }

  /// Unavailable. A page opens by its address: use onOpenURL.
  @available(*, unavailable, message: "A page opens by its address: use onOpenURL.")
  public static var userActivityDictionary: UIApplication.LaunchOptionsKey { fatalError() }

  /// Unavailable. A page opens by its address: use onOpenURL.
  @available(*, unavailable, message: "A page opens by its address: use onOpenURL.")
  public static var localNotification: UIApplication.LaunchOptionsKey { fatalError() }
}

extension UIBarAppearance {
  /// Unavailable. UIKit is not on the web: use toolbarBackground.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground.")
  public var shadowImage: UIImage? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbarBackground.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground.")
  public var backgroundEffect: UIBlurEffect? {
    get { fatalError() }
    set {}
  }
}

extension UICollectionView {
  /// Unavailable. UIKit is not on the web: use LazyVGrid or List.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
  public enum ScrollDirection {
    /// Unavailable, as the type is.
    case vertical
    /// Unavailable, as the type is.
    case horizontal
  }

  /// Unavailable. UIKit is not on the web: use LazyVGrid or List.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
  public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    fatalError()
  }

  /// Unavailable. UIKit is not on the web: use LazyVGrid or List.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
  public var dataSource: (any UICollectionViewDataSource)? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use LazyVGrid or List.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
  public var collectionViewLayout: UICollectionViewLayout {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use LazyVGrid or List.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
  public var allowsSelection: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use LazyVGrid or List.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
  public var backgroundView: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use LazyVGrid or List.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
  public func reloadData() { fatalError() }

  /// Unavailable. UIKit is not on the web: use LazyVGrid or List.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    fatalError()
  }

  /// Unavailable. UIKit is not on the web: use LazyVGrid or List.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { fatalError() }
}

extension UIColor {
  /// Unavailable. A server has no Core Image: use getRed(_:green:blue:alpha:).
  @available(
    *, unavailable, message: "A server has no Core Image: use getRed(_:green:blue:alpha:)."
  )
  public convenience init(ciColor: CIColor) { fatalError() }

  /// Unavailable. A server has no Core Image: use getRed(_:green:blue:alpha:).
  @available(
    *, unavailable, message: "A server has no Core Image: use getRed(_:green:blue:alpha:)."
  )
  public var ciColor: CIColor {
    get { fatalError() }
    set {}
  }
}

extension UIControl {
  /// Unavailable, as the type is.
  public struct Event: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Unavailable, as the set is.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// Unavailable, as the set is.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// Unavailable, as the set is.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// Unavailable, as the set is.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// Unavailable, as the set is.
    public static let touchUpInside = Event(rawValue: 1 << 4)
    /// Unavailable, as the set is.
    public static let touchUpOutside = Event(rawValue: 1 << 5)
    /// Unavailable, as the set is.
    public static let touchCancel = Event(rawValue: 1 << 6)
    /// Unavailable, as the set is.
    public static let valueChanged = Event(rawValue: 1 << 7)
    /// Unavailable, as the set is.
    public static let primaryActionTriggered = Event(rawValue: 1 << 8)
    /// Unavailable, as the set is.
    public static let editingDidBegin = Event(rawValue: 1 << 9)
    /// Unavailable, as the set is.
    public static let editingChanged = Event(rawValue: 1 << 10)
    /// Unavailable, as the set is.
    public static let editingDidEnd = Event(rawValue: 1 << 11)
    /// Unavailable, as the set is.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 12)
    /// Unavailable, as the set is.
    public static let allEvents = Event(rawValue: 1 << 13)
  }

  /// Unavailable. UIKit is not on the web: use Button, or a binding.
  @available(*, unavailable, message: "UIKit is not on the web: use Button, or a binding.")
  public enum ContentVerticalAlignment {
    /// Unavailable, as the type is.
    case center
    /// Unavailable, as the type is.
    case top
    /// Unavailable, as the type is.
    case bottom
    /// Unavailable, as the type is.
    case fill
  }

  /// Unavailable. UIKit is not on the web: use Button, or a binding.
  @available(*, unavailable, message: "UIKit is not on the web: use Button, or a binding.")
  public enum ContentHorizontalAlignment {
    /// Unavailable, as the type is.
    case center
    /// Unavailable, as the type is.
    case left
    /// Unavailable, as the type is.
    case right
    /// Unavailable, as the type is.
    case fill
    /// Unavailable, as the type is.
    case leading
    /// Unavailable, as the type is.
    case trailing
  }

  /// Unavailable. UIKit is not on the web: use Button, or a binding.
  @available(*, unavailable, message: "UIKit is not on the web: use Button, or a binding.")
  public var isEnabled: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use Button, or a binding.
  @available(*, unavailable, message: "UIKit is not on the web: use Button, or a binding.")
  public var isSelected: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use Button, or a binding.
  @available(*, unavailable, message: "UIKit is not on the web: use Button, or a binding.")
  public var isHighlighted: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use Button, or a binding.
  @available(*, unavailable, message: "UIKit is not on the web: use Button, or a binding.")
  public var contentVerticalAlignment: ContentVerticalAlignment {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use Button, or a binding.
  @available(*, unavailable, message: "UIKit is not on the web: use Button, or a binding.")
  public var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use Button, or a binding.
  @available(*, unavailable, message: "UIKit is not on the web: use Button, or a binding.")
  public func addTarget(_ target: Any?, action: Any, for controlEvents: Event) { fatalError() }

  /// Unavailable. UIKit is not on the web: use Button, or a binding.
  @available(*, unavailable, message: "UIKit is not on the web: use Button, or a binding.")
  public func removeTarget(_ target: Any?, action: Any?, for controlEvents: Event) { fatalError() }

  /// Unavailable. UIKit is not on the web: use Button, or a binding.
  @available(*, unavailable, message: "UIKit is not on the web: use Button, or a binding.")
  public func addAction(_ action: UIAction, for controlEvents: Event) { fatalError() }

  /// Unavailable. UIKit is not on the web: use Button, or a binding.
  @available(*, unavailable, message: "UIKit is not on the web: use Button, or a binding.")
  public func sendActions(for controlEvents: Event) { fatalError() }
}

extension UIDevice {
  /// Unavailable. A page sees no such part of a device.
  @available(*, unavailable, message: "A page sees no such part of a device.")
  public var isProximityMonitoringEnabled: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A page sees no such part of a device.
  @available(*, unavailable, message: "A page sees no such part of a device.")
  public func playInputClick() { fatalError() }

  /// Unavailable. A page sees no such part of a device.
  @available(*, unavailable, message: "A page sees no such part of a device.")
  public func setValue(_ value: Any?, forKey key: String) { fatalError() }
}

extension UIFont {
  /// Unavailable. A server knows no fonts: use Font, with its design, weight and width.
  @available(
    *, unavailable, message: "A server knows no fonts: use Font, with its design, weight and width."
  )
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) { fatalError() }

  /// Unavailable. A server knows no fonts: use Font, with its design, weight and width.
  @available(
    *, unavailable, message: "A server knows no fonts: use Font, with its design, weight and width."
  )
  public var fontDescriptor: UIFontDescriptor {
    get { fatalError() }
    set {}
  }
}

extension UIImage {
  /// Unavailable. A server decodes no pictures: use Image and its modifiers.
  @available(*, unavailable, message: "A server decodes no pictures: use Image and its modifiers.")
  public var ciImage: CIImage? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A server decodes no pictures: use Image and its modifiers.
  @available(*, unavailable, message: "A server decodes no pictures: use Image and its modifiers.")
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    fatalError()
  }

  /// Unavailable. A server decodes no pictures: use Image and its modifiers.
  @available(*, unavailable, message: "A server decodes no pictures: use Image and its modifiers.")
  public func draw(at point: CGPoint) { fatalError() }

  /// Unavailable. A server decodes no pictures: use Image and its modifiers.
  @available(*, unavailable, message: "A server decodes no pictures: use Image and its modifiers.")
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { fatalError() }

  /// Unavailable. A server decodes no pictures: use Image and its modifiers.
  @available(*, unavailable, message: "A server decodes no pictures: use Image and its modifiers.")
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { fatalError() }

  /// Unavailable. A server decodes no pictures: use Image and its modifiers.
  @available(*, unavailable, message: "A server decodes no pictures: use Image and its modifiers.")
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    fatalError()
  }

  /// Unavailable. A server decodes no pictures: use Image and its modifiers.
  @available(*, unavailable, message: "A server decodes no pictures: use Image and its modifiers.")
  public var images: [UIImage]? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A server decodes no pictures: use Image and its modifiers.
  @available(*, unavailable, message: "A server decodes no pictures: use Image and its modifiers.")
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    fatalError()
  }

  /// Unavailable. A server decodes no pictures: use Image and its modifiers.
  @available(*, unavailable, message: "A server decodes no pictures: use Image and its modifiers.")
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { fatalError() }

  /// Unavailable. A server decodes no pictures: use Image and its modifiers.
  @available(*, unavailable, message: "A server decodes no pictures: use Image and its modifiers.")
  public func heicData() -> Data? { fatalError() }

  /// Unavailable. A server decodes no pictures: use Image and its modifiers.
  @available(*, unavailable, message: "A server decodes no pictures: use Image and its modifiers.")
  public func withHorizontallyFlippedOrientation() -> UIImage { fatalError() }

  /// Unavailable. A server decodes no pictures: use Image and its modifiers.
  @available(*, unavailable, message: "A server decodes no pictures: use Image and its modifiers.")
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    fatalError()
  }
}

extension UINavigationBar {
  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var backIndicatorImage: UIImage? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var topItem: UINavigationItem? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var barStyle: UIBarStyle {
    get { fatalError() }
    set {}
  }
}

extension UINavigationBarAppearance {
  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var buttonAppearance: UIBarButtonItemAppearance {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var backButtonAppearance: UIBarButtonItemAppearance {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var doneButtonAppearance: UIBarButtonItemAppearance {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var titlePositionAdjustment: UIOffset {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) { fatalError() }
}

extension UINavigationController {
  /// Unavailable. UIKit is not on the web: use NavigationStack.
  @available(*, unavailable, message: "UIKit is not on the web: use NavigationStack.")
  public var toolbar: UIToolbar! {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use NavigationStack.
  @available(*, unavailable, message: "UIKit is not on the web: use NavigationStack.")
  public var isToolbarHidden: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use NavigationStack.
  @available(*, unavailable, message: "UIKit is not on the web: use NavigationStack.")
  public var interactivePopGestureRecognizer: UIGestureRecognizer? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use NavigationStack.
  @available(*, unavailable, message: "UIKit is not on the web: use NavigationStack.")
  public var hidesBarsOnSwipe: Bool {
    get { fatalError() }
    set {}
  }
}

extension UINavigationItem {
  /// Unavailable. UIKit is not on the web: use navigationTitle and toolbar.
  @available(*, unavailable, message: "UIKit is not on the web: use navigationTitle and toolbar.")
  public var titleView: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use navigationTitle and toolbar.
  @available(*, unavailable, message: "UIKit is not on the web: use navigationTitle and toolbar.")
  public var leftBarButtonItem: UIBarButtonItem? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use navigationTitle and toolbar.
  @available(*, unavailable, message: "UIKit is not on the web: use navigationTitle and toolbar.")
  public var rightBarButtonItem: UIBarButtonItem? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use navigationTitle and toolbar.
  @available(*, unavailable, message: "UIKit is not on the web: use navigationTitle and toolbar.")
  public var leftBarButtonItems: [UIBarButtonItem]? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use navigationTitle and toolbar.
  @available(*, unavailable, message: "UIKit is not on the web: use navigationTitle and toolbar.")
  public var rightBarButtonItems: [UIBarButtonItem]? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use navigationTitle and toolbar.
  @available(*, unavailable, message: "UIKit is not on the web: use navigationTitle and toolbar.")
  public var backBarButtonItem: UIBarButtonItem? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use navigationTitle and toolbar.
  @available(*, unavailable, message: "UIKit is not on the web: use navigationTitle and toolbar.")
  public var searchController: UISearchController? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use navigationTitle and toolbar.
  @available(*, unavailable, message: "UIKit is not on the web: use navigationTitle and toolbar.")
  public var hidesSearchBarWhenScrolling: Bool {
    get { fatalError() }
    set {}
  }
}

extension UIPageControl {
  /// Unavailable. UIKit is not on the web: use TabView with tabViewStyle(.page).
  @available(
    *, unavailable, message: "UIKit is not on the web: use TabView with tabViewStyle(.page)."
  )
  public var numberOfPages: Int {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TabView with tabViewStyle(.page).
  @available(
    *, unavailable, message: "UIKit is not on the web: use TabView with tabViewStyle(.page)."
  )
  public var currentPage: Int {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TabView with tabViewStyle(.page).
  @available(
    *, unavailable, message: "UIKit is not on the web: use TabView with tabViewStyle(.page)."
  )
  public var hidesForSinglePage: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TabView with tabViewStyle(.page).
  @available(
    *, unavailable, message: "UIKit is not on the web: use TabView with tabViewStyle(.page)."
  )
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) { fatalError() }
}

extension UIPasteboard {
  /// Unavailable. A browser gives the text of its clipboard only to a button: use PasteButton.
  @available(
    *, unavailable,
    message: "A browser gives the text of its clipboard only to a button: use PasteButton."
  )
  public nonisolated static var changedNotification: NSNotification.Name { fatalError() }

  /// Unavailable. A browser gives the text of its clipboard only to a button: use PasteButton.
  @available(
    *, unavailable,
    message: "A browser gives the text of its clipboard only to a button: use PasteButton."
  )
  public var items: [[String: Any]] {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A browser gives the text of its clipboard only to a button: use PasteButton.
  @available(
    *, unavailable,
    message: "A browser gives the text of its clipboard only to a button: use PasteButton."
  )
  public var urls: [URL]? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A browser gives the text of its clipboard only to a button: use PasteButton.
  @available(
    *, unavailable,
    message: "A browser gives the text of its clipboard only to a button: use PasteButton."
  )
  public var images: [UIImage]? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A browser gives the text of its clipboard only to a button: use PasteButton.
  @available(
    *, unavailable,
    message: "A browser gives the text of its clipboard only to a button: use PasteButton."
  )
  public var color: UIColor? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A browser gives the text of its clipboard only to a button: use PasteButton.
  @available(
    *, unavailable,
    message: "A browser gives the text of its clipboard only to a button: use PasteButton."
  )
  public var changeCount: Int {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A browser gives the text of its clipboard only to a button: use PasteButton.
  @available(
    *, unavailable,
    message: "A browser gives the text of its clipboard only to a button: use PasteButton."
  )
  public var itemProviders: [Any] {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A browser gives the text of its clipboard only to a button: use PasteButton.
  @available(
    *, unavailable,
    message: "A browser gives the text of its clipboard only to a button: use PasteButton."
  )
  public func setItems(_ items: [[String: Any]], options: [String: Any] = [:]) { fatalError() }

  /// Unavailable. A browser gives the text of its clipboard only to a button: use PasteButton.
  @available(
    *, unavailable,
    message: "A browser gives the text of its clipboard only to a button: use PasteButton."
  )
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) { fatalError() }

  /// Unavailable. A browser gives the text of its clipboard only to a button: use PasteButton.
  @available(
    *, unavailable,
    message: "A browser gives the text of its clipboard only to a button: use PasteButton."
  )
  public func data(forPasteboardType pasteboardType: String) -> Data? { fatalError() }
}

extension UIResponder {
  /// Unavailable. Use FocusState.
  @available(*, unavailable, message: "Use FocusState.")
  public func becomeFirstResponder() -> Bool { fatalError() }

  /// Unavailable. Use FocusState.
  @available(*, unavailable, message: "Use FocusState.")
  public func resignFirstResponder() -> Bool { fatalError() }

  /// Unavailable. Use FocusState.
  @available(*, unavailable, message: "Use FocusState.")
  public var isFirstResponder: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Use FocusState.
  @available(*, unavailable, message: "Use FocusState.")
  public func reloadInputViews() { fatalError() }
}

extension UIResponder {
  /// Unavailable. UIKit is not on the web: use the app's own model.
  @available(*, unavailable, message: "UIKit is not on the web: use the app's own model.")
  public var next: UIResponder? {
    get { fatalError() }
    set {}
  }
}

extension UIScene {
  /// Unavailable. UIKit sends nothing of a scene here: use scenePhase.
  @available(*, unavailable, message: "UIKit sends nothing of a scene here: use scenePhase.")
  public nonisolated static var willConnectNotification: NSNotification.Name { fatalError() }

  /// Unavailable. UIKit sends nothing of a scene here: use scenePhase.
  @available(*, unavailable, message: "UIKit sends nothing of a scene here: use scenePhase.")
  public nonisolated static var didDisconnectNotification: NSNotification.Name { fatalError() }

  /// Unavailable. UIKit sends nothing of a scene here: use scenePhase.
  @available(*, unavailable, message: "UIKit sends nothing of a scene here: use scenePhase.")
  public nonisolated static var didActivateNotification: NSNotification.Name { fatalError() }

  /// Unavailable. UIKit sends nothing of a scene here: use scenePhase.
  @available(*, unavailable, message: "UIKit sends nothing of a scene here: use scenePhase.")
  public nonisolated static var willDeactivateNotification: NSNotification.Name { fatalError() }

  /// Unavailable. UIKit sends nothing of a scene here: use scenePhase.
  @available(*, unavailable, message: "UIKit sends nothing of a scene here: use scenePhase.")
  public nonisolated static var willEnterForegroundNotification: NSNotification.Name {
    fatalError()
  }

  /// Unavailable. UIKit sends nothing of a scene here: use scenePhase.
  @available(*, unavailable, message: "UIKit sends nothing of a scene here: use scenePhase.")
  public nonisolated static var didEnterBackgroundNotification: NSNotification.Name { fatalError() }
}

extension UIScene.ConnectionOptions {
  /// Unavailable. A page has its address: use onOpenURL.
  @available(*, unavailable, message: "A page has its address: use onOpenURL.")
  public var shortcutItem: UIApplicationShortcutItem? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A page has its address: use onOpenURL.
  @available(*, unavailable, message: "A page has its address: use onOpenURL.")
  public var notificationResponse: Any? {
    get { fatalError() }
    set {}
  }
}

extension UIScreen {
  /// Unavailable. A page has one screen: use GeometryReader.
  @available(*, unavailable, message: "A page has one screen: use GeometryReader.")
  public static var screens: [UIScreen] { fatalError() }

  /// Unavailable. A page has one screen: use GeometryReader.
  @available(*, unavailable, message: "A page has one screen: use GeometryReader.")
  public nonisolated static var brightnessDidChangeNotification: NSNotification.Name {
    fatalError()
  }

  /// Unavailable. A page has one screen: use GeometryReader.
  @available(*, unavailable, message: "A page has one screen: use GeometryReader.")
  public nonisolated static var didConnectNotification: NSNotification.Name { fatalError() }

  /// Unavailable. A page has one screen: use GeometryReader.
  @available(*, unavailable, message: "A page has one screen: use GeometryReader.")
  public nonisolated static var capturedDidChangeNotification: NSNotification.Name { fatalError() }

  /// Unavailable. A page has one screen: use GeometryReader.
  @available(*, unavailable, message: "A page has one screen: use GeometryReader.")
  public var coordinateSpace: Any {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A page has one screen: use GeometryReader.
  @available(*, unavailable, message: "A page has one screen: use GeometryReader.")
  public var fixedCoordinateSpace: Any {
    get { fatalError() }
    set {}
  }
}

extension UIScrollView {
  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public enum KeyboardDismissMode {
    /// Unavailable, as the type is.
    case none
    /// Unavailable, as the type is.
    case onDrag
    /// Unavailable, as the type is.
    case interactive
    /// Unavailable, as the type is.
    case onDragWithAccessory
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public enum ContentInsetAdjustmentBehavior {
    /// Unavailable, as the type is.
    case automatic
    /// Unavailable, as the type is.
    case scrollableAxes
    /// Unavailable, as the type is.
    case never
    /// Unavailable, as the type is.
    case always
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public var delegate: Any? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public var keyboardDismissMode: KeyboardDismissMode {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public var contentInset: UIEdgeInsets {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public var contentOffset: CGPoint {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public var contentSize: CGSize {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public var alwaysBounceHorizontal: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public var isDragging: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public var isDecelerating: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public var bouncesZoom: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public var delaysContentTouches: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public var canCancelContentTouches: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public var scrollsToTop: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public var zoomScale: CGFloat {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public var minimumZoomScale: CGFloat {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public var maximumZoomScale: CGFloat {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public var refreshControl: UIRefreshControl? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public var panGestureRecognizer: UIPanGestureRecognizer {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { fatalError() }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) { fatalError() }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { fatalError() }

  /// Unavailable. UIKit is not on the web: use ScrollView.
  @available(*, unavailable, message: "UIKit is not on the web: use ScrollView.")
  public func zoom(to rect: CGRect, animated: Bool) { fatalError() }
}

extension UISegmentedControl {
  /// Unavailable. UIKit is not on the web: use Picker with pickerStyle(.segmented).
  @available(
    *, unavailable, message: "UIKit is not on the web: use Picker with pickerStyle(.segmented)."
  )
  public static var noSegment: Int { fatalError() }

  /// Unavailable. UIKit is not on the web: use Picker with pickerStyle(.segmented).
  @available(
    *, unavailable, message: "UIKit is not on the web: use Picker with pickerStyle(.segmented)."
  )
  public convenience init(items: [Any]?) { fatalError() }

  /// Unavailable. UIKit is not on the web: use Picker with pickerStyle(.segmented).
  @available(
    *, unavailable, message: "UIKit is not on the web: use Picker with pickerStyle(.segmented)."
  )
  public var selectedSegmentIndex: Int {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use Picker with pickerStyle(.segmented).
  @available(
    *, unavailable, message: "UIKit is not on the web: use Picker with pickerStyle(.segmented)."
  )
  public var numberOfSegments: Int {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use Picker with pickerStyle(.segmented).
  @available(
    *, unavailable, message: "UIKit is not on the web: use Picker with pickerStyle(.segmented)."
  )
  public var apportionsSegmentWidthsByContent: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use Picker with pickerStyle(.segmented).
  @available(
    *, unavailable, message: "UIKit is not on the web: use Picker with pickerStyle(.segmented)."
  )
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    fatalError()
  }

  /// Unavailable. UIKit is not on the web: use Picker with pickerStyle(.segmented).
  @available(
    *, unavailable, message: "UIKit is not on the web: use Picker with pickerStyle(.segmented)."
  )
  public func setTitle(_ title: String?, forSegmentAt segment: Int) { fatalError() }

  /// Unavailable. UIKit is not on the web: use Picker with pickerStyle(.segmented).
  @available(
    *, unavailable, message: "UIKit is not on the web: use Picker with pickerStyle(.segmented)."
  )
  public func titleForSegment(at segment: Int) -> String? { fatalError() }

  /// Unavailable. UIKit is not on the web: use Picker with pickerStyle(.segmented).
  @available(
    *, unavailable, message: "UIKit is not on the web: use Picker with pickerStyle(.segmented)."
  )
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { fatalError() }

  /// Unavailable. UIKit is not on the web: use Picker with pickerStyle(.segmented).
  @available(
    *, unavailable, message: "UIKit is not on the web: use Picker with pickerStyle(.segmented)."
  )
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { fatalError() }
}

extension UISwitch {
  /// Unavailable. UIKit is not on the web: use Toggle.
  @available(*, unavailable, message: "UIKit is not on the web: use Toggle.")
  public var isOn: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use Toggle.
  @available(*, unavailable, message: "UIKit is not on the web: use Toggle.")
  public func setOn(_ on: Bool, animated: Bool) { fatalError() }
}

extension UITabBar {
  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public enum ItemPositioning {
    /// Unavailable, as the type is.
    case automatic
    /// Unavailable, as the type is.
    case fill
    /// Unavailable, as the type is.
    case centered
  }

  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var itemPositioning: ItemPositioning {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var itemSpacing: CGFloat {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var items: [UITabBarItem]? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var selectedItem: UITabBarItem? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var barStyle: UIBarStyle {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var selectionIndicatorImage: UIImage? {
    get { fatalError() }
    set {}
  }
}

extension UITabBarAppearance {
  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var stackedLayoutAppearance: UITabBarItemAppearance {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var inlineLayoutAppearance: UITabBarItemAppearance {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var selectionIndicatorTintColor: UIColor? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var selectionIndicatorImage: UIImage? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbarBackground and tint.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbarBackground and tint.")
  public var stackedItemSpacing: CGFloat {
    get { fatalError() }
    set {}
  }
}

extension UITabBarController {
  /// Unavailable. UIKit is not on the web: use TabView.
  @available(*, unavailable, message: "UIKit is not on the web: use TabView.")
  public var delegate: (any UITabBarControllerDelegate)? {
    get { fatalError() }
    set {}
  }
}

extension UITabBarItem {
  /// Unavailable. UIKit is not on the web: use Tab or tabItem.
  @available(*, unavailable, message: "UIKit is not on the web: use Tab or tabItem.")
  public static func appearance() -> UITabBarItem { fatalError() }

  /// Unavailable. UIKit is not on the web: use Tab or tabItem.
  @available(*, unavailable, message: "UIKit is not on the web: use Tab or tabItem.")
  public var badgeColor: UIColor? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use Tab or tabItem.
  @available(*, unavailable, message: "UIKit is not on the web: use Tab or tabItem.")
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { fatalError() }
}

extension UITableView {
  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public enum Style {
    /// Unavailable, as the type is.
    case plain
    /// Unavailable, as the type is.
    case grouped
    /// Unavailable, as the type is.
    case insetGrouped
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public static var automaticDimension: CGFloat { fatalError() }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public convenience init(frame: CGRect, style: Style) { fatalError() }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var dataSource: (any UITableViewDataSource)? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var separatorStyle: UITableViewCell.SeparatorStyle {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var separatorInset: UIEdgeInsets {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var tableFooterView: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var tableHeaderView: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var backgroundView: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var allowsSelection: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var allowsMultipleSelection: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var rowHeight: CGFloat {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var estimatedRowHeight: CGFloat {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var sectionHeaderHeight: CGFloat {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var sectionFooterHeight: CGFloat {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var sectionIndexColor: UIColor? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public func reloadData() { fatalError() }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    fatalError()
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  { fatalError() }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public func deselectRow(at indexPath: IndexPath, animated: Bool) { fatalError() }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { fatalError() }
}

extension UITableViewCell {
  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public enum CellStyle {
    /// Unavailable, as the type is.
    case `default`
    /// Unavailable, as the type is.
    case value1
    /// Unavailable, as the type is.
    case value2
    /// Unavailable, as the type is.
    case subtitle
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public enum SelectionStyle {
    /// Unavailable, as the type is.
    case none
    /// Unavailable, as the type is.
    case blue
    /// Unavailable, as the type is.
    case gray
    /// Unavailable, as the type is.
    case `default`
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public enum SeparatorStyle {
    /// Unavailable, as the type is.
    case none
    /// Unavailable, as the type is.
    case singleLine
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public enum AccessoryType {
    /// Unavailable, as the type is.
    case none
    /// Unavailable, as the type is.
    case disclosureIndicator
    /// Unavailable, as the type is.
    case detailDisclosureButton
    /// Unavailable, as the type is.
    case checkmark
    /// Unavailable, as the type is.
    case detailButton
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public enum EditingStyle {
    /// Unavailable, as the type is.
    case none
    /// Unavailable, as the type is.
    case delete
    /// Unavailable, as the type is.
    case insert
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var selectionStyle: SelectionStyle {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var accessoryType: AccessoryType {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var accessoryView: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var textLabel: UILabel? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var detailTextLabel: UILabel? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var imageView: UIImageView? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var contentView: UIAppearanceHolder {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var backgroundView: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var selectedBackgroundView: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var contentConfiguration: Any? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
}

extension UITextView {
  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public nonisolated static var textDidChangeNotification: NSNotification.Name { fatalError() }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var text: String! {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var attributedText: NSAttributedString! {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var font: UIFont? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var textAlignment: NSTextAlignment {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var isEditable: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var isSelectable: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var selectedRange: NSRange {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var textContainerInset: UIEdgeInsets {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var textContainer: NSTextContainer {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var textStorage: NSTextStorage {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var layoutManager: NSLayoutManager {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var inputView: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var inputAccessoryView: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public func scrollRangeToVisible(_ range: NSRange) { fatalError() }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var keyboardType: UIKeyboardType {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var returnKeyType: UIReturnKeyType {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var isSecureTextEntry: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var autocorrectionType: UITextAutocorrectionType {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var spellCheckingType: UITextSpellCheckingType {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var textContentType: UITextContentType! {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var enablesReturnKeyAutomatically: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var keyboardAppearance: UIKeyboardAppearance {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var selectedTextRange: UITextRange? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var beginningOfDocument: UITextPosition {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public var endOfDocument: UITextPosition {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { fatalError() }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public func selectAll(_ sender: Any?) { fatalError() }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    fatalError()
  }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { fatalError() }

  /// Unavailable. UIKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "UIKit is not on the web: use TextEditor.")
  public func insertText(_ text: String) { fatalError() }
}

extension UIToolbar {
  /// Unavailable. UIKit is not on the web: use toolbar.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbar.")
  public var items: [UIBarButtonItem]? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbar.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbar.")
  public var isTranslucent: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbar.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbar.")
  public var barStyle: UIBarStyle {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbar.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbar.")
  public var standardAppearance: UIBarAppearance {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbar.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbar.")
  public var scrollEdgeAppearance: UIBarAppearance? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use toolbar.
  @available(*, unavailable, message: "UIKit is not on the web: use toolbar.")
  public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { fatalError() }
}

extension UIViewController {
  /// Unavailable. Nothing shows a controller of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a controller of UIKit here: write a View of SwiftUI."
  )
  public var viewIfLoaded: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a controller of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a controller of UIKit here: write a View of SwiftUI."
  )
  public func loadViewIfNeeded() { fatalError() }

  /// Unavailable. Nothing shows a controller of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a controller of UIKit here: write a View of SwiftUI."
  )
  public var children: [UIViewController] {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a controller of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a controller of UIKit here: write a View of SwiftUI."
  )
  public func addChild(_ childController: UIViewController) { fatalError() }

  /// Unavailable. Nothing shows a controller of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a controller of UIKit here: write a View of SwiftUI."
  )
  public func removeFromParent() { fatalError() }

  /// Unavailable. Nothing shows a controller of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a controller of UIKit here: write a View of SwiftUI."
  )
  public func didMove(toParent parent: UIViewController?) { fatalError() }

  /// Unavailable. Nothing shows a controller of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a controller of UIKit here: write a View of SwiftUI."
  )
  public func willMove(toParent parent: UIViewController?) { fatalError() }

  /// Unavailable. Nothing shows a controller of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a controller of UIKit here: write a View of SwiftUI."
  )
  public var storyboard: UIStoryboard? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a controller of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a controller of UIKit here: write a View of SwiftUI."
  )
  public var traitCollection: UITraitCollection {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a controller of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a controller of UIKit here: write a View of SwiftUI."
  )
  public var additionalSafeAreaInsets: UIEdgeInsets {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a controller of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a controller of UIKit here: write a View of SwiftUI."
  )
  public var preferredContentSize: CGSize {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a controller of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a controller of UIKit here: write a View of SwiftUI."
  )
  public var edgesForExtendedLayout: UIRectEdge {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Nothing shows a controller of UIKit here: write a View of SwiftUI.
  @available(
    *, unavailable, message: "Nothing shows a controller of UIKit here: write a View of SwiftUI."
  )
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() { fatalError() }
}

extension UIViewController {
  /// Unavailable. UIKit is not on the web: use sheet or fullScreenCover.
  @available(*, unavailable, message: "UIKit is not on the web: use sheet or fullScreenCover.")
  public var presentationController: UIPresentationController? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use sheet or fullScreenCover.
  @available(*, unavailable, message: "UIKit is not on the web: use sheet or fullScreenCover.")
  public var sheetPresentationController: UISheetPresentationController? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use sheet or fullScreenCover.
  @available(*, unavailable, message: "UIKit is not on the web: use sheet or fullScreenCover.")
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use sheet or fullScreenCover.
  @available(*, unavailable, message: "UIKit is not on the web: use sheet or fullScreenCover.")
  public var definesPresentationContext: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use sheet or fullScreenCover.
  @available(*, unavailable, message: "UIKit is not on the web: use sheet or fullScreenCover.")
  public var isBeingDismissed: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use sheet or fullScreenCover.
  @available(*, unavailable, message: "UIKit is not on the web: use sheet or fullScreenCover.")
  public var isBeingPresented: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use sheet or fullScreenCover.
  @available(*, unavailable, message: "UIKit is not on the web: use sheet or fullScreenCover.")
  public var isMovingFromParent: Bool {
    get { fatalError() }
    set {}
  }
}

extension UIViewController {
  /// Unavailable. UIKit is not on the web: use NavigationStack and toolbar.
  @available(*, unavailable, message: "UIKit is not on the web: use NavigationStack and toolbar.")
  public var splitViewController: UISplitViewController? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use NavigationStack and toolbar.
  @available(*, unavailable, message: "UIKit is not on the web: use NavigationStack and toolbar.")
  public var toolbarItems: [UIBarButtonItem]? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. UIKit is not on the web: use NavigationStack and toolbar.
  @available(*, unavailable, message: "UIKit is not on the web: use NavigationStack and toolbar.")
  public func show(_ vc: UIViewController, sender: Any?) { fatalError() }

  /// Unavailable. UIKit is not on the web: use NavigationStack and toolbar.
  @available(*, unavailable, message: "UIKit is not on the web: use NavigationStack and toolbar.")
  public func performSegue(withIdentifier identifier: String, sender: Any?) { fatalError() }
}

extension UIWindow {
  /// Unavailable, as the type is.
  public struct Level: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Unavailable, as the set is.
    public static let normal = Level(rawValue: 1 << 0)
    /// Unavailable, as the set is.
    public static let alert = Level(rawValue: 1 << 1)
    /// Unavailable, as the set is.
    public static let statusBar = Level(rawValue: 1 << 2)
  }

  /// Unavailable. A page has one window.
  @available(*, unavailable, message: "A page has one window.")
  public var windowLevel: Level {
    get { fatalError() }
    set {}
  }
}

extension UIWindowScene {
  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public var statusBarManager: UIStatusBarManager? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public func requestGeometryUpdate(
    _ geometryPreferences: UIWindowSceneGeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) { fatalError() }
}
