// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.
public import Foundation
public import GeometryTypes

/// Unavailable. Core Animation is not on the web: use withAnimation.
@available(*, unavailable, message: "Core Animation is not on the web: use withAnimation.")
open class CAAnimation {
  /// Unavailable, as the type is.
  public init() { fatalError() }
  /// Unavailable. Core Animation is not on the web: use withAnimation.
  @available(*, unavailable, message: "Core Animation is not on the web: use withAnimation.")
  public var duration: Double {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use withAnimation.
  @available(*, unavailable, message: "Core Animation is not on the web: use withAnimation.")
  public var repeatCount: Float {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use withAnimation.
  @available(*, unavailable, message: "Core Animation is not on the web: use withAnimation.")
  public var autoreverses: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use withAnimation.
  @available(*, unavailable, message: "Core Animation is not on the web: use withAnimation.")
  public var beginTime: Double {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use withAnimation.
  @available(*, unavailable, message: "Core Animation is not on the web: use withAnimation.")
  public var fillMode: Any {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use withAnimation.
  @available(*, unavailable, message: "Core Animation is not on the web: use withAnimation.")
  public var isRemovedOnCompletion: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use withAnimation.
  @available(*, unavailable, message: "Core Animation is not on the web: use withAnimation.")
  public var timingFunction: CAMediaTimingFunction? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use withAnimation.
  @available(*, unavailable, message: "Core Animation is not on the web: use withAnimation.")
  public var speed: Float {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use withAnimation.
  @available(*, unavailable, message: "Core Animation is not on the web: use withAnimation.")
  public var delegate: Any? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Core Animation is not on the web: use withAnimation.
@available(*, unavailable, message: "Core Animation is not on the web: use withAnimation.")
open class CABasicAnimation: CAAnimation {
  /// Unavailable. Core Animation is not on the web: use withAnimation.
  @available(*, unavailable, message: "Core Animation is not on the web: use withAnimation.")
  public convenience init(keyPath path: String?) { fatalError() }
  /// Unavailable. Core Animation is not on the web: use withAnimation.
  @available(*, unavailable, message: "Core Animation is not on the web: use withAnimation.")
  public var fromValue: Any? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use withAnimation.
  @available(*, unavailable, message: "Core Animation is not on the web: use withAnimation.")
  public var toValue: Any? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use withAnimation.
  @available(*, unavailable, message: "Core Animation is not on the web: use withAnimation.")
  public var byValue: Any? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Core Animation is not on the web: use UnevenRoundedRectangle.
@available(*, unavailable, message: "Core Animation is not on the web: use UnevenRoundedRectangle.")
public struct CACornerMask {
  /// Unavailable. Core Animation is not on the web: use UnevenRoundedRectangle.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use UnevenRoundedRectangle."
  )
  public static var layerMinXMinYCorner: CACornerMask { fatalError() }
  /// Unavailable. Core Animation is not on the web: use UnevenRoundedRectangle.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use UnevenRoundedRectangle."
  )
  public static var layerMaxXMinYCorner: CACornerMask { fatalError() }
  /// Unavailable. Core Animation is not on the web: use UnevenRoundedRectangle.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use UnevenRoundedRectangle."
  )
  public static var layerMinXMaxYCorner: CACornerMask { fatalError() }
  /// Unavailable. Core Animation is not on the web: use UnevenRoundedRectangle.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use UnevenRoundedRectangle."
  )
  public static var layerMaxXMaxYCorner: CACornerMask { fatalError() }
  /// Unavailable, as the set is.
  public init() {}
}
@available(*, unavailable, message: "Core Animation is not on the web: use UnevenRoundedRectangle.")
extension CACornerMask: OptionSet {
  /// Unavailable.
  public var rawValue: Int { 0 }
  /// Unavailable.
  public init(rawValue: Int) {}
}

/// Unavailable. A server sees no frames: use TimelineView.
@available(*, unavailable, message: "A server sees no frames: use TimelineView.")
open class CADisplayLink {
  /// Unavailable. A server sees no frames: use TimelineView.
  @available(*, unavailable, message: "A server sees no frames: use TimelineView.")
  public init(target: Any, selector sel: Any) { fatalError() }
  /// Unavailable. A server sees no frames: use TimelineView.
  @available(*, unavailable, message: "A server sees no frames: use TimelineView.")
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { fatalError() }
  /// Unavailable. A server sees no frames: use TimelineView.
  @available(*, unavailable, message: "A server sees no frames: use TimelineView.")
  public func invalidate() { fatalError() }
  /// Unavailable. A server sees no frames: use TimelineView.
  @available(*, unavailable, message: "A server sees no frames: use TimelineView.")
  public var isPaused: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A server sees no frames: use TimelineView.
  @available(*, unavailable, message: "A server sees no frames: use TimelineView.")
  public var timestamp: Double {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A server sees no frames: use TimelineView.
  @available(*, unavailable, message: "A server sees no frames: use TimelineView.")
  public var targetTimestamp: Double {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A server sees no frames: use TimelineView.
  @available(*, unavailable, message: "A server sees no frames: use TimelineView.")
  public var duration: Double {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A server sees no frames: use TimelineView.
  @available(*, unavailable, message: "A server sees no frames: use TimelineView.")
  public var preferredFramesPerSecond: Int {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
@available(
  *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
)
open class CAEmitterCell {
  /// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
  )
  public init() { fatalError() }
  /// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
  )
  public var contents: Any? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
  )
  public var color: CGColor? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
  )
  public var birthRate: Float {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
  )
  public var lifetime: Float {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
  )
  public var velocity: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
  )
  public var velocityRange: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
  )
  public var emissionRange: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
  )
  public var emissionLongitude: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
  )
  public var spin: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
  )
  public var spinRange: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
  )
  public var scale: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
  )
  public var scaleRange: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
  )
  public var yAcceleration: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
  )
  public var name: String? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
@available(
  *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
)
open class CAEmitterLayer: CALayer {
  /// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
  )
  public var emitterCells: [CAEmitterCell]? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
  )
  public var emitterPosition: CGPoint {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
  )
  public var emitterSize: CGSize {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
  )
  public var emitterShape: Any {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use Canvas in a TimelineView.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView."
  )
  public var birthRate: Float {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Core Animation is not on the web: use LinearGradient.
@available(*, unavailable, message: "Core Animation is not on the web: use LinearGradient.")
open class CAGradientLayer: CALayer {
  /// Unavailable. Core Animation is not on the web: use LinearGradient.
  @available(*, unavailable, message: "Core Animation is not on the web: use LinearGradient.")
  public var colors: [Any]? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use LinearGradient.
  @available(*, unavailable, message: "Core Animation is not on the web: use LinearGradient.")
  public var locations: [NSNumber]? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use LinearGradient.
  @available(*, unavailable, message: "Core Animation is not on the web: use LinearGradient.")
  public var startPoint: CGPoint {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use LinearGradient.
  @available(*, unavailable, message: "Core Animation is not on the web: use LinearGradient.")
  public var endPoint: CGPoint {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Core Animation is not on the web: use keyframeAnimator.
@available(*, unavailable, message: "Core Animation is not on the web: use keyframeAnimator.")
open class CAKeyframeAnimation: CAAnimation {
  /// Unavailable. Core Animation is not on the web: use keyframeAnimator.
  @available(*, unavailable, message: "Core Animation is not on the web: use keyframeAnimator.")
  public convenience init(keyPath path: String?) { fatalError() }
  /// Unavailable. Core Animation is not on the web: use keyframeAnimator.
  @available(*, unavailable, message: "Core Animation is not on the web: use keyframeAnimator.")
  public var values: [Any]? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use keyframeAnimator.
  @available(*, unavailable, message: "Core Animation is not on the web: use keyframeAnimator.")
  public var keyTimes: [NSNumber]? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use keyframeAnimator.
  @available(*, unavailable, message: "Core Animation is not on the web: use keyframeAnimator.")
  public var path: CGPath? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Core Animation is not on the web: use shapes and modifiers.
@available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
open class CALayer {
  /// Unavailable, as the type is.
  public init() { fatalError() }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var cornerRadius: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var borderWidth: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var borderColor: CGColor? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var backgroundColor: CGColor? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var shadowColor: CGColor? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var shadowOpacity: Float {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var shadowOffset: CGSize {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var shadowRadius: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var shadowPath: CGPath? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var masksToBounds: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var frame: CGRect {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var bounds: CGRect {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var position: CGPoint {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var anchorPoint: CGPoint {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var opacity: Float {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var mask: CALayer? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var contents: Any? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var zPosition: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var sublayers: [CALayer]? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var maskedCorners: CACornerMask {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var isHidden: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var name: String? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public var speed: Float {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public func addSublayer(_ layer: CALayer) { fatalError() }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { fatalError() }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public func removeFromSuperlayer() { fatalError() }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public func add(_ anim: CAAnimation, forKey key: String?) { fatalError() }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public func removeAllAnimations() { fatalError() }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public func removeAnimation(forKey key: String) { fatalError() }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public func setNeedsDisplay() { fatalError() }
  /// Unavailable. Core Animation is not on the web: use shapes and modifiers.
  @available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.")
  public func render(in ctx: CGContext) { fatalError() }
}

/// Unavailable. Core Animation is not on the web: use Animation.timingCurve.
@available(*, unavailable, message: "Core Animation is not on the web: use Animation.timingCurve.")
open class CAMediaTimingFunction {
  /// Unavailable. Core Animation is not on the web: use Animation.timingCurve.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Animation.timingCurve."
  )
  public init(name: Any) { fatalError() }
  /// Unavailable. Core Animation is not on the web: use Animation.timingCurve.
  @available(
    *, unavailable, message: "Core Animation is not on the web: use Animation.timingCurve."
  )
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { fatalError() }
}

/// Unavailable. Core Animation is not on the web: use a Shape.
@available(*, unavailable, message: "Core Animation is not on the web: use a Shape.")
open class CAShapeLayer: CALayer {
  /// Unavailable. Core Animation is not on the web: use a Shape.
  @available(*, unavailable, message: "Core Animation is not on the web: use a Shape.")
  public var path: CGPath? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use a Shape.
  @available(*, unavailable, message: "Core Animation is not on the web: use a Shape.")
  public var fillColor: CGColor? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use a Shape.
  @available(*, unavailable, message: "Core Animation is not on the web: use a Shape.")
  public var strokeColor: CGColor? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use a Shape.
  @available(*, unavailable, message: "Core Animation is not on the web: use a Shape.")
  public var lineWidth: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use a Shape.
  @available(*, unavailable, message: "Core Animation is not on the web: use a Shape.")
  public var strokeEnd: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use a Shape.
  @available(*, unavailable, message: "Core Animation is not on the web: use a Shape.")
  public var strokeStart: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use a Shape.
  @available(*, unavailable, message: "Core Animation is not on the web: use a Shape.")
  public var lineDashPattern: [NSNumber]? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Core Animation is not on the web: use withAnimation(.spring).
@available(*, unavailable, message: "Core Animation is not on the web: use withAnimation(.spring).")
open class CASpringAnimation: CAAnimation {
  /// Unavailable. Core Animation is not on the web: use withAnimation(.spring).
  @available(
    *, unavailable, message: "Core Animation is not on the web: use withAnimation(.spring)."
  )
  public convenience init(keyPath path: String?) { fatalError() }
  /// Unavailable. Core Animation is not on the web: use withAnimation(.spring).
  @available(
    *, unavailable, message: "Core Animation is not on the web: use withAnimation(.spring)."
  )
  public var fromValue: Any? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use withAnimation(.spring).
  @available(
    *, unavailable, message: "Core Animation is not on the web: use withAnimation(.spring)."
  )
  public var toValue: Any? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use withAnimation(.spring).
  @available(
    *, unavailable, message: "Core Animation is not on the web: use withAnimation(.spring)."
  )
  public var damping: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use withAnimation(.spring).
  @available(
    *, unavailable, message: "Core Animation is not on the web: use withAnimation(.spring)."
  )
  public var stiffness: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Animation is not on the web: use withAnimation(.spring).
  @available(
    *, unavailable, message: "Core Animation is not on the web: use withAnimation(.spring)."
  )
  public var mass: CGFloat {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Core Animation is not on the web: use Text.
@available(*, unavailable, message: "Core Animation is not on the web: use Text.")
open class CATextLayer: CALayer {
  /// Unavailable. Core Animation is not on the web: use Text.
  @available(*, unavailable, message: "Core Animation is not on the web: use Text.")
  public var string: Any? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Core Animation is not on the web: use withAnimation and its completion.
@available(
  *, unavailable, message: "Core Animation is not on the web: use withAnimation and its completion."
)
open class CATransaction {
  /// Unavailable. Core Animation is not on the web: use withAnimation and its completion.
  @available(
    *, unavailable,
    message: "Core Animation is not on the web: use withAnimation and its completion."
  )
  public init() { fatalError() }
  /// Unavailable. Core Animation is not on the web: use withAnimation and its completion.
  @available(
    *, unavailable,
    message: "Core Animation is not on the web: use withAnimation and its completion."
  )
  public static func begin() { fatalError() }
  /// Unavailable. Core Animation is not on the web: use withAnimation and its completion.
  @available(
    *, unavailable,
    message: "Core Animation is not on the web: use withAnimation and its completion."
  )
  public static func commit() { fatalError() }
  /// Unavailable. Core Animation is not on the web: use withAnimation and its completion.
  @available(
    *, unavailable,
    message: "Core Animation is not on the web: use withAnimation and its completion."
  )
  public static func setCompletionBlock(_ block: (() -> Void)?) { fatalError() }
  /// Unavailable. Core Animation is not on the web: use withAnimation and its completion.
  @available(
    *, unavailable,
    message: "Core Animation is not on the web: use withAnimation and its completion."
  )
  public static func setDisableActions(_ flag: Bool) { fatalError() }
  /// Unavailable. Core Animation is not on the web: use withAnimation and its completion.
  @available(
    *, unavailable,
    message: "Core Animation is not on the web: use withAnimation and its completion."
  )
  public static func setAnimationDuration(_ dur: Double) { fatalError() }
}

/// Unavailable. Core Graphics is not on the web: use blendMode.
@available(*, unavailable, message: "Core Graphics is not on the web: use blendMode.")
public enum CGBlendMode {
  /// Unavailable.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn,
    sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, xor, plusLighter
}

/// Unavailable. Core Graphics is not on the web: use Canvas.
@available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
open class CGContext {
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func fill(_ rect: CGRect) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func stroke(_ rect: CGRect) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func addRect(_ rect: CGRect) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func addEllipse(in rect: CGRect) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func fillEllipse(in rect: CGRect) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func strokeEllipse(in rect: CGRect) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func addPath(_ path: CGPath) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func move(to point: CGPoint) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func addLine(to point: CGPoint) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func strokePath() { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func fillPath() { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func clip() { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func clip(to rect: CGRect) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func setFillColor(_ color: CGColor) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func setStrokeColor(_ color: CGColor) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func setLineWidth(_ width: CGFloat) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func setAlpha(_ alpha: CGFloat) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func setBlendMode(_ mode: CGBlendMode) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func saveGState() { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func restoreGState() { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func rotate(by angle: CGFloat) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func draw(_ image: CGImage, in rect: CGRect) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func makeImage() -> CGImage? { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func beginPDFPage(_ pageInfo: Any?) { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func endPDFPage() { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func closePDF() { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func beginPath() { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public func closePath() { fatalError() }
  /// Unavailable. Core Graphics is not on the web: use Canvas.
  @available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.")
  public init() {}
}

/// Unavailable. A server decodes no pictures: use Image or AsyncImage.
@available(*, unavailable, message: "A server decodes no pictures: use Image or AsyncImage.")
open class CGImage {
  /// Unavailable. A server decodes no pictures: use Image or AsyncImage.
  @available(*, unavailable, message: "A server decodes no pictures: use Image or AsyncImage.")
  public var width: Int {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A server decodes no pictures: use Image or AsyncImage.
  @available(*, unavailable, message: "A server decodes no pictures: use Image or AsyncImage.")
  public var height: Int {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A server decodes no pictures: use Image or AsyncImage.
  @available(*, unavailable, message: "A server decodes no pictures: use Image or AsyncImage.")
  public var bitsPerComponent: Int {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A server decodes no pictures: use Image or AsyncImage.
  @available(*, unavailable, message: "A server decodes no pictures: use Image or AsyncImage.")
  public var bitsPerPixel: Int {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A server decodes no pictures: use Image or AsyncImage.
  @available(*, unavailable, message: "A server decodes no pictures: use Image or AsyncImage.")
  public var bytesPerRow: Int {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A server decodes no pictures: use Image or AsyncImage.
  @available(*, unavailable, message: "A server decodes no pictures: use Image or AsyncImage.")
  public var bitmapInfo: Any {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A server decodes no pictures: use Image or AsyncImage.
  @available(*, unavailable, message: "A server decodes no pictures: use Image or AsyncImage.")
  public var alphaInfo: Any {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A server decodes no pictures: use Image or AsyncImage.
  @available(*, unavailable, message: "A server decodes no pictures: use Image or AsyncImage.")
  public var dataProvider: Any? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A server decodes no pictures: use Image or AsyncImage.
  @available(*, unavailable, message: "A server decodes no pictures: use Image or AsyncImage.")
  public func cropping(to rect: CGRect) -> CGImage? { fatalError() }
  /// Unavailable. A server decodes no pictures: use Image or AsyncImage.
  @available(*, unavailable, message: "A server decodes no pictures: use Image or AsyncImage.")
  public func copy() -> CGImage? { fatalError() }
  /// Unavailable. A server decodes no pictures: use Image or AsyncImage.
  @available(*, unavailable, message: "A server decodes no pictures: use Image or AsyncImage.")
  public init() {}
}

/// Unavailable. Core Image is not on the web: use Color or UIColor.
@available(*, unavailable, message: "Core Image is not on the web: use Color or UIColor.")
open class CIColor {
  /// Unavailable. Core Image is not on the web: use Color or UIColor.
  @available(*, unavailable, message: "Core Image is not on the web: use Color or UIColor.")
  public init(color: UIColor) { fatalError() }
  /// Unavailable. Core Image is not on the web: use Color or UIColor.
  @available(*, unavailable, message: "Core Image is not on the web: use Color or UIColor.")
  public init(red: CGFloat, green: CGFloat, blue: CGFloat) { fatalError() }
  /// Unavailable. Core Image is not on the web: use Color or UIColor.
  @available(*, unavailable, message: "Core Image is not on the web: use Color or UIColor.")
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  /// Unavailable. Core Image is not on the web: use Color or UIColor.
  @available(*, unavailable, message: "Core Image is not on the web: use Color or UIColor.")
  public static var red: CIColor { fatalError() }
  /// Unavailable. Core Image is not on the web: use Color or UIColor.
  @available(*, unavailable, message: "Core Image is not on the web: use Color or UIColor.")
  public static var black: CIColor { fatalError() }
  /// Unavailable. Core Image is not on the web: use Color or UIColor.
  @available(*, unavailable, message: "Core Image is not on the web: use Color or UIColor.")
  public static var white: CIColor { fatalError() }
  /// Unavailable. Core Image is not on the web: use Color or UIColor.
  @available(*, unavailable, message: "Core Image is not on the web: use Color or UIColor.")
  public static var clear: CIColor { fatalError() }
  /// Unavailable. Core Image is not on the web: use Color or UIColor.
  @available(*, unavailable, message: "Core Image is not on the web: use Color or UIColor.")
  public static var blue: CIColor { fatalError() }
  /// Unavailable. Core Image is not on the web: use Color or UIColor.
  @available(*, unavailable, message: "Core Image is not on the web: use Color or UIColor.")
  public static var green: CIColor { fatalError() }
  /// Unavailable. Core Image is not on the web: use Color or UIColor.
  @available(*, unavailable, message: "Core Image is not on the web: use Color or UIColor.")
  public var red: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Image is not on the web: use Color or UIColor.
  @available(*, unavailable, message: "Core Image is not on the web: use Color or UIColor.")
  public var green: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Image is not on the web: use Color or UIColor.
  @available(*, unavailable, message: "Core Image is not on the web: use Color or UIColor.")
  public var blue: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Image is not on the web: use Color or UIColor.
  @available(*, unavailable, message: "Core Image is not on the web: use Color or UIColor.")
  public var alpha: CGFloat {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Core Image is not on the web: use Image and its modifiers.
@available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
open class CIContext {
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public init() { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public init(options: [CIContextOption: Any]?) { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { fatalError() }
}

/// Unavailable. Core Image is not on the web: use Image and its modifiers.
@available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
public enum CIContextOption {
  /// Unavailable.
  case workingColorSpace, outputColorSpace, useSoftwareRenderer, priorityRequestLow
}

/// Unavailable. Core Image is not on the web: use Image and its modifiers.
@available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
open class CIFilter {
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public init() { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public init?(name: String) { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public init?(name: String, parameters params: [String: Any]?) { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public var outputImage: CIImage? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public var name: String {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public func setValue(_ value: Any?, forKey key: String) { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public func setDefaults() { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public static func qrCodeGenerator() -> CIFilter { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public static func code128BarcodeGenerator() -> CIFilter { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public static func gaussianBlur() -> CIFilter { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public static func sepiaTone() -> CIFilter { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public static func pixellate() -> CIFilter { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public static func colorControls() -> CIFilter { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public static func vignette() -> CIFilter { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public var message: Data {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public var inputImage: CIImage? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public var intensity: Float {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public var radius: Float {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public var scale: Float {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public var correctionLevel: String {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Core Image is not on the web: use Image and its modifiers.
@available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
open class CIImage {
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public init() { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public init?(image: UIImage) { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public init?(data: Data) { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public init(cgImage: CGImage) { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public init(color: CIColor) { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public init?(contentsOf url: URL) { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public var extent: CGRect {
    get { fatalError() }
    set {}
  }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public func transformed(by matrix: CGAffineTransform) -> CIImage { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public func cropped(to rect: CGRect) -> CIImage { fatalError() }
  /// Unavailable. Core Image is not on the web: use Image and its modifiers.
  @available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.")
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:])
    -> CIImage
  { fatalError() }
}

/// Unavailable. AppKit is not on the web: use alert.
@available(*, unavailable, message: "AppKit is not on the web: use alert.")
open class NSAlert {
  /// Unavailable. AppKit is not on the web: use alert.
  @available(*, unavailable, message: "AppKit is not on the web: use alert.")
  public init() { fatalError() }
  /// Unavailable. AppKit is not on the web: use alert.
  @available(*, unavailable, message: "AppKit is not on the web: use alert.")
  public var messageText: String {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use alert.
  @available(*, unavailable, message: "AppKit is not on the web: use alert.")
  public var informativeText: String {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use alert.
  @available(*, unavailable, message: "AppKit is not on the web: use alert.")
  public func addButton(withTitle title: String) -> Any { fatalError() }
  /// Unavailable. AppKit is not on the web: use alert.
  @available(*, unavailable, message: "AppKit is not on the web: use alert.")
  public func runModal() -> Any { fatalError() }
}

/// Unavailable. AppKit is not on the web: use UIApplication, or the App.
@available(*, unavailable, message: "AppKit is not on the web: use UIApplication, or the App.")
open class NSApplication {
  /// Unavailable. AppKit is not on the web: use UIApplication, or the App.
  @available(*, unavailable, message: "AppKit is not on the web: use UIApplication, or the App.")
  public static var shared: NSApplication { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIApplication, or the App.
  @available(*, unavailable, message: "AppKit is not on the web: use UIApplication, or the App.")
  public var windows: [NSWindow] {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use UIApplication, or the App.
  @available(*, unavailable, message: "AppKit is not on the web: use UIApplication, or the App.")
  public var keyWindow: NSWindow? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use UIApplication, or the App.
  @available(*, unavailable, message: "AppKit is not on the web: use UIApplication, or the App.")
  public var mainWindow: NSWindow? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use UIApplication, or the App.
  @available(*, unavailable, message: "AppKit is not on the web: use UIApplication, or the App.")
  public var delegate: (any NSApplicationDelegate)? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use UIApplication, or the App.
  @available(*, unavailable, message: "AppKit is not on the web: use UIApplication, or the App.")
  public func terminate(_ sender: Any?) { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIApplication, or the App.
  @available(*, unavailable, message: "AppKit is not on the web: use UIApplication, or the App.")
  public func activate(ignoringOtherApps flag: Bool) { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIApplication, or the App.
  @available(*, unavailable, message: "AppKit is not on the web: use UIApplication, or the App.")
  public func sendAction(_ action: Any, to target: Any?, from sender: Any?) -> Bool { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIApplication, or the App.
  @available(*, unavailable, message: "AppKit is not on the web: use UIApplication, or the App.")
  public init() {}
}

/// Unavailable. AppKit is not on the web: use UIApplicationDelegate, or scenePhase.
@available(
  *, unavailable, message: "AppKit is not on the web: use UIApplicationDelegate, or scenePhase."
)
public protocol NSApplicationDelegate {
}

/// Unavailable. AppKit is not on the web: use Path.
@available(*, unavailable, message: "AppKit is not on the web: use Path.")
open class NSBezierPath {
  /// Unavailable. AppKit is not on the web: use Path.
  @available(*, unavailable, message: "AppKit is not on the web: use Path.")
  public init() { fatalError() }
  /// Unavailable. AppKit is not on the web: use Path.
  @available(*, unavailable, message: "AppKit is not on the web: use Path.")
  public init(rect: CGRect) { fatalError() }
  /// Unavailable. AppKit is not on the web: use Path.
  @available(*, unavailable, message: "AppKit is not on the web: use Path.")
  public init(ovalIn rect: CGRect) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use LazyVGrid or LazyHGrid.
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.")
open class NSCollectionLayoutDimension {
  /// Unavailable. UIKit is not on the web: use LazyVGrid or LazyHGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use LazyVGrid or LazyHGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.")
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    fatalError()
  }
  /// Unavailable. UIKit is not on the web: use LazyVGrid or LazyHGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.")
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    fatalError()
  }
  /// Unavailable. UIKit is not on the web: use LazyVGrid or LazyHGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.")
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    fatalError()
  }
  /// Unavailable. UIKit is not on the web: use LazyVGrid or LazyHGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.")
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    fatalError()
  }
}

/// Unavailable. UIKit is not on the web: use LazyVGrid or LazyHGrid.
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.")
open class NSCollectionLayoutGroup {
  /// Unavailable. UIKit is not on the web: use LazyVGrid or LazyHGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use LazyVGrid or LazyHGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.")
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { fatalError() }
  /// Unavailable. UIKit is not on the web: use LazyVGrid or LazyHGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.")
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { fatalError() }
}

/// Unavailable. UIKit is not on the web: use LazyVGrid or LazyHGrid.
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.")
open class NSCollectionLayoutItem {
  /// Unavailable. UIKit is not on the web: use LazyVGrid or LazyHGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.")
  public init(layoutSize: NSCollectionLayoutSize) { fatalError() }
  /// Unavailable. UIKit is not on the web: use LazyVGrid or LazyHGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.")
  public var contentInsets: NSDirectionalEdgeInsets {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use LazyVGrid or LazyHGrid.
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.")
open class NSCollectionLayoutSection {
  /// Unavailable. UIKit is not on the web: use LazyVGrid or LazyHGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.")
  public init(group: NSCollectionLayoutGroup) { fatalError() }
  /// Unavailable. UIKit is not on the web: use LazyVGrid or LazyHGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.")
  public var interGroupSpacing: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use LazyVGrid or LazyHGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.")
  public var contentInsets: NSDirectionalEdgeInsets {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use LazyVGrid or LazyHGrid.
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.")
open class NSCollectionLayoutSize {
  /// Unavailable. UIKit is not on the web: use LazyVGrid or LazyHGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.")
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) { fatalError() }
}

/// Unavailable. AppKit is not on the web: use UIColor or Color.
@available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.")
open class NSColor {
  /// Unavailable. AppKit is not on the web: use UIColor or Color.
  @available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.")
  public init() { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIColor or Color.
  @available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.")
  public init(_ color: Any) { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIColor or Color.
  @available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.")
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIColor or Color.
  @available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.")
  public static var windowBackgroundColor: NSColor { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIColor or Color.
  @available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.")
  public static var controlBackgroundColor: NSColor { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIColor or Color.
  @available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.")
  public static var textBackgroundColor: NSColor { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIColor or Color.
  @available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.")
  public static var labelColor: NSColor { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIColor or Color.
  @available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.")
  public static var secondaryLabelColor: NSColor { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIColor or Color.
  @available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.")
  public static var separatorColor: NSColor { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIColor or Color.
  @available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.")
  public static var controlAccentColor: NSColor { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIColor or Color.
  @available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.")
  public static var white: NSColor { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIColor or Color.
  @available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.")
  public static var black: NSColor { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIColor or Color.
  @available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.")
  public static var clear: NSColor { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIColor or Color.
  @available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.")
  public static var gray: NSColor { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIColor or Color.
  @available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.")
  public static var systemGray: NSColor { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIColor or Color.
  @available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.")
  public static var underPageBackgroundColor: NSColor { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIColor or Color.
  @available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.")
  public func getRed(_ red: Any?, green: Any?, blue: Any?, alpha: Any?) { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIColor or Color.
  @available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.")
  public func usingColorSpace(_ space: Any) -> NSColor? { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIColor or Color.
  @available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.")
  public var cgColor: CGColor {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. The browser chooses the pointer by what is below it.
@available(*, unavailable, message: "The browser chooses the pointer by what is below it.")
open class NSCursor {
  /// Unavailable. The browser chooses the pointer by what is below it.
  @available(*, unavailable, message: "The browser chooses the pointer by what is below it.")
  public static var pointingHand: NSCursor { fatalError() }
  /// Unavailable. The browser chooses the pointer by what is below it.
  @available(*, unavailable, message: "The browser chooses the pointer by what is below it.")
  public static var arrow: NSCursor { fatalError() }
  /// Unavailable. The browser chooses the pointer by what is below it.
  @available(*, unavailable, message: "The browser chooses the pointer by what is below it.")
  public func push() { fatalError() }
  /// Unavailable. The browser chooses the pointer by what is below it.
  @available(*, unavailable, message: "The browser chooses the pointer by what is below it.")
  public func set() { fatalError() }
  /// Unavailable. The browser chooses the pointer by what is below it.
  @available(*, unavailable, message: "The browser chooses the pointer by what is below it.")
  public static func pop() { fatalError() }
  /// Unavailable. The browser chooses the pointer by what is below it.
  @available(*, unavailable, message: "The browser chooses the pointer by what is below it.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use List, which compares its rows itself.
@available(
  *, unavailable, message: "UIKit is not on the web: use List, which compares its rows itself."
)
public struct NSDiffableDataSourceSnapshot<Section, Item> {
  /// Unavailable. UIKit is not on the web: use List, which compares its rows itself.
  @available(
    *, unavailable, message: "UIKit is not on the web: use List, which compares its rows itself."
  )
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use List, which compares its rows itself.
  @available(
    *, unavailable, message: "UIKit is not on the web: use List, which compares its rows itself."
  )
  public func appendSections(_ identifiers: [Section]) { fatalError() }
  /// Unavailable. UIKit is not on the web: use List, which compares its rows itself.
  @available(
    *, unavailable, message: "UIKit is not on the web: use List, which compares its rows itself."
  )
  public func appendItems(_ identifiers: [Item], toSection sectionIdentifier: Section? = nil) {
    fatalError()
  }
}

/// Unavailable. UIKit is not on the web: use EdgeInsets.
@available(*, unavailable, message: "UIKit is not on the web: use EdgeInsets.")
public struct NSDirectionalEdgeInsets {
  /// Unavailable. UIKit is not on the web: use EdgeInsets.
  @available(*, unavailable, message: "UIKit is not on the web: use EdgeInsets.")
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { fatalError() }
  /// Unavailable. UIKit is not on the web: use EdgeInsets.
  @available(*, unavailable, message: "UIKit is not on the web: use EdgeInsets.")
  public static var zero: NSDirectionalEdgeInsets { fatalError() }
  /// Unavailable. UIKit is not on the web: use EdgeInsets.
  @available(*, unavailable, message: "UIKit is not on the web: use EdgeInsets.")
  public var top: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use EdgeInsets.
  @available(*, unavailable, message: "UIKit is not on the web: use EdgeInsets.")
  public var leading: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use EdgeInsets.
  @available(*, unavailable, message: "UIKit is not on the web: use EdgeInsets.")
  public var bottom: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use EdgeInsets.
  @available(*, unavailable, message: "UIKit is not on the web: use EdgeInsets.")
  public var trailing: CGFloat {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. AppKit is not on the web: use keyboardShortcut, or a gesture.
@available(*, unavailable, message: "AppKit is not on the web: use keyboardShortcut, or a gesture.")
open class NSEvent {
  /// Unavailable. AppKit is not on the web: use keyboardShortcut, or a gesture.
  @available(
    *, unavailable, message: "AppKit is not on the web: use keyboardShortcut, or a gesture."
  )
  public static var modifierFlags: Any { fatalError() }
  /// Unavailable. AppKit is not on the web: use keyboardShortcut, or a gesture.
  @available(
    *, unavailable, message: "AppKit is not on the web: use keyboardShortcut, or a gesture."
  )
  public var keyCode: UInt16 {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use keyboardShortcut, or a gesture.
  @available(
    *, unavailable, message: "AppKit is not on the web: use keyboardShortcut, or a gesture."
  )
  public var characters: String? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use keyboardShortcut, or a gesture.
  @available(
    *, unavailable, message: "AppKit is not on the web: use keyboardShortcut, or a gesture."
  )
  public var locationInWindow: CGPoint {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use keyboardShortcut, or a gesture.
  @available(
    *, unavailable, message: "AppKit is not on the web: use keyboardShortcut, or a gesture."
  )
  public init() {}
}

/// Unavailable. AppKit is not on the web: use UIFont or Font.
@available(*, unavailable, message: "AppKit is not on the web: use UIFont or Font.")
open class NSFont {
  /// Unavailable. AppKit is not on the web: use UIFont or Font.
  @available(*, unavailable, message: "AppKit is not on the web: use UIFont or Font.")
  public init?(name: String, size: CGFloat) { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIFont or Font.
  @available(*, unavailable, message: "AppKit is not on the web: use UIFont or Font.")
  public static func systemFont(ofSize fontSize: CGFloat) -> NSFont { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIFont or Font.
  @available(*, unavailable, message: "AppKit is not on the web: use UIFont or Font.")
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIFont or Font.
  @available(*, unavailable, message: "AppKit is not on the web: use UIFont or Font.")
  public static var systemFontSize: CGFloat { fatalError() }
}

/// Unavailable. AppKit is not on the web: use sensoryFeedback.
@available(*, unavailable, message: "AppKit is not on the web: use sensoryFeedback.")
open class NSHapticFeedbackManager {
  /// Unavailable. AppKit is not on the web: use sensoryFeedback.
  @available(*, unavailable, message: "AppKit is not on the web: use sensoryFeedback.")
  public static var defaultPerformer: Any { fatalError() }
  /// Unavailable. AppKit is not on the web: use sensoryFeedback.
  @available(*, unavailable, message: "AppKit is not on the web: use sensoryFeedback.")
  public init() {}
}

/// Unavailable. AppKit is not on the web: use UIImage or Image.
@available(*, unavailable, message: "AppKit is not on the web: use UIImage or Image.")
open class NSImage {
  /// Unavailable. AppKit is not on the web: use UIImage or Image.
  @available(*, unavailable, message: "AppKit is not on the web: use UIImage or Image.")
  public init() { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIImage or Image.
  @available(*, unavailable, message: "AppKit is not on the web: use UIImage or Image.")
  public init?(named name: String) { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIImage or Image.
  @available(*, unavailable, message: "AppKit is not on the web: use UIImage or Image.")
  public init?(data: Data) { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIImage or Image.
  @available(*, unavailable, message: "AppKit is not on the web: use UIImage or Image.")
  public init?(contentsOf url: URL) { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIImage or Image.
  @available(*, unavailable, message: "AppKit is not on the web: use UIImage or Image.")
  public init(size: CGSize) { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIImage or Image.
  @available(*, unavailable, message: "AppKit is not on the web: use UIImage or Image.")
  public init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    fatalError()
  }
  /// Unavailable. AppKit is not on the web: use UIImage or Image.
  @available(*, unavailable, message: "AppKit is not on the web: use UIImage or Image.")
  public var size: CGSize {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use UIImage or Image.
  @available(*, unavailable, message: "AppKit is not on the web: use UIImage or Image.")
  public var tiffRepresentation: Data? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use UIImage or Image.
  @available(*, unavailable, message: "AppKit is not on the web: use UIImage or Image.")
  public func cgImage(
    forProposedRect proposedDestRect: Any?, context referenceContext: Any?, hints: [String: Any]?
  ) -> CGImage? { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIImage or Image.
  @available(*, unavailable, message: "AppKit is not on the web: use UIImage or Image.")
  public func lockFocus() { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIImage or Image.
  @available(*, unavailable, message: "AppKit is not on the web: use UIImage or Image.")
  public func unlockFocus() { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIImage or Image.
  @available(*, unavailable, message: "AppKit is not on the web: use UIImage or Image.")
  public func draw(in rect: CGRect) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use stacks and frame.
@available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
open class NSLayoutConstraint {
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public enum Axis {
    /// Unavailable, as the type is.
    case horizontal
    /// Unavailable, as the type is.
    case vertical
  }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public static func activate(_ constraints: [NSLayoutConstraint]) { fatalError() }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public static func deactivate(_ constraints: [NSLayoutConstraint]) { fatalError() }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public var isActive: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public var constant: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public var priority: UILayoutPriority {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public var identifier: String? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use stacks and frame.
@available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
open class NSLayoutDimension {
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    fatalError()
  }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    fatalError()
  }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat = 1, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
}

/// Unavailable. UIKit draws no texts here: use TextEditor.
@available(*, unavailable, message: "UIKit draws no texts here: use TextEditor.")
open class NSLayoutManager {
  /// Unavailable. UIKit draws no texts here: use TextEditor.
  @available(*, unavailable, message: "UIKit draws no texts here: use TextEditor.")
  public init() { fatalError() }
}

/// Unavailable. UIKit is not on the web: use stacks and frame.
@available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
open class NSLayoutXAxisAnchor {
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public func constraint(equalTo anchor: NSLayoutXAxisAnchor, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { fatalError() }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { fatalError() }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public func constraint(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { fatalError() }
}

/// Unavailable. UIKit is not on the web: use stacks and frame.
@available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
open class NSLayoutYAxisAnchor {
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public func constraint(equalTo anchor: NSLayoutYAxisAnchor, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { fatalError() }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { fatalError() }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public func constraint(lessThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { fatalError() }
}

/// Unavailable. AppKit is not on the web: use Menu.
@available(*, unavailable, message: "AppKit is not on the web: use Menu.")
open class NSMenu {
  /// Unavailable. AppKit is not on the web: use Menu.
  @available(*, unavailable, message: "AppKit is not on the web: use Menu.")
  public init() { fatalError() }
  /// Unavailable. AppKit is not on the web: use Menu.
  @available(*, unavailable, message: "AppKit is not on the web: use Menu.")
  public init(title: String) { fatalError() }
  /// Unavailable. AppKit is not on the web: use Menu.
  @available(*, unavailable, message: "AppKit is not on the web: use Menu.")
  public func addItem(_ newItem: NSMenuItem) { fatalError() }
}

/// Unavailable. AppKit is not on the web: use Button in a Menu.
@available(*, unavailable, message: "AppKit is not on the web: use Button in a Menu.")
open class NSMenuItem {
  /// Unavailable. AppKit is not on the web: use Button in a Menu.
  @available(*, unavailable, message: "AppKit is not on the web: use Button in a Menu.")
  public init() { fatalError() }
  /// Unavailable. AppKit is not on the web: use Button in a Menu.
  @available(*, unavailable, message: "AppKit is not on the web: use Button in a Menu.")
  public init(title string: String, action selector: Any?, keyEquivalent charCode: String) {
    fatalError()
  }
}

/// Unavailable. AppKit is not on the web: use fileImporter.
@available(*, unavailable, message: "AppKit is not on the web: use fileImporter.")
open class NSOpenPanel {
  /// Unavailable. AppKit is not on the web: use fileImporter.
  @available(*, unavailable, message: "AppKit is not on the web: use fileImporter.")
  public init() { fatalError() }
  /// Unavailable. AppKit is not on the web: use fileImporter.
  @available(*, unavailable, message: "AppKit is not on the web: use fileImporter.")
  public var allowsMultipleSelection: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use fileImporter.
  @available(*, unavailable, message: "AppKit is not on the web: use fileImporter.")
  public var canChooseDirectories: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use fileImporter.
  @available(*, unavailable, message: "AppKit is not on the web: use fileImporter.")
  public var canChooseFiles: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use fileImporter.
  @available(*, unavailable, message: "AppKit is not on the web: use fileImporter.")
  public var url: URL? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use fileImporter.
  @available(*, unavailable, message: "AppKit is not on the web: use fileImporter.")
  public var urls: [URL] {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use fileImporter.
  @available(*, unavailable, message: "AppKit is not on the web: use fileImporter.")
  public var allowedContentTypes: [Any] {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use fileImporter.
  @available(*, unavailable, message: "AppKit is not on the web: use fileImporter.")
  public func runModal() -> Any { fatalError() }
}

/// Unavailable. AppKit is not on the web: use UIPasteboard.
@available(*, unavailable, message: "AppKit is not on the web: use UIPasteboard.")
open class NSPasteboard {
  /// Unavailable. AppKit is not on the web: use UIPasteboard.
  @available(*, unavailable, message: "AppKit is not on the web: use UIPasteboard.")
  public static var general: NSPasteboard { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIPasteboard.
  @available(*, unavailable, message: "AppKit is not on the web: use UIPasteboard.")
  public func clearContents() -> Int { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIPasteboard.
  @available(*, unavailable, message: "AppKit is not on the web: use UIPasteboard.")
  public func setString(_ string: String, forType dataType: Any) -> Bool { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIPasteboard.
  @available(*, unavailable, message: "AppKit is not on the web: use UIPasteboard.")
  public func string(forType dataType: Any) -> String? { fatalError() }
  /// Unavailable. AppKit is not on the web: use UIPasteboard.
  @available(*, unavailable, message: "AppKit is not on the web: use UIPasteboard.")
  public init() {}
}

/// Unavailable. AppKit is not on the web: use fileExporter.
@available(*, unavailable, message: "AppKit is not on the web: use fileExporter.")
open class NSSavePanel {
  /// Unavailable. AppKit is not on the web: use fileExporter.
  @available(*, unavailable, message: "AppKit is not on the web: use fileExporter.")
  public init() { fatalError() }
  /// Unavailable. AppKit is not on the web: use fileExporter.
  @available(*, unavailable, message: "AppKit is not on the web: use fileExporter.")
  public var nameFieldStringValue: String {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use fileExporter.
  @available(*, unavailable, message: "AppKit is not on the web: use fileExporter.")
  public var url: URL? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use fileExporter.
  @available(*, unavailable, message: "AppKit is not on the web: use fileExporter.")
  public var allowedContentTypes: [Any] {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use fileExporter.
  @available(*, unavailable, message: "AppKit is not on the web: use fileExporter.")
  public func runModal() -> Any { fatalError() }
}

/// Unavailable. AppKit is not on the web: use GeometryReader.
@available(*, unavailable, message: "AppKit is not on the web: use GeometryReader.")
open class NSScreen {
  /// Unavailable. AppKit is not on the web: use GeometryReader.
  @available(*, unavailable, message: "AppKit is not on the web: use GeometryReader.")
  public static var main: NSScreen? { fatalError() }
  /// Unavailable. AppKit is not on the web: use GeometryReader.
  @available(*, unavailable, message: "AppKit is not on the web: use GeometryReader.")
  public static var screens: [NSScreen] { fatalError() }
  /// Unavailable. AppKit is not on the web: use GeometryReader.
  @available(*, unavailable, message: "AppKit is not on the web: use GeometryReader.")
  public var frame: CGRect {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use GeometryReader.
  @available(*, unavailable, message: "AppKit is not on the web: use GeometryReader.")
  public var visibleFrame: CGRect {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use GeometryReader.
  @available(*, unavailable, message: "AppKit is not on the web: use GeometryReader.")
  public var backingScaleFactor: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use GeometryReader.
  @available(*, unavailable, message: "AppKit is not on the web: use GeometryReader.")
  public init() {}
}

/// Unavailable. UIKit draws no texts here: use shadow(color:radius:x:y:).
@available(*, unavailable, message: "UIKit draws no texts here: use shadow(color:radius:x:y:).")
open class NSShadow {
  /// Unavailable. UIKit draws no texts here: use shadow(color:radius:x:y:).
  @available(*, unavailable, message: "UIKit draws no texts here: use shadow(color:radius:x:y:).")
  public init() { fatalError() }
  /// Unavailable. UIKit draws no texts here: use shadow(color:radius:x:y:).
  @available(*, unavailable, message: "UIKit draws no texts here: use shadow(color:radius:x:y:).")
  public var shadowOffset: CGSize {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit draws no texts here: use shadow(color:radius:x:y:).
  @available(*, unavailable, message: "UIKit draws no texts here: use shadow(color:radius:x:y:).")
  public var shadowBlurRadius: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit draws no texts here: use shadow(color:radius:x:y:).
  @available(*, unavailable, message: "UIKit draws no texts here: use shadow(color:radius:x:y:).")
  public var shadowColor: Any? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. AppKit is not on the web: leave the sound out.
@available(*, unavailable, message: "AppKit is not on the web: leave the sound out.")
open class NSSound {
  /// Unavailable. AppKit is not on the web: leave the sound out.
  @available(*, unavailable, message: "AppKit is not on the web: leave the sound out.")
  public init?(named name: String) { fatalError() }
  /// Unavailable. AppKit is not on the web: leave the sound out.
  @available(*, unavailable, message: "AppKit is not on the web: leave the sound out.")
  public func play() -> Bool { fatalError() }
}

/// Unavailable. A page has no menu bar: use a Menu.
@available(*, unavailable, message: "A page has no menu bar: use a Menu.")
open class NSStatusItem {
  /// Unavailable. A page has no menu bar: use a Menu.
  @available(*, unavailable, message: "A page has no menu bar: use a Menu.")
  public init() {}
}

/// Unavailable. A server measures no texts: use onGeometryChange.
@available(*, unavailable, message: "A server measures no texts: use onGeometryChange.")
public struct NSStringDrawingOptions {
  /// Unavailable. A server measures no texts: use onGeometryChange.
  @available(*, unavailable, message: "A server measures no texts: use onGeometryChange.")
  public static var usesLineFragmentOrigin: NSStringDrawingOptions { fatalError() }
  /// Unavailable. A server measures no texts: use onGeometryChange.
  @available(*, unavailable, message: "A server measures no texts: use onGeometryChange.")
  public static var usesFontLeading: NSStringDrawingOptions { fatalError() }
  /// Unavailable. A server measures no texts: use onGeometryChange.
  @available(*, unavailable, message: "A server measures no texts: use onGeometryChange.")
  public static var truncatesLastVisibleLine: NSStringDrawingOptions { fatalError() }
  /// Unavailable, as the set is.
  public init() {}
}
@available(*, unavailable, message: "A server measures no texts: use onGeometryChange.")
extension NSStringDrawingOptions: OptionSet {
  /// Unavailable.
  public var rawValue: Int { 0 }
  /// Unavailable.
  public init(rawValue: Int) {}
}

/// Unavailable. UIKit draws no texts here: put an Image into a Text by interpolation.
@available(
  *, unavailable, message: "UIKit draws no texts here: put an Image into a Text by interpolation."
)
open class NSTextAttachment {
  /// Unavailable. UIKit draws no texts here: put an Image into a Text by interpolation.
  @available(
    *, unavailable, message: "UIKit draws no texts here: put an Image into a Text by interpolation."
  )
  public init() { fatalError() }
  /// Unavailable. UIKit draws no texts here: put an Image into a Text by interpolation.
  @available(
    *, unavailable, message: "UIKit draws no texts here: put an Image into a Text by interpolation."
  )
  public init(image: UIImage) { fatalError() }
  /// Unavailable. UIKit draws no texts here: put an Image into a Text by interpolation.
  @available(
    *, unavailable, message: "UIKit draws no texts here: put an Image into a Text by interpolation."
  )
  public var image: UIImage? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit draws no texts here: put an Image into a Text by interpolation.
  @available(
    *, unavailable, message: "UIKit draws no texts here: put an Image into a Text by interpolation."
  )
  public var bounds: CGRect {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit draws no texts here: use Text or TextEditor.
@available(*, unavailable, message: "UIKit draws no texts here: use Text or TextEditor.")
open class NSTextContainer {
  /// Unavailable. UIKit draws no texts here: use Text or TextEditor.
  @available(*, unavailable, message: "UIKit draws no texts here: use Text or TextEditor.")
  public init() { fatalError() }
  /// Unavailable. UIKit draws no texts here: use Text or TextEditor.
  @available(*, unavailable, message: "UIKit draws no texts here: use Text or TextEditor.")
  public init(size: CGSize) { fatalError() }
  /// Unavailable. UIKit draws no texts here: use Text or TextEditor.
  @available(*, unavailable, message: "UIKit draws no texts here: use Text or TextEditor.")
  public var lineFragmentPadding: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit draws no texts here: use Text or TextEditor.
  @available(*, unavailable, message: "UIKit draws no texts here: use Text or TextEditor.")
  public var maximumNumberOfLines: Int {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit draws no texts here: use Text or TextEditor.
  @available(*, unavailable, message: "UIKit draws no texts here: use Text or TextEditor.")
  public var lineBreakMode: NSLineBreakMode {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. AppKit is not on the web: use TextField.
@available(*, unavailable, message: "AppKit is not on the web: use TextField.")
open class NSTextField {
  /// Unavailable. AppKit is not on the web: use TextField.
  @available(*, unavailable, message: "AppKit is not on the web: use TextField.")
  public init() { fatalError() }
  /// Unavailable. AppKit is not on the web: use TextField.
  @available(*, unavailable, message: "AppKit is not on the web: use TextField.")
  public var stringValue: String {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use TextField.
  @available(*, unavailable, message: "AppKit is not on the web: use TextField.")
  public var placeholderString: String? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit draws no texts here: use TextEditor.
@available(*, unavailable, message: "UIKit draws no texts here: use TextEditor.")
open class NSTextStorage {
  /// Unavailable. UIKit draws no texts here: use TextEditor.
  @available(*, unavailable, message: "UIKit draws no texts here: use TextEditor.")
  public init() { fatalError() }
}

/// Unavailable. AppKit is not on the web: use TextEditor.
@available(*, unavailable, message: "AppKit is not on the web: use TextEditor.")
open class NSTextView {
  /// Unavailable. AppKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "AppKit is not on the web: use TextEditor.")
  public init() { fatalError() }
  /// Unavailable. AppKit is not on the web: use TextEditor.
  @available(*, unavailable, message: "AppKit is not on the web: use TextEditor.")
  public var string: String {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. AppKit is not on the web: write a View.
@available(*, unavailable, message: "AppKit is not on the web: write a View.")
open class NSView {
  /// Unavailable, as the type is.
  public init(frame frameRect: CGRect) { fatalError() }
  /// Unavailable, as the type is.
  public init() { fatalError() }
  /// Unavailable. AppKit is not on the web: write a View.
  @available(*, unavailable, message: "AppKit is not on the web: write a View.")
  public var frame: CGRect {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: write a View.
  @available(*, unavailable, message: "AppKit is not on the web: write a View.")
  public var bounds: CGRect {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: write a View.
  @available(*, unavailable, message: "AppKit is not on the web: write a View.")
  public var layer: CALayer? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: write a View.
  @available(*, unavailable, message: "AppKit is not on the web: write a View.")
  public var wantsLayer: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: write a View.
  @available(*, unavailable, message: "AppKit is not on the web: write a View.")
  public var window: NSWindow? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: write a View.
  @available(*, unavailable, message: "AppKit is not on the web: write a View.")
  public func addSubview(_ view: NSView) { fatalError() }
}

/// Unavailable. AppKit is not on the web: write a View.
@available(*, unavailable, message: "AppKit is not on the web: write a View.")
open class NSViewController {
  /// Unavailable, as the type is.
  public init() { fatalError() }
  /// Unavailable. AppKit is not on the web: write a View.
  @available(*, unavailable, message: "AppKit is not on the web: write a View.")
  public var view: NSView {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. AppKit is not on the web: use a Material.
@available(*, unavailable, message: "AppKit is not on the web: use a Material.")
open class NSVisualEffectView {
  /// Unavailable. AppKit is not on the web: use a Material.
  @available(*, unavailable, message: "AppKit is not on the web: use a Material.")
  public init() { fatalError() }
  /// Unavailable. AppKit is not on the web: use a Material.
  @available(*, unavailable, message: "AppKit is not on the web: use a Material.")
  public var material: Any {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use a Material.
  @available(*, unavailable, message: "AppKit is not on the web: use a Material.")
  public var blendingMode: Any {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use a Material.
  @available(*, unavailable, message: "AppKit is not on the web: use a Material.")
  public var state: Any {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. AppKit is not on the web: use WindowGroup.
@available(*, unavailable, message: "AppKit is not on the web: use WindowGroup.")
open class NSWindow {
  /// Unavailable. AppKit is not on the web: use WindowGroup.
  @available(*, unavailable, message: "AppKit is not on the web: use WindowGroup.")
  public init() { fatalError() }
  /// Unavailable. AppKit is not on the web: use WindowGroup.
  @available(*, unavailable, message: "AppKit is not on the web: use WindowGroup.")
  public var title: String {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use WindowGroup.
  @available(*, unavailable, message: "AppKit is not on the web: use WindowGroup.")
  public var contentView: NSView? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use WindowGroup.
  @available(*, unavailable, message: "AppKit is not on the web: use WindowGroup.")
  public var isOpaque: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use WindowGroup.
  @available(*, unavailable, message: "AppKit is not on the web: use WindowGroup.")
  public var backgroundColor: NSColor! {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use WindowGroup.
  @available(*, unavailable, message: "AppKit is not on the web: use WindowGroup.")
  public var titlebarAppearsTransparent: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use WindowGroup.
  @available(*, unavailable, message: "AppKit is not on the web: use WindowGroup.")
  public var isMovableByWindowBackground: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. AppKit is not on the web: use WindowGroup.
  @available(*, unavailable, message: "AppKit is not on the web: use WindowGroup.")
  public func makeKeyAndOrderFront(_ sender: Any?) { fatalError() }
  /// Unavailable. AppKit is not on the web: use WindowGroup.
  @available(*, unavailable, message: "AppKit is not on the web: use WindowGroup.")
  public func close() { fatalError() }
  /// Unavailable. AppKit is not on the web: use WindowGroup.
  @available(*, unavailable, message: "AppKit is not on the web: use WindowGroup.")
  public func center() { fatalError() }
}

/// Unavailable. AppKit is not on the web: use openURL.
@available(*, unavailable, message: "AppKit is not on the web: use openURL.")
open class NSWorkspace {
  /// Unavailable. AppKit is not on the web: use openURL.
  @available(*, unavailable, message: "AppKit is not on the web: use openURL.")
  public static var shared: NSWorkspace { fatalError() }
  /// Unavailable. AppKit is not on the web: use openURL.
  @available(*, unavailable, message: "AppKit is not on the web: use openURL.")
  public func open(_ url: URL) -> Bool { fatalError() }
  /// Unavailable. AppKit is not on the web: use openURL.
  @available(*, unavailable, message: "AppKit is not on the web: use openURL.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use Button.
@available(*, unavailable, message: "UIKit is not on the web: use Button.")
open class UIAction: UIMenuElement {
  /// Unavailable, as the type is.
  public struct Attributes: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Unavailable, as the set is.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Unavailable, as the set is.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Unavailable, as the set is.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public enum State {
    /// Unavailable, as the type is.
    case off
    /// Unavailable, as the type is.
    case on
    /// Unavailable, as the type is.
    case mixed
  }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) { fatalError() }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public var sender: Any? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use ProgressView.
@available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
@MainActor @preconcurrency open class UIActivityIndicatorView: UIAppearanceHolder {
  /// Unavailable, as the class is.
  public override class func appearance() -> UIActivityIndicatorView { UIActivityIndicatorView() }
  /// Unavailable. UIKit is not on the web: use ProgressView.
  @available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
  public enum Style {
    /// Unavailable, as the type is.
    case medium
    /// Unavailable, as the type is.
    case large
    /// Unavailable, as the type is.
    case white
    /// Unavailable, as the type is.
    case gray
    /// Unavailable, as the type is.
    case whiteLarge
  }
  /// Unavailable. UIKit is not on the web: use ProgressView.
  @available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
  public convenience init(style: Style) { fatalError() }
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
  public var color: UIColor! {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use ProgressView.
  @available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
  public var style: Style {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use ShareLink(item:preview:).
@available(*, unavailable, message: "UIKit is not on the web: use ShareLink(item:preview:).")
open class UIActivityItemProvider {
  /// Unavailable. UIKit is not on the web: use ShareLink(item:preview:).
  @available(*, unavailable, message: "UIKit is not on the web: use ShareLink(item:preview:).")
  public init(placeholderItem: Any) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use ShareLink(item:preview:).
@available(*, unavailable, message: "UIKit is not on the web: use ShareLink(item:preview:).")
public protocol UIActivityItemSource {
}

/// Unavailable. UIKit is not on the web: use sheet(onDismiss:).
@available(*, unavailable, message: "UIKit is not on the web: use sheet(onDismiss:).")
public protocol UIAdaptivePresentationControllerDelegate {
}

/// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
@available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
open class UIAlertAction {
  /// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
  @available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
  public enum Style {
    /// Unavailable, as the type is.
    case `default`
    /// Unavailable, as the type is.
    case cancel
    /// Unavailable, as the type is.
    case destructive
  }
  /// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
  @available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    fatalError()
  }
  /// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
  @available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
  public var title: String? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
  @available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
  public var style: Style {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
  @available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
  public var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
@available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  /// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
  @available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
  public enum Style {
    /// Unavailable, as the type is.
    case actionSheet
    /// Unavailable, as the type is.
    case alert
  }
  /// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
  @available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
  public convenience init(title: String?, message: String?, preferredStyle: Style) { fatalError() }
  /// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
  @available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
  public var message: String? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
  @available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
  public var actions: [UIAlertAction] {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
  @available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
  public var preferredAction: UIAlertAction? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use alert or confirmationDialog.
  @available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.")
  public var preferredStyle: Style {
    get { fatalError() }
    set {}
  }
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

/// Unavailable. A screen takes its look from modifiers of SwiftUI.
@available(*, unavailable, message: "A screen takes its look from modifiers of SwiftUI.")
public protocol UIAppearanceContainer {
}

/// Unavailable. A page has no icon with shortcuts: use links.
@available(*, unavailable, message: "A page has no icon with shortcuts: use links.")
open class UIApplicationShortcutIcon {
  /// Unavailable. A page has no icon with shortcuts: use links.
  @available(*, unavailable, message: "A page has no icon with shortcuts: use links.")
  public init(systemImageName: String) { fatalError() }
  /// Unavailable. A page has no icon with shortcuts: use links.
  @available(*, unavailable, message: "A page has no icon with shortcuts: use links.")
  public init(templateImageName: String) { fatalError() }
}

/// Unavailable. A page has no icon with shortcuts: use links.
@available(*, unavailable, message: "A page has no icon with shortcuts: use links.")
open class UIApplicationShortcutItem {
  /// Unavailable. A page has no icon with shortcuts: use links.
  @available(*, unavailable, message: "A page has no icon with shortcuts: use links.")
  public init(type: String, localizedTitle: String) { fatalError() }
  /// Unavailable. A page has no icon with shortcuts: use links.
  @available(*, unavailable, message: "A page has no icon with shortcuts: use links.")
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: Any]? = nil
  ) { fatalError() }
  /// Unavailable. A page has no icon with shortcuts: use links.
  @available(*, unavailable, message: "A page has no icon with shortcuts: use links.")
  public var type: String {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A page has no icon with shortcuts: use links.
  @available(*, unavailable, message: "A page has no icon with shortcuts: use links.")
  public var localizedTitle: String {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A page has no icon with shortcuts: use links.
  @available(*, unavailable, message: "A page has no icon with shortcuts: use links.")
  public var userInfo: [String: Any]? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use listRowBackground.
@available(*, unavailable, message: "UIKit is not on the web: use listRowBackground.")
public struct UIBackgroundConfiguration {
  /// Unavailable. UIKit is not on the web: use listRowBackground.
  @available(*, unavailable, message: "UIKit is not on the web: use listRowBackground.")
  public static func clear() -> UIBackgroundConfiguration { fatalError() }
  /// Unavailable. UIKit is not on the web: use listRowBackground.
  @available(*, unavailable, message: "UIKit is not on the web: use listRowBackground.")
  public var backgroundColor: UIColor? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use listRowBackground.
  @available(*, unavailable, message: "UIKit is not on the web: use listRowBackground.")
  public var cornerRadius: CGFloat {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Nothing is pushed to a page that is closed.
@available(*, unavailable, message: "Nothing is pushed to a page that is closed.")
public enum UIBackgroundFetchResult {
  /// Unavailable.
  case newData, noData, failed
}

/// Unavailable. A server goes on by itself: use task.
@available(*, unavailable, message: "A server goes on by itself: use task.")
public enum UIBackgroundRefreshStatus {
  /// Unavailable.
  case restricted, denied, available
}

/// Unavailable. A server goes on by itself: use task.
@available(*, unavailable, message: "A server goes on by itself: use task.")
public struct UIBackgroundTaskIdentifier {
  /// Unavailable. A server goes on by itself: use task.
  @available(*, unavailable, message: "A server goes on by itself: use task.")
  public static var invalid: UIBackgroundTaskIdentifier { fatalError() }
}
@available(*, unavailable, message: "A server goes on by itself: use task.")
extension UIBackgroundTaskIdentifier: Equatable {
  /// Unavailable.
  public static func == (one: UIBackgroundTaskIdentifier, other: UIBackgroundTaskIdentifier) -> Bool
  { true }
}

/// Unavailable. UIKit is not on the web: use ToolbarItem.
@available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
open class UIBarButtonItem {
  /// Unavailable. UIKit is not on the web: use ToolbarItem.
  @available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use ToolbarItem.
  @available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
  public enum SystemItem {
    /// Unavailable, as the type is.
    case done
    /// Unavailable, as the type is.
    case cancel
    /// Unavailable, as the type is.
    case edit
    /// Unavailable, as the type is.
    case save
    /// Unavailable, as the type is.
    case add
    /// Unavailable, as the type is.
    case flexibleSpace
    /// Unavailable, as the type is.
    case fixedSpace
    /// Unavailable, as the type is.
    case compose
    /// Unavailable, as the type is.
    case reply
    /// Unavailable, as the type is.
    case action
    /// Unavailable, as the type is.
    case organize
    /// Unavailable, as the type is.
    case bookmarks
    /// Unavailable, as the type is.
    case search
    /// Unavailable, as the type is.
    case refresh
    /// Unavailable, as the type is.
    case stop
    /// Unavailable, as the type is.
    case camera
    /// Unavailable, as the type is.
    case trash
    /// Unavailable, as the type is.
    case play
    /// Unavailable, as the type is.
    case pause
    /// Unavailable, as the type is.
    case rewind
    /// Unavailable, as the type is.
    case fastForward
    /// Unavailable, as the type is.
    case undo
    /// Unavailable, as the type is.
    case redo
    /// Unavailable, as the type is.
    case close
  }
  /// Unavailable. UIKit is not on the web: use ToolbarItem.
  @available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
  public enum Style {
    /// Unavailable, as the type is.
    case plain
    /// Unavailable, as the type is.
    case done
    /// Unavailable, as the type is.
    case prominent
  }
  /// Unavailable. UIKit is not on the web: use ToolbarItem.
  @available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
  public static func appearance() -> UIBarButtonItem { fatalError() }
  /// Unavailable. UIKit is not on the web: use ToolbarItem.
  @available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
  public static func appearance(whenContainedInInstancesOf containerTypes: [Any.Type])
    -> UIBarButtonItem
  { fatalError() }
  /// Unavailable. UIKit is not on the web: use ToolbarItem.
  @available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
  public static func flexibleSpace() -> UIBarButtonItem { fatalError() }
  /// Unavailable. UIKit is not on the web: use ToolbarItem.
  @available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
  public init(barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Any? = nil) {
    fatalError()
  }
  /// Unavailable. UIKit is not on the web: use ToolbarItem.
  @available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
  public init(title: String?, style: Style, target: Any?, action: Any?) { fatalError() }
  /// Unavailable. UIKit is not on the web: use ToolbarItem.
  @available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
  public init(image: UIImage?, style: Style, target: Any?, action: Any?) { fatalError() }
  /// Unavailable. UIKit is not on the web: use ToolbarItem.
  @available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
  public init(customView: UIAppearanceHolder) { fatalError() }
  /// Unavailable. UIKit is not on the web: use ToolbarItem.
  @available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    fatalError()
  }
  /// Unavailable. UIKit is not on the web: use ToolbarItem.
  @available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
  public var title: String? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use ToolbarItem.
  @available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
  public var image: UIImage? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use ToolbarItem.
  @available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
  public var tintColor: UIColor? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use ToolbarItem.
  @available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
  public var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use ToolbarItem.
  @available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
  public var menu: UIMenu? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use ToolbarItem.
  @available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
  public var customView: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use ToolbarItem.
  @available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.")
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem.
@available(
  *, unavailable, message: "UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem."
)
open class UIBarButtonItemAppearance {
  /// Unavailable. UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem.
  @available(
    *, unavailable,
    message: "UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem."
  )
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem.
  @available(
    *, unavailable,
    message: "UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem."
  )
  public init(style: UIBarButtonItem.Style) { fatalError() }
  /// Unavailable. UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem.
  @available(
    *, unavailable,
    message: "UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem."
  )
  public var normal: UIBarButtonItemStateAppearance {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem.
  @available(
    *, unavailable,
    message: "UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem."
  )
  public var highlighted: UIBarButtonItemStateAppearance {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem.
  @available(
    *, unavailable,
    message: "UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem."
  )
  public var disabled: UIBarButtonItemStateAppearance {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem.
@available(
  *, unavailable, message: "UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem."
)
open class UIBarButtonItemStateAppearance {
  /// Unavailable. UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem.
  @available(
    *, unavailable,
    message: "UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem."
  )
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem.
  @available(
    *, unavailable,
    message: "UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem."
  )
  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem.
  @available(
    *, unavailable,
    message: "UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem."
  )
  public var backgroundImage: UIImage? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem.
  @available(
    *, unavailable,
    message: "UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem."
  )
  public var titlePositionAdjustment: UIOffset {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use toolbarColorScheme.
@available(*, unavailable, message: "UIKit is not on the web: use toolbarColorScheme.")
public enum UIBarStyle {
  /// Unavailable.
  case `default`, black, blackTranslucent
}

/// Unavailable. UIKit is not on the web: use a Material.
@available(*, unavailable, message: "UIKit is not on the web: use a Material.")
open class UIBlurEffect: UIVisualEffect {
  /// Unavailable. UIKit is not on the web: use a Material.
  @available(*, unavailable, message: "UIKit is not on the web: use a Material.")
  public enum Style {
    /// Unavailable, as the type is.
    case extraLight
    /// Unavailable, as the type is.
    case light
    /// Unavailable, as the type is.
    case dark
    /// Unavailable, as the type is.
    case regular
    /// Unavailable, as the type is.
    case prominent
    /// Unavailable, as the type is.
    case systemUltraThinMaterial
    /// Unavailable, as the type is.
    case systemThinMaterial
    /// Unavailable, as the type is.
    case systemMaterial
    /// Unavailable, as the type is.
    case systemThickMaterial
    /// Unavailable, as the type is.
    case systemChromeMaterial
    /// Unavailable, as the type is.
    case systemUltraThinMaterialDark
    /// Unavailable, as the type is.
    case systemThinMaterialDark
    /// Unavailable, as the type is.
    case systemMaterialDark
    /// Unavailable, as the type is.
    case systemThickMaterialDark
    /// Unavailable, as the type is.
    case systemChromeMaterialDark
    /// Unavailable, as the type is.
    case systemUltraThinMaterialLight
    /// Unavailable, as the type is.
    case systemThinMaterialLight
    /// Unavailable, as the type is.
    case systemMaterialLight
    /// Unavailable, as the type is.
    case systemThickMaterialLight
    /// Unavailable, as the type is.
    case systemChromeMaterialLight
  }
  /// Unavailable. UIKit is not on the web: use a Material.
  @available(*, unavailable, message: "UIKit is not on the web: use a Material.")
  public convenience init(style: Style) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use Button.
@available(*, unavailable, message: "UIKit is not on the web: use Button.")
@MainActor @preconcurrency open class UIButton: UIControl {
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public convenience init(type buttonType: ButtonType) { fatalError() }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public convenience init(primaryAction: UIAction?) { fatalError() }
  /// Unavailable, as the class is.
  public override class func appearance() -> UIButton { UIButton() }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public enum ButtonType {
    /// Unavailable, as the type is.
    case custom
    /// Unavailable, as the type is.
    case system
    /// Unavailable, as the type is.
    case detailDisclosure
    /// Unavailable, as the type is.
    case infoLight
    /// Unavailable, as the type is.
    case infoDark
    /// Unavailable, as the type is.
    case contactAdd
    /// Unavailable, as the type is.
    case close
  }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public var configuration: Configuration? {
    get { fatalError() }
    set {}
  }
  /// Unavailable, as the type is.
  public struct Configuration: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Unavailable, as the set is.
    public static let plain = Configuration(rawValue: 1 << 0)
  }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public var titleLabel: UILabel? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public var imageView: UIImageView? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public var currentTitle: String? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public var imageEdgeInsets: UIEdgeInsets {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public var titleEdgeInsets: UIEdgeInsets {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public var contentEdgeInsets: UIEdgeInsets {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public var menu: UIMenu? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public var showsMenuAsPrimaryAction: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public func setTitle(_ title: String?, for state: UIControl.State) { fatalError() }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) { fatalError() }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public func setImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    fatalError()
  }
  /// Unavailable. UIKit is not on the web: use Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Button.")
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use ShareLink.
@available(*, unavailable, message: "UIKit is not on the web: use ShareLink.")
@MainActor @preconcurrency open class UICloudSharingController: UIViewController {
  /// Unavailable. UIKit is not on the web: use ShareLink.
  @available(*, unavailable, message: "UIKit is not on the web: use ShareLink.")
  public var delegate: Any? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use LazyVGrid or List.
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
@MainActor @preconcurrency open class UICollectionReusableView: UIAppearanceHolder {
  /// Unavailable. UIKit is not on the web: use LazyVGrid or List.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
  public var reuseIdentifier: String? {
    get { fatalError() }
    set {}
  }
  /// Unavailable, as the type is.
  open func prepareForReuse() { fatalError() }
}

/// Unavailable. UIKit is not on the web: use LazyVGrid or List.
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
  /// Unavailable. UIKit is not on the web: use LazyVGrid or List.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
  public var contentView: UIAppearanceHolder {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use LazyVGrid or List.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
  public var isSelected: Bool {
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
  public var contentConfiguration: Any? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use LazyVGrid or List.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
  public var isHighlighted: Bool {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use LazyVGrid.
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid.")
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Unavailable. UIKit is not on the web: use LazyVGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid.")
  public convenience init(section: NSCollectionLayoutSection) { fatalError() }
  /// Unavailable. UIKit is not on the web: use LazyVGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid.")
  public convenience init(sectionProvider: @escaping (Int, Any) -> NSCollectionLayoutSection?) {
    fatalError()
  }
}

/// Unavailable. UIKit is not on the web: use LazyVGrid or List.
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
@MainActor @preconcurrency open class UICollectionViewController: UIViewController {
  /// Unavailable. UIKit is not on the web: use LazyVGrid or List.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
  /// Unavailable. UIKit is not on the web: use LazyVGrid or List.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
  public var collectionView: UICollectionView! {
    get { fatalError() }
    set {}
  }
  /// Unavailable, as the type is.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { fatalError() }
  /// Unavailable, as the type is.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { fatalError() }
  /// Unavailable, as the type is.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { fatalError() }
}

/// Unavailable. UIKit is not on the web: use LazyVGrid or List.
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
public protocol UICollectionViewDataSource {
}

/// Unavailable. UIKit is not on the web: use LazyVGrid or List.
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
public protocol UICollectionViewDelegate {
}

/// Unavailable. UIKit is not on the web: use LazyVGrid or List.
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
public protocol UICollectionViewDelegateFlowLayout {
}

/// Unavailable. UIKit is not on the web: use LazyVGrid or List.
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
open class UICollectionViewDiffableDataSource<Section, Item> {
  /// Unavailable. UIKit is not on the web: use LazyVGrid or List.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.")
  public init(
    collectionView: UICollectionView,
    cellProvider: @escaping (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  ) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use LazyVGrid.
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid.")
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Unavailable. UIKit is not on the web: use LazyVGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid.")
  public var itemSize: CGSize {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use LazyVGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid.")
  public var minimumLineSpacing: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use LazyVGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid.")
  public var minimumInteritemSpacing: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use LazyVGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid.")
  public var sectionInset: UIEdgeInsets {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use LazyVGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid.")
  public var estimatedItemSize: CGSize {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use LazyVGrid.
  @available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid.")
  public var scrollDirection: UICollectionView.ScrollDirection {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use Layout.
@available(*, unavailable, message: "UIKit is not on the web: use Layout.")
open class UICollectionViewLayout {
  /// Unavailable, as the type is.
  public init() { fatalError() }
}

/// Unavailable. UIKit is not on the web: use ColorPicker.
@available(*, unavailable, message: "UIKit is not on the web: use ColorPicker.")
@MainActor @preconcurrency open class UIColorPickerViewController: UIViewController {
  /// Unavailable. UIKit is not on the web: use ColorPicker.
  @available(*, unavailable, message: "UIKit is not on the web: use ColorPicker.")
  public var delegate: (any UIColorPickerViewControllerDelegate)? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use ColorPicker.
  @available(*, unavailable, message: "UIKit is not on the web: use ColorPicker.")
  public var selectedColor: UIColor {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use ColorPicker.
  @available(*, unavailable, message: "UIKit is not on the web: use ColorPicker.")
  public var supportsAlpha: Bool {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use ColorPicker.
@available(*, unavailable, message: "UIKit is not on the web: use ColorPicker.")
public protocol UIColorPickerViewControllerDelegate {
}

/// Unavailable. Use DynamicTypeSize.
@available(*, unavailable, message: "Use DynamicTypeSize.")
public struct UIContentSizeCategory {
}

/// Unavailable. UIKit is not on the web: use contextMenu.
@available(*, unavailable, message: "UIKit is not on the web: use contextMenu.")
open class UIContextMenuConfiguration {
  /// Unavailable. UIKit is not on the web: use contextMenu.
  @available(*, unavailable, message: "UIKit is not on the web: use contextMenu.")
  public init(
    identifier: Any?, previewProvider: Any?, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use contextMenu.
@available(*, unavailable, message: "UIKit is not on the web: use contextMenu.")
open class UIContextMenuInteraction {
  /// Unavailable. UIKit is not on the web: use contextMenu.
  @available(*, unavailable, message: "UIKit is not on the web: use contextMenu.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use contextMenu.
@available(*, unavailable, message: "UIKit is not on the web: use contextMenu.")
public protocol UIContextMenuInteractionDelegate {
}

/// Unavailable. UIKit is not on the web: use swipeActions.
@available(*, unavailable, message: "UIKit is not on the web: use swipeActions.")
open class UIContextualAction {
  /// Unavailable. UIKit is not on the web: use swipeActions.
  @available(*, unavailable, message: "UIKit is not on the web: use swipeActions.")
  public enum Style {
    /// Unavailable, as the type is.
    case normal
    /// Unavailable, as the type is.
    case destructive
  }
  /// Unavailable. UIKit is not on the web: use swipeActions.
  @available(*, unavailable, message: "UIKit is not on the web: use swipeActions.")
  public init(
    style: Style, title: String?,
    handler: @escaping (UIContextualAction, UIAppearanceHolder, @escaping (Bool) -> Void) -> Void
  ) { fatalError() }
  /// Unavailable. UIKit is not on the web: use swipeActions.
  @available(*, unavailable, message: "UIKit is not on the web: use swipeActions.")
  public var backgroundColor: UIColor! {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use swipeActions.
  @available(*, unavailable, message: "UIKit is not on the web: use swipeActions.")
  public var image: UIImage? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Use Text with Markdown links.
@available(*, unavailable, message: "Use Text with Markdown links.")
public struct UIDataDetectorTypes {
  /// Unavailable. Use Text with Markdown links.
  @available(*, unavailable, message: "Use Text with Markdown links.")
  public static var phoneNumber: UIDataDetectorTypes { fatalError() }
  /// Unavailable. Use Text with Markdown links.
  @available(*, unavailable, message: "Use Text with Markdown links.")
  public static var link: UIDataDetectorTypes { fatalError() }
  /// Unavailable. Use Text with Markdown links.
  @available(*, unavailable, message: "Use Text with Markdown links.")
  public static var address: UIDataDetectorTypes { fatalError() }
  /// Unavailable. Use Text with Markdown links.
  @available(*, unavailable, message: "Use Text with Markdown links.")
  public static var calendarEvent: UIDataDetectorTypes { fatalError() }
  /// Unavailable. Use Text with Markdown links.
  @available(*, unavailable, message: "Use Text with Markdown links.")
  public static var all: UIDataDetectorTypes { fatalError() }
  /// Unavailable, as the set is.
  public init() {}
}
@available(*, unavailable, message: "Use Text with Markdown links.")
extension UIDataDetectorTypes: OptionSet {
  /// Unavailable.
  public var rawValue: Int { 0 }
  /// Unavailable.
  public init(rawValue: Int) {}
}

/// Unavailable. UIKit is not on the web: use DatePicker.
@available(*, unavailable, message: "UIKit is not on the web: use DatePicker.")
@MainActor @preconcurrency open class UIDatePicker: UIControl {
  /// Unavailable, as the class is.
  public override class func appearance() -> UIDatePicker { UIDatePicker() }
  /// Unavailable. UIKit is not on the web: use DatePicker.
  @available(*, unavailable, message: "UIKit is not on the web: use DatePicker.")
  public enum Mode {
    /// Unavailable, as the type is.
    case time
    /// Unavailable, as the type is.
    case date
    /// Unavailable, as the type is.
    case dateAndTime
    /// Unavailable, as the type is.
    case countDownTimer
    /// Unavailable, as the type is.
    case yearAndMonth
  }
  /// Unavailable. UIKit is not on the web: use DatePicker.
  @available(*, unavailable, message: "UIKit is not on the web: use DatePicker.")
  public var date: Date {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use DatePicker.
  @available(*, unavailable, message: "UIKit is not on the web: use DatePicker.")
  public var minimumDate: Date? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use DatePicker.
  @available(*, unavailable, message: "UIKit is not on the web: use DatePicker.")
  public var maximumDate: Date? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use DatePicker.
  @available(*, unavailable, message: "UIKit is not on the web: use DatePicker.")
  public var minuteInterval: Int {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use DatePicker.
  @available(*, unavailable, message: "UIKit is not on the web: use DatePicker.")
  public var countDownDuration: TimeInterval {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use DatePicker.
  @available(*, unavailable, message: "UIKit is not on the web: use DatePicker.")
  public var datePickerMode: Mode {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use DatePicker.
  @available(*, unavailable, message: "UIKit is not on the web: use DatePicker.")
  public var preferredDatePickerStyle: UIDatePickerStyle {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use DatePicker.
  @available(*, unavailable, message: "UIKit is not on the web: use DatePicker.")
  public var locale: Locale? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use DatePicker.
  @available(*, unavailable, message: "UIKit is not on the web: use DatePicker.")
  public var calendar: Calendar! {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use DatePicker.
  @available(*, unavailable, message: "UIKit is not on the web: use DatePicker.")
  public var timeZone: TimeZone? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use DatePicker.
  @available(*, unavailable, message: "UIKit is not on the web: use DatePicker.")
  public func setDate(_ date: Date, animated: Bool) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use datePickerStyle.
@available(*, unavailable, message: "UIKit is not on the web: use datePickerStyle.")
public enum UIDatePickerStyle {
  /// Unavailable.
  case automatic, wheels, compact, inline
}

/// Unavailable. A page has no documents: use fileImporter and fileExporter.
@available(*, unavailable, message: "A page has no documents: use fileImporter and fileExporter.")
open class UIDocument {
  /// Unavailable. A page has no documents: use fileImporter and fileExporter.
  @available(*, unavailable, message: "A page has no documents: use fileImporter and fileExporter.")
  public init(fileURL url: URL) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use fileImporter and fileExporter.
@available(*, unavailable, message: "UIKit is not on the web: use fileImporter and fileExporter.")
@MainActor @preconcurrency open class UIDocumentBrowserViewController: UIViewController {
  /// Unavailable. UIKit is not on the web: use fileImporter and fileExporter.
  @available(*, unavailable, message: "UIKit is not on the web: use fileImporter and fileExporter.")
  public var allowsDocumentCreation: Bool {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use ShareLink.
@available(*, unavailable, message: "UIKit is not on the web: use ShareLink.")
@MainActor @preconcurrency open class UIDocumentInteractionController: UIResponder {
  /// Unavailable. UIKit is not on the web: use ShareLink.
  @available(*, unavailable, message: "UIKit is not on the web: use ShareLink.")
  public convenience init(url: URL) { fatalError() }
  /// Unavailable. UIKit is not on the web: use ShareLink.
  @available(*, unavailable, message: "UIKit is not on the web: use ShareLink.")
  public var delegate: (any UIDocumentInteractionControllerDelegate)? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use ShareLink.
  @available(*, unavailable, message: "UIKit is not on the web: use ShareLink.")
  public func presentPreview(animated: Bool) -> Bool { fatalError() }
}

/// Unavailable. UIKit is not on the web: use ShareLink.
@available(*, unavailable, message: "UIKit is not on the web: use ShareLink.")
public protocol UIDocumentInteractionControllerDelegate {
}

/// Unavailable. UIKit is not on the web: use fileImporter.
@available(*, unavailable, message: "UIKit is not on the web: use fileImporter.")
public protocol UIDocumentPickerDelegate {
}

/// Unavailable. UIKit is not on the web: use fileImporter.
@available(*, unavailable, message: "UIKit is not on the web: use fileImporter.")
@MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
  /// Unavailable. UIKit is not on the web: use fileImporter.
  @available(*, unavailable, message: "UIKit is not on the web: use fileImporter.")
  public convenience init(forOpeningContentTypes contentTypes: [Any], asCopy: Bool = false) {
    fatalError()
  }
  /// Unavailable. UIKit is not on the web: use fileImporter.
  @available(*, unavailable, message: "UIKit is not on the web: use fileImporter.")
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) { fatalError() }
  /// Unavailable. UIKit is not on the web: use fileImporter.
  @available(*, unavailable, message: "UIKit is not on the web: use fileImporter.")
  public var delegate: (any UIDocumentPickerDelegate)? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use fileImporter.
  @available(*, unavailable, message: "UIKit is not on the web: use fileImporter.")
  public var allowsMultipleSelection: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use fileImporter.
  @available(*, unavailable, message: "UIKit is not on the web: use fileImporter.")
  public var directoryURL: URL? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use fileImporter.
  @available(*, unavailable, message: "UIKit is not on the web: use fileImporter.")
  public var shouldShowFileExtensions: Bool {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Nothing is dragged here: use a Menu.
@available(*, unavailable, message: "Nothing is dragged here: use a Menu.")
open class UIDragInteraction {
  /// Unavailable. Nothing is dragged here: use a Menu.
  @available(*, unavailable, message: "Nothing is dragged here: use a Menu.")
  public init() { fatalError() }
}

/// Unavailable. Nothing is dragged here: use a Menu.
@available(*, unavailable, message: "Nothing is dragged here: use a Menu.")
public protocol UIDragInteractionDelegate {
}

/// Unavailable. Nothing is dragged here: use a Menu.
@available(*, unavailable, message: "Nothing is dragged here: use a Menu.")
open class UIDragItem {
  /// Unavailable. Nothing is dragged here: use a Menu.
  @available(*, unavailable, message: "Nothing is dragged here: use a Menu.")
  public init(itemProvider: Any) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use dropDestination.
@available(*, unavailable, message: "UIKit is not on the web: use dropDestination.")
open class UIDropInteraction {
  /// Unavailable. UIKit is not on the web: use dropDestination.
  @available(*, unavailable, message: "UIKit is not on the web: use dropDestination.")
  public init() { fatalError() }
}

/// Unavailable. UIKit is not on the web: use dropDestination.
@available(*, unavailable, message: "UIKit is not on the web: use dropDestination.")
public protocol UIDropInteractionDelegate {
}

/// Unavailable. The selection of a field belongs to the browser.
@available(*, unavailable, message: "The selection of a field belongs to the browser.")
open class UIEditMenuInteraction {
  /// Unavailable. The selection of a field belongs to the browser.
  @available(*, unavailable, message: "The selection of a field belongs to the browser.")
  public init() { fatalError() }
}

/// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
@available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
open class UIEvent {
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public enum EventType {
    /// Unavailable, as the type is.
    case touches
    /// Unavailable, as the type is.
    case motion
    /// Unavailable, as the type is.
    case remoteControl
    /// Unavailable, as the type is.
    case presses
  }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public enum EventSubtype {
    /// Unavailable, as the type is.
    case none
    /// Unavailable, as the type is.
    case motionShake
  }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public var type: EventType {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public var subtype: EventSubtype {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. A server knows no fonts: use Font, with its design, weight and width.
@available(
  *, unavailable, message: "A server knows no fonts: use Font, with its design, weight and width."
)
open class UIFontDescriptor {
  /// Unavailable. A server knows no fonts: use Font, with its design, weight and width.
  @available(
    *, unavailable, message: "A server knows no fonts: use Font, with its design, weight and width."
  )
  public init() { fatalError() }
  /// Unavailable. A server knows no fonts: use Font, with its design, weight and width.
  @available(
    *, unavailable, message: "A server knows no fonts: use Font, with its design, weight and width."
  )
  public enum AttributeName {
    /// Unavailable, as the type is.
    case family
    /// Unavailable, as the type is.
    case name
    /// Unavailable, as the type is.
    case face
    /// Unavailable, as the type is.
    case size
    /// Unavailable, as the type is.
    case traits
    /// Unavailable, as the type is.
    case featureSettings
    /// Unavailable, as the type is.
    case cascadeList
  }
  /// Unavailable, as the type is.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Unavailable, as the set is.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Unavailable, as the set is.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Unavailable, as the set is.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 2)
    /// Unavailable, as the set is.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 3)
    /// Unavailable, as the set is.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 4)
    /// Unavailable, as the set is.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 5)
    /// Unavailable, as the set is.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 6)
  }
  /// Unavailable. A server knows no fonts: use Font, with its design, weight and width.
  @available(
    *, unavailable, message: "A server knows no fonts: use Font, with its design, weight and width."
  )
  public enum SystemDesign {
    /// Unavailable, as the type is.
    case `default`
    /// Unavailable, as the type is.
    case rounded
    /// Unavailable, as the type is.
    case serif
    /// Unavailable, as the type is.
    case monospaced
  }
  /// Unavailable. A server knows no fonts: use Font, with its design, weight and width.
  @available(
    *, unavailable, message: "A server knows no fonts: use Font, with its design, weight and width."
  )
  public init(name: String, size: CGFloat) { fatalError() }
  /// Unavailable. A server knows no fonts: use Font, with its design, weight and width.
  @available(
    *, unavailable, message: "A server knows no fonts: use Font, with its design, weight and width."
  )
  public init(fontAttributes attributes: [AttributeName: Any]) { fatalError() }
  /// Unavailable. A server knows no fonts: use Font, with its design, weight and width.
  @available(
    *, unavailable, message: "A server knows no fonts: use Font, with its design, weight and width."
  )
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { fatalError() }
  /// Unavailable. A server knows no fonts: use Font, with its design, weight and width.
  @available(
    *, unavailable, message: "A server knows no fonts: use Font, with its design, weight and width."
  )
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    fatalError()
  }
  /// Unavailable. A server knows no fonts: use Font, with its design, weight and width.
  @available(
    *, unavailable, message: "A server knows no fonts: use Font, with its design, weight and width."
  )
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { fatalError() }
  /// Unavailable. A server knows no fonts: use Font, with its design, weight and width.
  @available(
    *, unavailable, message: "A server knows no fonts: use Font, with its design, weight and width."
  )
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { fatalError() }
  /// Unavailable. A server knows no fonts: use Font, with its design, weight and width.
  @available(
    *, unavailable, message: "A server knows no fonts: use Font, with its design, weight and width."
  )
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    fatalError()
  }
  /// Unavailable. A server knows no fonts: use Font, with its design, weight and width.
  @available(
    *, unavailable, message: "A server knows no fonts: use Font, with its design, weight and width."
  )
  public var symbolicTraits: SymbolicTraits {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A server knows no fonts: use Font, with its design, weight and width.
  @available(
    *, unavailable, message: "A server knows no fonts: use Font, with its design, weight and width."
  )
  public var pointSize: CGFloat {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use a Picker.
@available(*, unavailable, message: "UIKit is not on the web: use a Picker.")
@MainActor @preconcurrency open class UIFontPickerViewController: UIViewController {
  /// Unavailable. UIKit is not on the web: use a Picker.
  @available(*, unavailable, message: "UIKit is not on the web: use a Picker.")
  public var delegate: (any UIFontPickerViewControllerDelegate)? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use a Picker.
@available(*, unavailable, message: "UIKit is not on the web: use a Picker.")
public protocol UIFontPickerViewControllerDelegate {
}

/// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
@available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
open class UIGestureRecognizer {
  /// Unavailable, as the type is.
  public init() { fatalError() }
  /// Unavailable, as the type is.
  public init(target: Any?, action: Any?) { fatalError() }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public enum State {
    /// Unavailable, as the type is.
    case possible
    /// Unavailable, as the type is.
    case began
    /// Unavailable, as the type is.
    case changed
    /// Unavailable, as the type is.
    case ended
    /// Unavailable, as the type is.
    case cancelled
    /// Unavailable, as the type is.
    case failed
    /// Unavailable, as the type is.
    case recognized
  }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public var state: State {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public var view: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public var delegate: (any UIGestureRecognizerDelegate)? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public var cancelsTouchesInView: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public var delaysTouchesBegan: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public var numberOfTouches: Int {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public func location(in view: UIAppearanceHolder?) -> CGPoint { fatalError() }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public func addTarget(_ target: Any, action: Any) { fatalError() }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
@available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
public protocol UIGestureRecognizerDelegate {
}

/// Unavailable. A server draws no pictures: use Canvas.
@available(*, unavailable, message: "A server draws no pictures: use Canvas.")
open class UIGraphicsImageRenderer {
  /// Unavailable. A server draws no pictures: use Canvas.
  @available(*, unavailable, message: "A server draws no pictures: use Canvas.")
  public init(size: CGSize) { fatalError() }
  /// Unavailable. A server draws no pictures: use Canvas.
  @available(*, unavailable, message: "A server draws no pictures: use Canvas.")
  public init(bounds: CGRect) { fatalError() }
  /// Unavailable. A server draws no pictures: use Canvas.
  @available(*, unavailable, message: "A server draws no pictures: use Canvas.")
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { fatalError() }
  /// Unavailable. A server draws no pictures: use Canvas.
  @available(*, unavailable, message: "A server draws no pictures: use Canvas.")
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { fatalError() }
  /// Unavailable. A server draws no pictures: use Canvas.
  @available(*, unavailable, message: "A server draws no pictures: use Canvas.")
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { fatalError() }
  /// Unavailable. A server draws no pictures: use Canvas.
  @available(*, unavailable, message: "A server draws no pictures: use Canvas.")
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { fatalError() }
}

/// Unavailable. A server draws no pictures: use Canvas.
@available(*, unavailable, message: "A server draws no pictures: use Canvas.")
open class UIGraphicsImageRendererContext {
  /// Unavailable. A server draws no pictures: use Canvas.
  @available(*, unavailable, message: "A server draws no pictures: use Canvas.")
  public func fill(_ rect: CGRect) { fatalError() }
  /// Unavailable. A server draws no pictures: use Canvas.
  @available(*, unavailable, message: "A server draws no pictures: use Canvas.")
  public func stroke(_ rect: CGRect) { fatalError() }
  /// Unavailable. A server draws no pictures: use Canvas.
  @available(*, unavailable, message: "A server draws no pictures: use Canvas.")
  public func clip(to rect: CGRect) { fatalError() }
  /// Unavailable. A server draws no pictures: use Canvas.
  @available(*, unavailable, message: "A server draws no pictures: use Canvas.")
  public var cgContext: CGContext {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A server draws no pictures: use Canvas.
  @available(*, unavailable, message: "A server draws no pictures: use Canvas.")
  public var currentImage: UIImage {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A server draws no pictures: use Canvas.
  @available(*, unavailable, message: "A server draws no pictures: use Canvas.")
  public init() {}
}

/// Unavailable. A server draws no pictures: use Canvas.
@available(*, unavailable, message: "A server draws no pictures: use Canvas.")
open class UIGraphicsImageRendererFormat {
  /// Unavailable. A server draws no pictures: use Canvas.
  @available(*, unavailable, message: "A server draws no pictures: use Canvas.")
  public init() { fatalError() }
  /// Unavailable. A server draws no pictures: use Canvas.
  @available(*, unavailable, message: "A server draws no pictures: use Canvas.")
  public static func `default`() -> UIGraphicsImageRendererFormat { fatalError() }
  /// Unavailable. A server draws no pictures: use Canvas.
  @available(*, unavailable, message: "A server draws no pictures: use Canvas.")
  public static func preferred() -> UIGraphicsImageRendererFormat { fatalError() }
  /// Unavailable. A server draws no pictures: use Canvas.
  @available(*, unavailable, message: "A server draws no pictures: use Canvas.")
  public var scale: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A server draws no pictures: use Canvas.
  @available(*, unavailable, message: "A server draws no pictures: use Canvas.")
  public var opaque: Bool {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. A server draws no pages: use ShareLink of a text.
@available(*, unavailable, message: "A server draws no pages: use ShareLink of a text.")
open class UIGraphicsPDFRenderer {
  /// Unavailable. A server draws no pages: use ShareLink of a text.
  @available(*, unavailable, message: "A server draws no pages: use ShareLink of a text.")
  public init(bounds: CGRect) { fatalError() }
  /// Unavailable. A server draws no pages: use ShareLink of a text.
  @available(*, unavailable, message: "A server draws no pages: use ShareLink of a text.")
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { fatalError() }
  /// Unavailable. A server draws no pages: use ShareLink of a text.
  @available(*, unavailable, message: "A server draws no pages: use ShareLink of a text.")
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data { fatalError() }
  /// Unavailable. A server draws no pages: use ShareLink of a text.
  @available(*, unavailable, message: "A server draws no pages: use ShareLink of a text.")
  public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void)
    throws
  { fatalError() }
}

/// Unavailable. A server draws no pages: use ShareLink of a text.
@available(*, unavailable, message: "A server draws no pages: use ShareLink of a text.")
open class UIGraphicsPDFRendererContext {
  /// Unavailable. A server draws no pages: use ShareLink of a text.
  @available(*, unavailable, message: "A server draws no pages: use ShareLink of a text.")
  public func beginPage() { fatalError() }
  /// Unavailable. A server draws no pages: use ShareLink of a text.
  @available(*, unavailable, message: "A server draws no pages: use ShareLink of a text.")
  public var cgContext: CGContext {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A server draws no pages: use ShareLink of a text.
  @available(*, unavailable, message: "A server draws no pages: use ShareLink of a text.")
  public init() {}
}

/// Unavailable. A server draws no pages: use ShareLink of a text.
@available(*, unavailable, message: "A server draws no pages: use ShareLink of a text.")
open class UIGraphicsPDFRendererFormat {
  /// Unavailable. A server draws no pages: use ShareLink of a text.
  @available(*, unavailable, message: "A server draws no pages: use ShareLink of a text.")
  public init() { fatalError() }
  /// Unavailable. A server draws no pages: use ShareLink of a text.
  @available(*, unavailable, message: "A server draws no pages: use ShareLink of a text.")
  public var documentInfo: [String: Any] {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use onHover.
@available(*, unavailable, message: "UIKit is not on the web: use onHover.")
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Unavailable. UIKit is not on the web: use onHover.
  @available(*, unavailable, message: "UIKit is not on the web: use onHover.")
  public var zOffset: CGFloat {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use Image.
@available(*, unavailable, message: "UIKit is not on the web: use Image.")
@MainActor @preconcurrency open class UIImageView: UIAppearanceHolder {
  /// Unavailable. UIKit is not on the web: use Image.
  @available(*, unavailable, message: "UIKit is not on the web: use Image.")
  public convenience init(image: UIImage?) { fatalError() }
  /// Unavailable, as the class is.
  public override class func appearance() -> UIImageView { UIImageView() }
  /// Unavailable. UIKit is not on the web: use Image.
  @available(*, unavailable, message: "UIKit is not on the web: use Image.")
  public var image: UIImage? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Image.
  @available(*, unavailable, message: "UIKit is not on the web: use Image.")
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Image.
  @available(*, unavailable, message: "UIKit is not on the web: use Image.")
  public var animationImages: [UIImage]? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Image.
  @available(*, unavailable, message: "UIKit is not on the web: use Image.")
  public var animationDuration: TimeInterval {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Image.
  @available(*, unavailable, message: "UIKit is not on the web: use Image.")
  public func startAnimating() { fatalError() }
  /// Unavailable. UIKit is not on the web: use Image.
  @available(*, unavailable, message: "UIKit is not on the web: use Image.")
  public func stopAnimating() { fatalError() }
}

/// Unavailable. UIKit is not on the web: use keyboardShortcut of a Button.
@available(*, unavailable, message: "UIKit is not on the web: use keyboardShortcut of a Button.")
open class UIKeyCommand: UIMenuElement {
  /// Unavailable. UIKit is not on the web: use keyboardShortcut of a Button.
  @available(*, unavailable, message: "UIKit is not on the web: use keyboardShortcut of a Button.")
  public static var inputEscape: String { fatalError() }
  /// Unavailable. UIKit is not on the web: use keyboardShortcut of a Button.
  @available(*, unavailable, message: "UIKit is not on the web: use keyboardShortcut of a Button.")
  public static var inputUpArrow: String { fatalError() }
  /// Unavailable. UIKit is not on the web: use keyboardShortcut of a Button.
  @available(*, unavailable, message: "UIKit is not on the web: use keyboardShortcut of a Button.")
  public static var inputDownArrow: String { fatalError() }
  /// Unavailable. UIKit is not on the web: use keyboardShortcut of a Button.
  @available(*, unavailable, message: "UIKit is not on the web: use keyboardShortcut of a Button.")
  public static var inputLeftArrow: String { fatalError() }
  /// Unavailable. UIKit is not on the web: use keyboardShortcut of a Button.
  @available(*, unavailable, message: "UIKit is not on the web: use keyboardShortcut of a Button.")
  public static var inputRightArrow: String { fatalError() }
  /// Unavailable. UIKit is not on the web: use keyboardShortcut of a Button.
  @available(*, unavailable, message: "UIKit is not on the web: use keyboardShortcut of a Button.")
  public convenience init(input: String, modifierFlags: Any, action: Any) { fatalError() }
  /// Unavailable. UIKit is not on the web: use keyboardShortcut of a Button.
  @available(*, unavailable, message: "UIKit is not on the web: use keyboardShortcut of a Button.")
  public var input: String? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use TextField.
@available(*, unavailable, message: "UIKit is not on the web: use TextField.")
public protocol UIKeyInput {
}

/// Unavailable. The keyboard has its own look.
@available(*, unavailable, message: "The keyboard has its own look.")
public enum UIKeyboardAppearance {
  /// Unavailable.
  case `default`, dark, light, alert
}

/// Unavailable. UIKit is not on the web: use Text.
@available(*, unavailable, message: "UIKit is not on the web: use Text.")
@MainActor @preconcurrency open class UILabel: UIAppearanceHolder {
  /// Unavailable. UIKit is not on the web: use Text.
  @available(*, unavailable, message: "UIKit is not on the web: use Text.")
  public convenience init(text: String) { fatalError() }
  /// Unavailable, as the class is.
  public override class func appearance() -> UILabel { UILabel() }
  /// Unavailable. UIKit is not on the web: use Text.
  @available(*, unavailable, message: "UIKit is not on the web: use Text.")
  public var text: String? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Text.
  @available(*, unavailable, message: "UIKit is not on the web: use Text.")
  public var attributedText: NSAttributedString? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Text.
  @available(*, unavailable, message: "UIKit is not on the web: use Text.")
  public var textColor: UIColor! {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Text.
  @available(*, unavailable, message: "UIKit is not on the web: use Text.")
  public var font: UIFont! {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Text.
  @available(*, unavailable, message: "UIKit is not on the web: use Text.")
  public var textAlignment: NSTextAlignment {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Text.
  @available(*, unavailable, message: "UIKit is not on the web: use Text.")
  public var numberOfLines: Int {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Text.
  @available(*, unavailable, message: "UIKit is not on the web: use Text.")
  public var lineBreakMode: NSLineBreakMode {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Text.
  @available(*, unavailable, message: "UIKit is not on the web: use Text.")
  public var adjustsFontSizeToFitWidth: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Text.
  @available(*, unavailable, message: "UIKit is not on the web: use Text.")
  public var minimumScaleFactor: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Text.
  @available(*, unavailable, message: "UIKit is not on the web: use Text.")
  public var adjustsFontForContentSizeCategory: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Text.
  @available(*, unavailable, message: "UIKit is not on the web: use Text.")
  public var isHighlighted: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Text.
  @available(*, unavailable, message: "UIKit is not on the web: use Text.")
  public var preferredMaxLayoutWidth: CGFloat {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use stacks and frame.
@available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
open class UILayoutGuide {
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public var topAnchor: NSLayoutYAxisAnchor {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public var bottomAnchor: NSLayoutYAxisAnchor {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public var leadingAnchor: NSLayoutXAxisAnchor {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public var trailingAnchor: NSLayoutXAxisAnchor {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public var centerXAnchor: NSLayoutXAxisAnchor {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public var centerYAnchor: NSLayoutYAxisAnchor {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public var widthAnchor: NSLayoutDimension {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public var heightAnchor: NSLayoutDimension {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use stacks and frame.
  @available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.")
  public var layoutFrame: CGRect {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use layoutPriority.
@available(*, unavailable, message: "UIKit is not on the web: use layoutPriority.")
public struct UILayoutPriority {
  /// Unavailable. UIKit is not on the web: use layoutPriority.
  @available(*, unavailable, message: "UIKit is not on the web: use layoutPriority.")
  public init(_ rawValue: Float) { fatalError() }
  /// Unavailable. UIKit is not on the web: use layoutPriority.
  @available(*, unavailable, message: "UIKit is not on the web: use layoutPriority.")
  public init(rawValue: Float) { fatalError() }
  /// Unavailable. UIKit is not on the web: use layoutPriority.
  @available(*, unavailable, message: "UIKit is not on the web: use layoutPriority.")
  public static var required: UILayoutPriority { fatalError() }
  /// Unavailable. UIKit is not on the web: use layoutPriority.
  @available(*, unavailable, message: "UIKit is not on the web: use layoutPriority.")
  public static var defaultHigh: UILayoutPriority { fatalError() }
  /// Unavailable. UIKit is not on the web: use layoutPriority.
  @available(*, unavailable, message: "UIKit is not on the web: use layoutPriority.")
  public static var defaultLow: UILayoutPriority { fatalError() }
  /// Unavailable. UIKit is not on the web: use layoutPriority.
  @available(*, unavailable, message: "UIKit is not on the web: use layoutPriority.")
  public static var fittingSizeLevel: UILayoutPriority { fatalError() }
}

/// Unavailable. UIKit is not on the web: use Label or LabeledContent.
@available(*, unavailable, message: "UIKit is not on the web: use Label or LabeledContent.")
public struct UIListContentConfiguration {
  /// Unavailable. UIKit is not on the web: use Label or LabeledContent.
  @available(*, unavailable, message: "UIKit is not on the web: use Label or LabeledContent.")
  public static func cell() -> UIListContentConfiguration { fatalError() }
  /// Unavailable. UIKit is not on the web: use Label or LabeledContent.
  @available(*, unavailable, message: "UIKit is not on the web: use Label or LabeledContent.")
  public var text: String? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Label or LabeledContent.
  @available(*, unavailable, message: "UIKit is not on the web: use Label or LabeledContent.")
  public var secondaryText: String? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Label or LabeledContent.
  @available(*, unavailable, message: "UIKit is not on the web: use Label or LabeledContent.")
  public var image: UIImage? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Nothing is pushed to a page that is closed.
@available(*, unavailable, message: "Nothing is pushed to a page that is closed.")
open class UILocalNotification {
  /// Unavailable. Nothing is pushed to a page that is closed.
  @available(*, unavailable, message: "Nothing is pushed to a page that is closed.")
  public init() { fatalError() }
}

/// Unavailable. UIKit is not on the web: use onLongPressGesture.
@available(*, unavailable, message: "UIKit is not on the web: use onLongPressGesture.")
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Unavailable. UIKit is not on the web: use onLongPressGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use onLongPressGesture.")
  public var minimumPressDuration: TimeInterval {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use onLongPressGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use onLongPressGesture.")
  public var allowableMovement: CGFloat {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. The browser prints its page.
@available(*, unavailable, message: "The browser prints its page.")
open class UIMarkupTextPrintFormatter {
  /// Unavailable. The browser prints its page.
  @available(*, unavailable, message: "The browser prints its page.")
  public init(markupText: String) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use Menu.
@available(*, unavailable, message: "UIKit is not on the web: use Menu.")
open class UIMenu: UIMenuElement {
  /// Unavailable, as the type is.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Unavailable, as the set is.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Unavailable, as the set is.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Unavailable, as the set is.
    public static let singleSelection = Options(rawValue: 1 << 2)
  }
  /// Unavailable. UIKit is not on the web: use Menu.
  @available(*, unavailable, message: "UIKit is not on the web: use Menu.")
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: String? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use contextMenu.
@available(*, unavailable, message: "UIKit is not on the web: use contextMenu.")
open class UIMenuController {
  /// Unavailable. UIKit is not on the web: use contextMenu.
  @available(*, unavailable, message: "UIKit is not on the web: use contextMenu.")
  public init() {}
}

/// Unavailable. UIKit is not on the web: use Menu and Button.
@available(*, unavailable, message: "UIKit is not on the web: use Menu and Button.")
open class UIMenuElement {
  /// Unavailable, as the type is.
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use Menu and Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Menu and Button.")
  public var title: String {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Menu and Button.
  @available(*, unavailable, message: "UIKit is not on the web: use Menu and Button.")
  public var image: UIImage? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. A page has no icon with shortcuts: use links.
@available(*, unavailable, message: "A page has no icon with shortcuts: use links.")
open class UIMutableApplicationShortcutItem {
  /// Unavailable. A page has no icon with shortcuts: use links.
  @available(*, unavailable, message: "A page has no icon with shortcuts: use links.")
  public init(type: String, localizedTitle: String) { fatalError() }
}

/// Unavailable. A page has no nib files: write a View.
@available(*, unavailable, message: "A page has no nib files: write a View.")
open class UINib {
  /// Unavailable. A page has no nib files: write a View.
  @available(*, unavailable, message: "A page has no nib files: write a View.")
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use offset(x:y:).
@available(*, unavailable, message: "UIKit is not on the web: use offset(x:y:).")
public struct UIOffset {
  /// Unavailable. UIKit is not on the web: use offset(x:y:).
  @available(*, unavailable, message: "UIKit is not on the web: use offset(x:y:).")
  public init(horizontal: CGFloat, vertical: CGFloat) { fatalError() }
  /// Unavailable. UIKit is not on the web: use offset(x:y:).
  @available(*, unavailable, message: "UIKit is not on the web: use offset(x:y:).")
  public static var zero: UIOffset { fatalError() }
  /// Unavailable. UIKit is not on the web: use offset(x:y:).
  @available(*, unavailable, message: "UIKit is not on the web: use offset(x:y:).")
  public var horizontal: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use offset(x:y:).
  @available(*, unavailable, message: "UIKit is not on the web: use offset(x:y:).")
  public var vertical: CGFloat {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use TabView with tabViewStyle(.page).
@available(
  *, unavailable, message: "UIKit is not on the web: use TabView with tabViewStyle(.page)."
)
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  /// Unavailable. UIKit is not on the web: use TabView with tabViewStyle(.page).
  @available(
    *, unavailable, message: "UIKit is not on the web: use TabView with tabViewStyle(.page)."
  )
  public enum TransitionStyle {
    /// Unavailable, as the type is.
    case pageCurl
    /// Unavailable, as the type is.
    case scroll
  }
  /// Unavailable. UIKit is not on the web: use TabView with tabViewStyle(.page).
  @available(
    *, unavailable, message: "UIKit is not on the web: use TabView with tabViewStyle(.page)."
  )
  public enum NavigationOrientation {
    /// Unavailable, as the type is.
    case horizontal
    /// Unavailable, as the type is.
    case vertical
  }
  /// Unavailable. UIKit is not on the web: use TabView with tabViewStyle(.page).
  @available(
    *, unavailable, message: "UIKit is not on the web: use TabView with tabViewStyle(.page)."
  )
  public enum NavigationDirection {
    /// Unavailable, as the type is.
    case forward
    /// Unavailable, as the type is.
    case reverse
  }
  /// Unavailable. UIKit is not on the web: use TabView with tabViewStyle(.page).
  @available(
    *, unavailable, message: "UIKit is not on the web: use TabView with tabViewStyle(.page)."
  )
  public enum OptionsKey {
    /// Unavailable, as the type is.
    case spineLocation
    /// Unavailable, as the type is.
    case interPageSpacing
  }
  /// Unavailable. UIKit is not on the web: use TabView with tabViewStyle(.page).
  @available(
    *, unavailable, message: "UIKit is not on the web: use TabView with tabViewStyle(.page)."
  )
  public convenience init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { fatalError() }
  /// Unavailable. UIKit is not on the web: use TabView with tabViewStyle(.page).
  @available(
    *, unavailable, message: "UIKit is not on the web: use TabView with tabViewStyle(.page)."
  )
  public var dataSource: (any UIPageViewControllerDataSource)? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TabView with tabViewStyle(.page).
  @available(
    *, unavailable, message: "UIKit is not on the web: use TabView with tabViewStyle(.page)."
  )
  public var delegate: (any UIPageViewControllerDelegate)? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TabView with tabViewStyle(.page).
  @available(
    *, unavailable, message: "UIKit is not on the web: use TabView with tabViewStyle(.page)."
  )
  public var viewControllers: [UIViewController]? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TabView with tabViewStyle(.page).
  @available(
    *, unavailable, message: "UIKit is not on the web: use TabView with tabViewStyle(.page)."
  )
  public func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { fatalError() }
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
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Unavailable. UIKit is not on the web: use DragGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use DragGesture.")
  public func translation(in view: UIAppearanceHolder?) -> CGPoint { fatalError() }
  /// Unavailable. UIKit is not on the web: use DragGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use DragGesture.")
  public func velocity(in view: UIAppearanceHolder?) -> CGPoint { fatalError() }
  /// Unavailable. UIKit is not on the web: use DragGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use DragGesture.")
  public func setTranslation(_ translation: CGPoint, in view: UIAppearanceHolder?) { fatalError() }
  /// Unavailable. UIKit is not on the web: use DragGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use DragGesture.")
  public var minimumNumberOfTouches: Int {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use DragGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use DragGesture.")
  public var maximumNumberOfTouches: Int {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use Picker.
@available(*, unavailable, message: "UIKit is not on the web: use Picker.")
@MainActor @preconcurrency open class UIPickerView: UIAppearanceHolder {
  /// Unavailable, as the class is.
  public override class func appearance() -> UIPickerView { UIPickerView() }
  /// Unavailable. UIKit is not on the web: use Picker.
  @available(*, unavailable, message: "UIKit is not on the web: use Picker.")
  public var delegate: (any UIPickerViewDelegate)? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Picker.
  @available(*, unavailable, message: "UIKit is not on the web: use Picker.")
  public var dataSource: (any UIPickerViewDataSource)? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Picker.
  @available(*, unavailable, message: "UIKit is not on the web: use Picker.")
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { fatalError() }
  /// Unavailable. UIKit is not on the web: use Picker.
  @available(*, unavailable, message: "UIKit is not on the web: use Picker.")
  public func selectedRow(inComponent component: Int) -> Int { fatalError() }
  /// Unavailable. UIKit is not on the web: use Picker.
  @available(*, unavailable, message: "UIKit is not on the web: use Picker.")
  public func reloadAllComponents() { fatalError() }
  /// Unavailable. UIKit is not on the web: use Picker.
  @available(*, unavailable, message: "UIKit is not on the web: use Picker.")
  public func reloadComponent(_ component: Int) { fatalError() }
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
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Unavailable. UIKit is not on the web: use MagnifyGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use MagnifyGesture.")
  public var scale: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use MagnifyGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use MagnifyGesture.")
  public var velocity: CGFloat {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use onHover.
@available(*, unavailable, message: "UIKit is not on the web: use onHover.")
open class UIPointerInteraction {
  /// Unavailable. UIKit is not on the web: use onHover.
  @available(*, unavailable, message: "UIKit is not on the web: use onHover.")
  public init() { fatalError() }
}

/// Unavailable. UIKit is not on the web: use popover(arrowEdge:).
@available(*, unavailable, message: "UIKit is not on the web: use popover(arrowEdge:).")
public struct UIPopoverArrowDirection {
  /// Unavailable. UIKit is not on the web: use popover(arrowEdge:).
  @available(*, unavailable, message: "UIKit is not on the web: use popover(arrowEdge:).")
  public static var up: UIPopoverArrowDirection { fatalError() }
  /// Unavailable. UIKit is not on the web: use popover(arrowEdge:).
  @available(*, unavailable, message: "UIKit is not on the web: use popover(arrowEdge:).")
  public static var down: UIPopoverArrowDirection { fatalError() }
  /// Unavailable. UIKit is not on the web: use popover(arrowEdge:).
  @available(*, unavailable, message: "UIKit is not on the web: use popover(arrowEdge:).")
  public static var left: UIPopoverArrowDirection { fatalError() }
  /// Unavailable. UIKit is not on the web: use popover(arrowEdge:).
  @available(*, unavailable, message: "UIKit is not on the web: use popover(arrowEdge:).")
  public static var right: UIPopoverArrowDirection { fatalError() }
  /// Unavailable. UIKit is not on the web: use popover(arrowEdge:).
  @available(*, unavailable, message: "UIKit is not on the web: use popover(arrowEdge:).")
  public static var any: UIPopoverArrowDirection { fatalError() }
  /// Unavailable, as the set is.
  public init() {}
}
@available(*, unavailable, message: "UIKit is not on the web: use popover(arrowEdge:).")
extension UIPopoverArrowDirection: OptionSet {
  /// Unavailable.
  public var rawValue: Int { 0 }
  /// Unavailable.
  public init(rawValue: Int) {}
}

/// Unavailable. UIKit is not on the web: use popover.
@available(*, unavailable, message: "UIKit is not on the web: use popover.")
open class UIPopoverPresentationController {
  /// Unavailable. UIKit is not on the web: use popover.
  @available(*, unavailable, message: "UIKit is not on the web: use popover.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use popover.
  @available(*, unavailable, message: "UIKit is not on the web: use popover.")
  public var sourceView: UIAppearanceHolder? {
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
  public var permittedArrowDirections: UIPopoverArrowDirection {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use popover.
  @available(*, unavailable, message: "UIKit is not on the web: use popover.")
  public var barButtonItem: UIBarButtonItem? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use popover.
  @available(*, unavailable, message: "UIKit is not on the web: use popover.")
  public var sourceItem: Any? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use popover.
  @available(*, unavailable, message: "UIKit is not on the web: use popover.")
  public var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use popover.
@available(*, unavailable, message: "UIKit is not on the web: use popover.")
public protocol UIPopoverPresentationControllerDelegate {
}

/// Unavailable. UIKit is not on the web: use sheet or fullScreenCover.
@available(*, unavailable, message: "UIKit is not on the web: use sheet or fullScreenCover.")
open class UIPresentationController {
  /// Unavailable. UIKit is not on the web: use sheet or fullScreenCover.
  @available(*, unavailable, message: "UIKit is not on the web: use sheet or fullScreenCover.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use sheet or fullScreenCover.
  @available(*, unavailable, message: "UIKit is not on the web: use sheet or fullScreenCover.")
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use sheet or fullScreenCover.
  @available(*, unavailable, message: "UIKit is not on the web: use sheet or fullScreenCover.")
  public var presentedViewController: UIViewController {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use keyboardShortcut of a Button.
@available(*, unavailable, message: "UIKit is not on the web: use keyboardShortcut of a Button.")
open class UIPress {
  /// Unavailable. UIKit is not on the web: use keyboardShortcut of a Button.
  @available(*, unavailable, message: "UIKit is not on the web: use keyboardShortcut of a Button.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use keyboardShortcut of a Button.
  @available(*, unavailable, message: "UIKit is not on the web: use keyboardShortcut of a Button.")
  public var key: Any? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use keyboardShortcut of a Button.
@available(*, unavailable, message: "UIKit is not on the web: use keyboardShortcut of a Button.")
open class UIPressesEvent {
  /// Unavailable. UIKit is not on the web: use keyboardShortcut of a Button.
  @available(*, unavailable, message: "UIKit is not on the web: use keyboardShortcut of a Button.")
  public init() { fatalError() }
}

/// Unavailable. The browser prints its page.
@available(*, unavailable, message: "The browser prints its page.")
open class UIPrintInfo {
  /// Unavailable. The browser prints its page.
  @available(*, unavailable, message: "The browser prints its page.")
  public init() { fatalError() }
  /// Unavailable. The browser prints its page.
  @available(*, unavailable, message: "The browser prints its page.")
  public static func printInfo() -> UIPrintInfo { fatalError() }
  /// Unavailable. The browser prints its page.
  @available(*, unavailable, message: "The browser prints its page.")
  public var jobName: String {
    get { fatalError() }
    set {}
  }
  /// Unavailable. The browser prints its page.
  @available(*, unavailable, message: "The browser prints its page.")
  public var outputType: Any {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. The browser prints its page.
@available(*, unavailable, message: "The browser prints its page.")
open class UIPrintInteractionController {
  /// Unavailable. The browser prints its page.
  @available(*, unavailable, message: "The browser prints its page.")
  public init() { fatalError() }
  /// Unavailable. The browser prints its page.
  @available(*, unavailable, message: "The browser prints its page.")
  public static var shared: UIPrintInteractionController { fatalError() }
  /// Unavailable. The browser prints its page.
  @available(*, unavailable, message: "The browser prints its page.")
  public static var isPrintingAvailable: Bool { fatalError() }
  /// Unavailable. The browser prints its page.
  @available(*, unavailable, message: "The browser prints its page.")
  public var printInfo: UIPrintInfo? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. The browser prints its page.
  @available(*, unavailable, message: "The browser prints its page.")
  public var printFormatter: Any? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. The browser prints its page.
  @available(*, unavailable, message: "The browser prints its page.")
  public var printingItem: Any? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. The browser prints its page.
  @available(*, unavailable, message: "The browser prints its page.")
  public func present(animated: Bool, completionHandler completion: Any? = nil) -> Bool {
    fatalError()
  }
}

/// Unavailable. The browser prints its page.
@available(*, unavailable, message: "The browser prints its page.")
open class UIPrintPageRenderer {
  /// Unavailable. The browser prints its page.
  @available(*, unavailable, message: "The browser prints its page.")
  public init() { fatalError() }
}

/// Unavailable. UIKit is not on the web: use ProgressView.
@available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
@MainActor @preconcurrency open class UIProgressView: UIAppearanceHolder {
  /// Unavailable, as the class is.
  public override class func appearance() -> UIProgressView { UIProgressView() }
  /// Unavailable. UIKit is not on the web: use ProgressView.
  @available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
  public enum Style {
    /// Unavailable, as the type is.
    case `default`
    /// Unavailable, as the type is.
    case bar
  }
  /// Unavailable. UIKit is not on the web: use ProgressView.
  @available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
  public convenience init(progressViewStyle style: Style) { fatalError() }
  /// Unavailable. UIKit is not on the web: use ProgressView.
  @available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
  public var progress: Float {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use ProgressView.
  @available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
  public var progressTintColor: UIColor? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use ProgressView.
  @available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
  public var trackTintColor: UIColor? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use ProgressView.
  @available(*, unavailable, message: "UIKit is not on the web: use ProgressView.")
  public func setProgress(_ progress: Float, animated: Bool) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use Edge.Set.
@available(*, unavailable, message: "UIKit is not on the web: use Edge.Set.")
public struct UIRectEdge {
  /// Unavailable. UIKit is not on the web: use Edge.Set.
  @available(*, unavailable, message: "UIKit is not on the web: use Edge.Set.")
  public static var top: UIRectEdge { fatalError() }
  /// Unavailable. UIKit is not on the web: use Edge.Set.
  @available(*, unavailable, message: "UIKit is not on the web: use Edge.Set.")
  public static var left: UIRectEdge { fatalError() }
  /// Unavailable. UIKit is not on the web: use Edge.Set.
  @available(*, unavailable, message: "UIKit is not on the web: use Edge.Set.")
  public static var bottom: UIRectEdge { fatalError() }
  /// Unavailable. UIKit is not on the web: use Edge.Set.
  @available(*, unavailable, message: "UIKit is not on the web: use Edge.Set.")
  public static var right: UIRectEdge { fatalError() }
  /// Unavailable. UIKit is not on the web: use Edge.Set.
  @available(*, unavailable, message: "UIKit is not on the web: use Edge.Set.")
  public static var all: UIRectEdge { fatalError() }
  /// Unavailable, as the set is.
  public init() {}
}
@available(*, unavailable, message: "UIKit is not on the web: use Edge.Set.")
extension UIRectEdge: OptionSet {
  /// Unavailable.
  public var rawValue: Int { 0 }
  /// Unavailable.
  public init(rawValue: Int) {}
}

/// Unavailable. UIKit is not on the web: use refreshable.
@available(*, unavailable, message: "UIKit is not on the web: use refreshable.")
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  /// Unavailable, as the class is.
  public override class func appearance() -> UIRefreshControl { UIRefreshControl() }
  /// Unavailable. UIKit is not on the web: use refreshable.
  @available(*, unavailable, message: "UIKit is not on the web: use refreshable.")
  public func beginRefreshing() { fatalError() }
  /// Unavailable. UIKit is not on the web: use refreshable.
  @available(*, unavailable, message: "UIKit is not on the web: use refreshable.")
  public func endRefreshing() { fatalError() }
  /// Unavailable. UIKit is not on the web: use refreshable.
  @available(*, unavailable, message: "UIKit is not on the web: use refreshable.")
  public var isRefreshing: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use refreshable.
  @available(*, unavailable, message: "UIKit is not on the web: use refreshable.")
  public var attributedTitle: NSAttributedString? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. The selection of a field belongs to the browser.
@available(*, unavailable, message: "The selection of a field belongs to the browser.")
public protocol UIResponderStandardEditActions {
}

/// Unavailable. UIKit is not on the web: use submitLabel.
@available(*, unavailable, message: "UIKit is not on the web: use submitLabel.")
public enum UIReturnKeyType {
  /// Unavailable.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Unavailable. UIKit is not on the web: use RotateGesture.
@available(*, unavailable, message: "UIKit is not on the web: use RotateGesture.")
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Unavailable. UIKit is not on the web: use RotateGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use RotateGesture.")
  public var rotation: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use RotateGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use RotateGesture.")
  public var velocity: CGFloat {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. A page is a tab of the browser.
@available(*, unavailable, message: "A page is a tab of the browser.")
open class UISceneActivationRequestOptions {
  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public init() { fatalError() }
}

/// Unavailable. A page is a tab of the browser.
@available(*, unavailable, message: "A page is a tab of the browser.")
open class UISceneDestructionRequestOptions {
  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public init() { fatalError() }
}

/// Unavailable. UIKit is not on the web: use DragGesture.
@available(*, unavailable, message: "UIKit is not on the web: use DragGesture.")
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Unavailable. UIKit is not on the web: use DragGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use DragGesture.")
  public var edges: UIRectEdge {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use onScrollGeometryChange.
@available(*, unavailable, message: "UIKit is not on the web: use onScrollGeometryChange.")
public protocol UIScrollViewDelegate {
}

/// Unavailable. UIKit is not on the web: use searchable.
@available(*, unavailable, message: "UIKit is not on the web: use searchable.")
@MainActor @preconcurrency open class UISearchBar: UIAppearanceHolder {
  /// Unavailable, as the class is.
  public override class func appearance() -> UISearchBar { UISearchBar() }
  /// Unavailable. UIKit is not on the web: use searchable.
  @available(*, unavailable, message: "UIKit is not on the web: use searchable.")
  public enum Style {
    /// Unavailable, as the type is.
    case `default`
    /// Unavailable, as the type is.
    case prominent
    /// Unavailable, as the type is.
    case minimal
  }
  /// Unavailable. UIKit is not on the web: use searchable.
  @available(*, unavailable, message: "UIKit is not on the web: use searchable.")
  public var text: String? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use searchable.
  @available(*, unavailable, message: "UIKit is not on the web: use searchable.")
  public var placeholder: String? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use searchable.
  @available(*, unavailable, message: "UIKit is not on the web: use searchable.")
  public var delegate: (any UISearchBarDelegate)? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use searchable.
  @available(*, unavailable, message: "UIKit is not on the web: use searchable.")
  public var searchBarStyle: Style {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use searchable.
  @available(*, unavailable, message: "UIKit is not on the web: use searchable.")
  public var showsCancelButton: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use searchable.
  @available(*, unavailable, message: "UIKit is not on the web: use searchable.")
  public var barTintColor: UIColor? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use searchable.
  @available(*, unavailable, message: "UIKit is not on the web: use searchable.")
  public var searchTextField: UISearchTextField {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use searchable.
  @available(*, unavailable, message: "UIKit is not on the web: use searchable.")
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use searchable.
  @available(*, unavailable, message: "UIKit is not on the web: use searchable.")
  public func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use searchable.
@available(*, unavailable, message: "UIKit is not on the web: use searchable.")
public protocol UISearchBarDelegate {
}

/// Unavailable. UIKit is not on the web: use searchable.
@available(*, unavailable, message: "UIKit is not on the web: use searchable.")
@MainActor @preconcurrency open class UISearchController: UIViewController {
  /// Unavailable. UIKit is not on the web: use searchable.
  @available(*, unavailable, message: "UIKit is not on the web: use searchable.")
  public convenience init(searchResultsController: UIViewController?) { fatalError() }
  /// Unavailable. UIKit is not on the web: use searchable.
  @available(*, unavailable, message: "UIKit is not on the web: use searchable.")
  public var searchBar: UISearchBar {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use searchable.
  @available(*, unavailable, message: "UIKit is not on the web: use searchable.")
  public var searchResultsUpdater: (any UISearchResultsUpdating)? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use searchable.
  @available(*, unavailable, message: "UIKit is not on the web: use searchable.")
  public var obscuresBackgroundDuringPresentation: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use searchable.
  @available(*, unavailable, message: "UIKit is not on the web: use searchable.")
  public var isActive: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use searchable.
  @available(*, unavailable, message: "UIKit is not on the web: use searchable.")
  public var hidesNavigationBarDuringPresentation: Bool {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use searchable.
@available(*, unavailable, message: "UIKit is not on the web: use searchable.")
public protocol UISearchControllerDelegate {
}

/// Unavailable. UIKit is not on the web: use searchable.
@available(*, unavailable, message: "UIKit is not on the web: use searchable.")
public protocol UISearchResultsUpdating {
}

/// Unavailable. UIKit is not on the web: use searchable.
@available(*, unavailable, message: "UIKit is not on the web: use searchable.")
@MainActor @preconcurrency open class UISearchTextField: UITextField {
  /// Unavailable. UIKit is not on the web: use searchable.
  @available(*, unavailable, message: "UIKit is not on the web: use searchable.")
  public var tokenBackgroundColor: UIColor! {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use presentationDetents.
@available(*, unavailable, message: "UIKit is not on the web: use presentationDetents.")
open class UISheetPresentationController {
  /// Unavailable. UIKit is not on the web: use presentationDetents.
  @available(*, unavailable, message: "UIKit is not on the web: use presentationDetents.")
  public init() { fatalError() }
  /// Unavailable, as the type is.
  public struct Detent: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Unavailable, as the set is.
    public static let unused = Detent(rawValue: 1 << 0)
  }
  /// Unavailable. UIKit is not on the web: use presentationDetents.
  @available(*, unavailable, message: "UIKit is not on the web: use presentationDetents.")
  public var detents: [Detent] {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use presentationDetents.
  @available(*, unavailable, message: "UIKit is not on the web: use presentationDetents.")
  public var prefersGrabberVisible: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use presentationDetents.
  @available(*, unavailable, message: "UIKit is not on the web: use presentationDetents.")
  public var preferredCornerRadius: CGFloat? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use presentationDetents.
  @available(*, unavailable, message: "UIKit is not on the web: use presentationDetents.")
  public var delegate: Any? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use presentationDetents.
  @available(*, unavailable, message: "UIKit is not on the web: use presentationDetents.")
  public var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use presentationDetents(_:selection:).
@available(
  *, unavailable, message: "UIKit is not on the web: use presentationDetents(_:selection:)."
)
public protocol UISheetPresentationControllerDelegate {
}

/// Unavailable. UIKit is not on the web: use Slider.
@available(*, unavailable, message: "UIKit is not on the web: use Slider.")
@MainActor @preconcurrency open class UISlider: UIControl {
  /// Unavailable, as the class is.
  public override class func appearance() -> UISlider { UISlider() }
  /// Unavailable. UIKit is not on the web: use Slider.
  @available(*, unavailable, message: "UIKit is not on the web: use Slider.")
  public var value: Float {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Slider.
  @available(*, unavailable, message: "UIKit is not on the web: use Slider.")
  public var minimumValue: Float {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Slider.
  @available(*, unavailable, message: "UIKit is not on the web: use Slider.")
  public var maximumValue: Float {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Slider.
  @available(*, unavailable, message: "UIKit is not on the web: use Slider.")
  public var isContinuous: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Slider.
  @available(*, unavailable, message: "UIKit is not on the web: use Slider.")
  public var thumbTintColor: UIColor? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Slider.
  @available(*, unavailable, message: "UIKit is not on the web: use Slider.")
  public var minimumTrackTintColor: UIColor? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Slider.
  @available(*, unavailable, message: "UIKit is not on the web: use Slider.")
  public var maximumTrackTintColor: UIColor? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Slider.
  @available(*, unavailable, message: "UIKit is not on the web: use Slider.")
  public func setValue(_ value: Float, animated: Bool) { fatalError() }
  /// Unavailable. UIKit is not on the web: use Slider.
  @available(*, unavailable, message: "UIKit is not on the web: use Slider.")
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  /// Unavailable. UIKit is not on the web: use Slider.
  @available(*, unavailable, message: "UIKit is not on the web: use Slider.")
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  /// Unavailable. UIKit is not on the web: use Slider.
  @available(*, unavailable, message: "UIKit is not on the web: use Slider.")
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use NavigationSplitView.
@available(*, unavailable, message: "UIKit is not on the web: use NavigationSplitView.")
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
  /// Unavailable. UIKit is not on the web: use NavigationSplitView.
  @available(*, unavailable, message: "UIKit is not on the web: use NavigationSplitView.")
  public enum Column {
    /// Unavailable, as the type is.
    case primary
    /// Unavailable, as the type is.
    case supplementary
    /// Unavailable, as the type is.
    case secondary
    /// Unavailable, as the type is.
    case compact
  }
  /// Unavailable. UIKit is not on the web: use NavigationSplitView.
  @available(*, unavailable, message: "UIKit is not on the web: use NavigationSplitView.")
  public enum DisplayMode {
    /// Unavailable, as the type is.
    case automatic
    /// Unavailable, as the type is.
    case secondaryOnly
    /// Unavailable, as the type is.
    case oneBesideSecondary
    /// Unavailable, as the type is.
    case oneOverSecondary
    /// Unavailable, as the type is.
    case twoBesideSecondary
    /// Unavailable, as the type is.
    case twoOverSecondary
  }
  /// Unavailable. UIKit is not on the web: use NavigationSplitView.
  @available(*, unavailable, message: "UIKit is not on the web: use NavigationSplitView.")
  public var viewControllers: [UIViewController] {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use NavigationSplitView.
  @available(*, unavailable, message: "UIKit is not on the web: use NavigationSplitView.")
  public var preferredDisplayMode: DisplayMode {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use NavigationSplitView.
  @available(*, unavailable, message: "UIKit is not on the web: use NavigationSplitView.")
  public func show(_ column: Column) { fatalError() }
  /// Unavailable. UIKit is not on the web: use NavigationSplitView.
  @available(*, unavailable, message: "UIKit is not on the web: use NavigationSplitView.")
  public func hide(_ column: Column) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use NavigationSplitView.
@available(*, unavailable, message: "UIKit is not on the web: use NavigationSplitView.")
public protocol UISplitViewControllerDelegate {
}

/// Unavailable. UIKit is not on the web: use HStack or VStack.
@available(*, unavailable, message: "UIKit is not on the web: use HStack or VStack.")
@MainActor @preconcurrency open class UIStackView: UIAppearanceHolder {
  /// Unavailable. UIKit is not on the web: use HStack or VStack.
  @available(*, unavailable, message: "UIKit is not on the web: use HStack or VStack.")
  public convenience init(arrangedSubviews views: [UIAppearanceHolder]) { fatalError() }
  /// Unavailable. UIKit is not on the web: use HStack or VStack.
  @available(*, unavailable, message: "UIKit is not on the web: use HStack or VStack.")
  public enum Distribution {
    /// Unavailable, as the type is.
    case fill
    /// Unavailable, as the type is.
    case fillEqually
    /// Unavailable, as the type is.
    case fillProportionally
    /// Unavailable, as the type is.
    case equalSpacing
    /// Unavailable, as the type is.
    case equalCentering
  }
  /// Unavailable. UIKit is not on the web: use HStack or VStack.
  @available(*, unavailable, message: "UIKit is not on the web: use HStack or VStack.")
  public enum Alignment {
    /// Unavailable, as the type is.
    case fill
    /// Unavailable, as the type is.
    case leading
    /// Unavailable, as the type is.
    case top
    /// Unavailable, as the type is.
    case firstBaseline
    /// Unavailable, as the type is.
    case center
    /// Unavailable, as the type is.
    case trailing
    /// Unavailable, as the type is.
    case bottom
    /// Unavailable, as the type is.
    case lastBaseline
  }
  /// Unavailable. UIKit is not on the web: use HStack or VStack.
  @available(*, unavailable, message: "UIKit is not on the web: use HStack or VStack.")
  public var axis: NSLayoutConstraint.Axis {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use HStack or VStack.
  @available(*, unavailable, message: "UIKit is not on the web: use HStack or VStack.")
  public var spacing: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use HStack or VStack.
  @available(*, unavailable, message: "UIKit is not on the web: use HStack or VStack.")
  public var alignment: Alignment {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use HStack or VStack.
  @available(*, unavailable, message: "UIKit is not on the web: use HStack or VStack.")
  public var distribution: Distribution {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use HStack or VStack.
  @available(*, unavailable, message: "UIKit is not on the web: use HStack or VStack.")
  public var arrangedSubviews: [UIAppearanceHolder] {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use HStack or VStack.
  @available(*, unavailable, message: "UIKit is not on the web: use HStack or VStack.")
  public var isLayoutMarginsRelativeArrangement: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use HStack or VStack.
  @available(*, unavailable, message: "UIKit is not on the web: use HStack or VStack.")
  public func addArrangedSubview(_ view: UIAppearanceHolder) { fatalError() }
  /// Unavailable. UIKit is not on the web: use HStack or VStack.
  @available(*, unavailable, message: "UIKit is not on the web: use HStack or VStack.")
  public func removeArrangedSubview(_ view: UIAppearanceHolder) { fatalError() }
  /// Unavailable. UIKit is not on the web: use HStack or VStack.
  @available(*, unavailable, message: "UIKit is not on the web: use HStack or VStack.")
  public func insertArrangedSubview(_ view: UIAppearanceHolder, at stackIndex: Int) { fatalError() }
  /// Unavailable. UIKit is not on the web: use HStack or VStack.
  @available(*, unavailable, message: "UIKit is not on the web: use HStack or VStack.")
  public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIAppearanceHolder) {
    fatalError()
  }
}

/// Unavailable. A page has no status bar: use GeometryReader and safeAreaInsets.
@available(
  *, unavailable, message: "A page has no status bar: use GeometryReader and safeAreaInsets."
)
open class UIStatusBarManager {
  /// Unavailable. A page has no status bar: use GeometryReader and safeAreaInsets.
  @available(
    *, unavailable, message: "A page has no status bar: use GeometryReader and safeAreaInsets."
  )
  public init() { fatalError() }
  /// Unavailable. A page has no status bar: use GeometryReader and safeAreaInsets.
  @available(
    *, unavailable, message: "A page has no status bar: use GeometryReader and safeAreaInsets."
  )
  public var statusBarFrame: CGRect {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A page has no status bar: use GeometryReader and safeAreaInsets.
  @available(
    *, unavailable, message: "A page has no status bar: use GeometryReader and safeAreaInsets."
  )
  public var isStatusBarHidden: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A page has no status bar: use GeometryReader and safeAreaInsets.
  @available(
    *, unavailable, message: "A page has no status bar: use GeometryReader and safeAreaInsets."
  )
  public var statusBarStyle: UIStatusBarStyle {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use Stepper.
@available(*, unavailable, message: "UIKit is not on the web: use Stepper.")
@MainActor @preconcurrency open class UIStepper: UIControl {
  /// Unavailable, as the class is.
  public override class func appearance() -> UIStepper { UIStepper() }
  /// Unavailable. UIKit is not on the web: use Stepper.
  @available(*, unavailable, message: "UIKit is not on the web: use Stepper.")
  public var value: Double {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Stepper.
  @available(*, unavailable, message: "UIKit is not on the web: use Stepper.")
  public var minimumValue: Double {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Stepper.
  @available(*, unavailable, message: "UIKit is not on the web: use Stepper.")
  public var maximumValue: Double {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Stepper.
  @available(*, unavailable, message: "UIKit is not on the web: use Stepper.")
  public var stepValue: Double {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use Stepper.
  @available(*, unavailable, message: "UIKit is not on the web: use Stepper.")
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  /// Unavailable. UIKit is not on the web: use Stepper.
  @available(*, unavailable, message: "UIKit is not on the web: use Stepper.")
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
}

/// Unavailable. A page has no storyboards: write a View.
@available(*, unavailable, message: "A page has no storyboards: write a View.")
open class UIStoryboard {
  /// Unavailable. A page has no storyboards: write a View.
  @available(*, unavailable, message: "A page has no storyboards: write a View.")
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { fatalError() }
  /// Unavailable. A page has no storyboards: write a View.
  @available(*, unavailable, message: "A page has no storyboards: write a View.")
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    fatalError()
  }
  /// Unavailable. A page has no storyboards: write a View.
  @available(*, unavailable, message: "A page has no storyboards: write a View.")
  public func instantiateInitialViewController() -> UIViewController? { fatalError() }
}

/// Unavailable. A page has no storyboards: use NavigationLink.
@available(*, unavailable, message: "A page has no storyboards: use NavigationLink.")
open class UIStoryboardSegue {
  /// Unavailable. A page has no storyboards: use NavigationLink.
  @available(*, unavailable, message: "A page has no storyboards: use NavigationLink.")
  public init() { fatalError() }
  /// Unavailable. A page has no storyboards: use NavigationLink.
  @available(*, unavailable, message: "A page has no storyboards: use NavigationLink.")
  public var destination: UIViewController {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A page has no storyboards: use NavigationLink.
  @available(*, unavailable, message: "A page has no storyboards: use NavigationLink.")
  public var identifier: String? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use swipeActions.
@available(*, unavailable, message: "UIKit is not on the web: use swipeActions.")
open class UISwipeActionsConfiguration {
  /// Unavailable. UIKit is not on the web: use swipeActions.
  @available(*, unavailable, message: "UIKit is not on the web: use swipeActions.")
  public init(actions: [UIContextualAction]) { fatalError() }
  /// Unavailable. UIKit is not on the web: use swipeActions.
  @available(*, unavailable, message: "UIKit is not on the web: use swipeActions.")
  public var performsFirstActionWithFullSwipe: Bool {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use DragGesture.
@available(*, unavailable, message: "UIKit is not on the web: use DragGesture.")
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Unavailable, as the type is.
  public struct Direction: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Unavailable, as the set is.
    public static let right = Direction(rawValue: 1 << 0)
    /// Unavailable, as the set is.
    public static let left = Direction(rawValue: 1 << 1)
    /// Unavailable, as the set is.
    public static let up = Direction(rawValue: 1 << 2)
    /// Unavailable, as the set is.
    public static let down = Direction(rawValue: 1 << 3)
  }
  /// Unavailable. UIKit is not on the web: use DragGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use DragGesture.")
  public var direction: Direction {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use TabView.
@available(*, unavailable, message: "UIKit is not on the web: use TabView.")
public protocol UITabBarControllerDelegate {
}

/// Unavailable. UIKit is not on the web: use TabView.
@available(*, unavailable, message: "UIKit is not on the web: use TabView.")
public protocol UITabBarDelegate {
}

/// Unavailable. UIKit is not on the web: use tint of the TabView.
@available(*, unavailable, message: "UIKit is not on the web: use tint of the TabView.")
open class UITabBarItemAppearance {
  /// Unavailable. UIKit is not on the web: use tint of the TabView.
  @available(*, unavailable, message: "UIKit is not on the web: use tint of the TabView.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use tint of the TabView.
  @available(*, unavailable, message: "UIKit is not on the web: use tint of the TabView.")
  public enum Style {
    /// Unavailable, as the type is.
    case stacked
    /// Unavailable, as the type is.
    case inline
    /// Unavailable, as the type is.
    case compactInline
  }
  /// Unavailable. UIKit is not on the web: use tint of the TabView.
  @available(*, unavailable, message: "UIKit is not on the web: use tint of the TabView.")
  public init(style: Style) { fatalError() }
  /// Unavailable. UIKit is not on the web: use tint of the TabView.
  @available(*, unavailable, message: "UIKit is not on the web: use tint of the TabView.")
  public var normal: UITabBarItemStateAppearance {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use tint of the TabView.
  @available(*, unavailable, message: "UIKit is not on the web: use tint of the TabView.")
  public var selected: UITabBarItemStateAppearance {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use tint of the TabView.
  @available(*, unavailable, message: "UIKit is not on the web: use tint of the TabView.")
  public var disabled: UITabBarItemStateAppearance {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use tint of the TabView.
  @available(*, unavailable, message: "UIKit is not on the web: use tint of the TabView.")
  public var focused: UITabBarItemStateAppearance {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use tint of the TabView.
@available(*, unavailable, message: "UIKit is not on the web: use tint of the TabView.")
open class UITabBarItemStateAppearance {
  /// Unavailable. UIKit is not on the web: use tint of the TabView.
  @available(*, unavailable, message: "UIKit is not on the web: use tint of the TabView.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use tint of the TabView.
  @available(*, unavailable, message: "UIKit is not on the web: use tint of the TabView.")
  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use tint of the TabView.
  @available(*, unavailable, message: "UIKit is not on the web: use tint of the TabView.")
  public var iconColor: UIColor? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use tint of the TabView.
  @available(*, unavailable, message: "UIKit is not on the web: use tint of the TabView.")
  public var badgeBackgroundColor: UIColor? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use tint of the TabView.
  @available(*, unavailable, message: "UIKit is not on the web: use tint of the TabView.")
  public var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use tint of the TabView.
  @available(*, unavailable, message: "UIKit is not on the web: use tint of the TabView.")
  public var titlePositionAdjustment: UIOffset {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use List.
@available(*, unavailable, message: "UIKit is not on the web: use List.")
@MainActor @preconcurrency open class UITableViewController: UIViewController {
  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public convenience init(style: UITableView.Style) { fatalError() }
  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var tableView: UITableView! {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public var refreshControl: UIRefreshControl? {
    get { fatalError() }
    set {}
  }
  /// Unavailable, as the type is.
  open func numberOfSections(in tableView: UITableView) -> Int { fatalError() }
  /// Unavailable, as the type is.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fatalError()
  }
  /// Unavailable, as the type is.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { fatalError() }
  /// Unavailable, as the type is.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    fatalError()
  }
}

/// Unavailable. UIKit is not on the web: use List.
@available(*, unavailable, message: "UIKit is not on the web: use List.")
public protocol UITableViewDataSource {
}

/// Unavailable. UIKit is not on the web: use List.
@available(*, unavailable, message: "UIKit is not on the web: use List.")
public protocol UITableViewDelegate {
}

/// Unavailable. UIKit is not on the web: use List.
@available(*, unavailable, message: "UIKit is not on the web: use List.")
open class UITableViewDiffableDataSource<Section, Item> {
  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public init(
    tableView: UITableView,
    cellProvider: @escaping (UITableView, IndexPath, Item) -> UITableViewCell?
  ) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use a header of Section.
@available(*, unavailable, message: "UIKit is not on the web: use a header of Section.")
@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIAppearanceHolder {
  /// Unavailable, as the class is.
  public override class func appearance() -> UITableViewHeaderFooterView {
    UITableViewHeaderFooterView()
  }
  /// Unavailable. UIKit is not on the web: use a header of Section.
  @available(*, unavailable, message: "UIKit is not on the web: use a header of Section.")
  public convenience init(reuseIdentifier: String?) { fatalError() }
  /// Unavailable. UIKit is not on the web: use a header of Section.
  @available(*, unavailable, message: "UIKit is not on the web: use a header of Section.")
  public var textLabel: UILabel? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use a header of Section.
  @available(*, unavailable, message: "UIKit is not on the web: use a header of Section.")
  public var contentView: UIAppearanceHolder {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use a header of Section.
  @available(*, unavailable, message: "UIKit is not on the web: use a header of Section.")
  public var backgroundView: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use onTapGesture.
@available(*, unavailable, message: "UIKit is not on the web: use onTapGesture.")
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Unavailable. UIKit is not on the web: use onTapGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use onTapGesture.")
  public var numberOfTapsRequired: Int {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use onTapGesture.
  @available(*, unavailable, message: "UIKit is not on the web: use onTapGesture.")
  public var numberOfTouchesRequired: Int {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use autocorrectionDisabled.
@available(*, unavailable, message: "UIKit is not on the web: use autocorrectionDisabled.")
public enum UITextAutocorrectionType {
  /// Unavailable.
  case `default`, no, yes
}

/// Unavailable. A server has no dictionary of the person: check against a list of words of the bundle.
@available(
  *, unavailable,
  message: "A server has no dictionary of the person: check against a list of words of the bundle."
)
open class UITextChecker {
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
  /// Unavailable. A server has no dictionary of the person: check against a list of words of the bundle.
  @available(
    *, unavailable,
    message:
      "A server has no dictionary of the person: check against a list of words of the bundle."
  )
  public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]?
  { fatalError() }
  /// Unavailable. A server has no dictionary of the person: check against a list of words of the bundle.
  @available(
    *, unavailable,
    message:
      "A server has no dictionary of the person: check against a list of words of the bundle."
  )
  public func completions(forPartialWordRange range: NSRange, in string: String, language: String)
    -> [String]?
  { fatalError() }
  /// Unavailable. A server has no dictionary of the person: check against a list of words of the bundle.
  @available(
    *, unavailable,
    message:
      "A server has no dictionary of the person: check against a list of words of the bundle."
  )
  public static var availableLanguages: [String] { fatalError() }
}

/// Unavailable. UIKit is not on the web: use TextField.
@available(*, unavailable, message: "UIKit is not on the web: use TextField.")
@MainActor @preconcurrency open class UITextField: UIControl {
  /// Unavailable, as the class is.
  public override class func appearance() -> UITextField { UITextField() }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public enum BorderStyle {
    /// Unavailable, as the type is.
    case none
    /// Unavailable, as the type is.
    case line
    /// Unavailable, as the type is.
    case bezel
    /// Unavailable, as the type is.
    case roundedRect
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public enum ViewMode {
    /// Unavailable, as the type is.
    case never
    /// Unavailable, as the type is.
    case whileEditing
    /// Unavailable, as the type is.
    case unlessEditing
    /// Unavailable, as the type is.
    case always
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public nonisolated static var textDidChangeNotification: NSNotification.Name { fatalError() }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public nonisolated static var textDidBeginEditingNotification: NSNotification.Name {
    fatalError()
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public nonisolated static var textDidEndEditingNotification: NSNotification.Name { fatalError() }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var text: String? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var attributedText: NSAttributedString? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var placeholder: String? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var attributedPlaceholder: NSAttributedString? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var textColor: UIColor? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var font: UIFont? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var textAlignment: NSTextAlignment {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var borderStyle: BorderStyle {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var clearButtonMode: ViewMode {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var leftView: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var rightView: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var leftViewMode: ViewMode {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var rightViewMode: ViewMode {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var delegate: (any UITextFieldDelegate)? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var inputView: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var inputAccessoryView: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var isEditing: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var adjustsFontSizeToFitWidth: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var minimumFontSize: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var clearsOnBeginEditing: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { fatalError() }
    set {}
  }
  /// Unavailable, as the type is.
  open func deleteBackward() { fatalError() }
  /// Unavailable, as the type is.
  open func textRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  /// Unavailable, as the type is.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  /// Unavailable, as the type is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var keyboardType: UIKeyboardType {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var returnKeyType: UIReturnKeyType {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var isSecureTextEntry: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var autocorrectionType: UITextAutocorrectionType {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var spellCheckingType: UITextSpellCheckingType {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var textContentType: UITextContentType! {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var enablesReturnKeyAutomatically: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var keyboardAppearance: UIKeyboardAppearance {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var selectedTextRange: UITextRange? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var beginningOfDocument: UITextPosition {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public var endOfDocument: UITextPosition {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { fatalError() }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public func selectAll(_ sender: Any?) { fatalError() }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    fatalError()
  }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { fatalError() }
  /// Unavailable. UIKit is not on the web: use TextField.
  @available(*, unavailable, message: "UIKit is not on the web: use TextField.")
  public func insertText(_ text: String) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use TextField with onSubmit and onChange.
@available(
  *, unavailable, message: "UIKit is not on the web: use TextField with onSubmit and onChange."
)
public protocol UITextFieldDelegate {
}

/// Unavailable. UIKit is not on the web: use TextField.
@available(*, unavailable, message: "UIKit is not on the web: use TextField.")
public protocol UITextInput {
}

/// Unavailable. UIKit is not on the web: use keyboardType.
@available(*, unavailable, message: "UIKit is not on the web: use keyboardType.")
open class UITextInputMode: NSObject {
  /// Unavailable. UIKit is not on the web: use keyboardType.
  @available(*, unavailable, message: "UIKit is not on the web: use keyboardType.")
  public static var activeInputModes: [UITextInputMode] { fatalError() }
  /// Unavailable. UIKit is not on the web: use keyboardType.
  @available(*, unavailable, message: "UIKit is not on the web: use keyboardType.")
  public var primaryLanguage: String? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use keyboardType and textContentType.
@available(
  *, unavailable, message: "UIKit is not on the web: use keyboardType and textContentType."
)
public protocol UITextInputTraits {
}

/// Unavailable. The selection of a field belongs to the browser.
@available(*, unavailable, message: "The selection of a field belongs to the browser.")
open class UITextPosition {
  /// Unavailable. The selection of a field belongs to the browser.
  @available(*, unavailable, message: "The selection of a field belongs to the browser.")
  public init() { fatalError() }
}

/// Unavailable. The selection of a field belongs to the browser.
@available(*, unavailable, message: "The selection of a field belongs to the browser.")
open class UITextRange {
  /// Unavailable. The selection of a field belongs to the browser.
  @available(*, unavailable, message: "The selection of a field belongs to the browser.")
  public init() { fatalError() }
  /// Unavailable. The selection of a field belongs to the browser.
  @available(*, unavailable, message: "The selection of a field belongs to the browser.")
  public var start: UITextPosition {
    get { fatalError() }
    set {}
  }
  /// Unavailable. The selection of a field belongs to the browser.
  @available(*, unavailable, message: "The selection of a field belongs to the browser.")
  public var end: UITextPosition {
    get { fatalError() }
    set {}
  }
  /// Unavailable. The selection of a field belongs to the browser.
  @available(*, unavailable, message: "The selection of a field belongs to the browser.")
  public var isEmpty: Bool {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. UIKit is not on the web: use autocorrectionDisabled.
@available(*, unavailable, message: "UIKit is not on the web: use autocorrectionDisabled.")
public enum UITextSpellCheckingType {
  /// Unavailable.
  case `default`, no, yes
}

/// Unavailable. UIKit is not on the web: use TextEditor with onChange.
@available(*, unavailable, message: "UIKit is not on the web: use TextEditor with onChange.")
public protocol UITextViewDelegate {
}

/// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
@available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
open class UITouch {
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public init() { fatalError() }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public enum Phase {
    /// Unavailable, as the type is.
    case began
    /// Unavailable, as the type is.
    case moved
    /// Unavailable, as the type is.
    case stationary
    /// Unavailable, as the type is.
    case ended
    /// Unavailable, as the type is.
    case cancelled
  }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public var phase: Phase {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public var tapCount: Int {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public var force: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public var view: UIAppearanceHolder? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public func location(in view: UIAppearanceHolder?) -> CGPoint { fatalError() }
  /// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
  @available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
  public func previousLocation(in view: UIAppearanceHolder?) -> CGPoint { fatalError() }
}

/// Unavailable. Handoff is not on the web: use onOpenURL.
@available(*, unavailable, message: "Handoff is not on the web: use onOpenURL.")
public protocol UIUserActivityRestoring {
}

/// Unavailable. Nothing is pushed to a page that is closed.
@available(*, unavailable, message: "Nothing is pushed to a page that is closed.")
open class UIUserNotificationSettings {
  /// Unavailable. Nothing is pushed to a page that is closed.
  @available(*, unavailable, message: "Nothing is pushed to a page that is closed.")
  public init(types: Any, categories: Any?) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use a Material.
@available(*, unavailable, message: "UIKit is not on the web: use a Material.")
open class UIVibrancyEffect: UIVisualEffect {
  /// Unavailable. UIKit is not on the web: use a Material.
  @available(*, unavailable, message: "UIKit is not on the web: use a Material.")
  public convenience init(blurEffect: UIBlurEffect) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use transition.
@available(*, unavailable, message: "UIKit is not on the web: use transition.")
public protocol UIViewControllerAnimatedTransitioning {
}

/// Unavailable. UIKit is not on the web: use transition.
@available(*, unavailable, message: "UIKit is not on the web: use transition.")
public protocol UIViewControllerContextTransitioning {
}

/// Unavailable. UIKit is not on the web: use GeometryReader, or the size classes.
@available(
  *, unavailable, message: "UIKit is not on the web: use GeometryReader, or the size classes."
)
public protocol UIViewControllerTransitionCoordinator {
}

/// Unavailable. UIKit is not on the web: use transition.
@available(*, unavailable, message: "UIKit is not on the web: use transition.")
public protocol UIViewControllerTransitioningDelegate {
}

/// Unavailable. UIKit is not on the web: use withAnimation.
@available(*, unavailable, message: "UIKit is not on the web: use withAnimation.")
open class UIViewPropertyAnimator {
  /// Unavailable. UIKit is not on the web: use withAnimation.
  @available(*, unavailable, message: "UIKit is not on the web: use withAnimation.")
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil)
  { fatalError() }
  /// Unavailable. UIKit is not on the web: use withAnimation.
  @available(*, unavailable, message: "UIKit is not on the web: use withAnimation.")
  public func startAnimation() { fatalError() }
  /// Unavailable. UIKit is not on the web: use withAnimation.
  @available(*, unavailable, message: "UIKit is not on the web: use withAnimation.")
  public func addAnimations(_ animation: @escaping () -> Void) { fatalError() }
}

/// Unavailable. UIKit is not on the web: use a Material.
@available(*, unavailable, message: "UIKit is not on the web: use a Material.")
open class UIVisualEffect {
  /// Unavailable, as the type is.
  public init() { fatalError() }
}

/// Unavailable. UIKit is not on the web: use a Material.
@available(*, unavailable, message: "UIKit is not on the web: use a Material.")
@MainActor @preconcurrency open class UIVisualEffectView: UIAppearanceHolder {
  /// Unavailable. UIKit is not on the web: use a Material.
  @available(*, unavailable, message: "UIKit is not on the web: use a Material.")
  public convenience init(effect: UIVisualEffect?) { fatalError() }
  /// Unavailable. UIKit is not on the web: use a Material.
  @available(*, unavailable, message: "UIKit is not on the web: use a Material.")
  public var effect: UIVisualEffect? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. UIKit is not on the web: use a Material.
  @available(*, unavailable, message: "UIKit is not on the web: use a Material.")
  public var contentView: UIAppearanceHolder {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. A window has the orientation that its person chooses.
@available(*, unavailable, message: "A window has the orientation that its person chooses.")
open class UIWindowSceneGeometryPreferences {
  /// Unavailable. A window has the orientation that its person chooses.
  @available(*, unavailable, message: "A window has the orientation that its person chooses.")
  public init() { fatalError() }
}

/// Unavailable. WatchKit is not on the web: use sensoryFeedback.
@available(*, unavailable, message: "WatchKit is not on the web: use sensoryFeedback.")
open class WKInterfaceDevice {
  /// Unavailable. WatchKit is not on the web: use sensoryFeedback.
  @available(*, unavailable, message: "WatchKit is not on the web: use sensoryFeedback.")
  public static func current() -> WKInterfaceDevice { fatalError() }
  /// Unavailable. WatchKit is not on the web: use sensoryFeedback.
  @available(*, unavailable, message: "WatchKit is not on the web: use sensoryFeedback.")
  public func play(_ type: Any) { fatalError() }
  /// Unavailable. WatchKit is not on the web: use sensoryFeedback.
  @available(*, unavailable, message: "WatchKit is not on the web: use sensoryFeedback.")
  public init() {}
}
