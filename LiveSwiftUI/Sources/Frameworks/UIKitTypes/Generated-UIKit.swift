// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.

// swift-format-ignore-file
public import Foundation
public import GeometryTypes
@available(*, unavailable, message: "Core Animation is not on the web: use withAnimation.") open class CAAnimation {
  public init() { fatalError() }
  public var duration: Double { get { fatalError() } set {} }
  public var repeatCount: Float { get { fatalError() } set {} }
  public var autoreverses: Bool { get { fatalError() } set {} }
  public var beginTime: Double { get { fatalError() } set {} }
  public var fillMode: Any { get { fatalError() } set {} }
  public var isRemovedOnCompletion: Bool { get { fatalError() } set {} }
  public var timingFunction: CAMediaTimingFunction? { get { fatalError() } set {} }
  public var speed: Float { get { fatalError() } set {} }
  public var delegate: Any? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Core Animation is not on the web: use withAnimation.") open class CABasicAnimation: CAAnimation {
  public convenience init(keyPath path: String?) { fatalError() }
  public var fromValue: Any? { get { fatalError() } set {} }
  public var toValue: Any? { get { fatalError() } set {} }
  public var byValue: Any? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Core Animation is not on the web: use UnevenRoundedRectangle.") public struct CACornerMask {
  public static var layerMinXMinYCorner: CACornerMask { fatalError() }
  public static var layerMaxXMinYCorner: CACornerMask { fatalError() }
  public static var layerMinXMaxYCorner: CACornerMask { fatalError() }
  public static var layerMaxXMaxYCorner: CACornerMask { fatalError() }
  public init() {}
}
@available(*, unavailable, message: "Core Animation is not on the web: use UnevenRoundedRectangle.") extension CACornerMask: OptionSet {
  public var rawValue: Int { 0 }
  public init(rawValue: Int) {}
}
@available(*, unavailable, message: "Use ProcessInfo.processInfo.systemUptime.") public func CACurrentMediaTime() -> Double { fatalError() }
@available(*, unavailable, message: "A server sees no frames: use TimelineView.") open class CADisplayLink {
  public init(target: Any, selector sel: Any) { fatalError() }
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { fatalError() }
  public func invalidate() { fatalError() }
  public var isPaused: Bool { get { fatalError() } set {} }
  public var timestamp: Double { get { fatalError() } set {} }
  public var targetTimestamp: Double { get { fatalError() } set {} }
  public var duration: Double { get { fatalError() } set {} }
  public var preferredFramesPerSecond: Int { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView.") open class CAEmitterCell {
  public init() { fatalError() }
  public var contents: Any? { get { fatalError() } set {} }
  public var color: CGColor? { get { fatalError() } set {} }
  public var birthRate: Float { get { fatalError() } set {} }
  public var lifetime: Float { get { fatalError() } set {} }
  public var velocity: CGFloat { get { fatalError() } set {} }
  public var velocityRange: CGFloat { get { fatalError() } set {} }
  public var emissionRange: CGFloat { get { fatalError() } set {} }
  public var emissionLongitude: CGFloat { get { fatalError() } set {} }
  public var spin: CGFloat { get { fatalError() } set {} }
  public var spinRange: CGFloat { get { fatalError() } set {} }
  public var scale: CGFloat { get { fatalError() } set {} }
  public var scaleRange: CGFloat { get { fatalError() } set {} }
  public var yAcceleration: CGFloat { get { fatalError() } set {} }
  public var name: String? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Core Animation is not on the web: use Canvas in a TimelineView.") open class CAEmitterLayer: CALayer {
  public var emitterCells: [CAEmitterCell]? { get { fatalError() } set {} }
  public var emitterPosition: CGPoint { get { fatalError() } set {} }
  public var emitterSize: CGSize { get { fatalError() } set {} }
  public var emitterShape: Any { get { fatalError() } set {} }
  public var birthRate: Float { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Core Animation is not on the web: use LinearGradient.") open class CAGradientLayer: CALayer {
  public var colors: [Any]? { get { fatalError() } set {} }
  public var locations: [NSNumber]? { get { fatalError() } set {} }
  public var startPoint: CGPoint { get { fatalError() } set {} }
  public var endPoint: CGPoint { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Core Animation is not on the web: use keyframeAnimator.") open class CAKeyframeAnimation: CAAnimation {
  public convenience init(keyPath path: String?) { fatalError() }
  public var values: [Any]? { get { fatalError() } set {} }
  public var keyTimes: [NSNumber]? { get { fatalError() } set {} }
  public var path: CGPath? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Core Animation is not on the web: use shapes and modifiers.") open class CALayer {
  public init() { fatalError() }
  public var cornerRadius: CGFloat { get { fatalError() } set {} }
  public var borderWidth: CGFloat { get { fatalError() } set {} }
  public var borderColor: CGColor? { get { fatalError() } set {} }
  public var backgroundColor: CGColor? { get { fatalError() } set {} }
  public var shadowColor: CGColor? { get { fatalError() } set {} }
  public var shadowOpacity: Float { get { fatalError() } set {} }
  public var shadowOffset: CGSize { get { fatalError() } set {} }
  public var shadowRadius: CGFloat { get { fatalError() } set {} }
  public var shadowPath: CGPath? { get { fatalError() } set {} }
  public var masksToBounds: Bool { get { fatalError() } set {} }
  public var frame: CGRect { get { fatalError() } set {} }
  public var bounds: CGRect { get { fatalError() } set {} }
  public var position: CGPoint { get { fatalError() } set {} }
  public var anchorPoint: CGPoint { get { fatalError() } set {} }
  public var opacity: Float { get { fatalError() } set {} }
  public var mask: CALayer? { get { fatalError() } set {} }
  public var contents: Any? { get { fatalError() } set {} }
  public var zPosition: CGFloat { get { fatalError() } set {} }
  public var sublayers: [CALayer]? { get { fatalError() } set {} }
  public var maskedCorners: CACornerMask { get { fatalError() } set {} }
  public var isHidden: Bool { get { fatalError() } set {} }
  public var name: String? { get { fatalError() } set {} }
  public var speed: Float { get { fatalError() } set {} }
  public func addSublayer(_ layer: CALayer) { fatalError() }
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { fatalError() }
  public func removeFromSuperlayer() { fatalError() }
  public func add(_ anim: CAAnimation, forKey key: String?) { fatalError() }
  public func removeAllAnimations() { fatalError() }
  public func removeAnimation(forKey key: String) { fatalError() }
  public func setNeedsDisplay() { fatalError() }
  public func render(in ctx: CGContext) { fatalError() }
}
@available(*, unavailable, message: "Core Animation is not on the web: use Animation.timingCurve.") open class CAMediaTimingFunction {
  public init(name: Any) { fatalError() }
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { fatalError() }
}
@available(*, unavailable, message: "Core Animation is not on the web: use a Shape.") open class CAShapeLayer: CALayer {
  public var path: CGPath? { get { fatalError() } set {} }
  public var fillColor: CGColor? { get { fatalError() } set {} }
  public var strokeColor: CGColor? { get { fatalError() } set {} }
  public var lineWidth: CGFloat { get { fatalError() } set {} }
  public var strokeEnd: CGFloat { get { fatalError() } set {} }
  public var strokeStart: CGFloat { get { fatalError() } set {} }
  public var lineDashPattern: [NSNumber]? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Core Animation is not on the web: use withAnimation(.spring).") open class CASpringAnimation: CAAnimation {
  public convenience init(keyPath path: String?) { fatalError() }
  public var fromValue: Any? { get { fatalError() } set {} }
  public var toValue: Any? { get { fatalError() } set {} }
  public var damping: CGFloat { get { fatalError() } set {} }
  public var stiffness: CGFloat { get { fatalError() } set {} }
  public var mass: CGFloat { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Core Animation is not on the web: use Text.") open class CATextLayer: CALayer { public var string: Any? { get { fatalError() } set {} } }
@available(*, unavailable, message: "Core Animation is not on the web: use withAnimation and its completion.") open class CATransaction {
  public init() { fatalError() }
  public static func begin() { fatalError() }; public static func commit() { fatalError() }
  public static func setCompletionBlock(_ block: (() -> Void)?) { fatalError() }
  public static func setDisableActions(_ flag: Bool) { fatalError() }
  public static func setAnimationDuration(_ dur: Double) { fatalError() }
}
@available(*, unavailable, message: "Core Graphics is not on the web: use blendMode.") public enum CGBlendMode { case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, xor, plusLighter }
@available(*, unavailable, message: "Core Graphics is not on the web: use Canvas.") open class CGContext {
  public func fill(_ rect: CGRect) { fatalError() }
  public func stroke(_ rect: CGRect) { fatalError() }
  public func addRect(_ rect: CGRect) { fatalError() }
  public func addEllipse(in rect: CGRect) { fatalError() }
  public func fillEllipse(in rect: CGRect) { fatalError() }
  public func strokeEllipse(in rect: CGRect) { fatalError() }
  public func addPath(_ path: CGPath) { fatalError() }
  public func move(to point: CGPoint) { fatalError() }
  public func addLine(to point: CGPoint) { fatalError() }
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) { fatalError() }
  public func strokePath() { fatalError() }
  public func fillPath() { fatalError() }
  public func clip() { fatalError() }
  public func clip(to rect: CGRect) { fatalError() }
  public func setFillColor(_ color: CGColor) { fatalError() }
  public func setStrokeColor(_ color: CGColor) { fatalError() }
  public func setLineWidth(_ width: CGFloat) { fatalError() }
  public func setAlpha(_ alpha: CGFloat) { fatalError() }
  public func setBlendMode(_ mode: CGBlendMode) { fatalError() }
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) { fatalError() }
  public func saveGState() { fatalError() }
  public func restoreGState() { fatalError() }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { fatalError() }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { fatalError() }
  public func rotate(by angle: CGFloat) { fatalError() }
  public func draw(_ image: CGImage, in rect: CGRect) { fatalError() }
  public func makeImage() -> CGImage? { fatalError() }
  public func beginPDFPage(_ pageInfo: Any?) { fatalError() }
  public func endPDFPage() { fatalError() }
  public func closePDF() { fatalError() }
  public func beginPath() { fatalError() }
  public func closePath() { fatalError() }
  public init() {}
}
@available(*, unavailable, message: "A server decodes no pictures: use Image or AsyncImage.") open class CGImage {
  public var width: Int { get { fatalError() } set {} }
  public var height: Int { get { fatalError() } set {} }
  public var bitsPerComponent: Int { get { fatalError() } set {} }
  public var bitsPerPixel: Int { get { fatalError() } set {} }
  public var bytesPerRow: Int { get { fatalError() } set {} }
  public var bitmapInfo: Any { get { fatalError() } set {} }
  public var alphaInfo: Any { get { fatalError() } set {} }
  public var dataProvider: Any? { get { fatalError() } set {} }
  public func cropping(to rect: CGRect) -> CGImage? { fatalError() }
  public func copy() -> CGImage? { fatalError() }
  public init() {}
}
@available(*, unavailable, message: "Core Image is not on the web: use Color or UIColor.") open class CIColor {
  public init(color: UIColor) { fatalError() }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat) { fatalError() }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public static var red: CIColor { fatalError() }; public static var black: CIColor { fatalError() }
  public static var white: CIColor { fatalError() }
  public static var clear: CIColor { fatalError() }
  public static var blue: CIColor { fatalError() }
  public static var green: CIColor { fatalError() }
  public var red: CGFloat { get { fatalError() } set {} }
  public var green: CGFloat { get { fatalError() } set {} }
  public var blue: CGFloat { get { fatalError() } set {} }
  public var alpha: CGFloat { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.") open class CIContext {
  public init() { fatalError() }
  public init(options: [CIContextOption: Any]?) { fatalError() }
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { fatalError() }
}
@available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.") public enum CIContextOption { case workingColorSpace, outputColorSpace, useSoftwareRenderer, priorityRequestLow }
@available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.") open class CIFilter {
  public init() { fatalError() }
  public init?(name: String) { fatalError() }
  public init?(name: String, parameters params: [String: Any]?) { fatalError() }
  public var outputImage: CIImage? { get { fatalError() } set {} }
  public var name: String { get { fatalError() } set {} }
  public func setValue(_ value: Any?, forKey key: String) { fatalError() }
  public func setDefaults() { fatalError() }
  public static func qrCodeGenerator() -> CIFilter { fatalError() }
  public static func code128BarcodeGenerator() -> CIFilter { fatalError() }
  public static func gaussianBlur() -> CIFilter { fatalError() }
  public static func sepiaTone() -> CIFilter { fatalError() }
  public static func pixellate() -> CIFilter { fatalError() }
  public static func colorControls() -> CIFilter { fatalError() }
  public static func vignette() -> CIFilter { fatalError() }
  public var message: Data { get { fatalError() } set {} }
  public var inputImage: CIImage? { get { fatalError() } set {} }
  public var intensity: Float { get { fatalError() } set {} }
  public var radius: Float { get { fatalError() } set {} }
  public var scale: Float { get { fatalError() } set {} }
  public var correctionLevel: String { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Core Image is not on the web: use Image and its modifiers.") open class CIImage {
  public init() { fatalError() }
  public init?(image: UIImage) { fatalError() }
  public init?(data: Data) { fatalError() }
  public init(cgImage: CGImage) { fatalError() }
  public init(color: CIColor) { fatalError() }
  public init?(contentsOf url: URL) { fatalError() }
  public var extent: CGRect { get { fatalError() } set {} }
  public func transformed(by matrix: CGAffineTransform) -> CIImage { fatalError() }
  public func cropped(to rect: CGRect) -> CIImage { fatalError() }
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { fatalError() }
}
@available(*, unavailable, message: "AppKit is not on the web: use alert.") open class NSAlert {
  public init() { fatalError() }
  public var messageText: String { get { fatalError() } set {} }
  public var informativeText: String { get { fatalError() } set {} }
  public func addButton(withTitle title: String) -> Any { fatalError() }
  public func runModal() -> Any { fatalError() }
}
@available(*, unavailable, message: "AppKit is not on the web: use UIApplication, or the App.") open class NSApplication {
  public static var shared: NSApplication { fatalError() }
  public var windows: [NSWindow] { get { fatalError() } set {} }
  public var keyWindow: NSWindow? { get { fatalError() } set {} }
  public var mainWindow: NSWindow? { get { fatalError() } set {} }
  public var delegate: (any NSApplicationDelegate)? { get { fatalError() } set {} }
  public func terminate(_ sender: Any?) { fatalError() }
  public func activate(ignoringOtherApps flag: Bool) { fatalError() }
  public func sendAction(_ action: Any, to target: Any?, from sender: Any?) -> Bool { fatalError() }
  public init() {}
}
@available(*, unavailable, message: "AppKit is not on the web: use UIApplicationDelegate, or scenePhase.") public protocol NSApplicationDelegate { }
@available(*, unavailable, message: "AppKit is not on the web: use Path.") open class NSBezierPath {
  public init() { fatalError() }
  public init(rect: CGRect) { fatalError() }
  public init(ovalIn rect: CGRect) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.") open class NSCollectionLayoutDimension {
  public init() { fatalError() }
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension { fatalError() }
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension { fatalError() }
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { fatalError() }
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.") open class NSCollectionLayoutGroup {
  public init() { fatalError() }
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup { fatalError() }
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.") open class NSCollectionLayoutItem {
  public init(layoutSize: NSCollectionLayoutSize) { fatalError() }
  public var contentInsets: NSDirectionalEdgeInsets { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.") open class NSCollectionLayoutSection {
  public init(group: NSCollectionLayoutGroup) { fatalError() }
  public var interGroupSpacing: CGFloat { get { fatalError() } set {} }
  public var contentInsets: NSDirectionalEdgeInsets { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or LazyHGrid.") open class NSCollectionLayoutSize { public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) { fatalError() } }
@available(*, unavailable, message: "AppKit is not on the web: use UIColor or Color.") open class NSColor {
  public init() { fatalError() }
  public init(_ color: Any) { fatalError() }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public static var windowBackgroundColor: NSColor { fatalError() }
  public static var controlBackgroundColor: NSColor { fatalError() }
  public static var textBackgroundColor: NSColor { fatalError() }
  public static var labelColor: NSColor { fatalError() }
  public static var secondaryLabelColor: NSColor { fatalError() }
  public static var separatorColor: NSColor { fatalError() }
  public static var controlAccentColor: NSColor { fatalError() }
  public static var white: NSColor { fatalError() }
  public static var black: NSColor { fatalError() }
  public static var clear: NSColor { fatalError() }
  public static var gray: NSColor { fatalError() }
  public static var systemGray: NSColor { fatalError() }
  public static var underPageBackgroundColor: NSColor { fatalError() }
  public func getRed(_ red: Any?, green: Any?, blue: Any?, alpha: Any?) { fatalError() }
  public func usingColorSpace(_ space: Any) -> NSColor? { fatalError() }
  public var cgColor: CGColor { get { fatalError() } set {} }
}
@available(*, unavailable, message: "The browser chooses the pointer by what is below it.") open class NSCursor {
  public static var pointingHand: NSCursor { fatalError() }
  public static var arrow: NSCursor { fatalError() }
  public func push() { fatalError() }
  public func set() { fatalError() }
  public static func pop() { fatalError() }
  public init() {}
}
@available(*, unavailable, message: "UIKit is not on the web: use List, which compares its rows itself.") public struct NSDiffableDataSourceSnapshot<Section, Item> {
  public init() { fatalError() }
  public func appendSections(_ identifiers: [Section]) { fatalError() }
  public func appendItems(_ identifiers: [Item], toSection sectionIdentifier: Section? = nil) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use EdgeInsets.") public struct NSDirectionalEdgeInsets {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { fatalError() }
  public static var zero: NSDirectionalEdgeInsets { fatalError() }
  public var top: CGFloat { get { fatalError() } set {} }
  public var leading: CGFloat { get { fatalError() } set {} }
  public var bottom: CGFloat { get { fatalError() } set {} }
  public var trailing: CGFloat { get { fatalError() } set {} }
}
@available(*, unavailable, message: "AppKit is not on the web: use keyboardShortcut, or a gesture.") open class NSEvent {
  public static var modifierFlags: Any { fatalError() }
  public var keyCode: UInt16 { get { fatalError() } set {} }
  public var characters: String? { get { fatalError() } set {} }
  public var locationInWindow: CGPoint { get { fatalError() } set {} }
  public init() {}
}
@available(*, unavailable, message: "AppKit is not on the web: use UIFont or Font.") open class NSFont {
  public init?(name: String, size: CGFloat) { fatalError() }
  public static func systemFont(ofSize fontSize: CGFloat) -> NSFont { fatalError() }
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont { fatalError() }
  public static var systemFontSize: CGFloat { fatalError() }
}
@available(*, unavailable, message: "AppKit is not on the web: use sensoryFeedback.") open class NSHapticFeedbackManager {
  public static var defaultPerformer: Any { fatalError() }
  public init() {}
}
@available(*, unavailable, message: "AppKit is not on the web: use UIImage or Image.") open class NSImage {
  public init() { fatalError() }
  public init?(named name: String) { fatalError() }
  public init?(data: Data) { fatalError() }
  public init?(contentsOf url: URL) { fatalError() }
  public init(size: CGSize) { fatalError() }
  public init?(systemSymbolName name: String, accessibilityDescription description: String?) { fatalError() }
  public var size: CGSize { get { fatalError() } set {} }
  public var tiffRepresentation: Data? { get { fatalError() } set {} }
  public func cgImage(forProposedRect proposedDestRect: Any?, context referenceContext: Any?, hints: [String: Any]?) -> CGImage? { fatalError() }
  public func lockFocus() { fatalError() }
  public func unlockFocus() { fatalError() }
  public func draw(in rect: CGRect) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.") open class NSLayoutConstraint {
  public init() { fatalError() }
  public enum Axis { case horizontal, vertical }
  public static func activate(_ constraints: [NSLayoutConstraint]) { fatalError() }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) { fatalError() }
  public var isActive: Bool { get { fatalError() } set {} }
  public var constant: CGFloat { get { fatalError() } set {} }
  public var priority: UILayoutPriority { get { fatalError() } set {} }
  public var identifier: String? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.") open class NSLayoutDimension {
  public init() { fatalError() }
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat = 1, constant c: CGFloat = 0) -> NSLayoutConstraint { fatalError() }
}
@available(*, unavailable, message: "UIKit draws no texts here: use TextEditor.") open class NSLayoutManager { public init() { fatalError() } }
@available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.") open class NSLayoutXAxisAnchor {
  public init() { fatalError() }
  public func constraint(equalTo anchor: NSLayoutXAxisAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint { fatalError() }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint { fatalError() }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.") open class NSLayoutYAxisAnchor {
  public init() { fatalError() }
  public func constraint(equalTo anchor: NSLayoutYAxisAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint { fatalError() }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint { fatalError() }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint { fatalError() }
}
@available(*, unavailable, message: "AppKit is not on the web: use Menu.") open class NSMenu {
  public init() { fatalError() }
  public init(title: String) { fatalError() }
  public func addItem(_ newItem: NSMenuItem) { fatalError() }
}
@available(*, unavailable, message: "AppKit is not on the web: use Button in a Menu.") open class NSMenuItem {
  public init() { fatalError() }
  public init(title string: String, action selector: Any?, keyEquivalent charCode: String) { fatalError() }
}
@available(*, unavailable, message: "AppKit is not on the web: use fileImporter.") open class NSOpenPanel {
  public init() { fatalError() }
  public var allowsMultipleSelection: Bool { get { fatalError() } set {} }
  public var canChooseDirectories: Bool { get { fatalError() } set {} }
  public var canChooseFiles: Bool { get { fatalError() } set {} }
  public var url: URL? { get { fatalError() } set {} }
  public var urls: [URL] { get { fatalError() } set {} }
  public var allowedContentTypes: [Any] { get { fatalError() } set {} }
  public func runModal() -> Any { fatalError() }
}
@available(*, unavailable, message: "AppKit is not on the web: use UIPasteboard.") open class NSPasteboard {
  public static var general: NSPasteboard { fatalError() }
  public func clearContents() -> Int { fatalError() }
  public func setString(_ string: String, forType dataType: Any) -> Bool { fatalError() }
  public func string(forType dataType: Any) -> String? { fatalError() }
  public init() {}
}
@available(*, unavailable, message: "AppKit is not on the web: use fileExporter.") open class NSSavePanel {
  public init() { fatalError() }
  public var nameFieldStringValue: String { get { fatalError() } set {} }
  public var url: URL? { get { fatalError() } set {} }
  public var allowedContentTypes: [Any] { get { fatalError() } set {} }
  public func runModal() -> Any { fatalError() }
}
@available(*, unavailable, message: "AppKit is not on the web: use GeometryReader.") open class NSScreen {
  public static var main: NSScreen? { fatalError() }
  public static var screens: [NSScreen] { fatalError() }
  public var frame: CGRect { get { fatalError() } set {} }
  public var visibleFrame: CGRect { get { fatalError() } set {} }
  public var backingScaleFactor: CGFloat { get { fatalError() } set {} }
  public init() {}
}
@available(*, unavailable, message: "UIKit draws no texts here: use shadow(color:radius:x:y:).") open class NSShadow {
  public init() { fatalError() }
  public var shadowOffset: CGSize { get { fatalError() } set {} }
  public var shadowBlurRadius: CGFloat { get { fatalError() } set {} }
  public var shadowColor: Any? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "AppKit is not on the web: leave the sound out.") open class NSSound {
  public init?(named name: String) { fatalError() }
  public func play() -> Bool { fatalError() }
}
@available(*, unavailable, message: "A page has no menu bar: use a Menu.") open class NSStatusItem { public init() {} }
@available(*, unavailable, message: "A server measures no texts: use onGeometryChange.") public struct NSStringDrawingOptions {
  public static var usesLineFragmentOrigin: NSStringDrawingOptions { fatalError() }
  public static var usesFontLeading: NSStringDrawingOptions { fatalError() }
  public static var truncatesLastVisibleLine: NSStringDrawingOptions { fatalError() }
  public init() {}
}
@available(*, unavailable, message: "A server measures no texts: use onGeometryChange.") extension NSStringDrawingOptions: OptionSet {
  public var rawValue: Int { 0 }
  public init(rawValue: Int) {}
}
@available(*, unavailable, message: "UIKit draws no texts here: put an Image into a Text by interpolation.") open class NSTextAttachment {
  public init() { fatalError() }
  public init(image: UIImage) { fatalError() }
  public var image: UIImage? { get { fatalError() } set {} }
  public var bounds: CGRect { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit draws no texts here: use Text or TextEditor.") open class NSTextContainer {
  public init() { fatalError() }
  public init(size: CGSize) { fatalError() }
  public var lineFragmentPadding: CGFloat { get { fatalError() } set {} }
  public var maximumNumberOfLines: Int { get { fatalError() } set {} }
  public var lineBreakMode: NSLineBreakMode { get { fatalError() } set {} }
}
@available(*, unavailable, message: "AppKit is not on the web: use TextField.") open class NSTextField {
  public init() { fatalError() }
  public var stringValue: String { get { fatalError() } set {} }
  public var placeholderString: String? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit draws no texts here: use TextEditor.") open class NSTextStorage { public init() { fatalError() } }
@available(*, unavailable, message: "AppKit is not on the web: use TextEditor.") open class NSTextView {
  public init() { fatalError() }
  public var string: String { get { fatalError() } set {} }
}
@available(*, unavailable, message: "AppKit is not on the web: write a View.") open class NSView {
  public init(frame frameRect: CGRect) { fatalError() }
  public init() { fatalError() }
  public var frame: CGRect { get { fatalError() } set {} }
  public var bounds: CGRect { get { fatalError() } set {} }
  public var layer: CALayer? { get { fatalError() } set {} }
  public var wantsLayer: Bool { get { fatalError() } set {} }
  public var window: NSWindow? { get { fatalError() } set {} }
  public func addSubview(_ view: NSView) { fatalError() }
}
@available(*, unavailable, message: "AppKit is not on the web: write a View.") open class NSViewController {
  public init() { fatalError() }
  public var view: NSView { get { fatalError() } set {} }
}
@available(*, unavailable, message: "AppKit is not on the web: use a Material.") open class NSVisualEffectView {
  public init() { fatalError() }
  public var material: Any { get { fatalError() } set {} }
  public var blendingMode: Any { get { fatalError() } set {} }
  public var state: Any { get { fatalError() } set {} }
}
@available(*, unavailable, message: "AppKit is not on the web: use WindowGroup.") open class NSWindow {
  public init() { fatalError() }
  public var title: String { get { fatalError() } set {} }
  public var contentView: NSView? { get { fatalError() } set {} }
  public var isOpaque: Bool { get { fatalError() } set {} }
  public var backgroundColor: NSColor! { get { fatalError() } set {} }
  public var titlebarAppearsTransparent: Bool { get { fatalError() } set {} }
  public var isMovableByWindowBackground: Bool { get { fatalError() } set {} }
  public func makeKeyAndOrderFront(_ sender: Any?) { fatalError() }
  public func close() { fatalError() }
  public func center() { fatalError() }
}
@available(*, unavailable, message: "AppKit is not on the web: use openURL.") open class NSWorkspace {
  public static var shared: NSWorkspace { fatalError() }
  public func open(_ url: URL) -> Bool { fatalError() }
  public init() {}
}
@available(*, unavailable, message: "UIKit is not on the web: use Button.") open class UIAction: UIMenuElement {
  public struct Attributes: OptionSet, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let disabled = Attributes(rawValue: 1 << 0)
  public static let destructive = Attributes(rawValue: 1 << 1)
  public static let hidden = Attributes(rawValue: 1 << 2)
  }
  public enum State { case off, on, mixed }
  public convenience init(title: String = "", image: UIImage? = nil, identifier: String? = nil, attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void) { fatalError() }
  public var sender: Any? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Use ShareLink.") public class UIActivity { public struct ActivityType: RawRepresentable, Hashable { public var rawValue: String; public init(rawValue: String) { self.rawValue = rawValue } } }
@available(*, unavailable, message: "UIKit is not on the web: use ProgressView.") @MainActor @preconcurrency open class UIActivityIndicatorView: UIAppearanceHolder {
  public override class func appearance() -> UIActivityIndicatorView { UIActivityIndicatorView() }
  public enum Style { case medium, large, white, gray, whiteLarge }
  public convenience init(style: Style) { fatalError() }
  public func startAnimating() { fatalError() }
  public func stopAnimating() { fatalError() }
  public var isAnimating: Bool { get { fatalError() } set {} }
  public var hidesWhenStopped: Bool { get { fatalError() } set {} }
  public var color: UIColor! { get { fatalError() } set {} }
  public var style: Style { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use ShareLink(item:preview:).") open class UIActivityItemProvider { public init(placeholderItem: Any) { fatalError() } }
@available(*, unavailable, message: "UIKit is not on the web: use ShareLink(item:preview:).") public protocol UIActivityItemSource { }
@available(*, unavailable, message: "Use ShareLink.") public class UIActivityViewController: UIViewController {
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  public var completionWithItemsHandler: CompletionWithItemsHandler?
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@available(*, unavailable, message: "UIKit is not on the web: use sheet(onDismiss:).") public protocol UIAdaptivePresentationControllerDelegate { }
@available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.") open class UIAlertAction {
  public enum Style { case `default`, cancel, destructive }
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { fatalError() }
  public var title: String? { get { fatalError() } set {} }
  public var style: Style { get { fatalError() } set {} }
  public var isEnabled: Bool { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use alert or confirmationDialog.") @MainActor @preconcurrency open class UIAlertController: UIViewController {
  public enum Style { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { fatalError() }
  public var message: String? { get { fatalError() } set {} }
  public var actions: [UIAlertAction] { get { fatalError() } set {} }
  public var preferredAction: UIAlertAction? { get { fatalError() } set {} }
  public var preferredStyle: Style { get { fatalError() } set {} }
  public func addAction(_ action: UIAlertAction) { fatalError() }
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) { fatalError() }
  public var textFields: [UITextField]? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "A screen takes its look from modifiers of SwiftUI.") public protocol UIAppearanceContainer { }
@available(*, unavailable, message: "Use @main on the App, or on its delegate.") public func UIApplicationMain(_ argc: Int32, _ argv: Any?, _ principalClassName: String?, _ delegateClassName: String?) -> Int32 { fatalError() }
@available(*, unavailable, message: "A page has no icon with shortcuts: use links.") open class UIApplicationShortcutIcon {
  public init(systemImageName: String) { fatalError() }
  public init(templateImageName: String) { fatalError() }
}
@available(*, unavailable, message: "A page has no icon with shortcuts: use links.") open class UIApplicationShortcutItem {
  public init(type: String, localizedTitle: String) { fatalError() }
  public init(type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?, userInfo: [String: Any]? = nil) { fatalError() }
  public var type: String { get { fatalError() } set {} }
  public var localizedTitle: String { get { fatalError() } set {} }
  public var userInfo: [String: Any]? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use listRowBackground.") public struct UIBackgroundConfiguration {
  public static func clear() -> UIBackgroundConfiguration { fatalError() }
  public var backgroundColor: UIColor? { get { fatalError() } set {} }
  public var cornerRadius: CGFloat { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Nothing is pushed to a page that is closed.") public enum UIBackgroundFetchResult { case newData, noData, failed }
@available(*, unavailable, message: "A server goes on by itself: use task.") public enum UIBackgroundRefreshStatus { case restricted, denied, available }
@available(*, unavailable, message: "A server goes on by itself: use task.") public struct UIBackgroundTaskIdentifier { public static var invalid: UIBackgroundTaskIdentifier { fatalError() } }
@available(*, unavailable, message: "A server goes on by itself: use task.") extension UIBackgroundTaskIdentifier: Equatable { public static func == (one: UIBackgroundTaskIdentifier, other: UIBackgroundTaskIdentifier) -> Bool { true } }
@available(*, unavailable, message: "UIKit is not on the web: use ToolbarItem.") open class UIBarButtonItem {
  public init() { fatalError() }
  public enum SystemItem { case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close }
  public enum Style { case plain, done, prominent }
  public static func appearance() -> UIBarButtonItem { fatalError() }
  public static func appearance(whenContainedInInstancesOf containerTypes: [Any.Type]) -> UIBarButtonItem { fatalError() }
  public static func flexibleSpace() -> UIBarButtonItem { fatalError() }
  public init(barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Any? = nil) { fatalError() }
  public init(title: String?, style: Style, target: Any?, action: Any?) { fatalError() }
  public init(image: UIImage?, style: Style, target: Any?, action: Any?) { fatalError() }
  public init(customView: UIAppearanceHolder) { fatalError() }
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { fatalError() }
  public var title: String? { get { fatalError() } set {} }
  public var image: UIImage? { get { fatalError() } set {} }
  public var tintColor: UIColor? { get { fatalError() } set {} }
  public var isEnabled: Bool { get { fatalError() } set {} }
  public var menu: UIMenu? { get { fatalError() } set {} }
  public var customView: UIAppearanceHolder? { get { fatalError() } set {} }
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem.") open class UIBarButtonItemAppearance {
  public init() { fatalError() }
  public init(style: UIBarButtonItem.Style) { fatalError() }
  public var normal: UIBarButtonItemStateAppearance { get { fatalError() } set {} }
  public var highlighted: UIBarButtonItemStateAppearance { get { fatalError() } set {} }
  public var disabled: UIBarButtonItemStateAppearance { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use tint, or foregroundStyle in a ToolbarItem.") open class UIBarButtonItemStateAppearance {
  public init() { fatalError() }
  public var titleTextAttributes: [NSAttributedString.Key: Any] { get { fatalError() } set {} }
  public var backgroundImage: UIImage? { get { fatalError() } set {} }
  public var titlePositionAdjustment: UIOffset { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use toolbarColorScheme.") public enum UIBarStyle { case `default`, black, blackTranslucent }
@available(*, unavailable, message: "UIKit is not on the web: use a Material.") open class UIBlurEffect: UIVisualEffect {
  public enum Style { case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight }
  public convenience init(style: Style) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use Button.") @MainActor @preconcurrency open class UIButton: UIControl {
  public convenience init(type buttonType: ButtonType) { fatalError() }
  public convenience init(primaryAction: UIAction?) { fatalError() }
  public override class func appearance() -> UIButton { UIButton() }
  public enum ButtonType { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close }
  public var configuration: Configuration? { get { fatalError() } set {} }
  public struct Configuration: OptionSet, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let plain = Configuration(rawValue: 1 << 0)
  }
  public var titleLabel: UILabel? { get { fatalError() } set {} }
  public var imageView: UIImageView? { get { fatalError() } set {} }
  public var currentTitle: String? { get { fatalError() } set {} }
  public var imageEdgeInsets: UIEdgeInsets { get { fatalError() } set {} }
  public var titleEdgeInsets: UIEdgeInsets { get { fatalError() } set {} }
  public var contentEdgeInsets: UIEdgeInsets { get { fatalError() } set {} }
  public var menu: UIMenu? { get { fatalError() } set {} }
  public var showsMenuAsPrimaryAction: Bool { get { fatalError() } set {} }
  public func setTitle(_ title: String?, for state: UIControl.State) { fatalError() }
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) { fatalError() }
  public func setImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) { fatalError() }
  public func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use ShareLink.") @MainActor @preconcurrency open class UICloudSharingController: UIViewController { public var delegate: Any? { get { fatalError() } set {} } }
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.") @MainActor @preconcurrency open class UICollectionReusableView: UIAppearanceHolder {
  public var reuseIdentifier: String? { get { fatalError() } set {} }
  open func prepareForReuse() { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.") @MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
  public var contentView: UIAppearanceHolder { get { fatalError() } set {} }
  public var isSelected: Bool { get { fatalError() } set {} }
  public var backgroundView: UIAppearanceHolder? { get { fatalError() } set {} }
  public var contentConfiguration: Any? { get { fatalError() } set {} }
  public var isHighlighted: Bool { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid.") open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public convenience init(section: NSCollectionLayoutSection) { fatalError() }
  public convenience init(sectionProvider: @escaping (Int, Any) -> NSCollectionLayoutSection?) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.") @MainActor @preconcurrency open class UICollectionViewController: UIViewController {
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
  public var collectionView: UICollectionView! { get { fatalError() } set {} }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.") public protocol UICollectionViewDataSource { }
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.") public protocol UICollectionViewDelegate { }
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.") public protocol UICollectionViewDelegateFlowLayout { }
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid or List.") open class UICollectionViewDiffableDataSource<Section, Item> { public init(collectionView: UICollectionView, cellProvider: @escaping (UICollectionView, IndexPath, Item) -> UICollectionViewCell?) { fatalError() } }
@available(*, unavailable, message: "UIKit is not on the web: use LazyVGrid.") open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public var itemSize: CGSize { get { fatalError() } set {} }
  public var minimumLineSpacing: CGFloat { get { fatalError() } set {} }
  public var minimumInteritemSpacing: CGFloat { get { fatalError() } set {} }
  public var sectionInset: UIEdgeInsets { get { fatalError() } set {} }
  public var estimatedItemSize: CGSize { get { fatalError() } set {} }
  public var scrollDirection: UICollectionView.ScrollDirection { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use Layout.") open class UICollectionViewLayout { public init() { fatalError() } }
@available(*, unavailable, message: "UIKit is not on the web: use ColorPicker.") @MainActor @preconcurrency open class UIColorPickerViewController: UIViewController {
  public var delegate: (any UIColorPickerViewControllerDelegate)? { get { fatalError() } set {} }
  public var selectedColor: UIColor { get { fatalError() } set {} }
  public var supportsAlpha: Bool { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use ColorPicker.") public protocol UIColorPickerViewControllerDelegate { }
@available(*, unavailable, message: "Use DynamicTypeSize.") public struct UIContentSizeCategory { }
@available(*, unavailable, message: "UIKit is not on the web: use contextMenu.") open class UIContextMenuConfiguration { public init(identifier: Any?, previewProvider: Any?, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil) { fatalError() } }
@available(*, unavailable, message: "UIKit is not on the web: use contextMenu.") open class UIContextMenuInteraction { public init() {} }
@available(*, unavailable, message: "UIKit is not on the web: use contextMenu.") public protocol UIContextMenuInteractionDelegate { }
@available(*, unavailable, message: "UIKit is not on the web: use swipeActions.") open class UIContextualAction {
  public enum Style { case normal, destructive }
  public init(style: Style, title: String?, handler: @escaping (UIContextualAction, UIAppearanceHolder, @escaping (Bool) -> Void) -> Void) { fatalError() }
  public var backgroundColor: UIColor! { get { fatalError() } set {} }
  public var image: UIImage? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Use Text with Markdown links.") public struct UIDataDetectorTypes {
  public static var phoneNumber: UIDataDetectorTypes { fatalError() }
  public static var link: UIDataDetectorTypes { fatalError() }
  public static var address: UIDataDetectorTypes { fatalError() }
  public static var calendarEvent: UIDataDetectorTypes { fatalError() }
  public static var all: UIDataDetectorTypes { fatalError() }
  public init() {}
}
@available(*, unavailable, message: "Use Text with Markdown links.") extension UIDataDetectorTypes: OptionSet {
  public var rawValue: Int { 0 }
  public init(rawValue: Int) {}
}
@available(*, unavailable, message: "UIKit is not on the web: use DatePicker.") @MainActor @preconcurrency open class UIDatePicker: UIControl {
  public override class func appearance() -> UIDatePicker { UIDatePicker() }
  public enum Mode { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  public var date: Date { get { fatalError() } set {} }
  public var minimumDate: Date? { get { fatalError() } set {} }
  public var maximumDate: Date? { get { fatalError() } set {} }
  public var minuteInterval: Int { get { fatalError() } set {} }
  public var countDownDuration: TimeInterval { get { fatalError() } set {} }
  public var datePickerMode: Mode { get { fatalError() } set {} }
  public var preferredDatePickerStyle: UIDatePickerStyle { get { fatalError() } set {} }
  public var locale: Locale? { get { fatalError() } set {} }
  public var calendar: Calendar! { get { fatalError() } set {} }
  public var timeZone: TimeZone? { get { fatalError() } set {} }
  public func setDate(_ date: Date, animated: Bool) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use datePickerStyle.") public enum UIDatePickerStyle { case automatic, wheels, compact, inline }
@available(*, unavailable, message: "A page has no documents: use fileImporter and fileExporter.") open class UIDocument { public init(fileURL url: URL) { fatalError() } }
@available(*, unavailable, message: "UIKit is not on the web: use fileImporter and fileExporter.") @MainActor @preconcurrency open class UIDocumentBrowserViewController: UIViewController { public var allowsDocumentCreation: Bool { get { fatalError() } set {} } }
@available(*, unavailable, message: "UIKit is not on the web: use ShareLink.") @MainActor @preconcurrency open class UIDocumentInteractionController: UIResponder {
  public convenience init(url: URL) { fatalError() }
  public var delegate: (any UIDocumentInteractionControllerDelegate)? { get { fatalError() } set {} }
  public func presentPreview(animated: Bool) -> Bool { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use ShareLink.") public protocol UIDocumentInteractionControllerDelegate { }
@available(*, unavailable, message: "UIKit is not on the web: use fileImporter.") public protocol UIDocumentPickerDelegate { }
@available(*, unavailable, message: "UIKit is not on the web: use fileImporter.") @MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
  public convenience init(forOpeningContentTypes contentTypes: [Any], asCopy: Bool = false) { fatalError() }
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) { fatalError() }
  public var delegate: (any UIDocumentPickerDelegate)? { get { fatalError() } set {} }
  public var allowsMultipleSelection: Bool { get { fatalError() } set {} }
  public var directoryURL: URL? { get { fatalError() } set {} }
  public var shouldShowFileExtensions: Bool { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Nothing is dragged here: use a Menu.") open class UIDragInteraction { public init() { fatalError() } }
@available(*, unavailable, message: "Nothing is dragged here: use a Menu.") public protocol UIDragInteractionDelegate { }
@available(*, unavailable, message: "Nothing is dragged here: use a Menu.") open class UIDragItem { public init(itemProvider: Any) { fatalError() } }
@available(*, unavailable, message: "UIKit is not on the web: use dropDestination.") open class UIDropInteraction { public init() { fatalError() } }
@available(*, unavailable, message: "UIKit is not on the web: use dropDestination.") public protocol UIDropInteractionDelegate { }
@available(*, unavailable, message: "The selection of a field belongs to the browser.") open class UIEditMenuInteraction { public init() { fatalError() } }
@available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.") open class UIEvent {
  public init() { fatalError() }
  public enum EventType { case touches, motion, remoteControl, presses }
  public enum EventSubtype { case none, motionShake }
  public var type: EventType { get { fatalError() } set {} }
  public var subtype: EventSubtype { get { fatalError() } set {} }
}
@available(*, unavailable, message: "A server knows no fonts: use Font, with its design, weight and width.") open class UIFontDescriptor {
  public init() { fatalError() }
  public enum AttributeName { case family, name, face, size, traits, featureSettings, cascadeList }
  public struct SymbolicTraits: OptionSet, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
  public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
  public static let traitExpanded = SymbolicTraits(rawValue: 1 << 2)
  public static let traitCondensed = SymbolicTraits(rawValue: 1 << 3)
  public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 4)
  public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 5)
  public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 6)
  }
  public enum SystemDesign { case `default`, rounded, serif, monospaced }
  public init(name: String, size: CGFloat) { fatalError() }
  public init(fontAttributes attributes: [AttributeName: Any]) { fatalError() }
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor { fatalError() }
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { fatalError() }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { fatalError() }
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { fatalError() }
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor { fatalError() }
  public var symbolicTraits: SymbolicTraits { get { fatalError() } set {} }
  public var pointSize: CGFloat { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use a Picker.") @MainActor @preconcurrency open class UIFontPickerViewController: UIViewController { public var delegate: (any UIFontPickerViewControllerDelegate)? { get { fatalError() } set {} } }
@available(*, unavailable, message: "UIKit is not on the web: use a Picker.") public protocol UIFontPickerViewControllerDelegate { }
@available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.") open class UIGestureRecognizer {
  public init() { fatalError() }
  public init(target: Any?, action: Any?) { fatalError() }
  public enum State { case possible, began, changed, ended, cancelled, failed, recognized }
  public var state: State { get { fatalError() } set {} }
  public var view: UIAppearanceHolder? { get { fatalError() } set {} }
  public var delegate: (any UIGestureRecognizerDelegate)? { get { fatalError() } set {} }
  public var isEnabled: Bool { get { fatalError() } set {} }
  public var cancelsTouchesInView: Bool { get { fatalError() } set {} }
  public var delaysTouchesBegan: Bool { get { fatalError() } set {} }
  public var numberOfTouches: Int { get { fatalError() } set {} }
  public func location(in view: UIAppearanceHolder?) -> CGPoint { fatalError() }
  public func addTarget(_ target: Any, action: Any) { fatalError() }
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.") public protocol UIGestureRecognizerDelegate { }
@available(*, unavailable, message: "A server draws no pictures: use Canvas.") public func UIGraphicsBeginImageContext(_ size: CGSize) { fatalError() }
@available(*, unavailable, message: "A server draws no pictures: use Canvas.") public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) { fatalError() }
@available(*, unavailable, message: "A server draws no pictures: use Canvas.") public func UIGraphicsEndImageContext() { fatalError() }
@available(*, unavailable, message: "A server draws no pictures: use Canvas.") public func UIGraphicsGetCurrentContext() -> CGContext? { fatalError() }
@available(*, unavailable, message: "A server draws no pictures: use Canvas.") public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { fatalError() }
@available(*, unavailable, message: "A server draws no pictures: use Canvas.") open class UIGraphicsImageRenderer {
  public init(size: CGSize) { fatalError() }
  public init(bounds: CGRect) { fatalError() }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { fatalError() }
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { fatalError() }
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { fatalError() }
  public func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data { fatalError() }
}
@available(*, unavailable, message: "A server draws no pictures: use Canvas.") open class UIGraphicsImageRendererContext {
  public func fill(_ rect: CGRect) { fatalError() }
  public func stroke(_ rect: CGRect) { fatalError() }
  public func clip(to rect: CGRect) { fatalError() }
  public var cgContext: CGContext { get { fatalError() } set {} }
  public var currentImage: UIImage { get { fatalError() } set {} }
  public init() {}
}
@available(*, unavailable, message: "A server draws no pictures: use Canvas.") open class UIGraphicsImageRendererFormat {
  public init() { fatalError() }
  public static func `default`() -> UIGraphicsImageRendererFormat { fatalError() }
  public static func preferred() -> UIGraphicsImageRendererFormat { fatalError() }
  public var scale: CGFloat { get { fatalError() } set {} }
  public var opaque: Bool { get { fatalError() } set {} }
}
@available(*, unavailable, message: "A server draws no pages: use ShareLink of a text.") open class UIGraphicsPDFRenderer {
  public init(bounds: CGRect) { fatalError() }
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { fatalError() }
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data { fatalError() }
  public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws { fatalError() }
}
@available(*, unavailable, message: "A server draws no pages: use ShareLink of a text.") open class UIGraphicsPDFRendererContext {
  public func beginPage() { fatalError() }
  public var cgContext: CGContext { get { fatalError() } set {} }
  public init() {}
}
@available(*, unavailable, message: "A server draws no pages: use ShareLink of a text.") open class UIGraphicsPDFRendererFormat {
  public init() { fatalError() }
  public var documentInfo: [String: Any] { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use onHover.") open class UIHoverGestureRecognizer: UIGestureRecognizer { public var zOffset: CGFloat { get { fatalError() } set {} } }
@available(*, unavailable, message: "UIKit is not on the web: use PhotosPicker of PhotosUI.") public class UIImagePickerController: UIViewController {
  public enum SourceType: Int { case photoLibrary, camera, savedPhotosAlbum }
  public struct InfoKey: RawRepresentable, Hashable { public var rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static var originalImage: InfoKey { fatalError() }; public static var editedImage: InfoKey { fatalError() }; public static var imageURL: InfoKey { fatalError() }; public static var mediaURL: InfoKey { fatalError() } }
  public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  public var sourceType = SourceType.photoLibrary
  public var allowsEditing = false
  public var mediaTypes: [String] = []
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use PhotosPicker of PhotosUI.") @MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject { }
@available(*, unavailable, message: "UIKit is not on the web: use Image.") @MainActor @preconcurrency open class UIImageView: UIAppearanceHolder {
  public convenience init(image: UIImage?) { fatalError() }
  public override class func appearance() -> UIImageView { UIImageView() }
  public var image: UIImage? { get { fatalError() } set {} }
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { get { fatalError() } set {} }
  public var animationImages: [UIImage]? { get { fatalError() } set {} }
  public var animationDuration: TimeInterval { get { fatalError() } set {} }
  public func startAnimating() { fatalError() }
  public func stopAnimating() { fatalError() }
}
@available(*, unavailable, message: "A page saves no photos: use ShareLink or fileExporter.") public func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ completionTarget: Any?, _ completionSelector: Any?, _ contextInfo: Any?) { fatalError() }
@available(*, unavailable, message: "UIKit is not on the web: use keyboardShortcut of a Button.") open class UIKeyCommand: UIMenuElement {
  public static var inputEscape: String { fatalError() }
  public static var inputUpArrow: String { fatalError() }
  public static var inputDownArrow: String { fatalError() }
  public static var inputLeftArrow: String { fatalError() }
  public static var inputRightArrow: String { fatalError() }
  public convenience init(input: String, modifierFlags: Any, action: Any) { fatalError() }
  public var input: String? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use TextField.") public protocol UIKeyInput { }
@available(*, unavailable, message: "The keyboard has its own look.") public enum UIKeyboardAppearance { case `default`, dark, light, alert }
@available(*, unavailable, message: "UIKit is not on the web: use Text.") @MainActor @preconcurrency open class UILabel: UIAppearanceHolder {
  public convenience init(text: String) { fatalError() }
  public override class func appearance() -> UILabel { UILabel() }
  public var text: String? { get { fatalError() } set {} }
  public var attributedText: NSAttributedString? { get { fatalError() } set {} }
  public var textColor: UIColor! { get { fatalError() } set {} }
  public var font: UIFont! { get { fatalError() } set {} }
  public var textAlignment: NSTextAlignment { get { fatalError() } set {} }
  public var numberOfLines: Int { get { fatalError() } set {} }
  public var lineBreakMode: NSLineBreakMode { get { fatalError() } set {} }
  public var adjustsFontSizeToFitWidth: Bool { get { fatalError() } set {} }
  public var minimumScaleFactor: CGFloat { get { fatalError() } set {} }
  public var adjustsFontForContentSizeCategory: Bool { get { fatalError() } set {} }
  public var isHighlighted: Bool { get { fatalError() } set {} }
  public var preferredMaxLayoutWidth: CGFloat { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use stacks and frame.") open class UILayoutGuide {
  public init() { fatalError() }
  public var topAnchor: NSLayoutYAxisAnchor { get { fatalError() } set {} }
  public var bottomAnchor: NSLayoutYAxisAnchor { get { fatalError() } set {} }
  public var leadingAnchor: NSLayoutXAxisAnchor { get { fatalError() } set {} }
  public var trailingAnchor: NSLayoutXAxisAnchor { get { fatalError() } set {} }
  public var centerXAnchor: NSLayoutXAxisAnchor { get { fatalError() } set {} }
  public var centerYAnchor: NSLayoutYAxisAnchor { get { fatalError() } set {} }
  public var widthAnchor: NSLayoutDimension { get { fatalError() } set {} }
  public var heightAnchor: NSLayoutDimension { get { fatalError() } set {} }
  public var layoutFrame: CGRect { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use layoutPriority.") public struct UILayoutPriority {
  public init(_ rawValue: Float) { fatalError() }
  public init(rawValue: Float) { fatalError() }
  public static var required: UILayoutPriority { fatalError() }
  public static var defaultHigh: UILayoutPriority { fatalError() }
  public static var defaultLow: UILayoutPriority { fatalError() }
  public static var fittingSizeLevel: UILayoutPriority { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use Label or LabeledContent.") public struct UIListContentConfiguration {
  public static func cell() -> UIListContentConfiguration { fatalError() }
  public var text: String? { get { fatalError() } set {} }
  public var secondaryText: String? { get { fatalError() } set {} }
  public var image: UIImage? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Nothing is pushed to a page that is closed.") open class UILocalNotification { public init() { fatalError() } }
@available(*, unavailable, message: "UIKit is not on the web: use onLongPressGesture.") open class UILongPressGestureRecognizer: UIGestureRecognizer {
  public var minimumPressDuration: TimeInterval { get { fatalError() } set {} }
  public var allowableMovement: CGFloat { get { fatalError() } set {} }
}
@available(*, unavailable, message: "The browser prints its page.") open class UIMarkupTextPrintFormatter { public init(markupText: String) { fatalError() } }
@available(*, unavailable, message: "UIKit is not on the web: use Menu.") open class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let displayInline = Options(rawValue: 1 << 0)
  public static let destructive = Options(rawValue: 1 << 1)
  public static let singleSelection = Options(rawValue: 1 << 2)
  }
  public convenience init(title: String = "", image: UIImage? = nil, identifier: String? = nil, options: Options = [], children: [UIMenuElement] = []) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use contextMenu.") open class UIMenuController { public init() {} }
@available(*, unavailable, message: "UIKit is not on the web: use Menu and Button.") open class UIMenuElement {
  public init() { fatalError() }
  public var title: String { get { fatalError() } set {} }
  public var image: UIImage? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "A page has no icon with shortcuts: use links.") open class UIMutableApplicationShortcutItem { public init(type: String, localizedTitle: String) { fatalError() } }
@available(*, unavailable, message: "A page has no nib files: write a View.") open class UINib { public init(nibName name: String, bundle bundleOrNil: Bundle?) { fatalError() } }
@available(*, unavailable, message: "UIKit is not on the web: use offset(x:y:).") public struct UIOffset {
  public init(horizontal: CGFloat, vertical: CGFloat) { fatalError() }
  public static var zero: UIOffset { fatalError() }
  public var horizontal: CGFloat { get { fatalError() } set {} }
  public var vertical: CGFloat { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use TabView with tabViewStyle(.page).") @MainActor @preconcurrency open class UIPageViewController: UIViewController {
  public enum TransitionStyle { case pageCurl, scroll }
  public enum NavigationOrientation { case horizontal, vertical }
  public enum NavigationDirection { case forward, reverse }
  public enum OptionsKey { case spineLocation, interPageSpacing }
  public convenience init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil) { fatalError() }
  public var dataSource: (any UIPageViewControllerDataSource)? { get { fatalError() } set {} }
  public var delegate: (any UIPageViewControllerDelegate)? { get { fatalError() } set {} }
  public var viewControllers: [UIViewController]? { get { fatalError() } set {} }
  public func setViewControllers(_ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use a TabView with tabViewStyle(.page).") public protocol UIPageViewControllerDataSource { }
@available(*, unavailable, message: "UIKit is not on the web: use a TabView with tabViewStyle(.page).") public protocol UIPageViewControllerDelegate { }
@available(*, unavailable, message: "UIKit is not on the web: use DragGesture.") open class UIPanGestureRecognizer: UIGestureRecognizer {
  public func translation(in view: UIAppearanceHolder?) -> CGPoint { fatalError() }
  public func velocity(in view: UIAppearanceHolder?) -> CGPoint { fatalError() }
  public func setTranslation(_ translation: CGPoint, in view: UIAppearanceHolder?) { fatalError() }
  public var minimumNumberOfTouches: Int { get { fatalError() } set {} }
  public var maximumNumberOfTouches: Int { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use Picker.") @MainActor @preconcurrency open class UIPickerView: UIAppearanceHolder {
  public override class func appearance() -> UIPickerView { UIPickerView() }
  public var delegate: (any UIPickerViewDelegate)? { get { fatalError() } set {} }
  public var dataSource: (any UIPickerViewDataSource)? { get { fatalError() } set {} }
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { fatalError() }
  public func selectedRow(inComponent component: Int) -> Int { fatalError() }
  public func reloadAllComponents() { fatalError() }
  public func reloadComponent(_ component: Int) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use Picker.") public protocol UIPickerViewDataSource { }
@available(*, unavailable, message: "UIKit is not on the web: use Picker.") public protocol UIPickerViewDelegate { }
@available(*, unavailable, message: "UIKit is not on the web: use MagnifyGesture.") open class UIPinchGestureRecognizer: UIGestureRecognizer {
  public var scale: CGFloat { get { fatalError() } set {} }
  public var velocity: CGFloat { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use onHover.") open class UIPointerInteraction { public init() { fatalError() } }
@available(*, unavailable, message: "UIKit is not on the web: use popover(arrowEdge:).") public struct UIPopoverArrowDirection {
  public static var up: UIPopoverArrowDirection { fatalError() }
  public static var down: UIPopoverArrowDirection { fatalError() }
  public static var left: UIPopoverArrowDirection { fatalError() }
  public static var right: UIPopoverArrowDirection { fatalError() }
  public static var any: UIPopoverArrowDirection { fatalError() }
  public init() {}
}
@available(*, unavailable, message: "UIKit is not on the web: use popover(arrowEdge:).") extension UIPopoverArrowDirection: OptionSet {
  public var rawValue: Int { 0 }
  public init(rawValue: Int) {}
}
@available(*, unavailable, message: "UIKit is not on the web: use popover.") open class UIPopoverPresentationController {
  public init() { fatalError() }
  public var sourceView: UIAppearanceHolder? { get { fatalError() } set {} }
  public var sourceRect: CGRect { get { fatalError() } set {} }
  public var permittedArrowDirections: UIPopoverArrowDirection { get { fatalError() } set {} }
  public var barButtonItem: UIBarButtonItem? { get { fatalError() } set {} }
  public var sourceItem: Any? { get { fatalError() } set {} }
  public var delegate: (any UIPopoverPresentationControllerDelegate)? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use popover.") public protocol UIPopoverPresentationControllerDelegate { }
@available(*, unavailable, message: "UIKit is not on the web: use sheet or fullScreenCover.") open class UIPresentationController {
  public init() { fatalError() }
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? { get { fatalError() } set {} }
  public var presentedViewController: UIViewController { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use keyboardShortcut of a Button.") open class UIPress {
  public init() { fatalError() }
  public var key: Any? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use keyboardShortcut of a Button.") open class UIPressesEvent { public init() { fatalError() } }
@available(*, unavailable, message: "The browser prints its page.") open class UIPrintInfo {
  public init() { fatalError() }
  public static func printInfo() -> UIPrintInfo { fatalError() }
  public var jobName: String { get { fatalError() } set {} }
  public var outputType: Any { get { fatalError() } set {} }
}
@available(*, unavailable, message: "The browser prints its page.") open class UIPrintInteractionController {
  public init() { fatalError() }
  public static var shared: UIPrintInteractionController { fatalError() }
  public static var isPrintingAvailable: Bool { fatalError() }
  public var printInfo: UIPrintInfo? { get { fatalError() } set {} }
  public var printFormatter: Any? { get { fatalError() } set {} }
  public var printingItem: Any? { get { fatalError() } set {} }
  public func present(animated: Bool, completionHandler completion: Any? = nil) -> Bool { fatalError() }
}
@available(*, unavailable, message: "The browser prints its page.") open class UIPrintPageRenderer { public init() { fatalError() } }
@available(*, unavailable, message: "UIKit is not on the web: use ProgressView.") @MainActor @preconcurrency open class UIProgressView: UIAppearanceHolder {
  public override class func appearance() -> UIProgressView { UIProgressView() }
  public enum Style { case `default`, bar }
  public convenience init(progressViewStyle style: Style) { fatalError() }
  public var progress: Float { get { fatalError() } set {} }
  public var progressTintColor: UIColor? { get { fatalError() } set {} }
  public var trackTintColor: UIColor? { get { fatalError() } set {} }
  public func setProgress(_ progress: Float, animated: Bool) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use Edge.Set.") public struct UIRectEdge {
  public static var top: UIRectEdge { fatalError() }
  public static var left: UIRectEdge { fatalError() }
  public static var bottom: UIRectEdge { fatalError() }
  public static var right: UIRectEdge { fatalError() }
  public static var all: UIRectEdge { fatalError() }
  public init() {}
}
@available(*, unavailable, message: "UIKit is not on the web: use Edge.Set.") extension UIRectEdge: OptionSet {
  public var rawValue: Int { 0 }
  public init(rawValue: Int) {}
}
@available(*, unavailable, message: "A server draws no pictures: use Canvas.") public func UIRectFill(_ rect: CGRect) { fatalError() }
@available(*, unavailable, message: "A server has no dictionary of the person: use Link.") public class UIReferenceLibraryViewController: UIViewController {
  public init(term: String) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public static func dictionaryHasDefinition(forTerm term: String) -> Bool { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use refreshable.") @MainActor @preconcurrency open class UIRefreshControl: UIControl {
  public override class func appearance() -> UIRefreshControl { UIRefreshControl() }
  public func beginRefreshing() { fatalError() }
  public func endRefreshing() { fatalError() }
  public var isRefreshing: Bool { get { fatalError() } set {} }
  public var attributedTitle: NSAttributedString? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "The selection of a field belongs to the browser.") public protocol UIResponderStandardEditActions { }
@available(*, unavailable, message: "UIKit is not on the web: use submitLabel.") public enum UIReturnKeyType { case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue` }
@available(*, unavailable, message: "UIKit is not on the web: use RotateGesture.") open class UIRotationGestureRecognizer: UIGestureRecognizer {
  public var rotation: CGFloat { get { fatalError() } set {} }
  public var velocity: CGFloat { get { fatalError() } set {} }
}
@available(*, unavailable, message: "A page is a tab of the browser.") open class UISceneActivationRequestOptions { public init() { fatalError() } }
@available(*, unavailable, message: "A page is a tab of the browser.") open class UISceneDestructionRequestOptions { public init() { fatalError() } }
@available(*, unavailable, message: "UIKit is not on the web: use DragGesture.") open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer { public var edges: UIRectEdge { get { fatalError() } set {} } }
@available(*, unavailable, message: "UIKit is not on the web: use onScrollGeometryChange.") public protocol UIScrollViewDelegate { }
@available(*, unavailable, message: "UIKit is not on the web: use searchable.") @MainActor @preconcurrency open class UISearchBar: UIAppearanceHolder {
  public override class func appearance() -> UISearchBar { UISearchBar() }
  public enum Style { case `default`, prominent, minimal }
  public var text: String? { get { fatalError() } set {} }
  public var placeholder: String? { get { fatalError() } set {} }
  public var delegate: (any UISearchBarDelegate)? { get { fatalError() } set {} }
  public var searchBarStyle: Style { get { fatalError() } set {} }
  public var showsCancelButton: Bool { get { fatalError() } set {} }
  public var barTintColor: UIColor? { get { fatalError() } set {} }
  public var searchTextField: UISearchTextField { get { fatalError() } set {} }
  public var autocapitalizationType: UITextAutocapitalizationType { get { fatalError() } set {} }
  public func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use searchable.") public protocol UISearchBarDelegate { }
@available(*, unavailable, message: "UIKit is not on the web: use searchable.") @MainActor @preconcurrency open class UISearchController: UIViewController {
  public convenience init(searchResultsController: UIViewController?) { fatalError() }
  public var searchBar: UISearchBar { get { fatalError() } set {} }
  public var searchResultsUpdater: (any UISearchResultsUpdating)? { get { fatalError() } set {} }
  public var obscuresBackgroundDuringPresentation: Bool { get { fatalError() } set {} }
  public var isActive: Bool { get { fatalError() } set {} }
  public var hidesNavigationBarDuringPresentation: Bool { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use searchable.") public protocol UISearchControllerDelegate { }
@available(*, unavailable, message: "UIKit is not on the web: use searchable.") public protocol UISearchResultsUpdating { }
@available(*, unavailable, message: "UIKit is not on the web: use searchable.") @MainActor @preconcurrency open class UISearchTextField: UITextField { public var tokenBackgroundColor: UIColor! { get { fatalError() } set {} } }
@available(*, unavailable, message: "UIKit is not on the web: use presentationDetents.") open class UISheetPresentationController {
  public init() { fatalError() }
  public struct Detent: OptionSet, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let unused = Detent(rawValue: 1 << 0)
  }
  public var detents: [Detent] { get { fatalError() } set {} }
  public var prefersGrabberVisible: Bool { get { fatalError() } set {} }
  public var preferredCornerRadius: CGFloat? { get { fatalError() } set {} }
  public var delegate: Any? { get { fatalError() } set {} }
  public var prefersScrollingExpandsWhenScrolledToEdge: Bool { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use presentationDetents(_:selection:).") public protocol UISheetPresentationControllerDelegate { }
@available(*, unavailable, message: "UIKit is not on the web: use Slider.") @MainActor @preconcurrency open class UISlider: UIControl {
  public override class func appearance() -> UISlider { UISlider() }
  public var value: Float { get { fatalError() } set {} }
  public var minimumValue: Float { get { fatalError() } set {} }
  public var maximumValue: Float { get { fatalError() } set {} }
  public var isContinuous: Bool { get { fatalError() } set {} }
  public var thumbTintColor: UIColor? { get { fatalError() } set {} }
  public var minimumTrackTintColor: UIColor? { get { fatalError() } set {} }
  public var maximumTrackTintColor: UIColor? { get { fatalError() } set {} }
  public func setValue(_ value: Float, animated: Bool) { fatalError() }
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use NavigationSplitView.") @MainActor @preconcurrency open class UISplitViewController: UIViewController {
  public enum Column { case primary, supplementary, secondary, compact }
  public enum DisplayMode { case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary }
  public var viewControllers: [UIViewController] { get { fatalError() } set {} }
  public var preferredDisplayMode: DisplayMode { get { fatalError() } set {} }
  public func show(_ column: Column) { fatalError() }
  public func hide(_ column: Column) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use NavigationSplitView.") public protocol UISplitViewControllerDelegate { }
@available(*, unavailable, message: "UIKit is not on the web: use HStack or VStack.") @MainActor @preconcurrency open class UIStackView: UIAppearanceHolder {
  public convenience init(arrangedSubviews views: [UIAppearanceHolder]) { fatalError() }
  public enum Distribution { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  public enum Alignment { case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline }
  public var axis: NSLayoutConstraint.Axis { get { fatalError() } set {} }
  public var spacing: CGFloat { get { fatalError() } set {} }
  public var alignment: Alignment { get { fatalError() } set {} }
  public var distribution: Distribution { get { fatalError() } set {} }
  public var arrangedSubviews: [UIAppearanceHolder] { get { fatalError() } set {} }
  public var isLayoutMarginsRelativeArrangement: Bool { get { fatalError() } set {} }
  public func addArrangedSubview(_ view: UIAppearanceHolder) { fatalError() }
  public func removeArrangedSubview(_ view: UIAppearanceHolder) { fatalError() }
  public func insertArrangedSubview(_ view: UIAppearanceHolder, at stackIndex: Int) { fatalError() }
  public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIAppearanceHolder) { fatalError() }
}
@available(*, unavailable, message: "A page has no status bar: use GeometryReader and safeAreaInsets.") open class UIStatusBarManager {
  public init() { fatalError() }
  public var statusBarFrame: CGRect { get { fatalError() } set {} }
  public var isStatusBarHidden: Bool { get { fatalError() } set {} }
  public var statusBarStyle: UIStatusBarStyle { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use Stepper.") @MainActor @preconcurrency open class UIStepper: UIControl {
  public override class func appearance() -> UIStepper { UIStepper() }
  public var value: Double { get { fatalError() } set {} }
  public var minimumValue: Double { get { fatalError() } set {} }
  public var maximumValue: Double { get { fatalError() } set {} }
  public var stepValue: Double { get { fatalError() } set {} }
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
}
@available(*, unavailable, message: "A page has no storyboards: write a View.") open class UIStoryboard {
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { fatalError() }
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController { fatalError() }
  public func instantiateInitialViewController() -> UIViewController? { fatalError() }
}
@available(*, unavailable, message: "A page has no storyboards: use NavigationLink.") open class UIStoryboardSegue {
  public init() { fatalError() }
  public var destination: UIViewController { get { fatalError() } set {} }
  public var identifier: String? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use swipeActions.") open class UISwipeActionsConfiguration {
  public init(actions: [UIContextualAction]) { fatalError() }
  public var performsFirstActionWithFullSwipe: Bool { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use DragGesture.") open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let right = Direction(rawValue: 1 << 0)
  public static let left = Direction(rawValue: 1 << 1)
  public static let up = Direction(rawValue: 1 << 2)
  public static let down = Direction(rawValue: 1 << 3)
  }
  public var direction: Direction { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use TabView.") public protocol UITabBarControllerDelegate { }
@available(*, unavailable, message: "UIKit is not on the web: use TabView.") public protocol UITabBarDelegate { }
@available(*, unavailable, message: "UIKit is not on the web: use tint of the TabView.") open class UITabBarItemAppearance {
  public init() { fatalError() }
  public enum Style { case stacked, inline, compactInline }
  public init(style: Style) { fatalError() }
  public var normal: UITabBarItemStateAppearance { get { fatalError() } set {} }
  public var selected: UITabBarItemStateAppearance { get { fatalError() } set {} }
  public var disabled: UITabBarItemStateAppearance { get { fatalError() } set {} }
  public var focused: UITabBarItemStateAppearance { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use tint of the TabView.") open class UITabBarItemStateAppearance {
  public init() { fatalError() }
  public var titleTextAttributes: [NSAttributedString.Key: Any] { get { fatalError() } set {} }
  public var iconColor: UIColor? { get { fatalError() } set {} }
  public var badgeBackgroundColor: UIColor? { get { fatalError() } set {} }
  public var badgeTextAttributes: [NSAttributedString.Key: Any] { get { fatalError() } set {} }
  public var titlePositionAdjustment: UIOffset { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use List.") @MainActor @preconcurrency open class UITableViewController: UIViewController {
  public convenience init(style: UITableView.Style) { fatalError() }
  public var tableView: UITableView! { get { fatalError() } set {} }
  public var refreshControl: UIRefreshControl? { get { fatalError() } set {} }
  open func numberOfSections(in tableView: UITableView) -> Int { fatalError() }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fatalError() }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use List.") public protocol UITableViewDataSource { }
@available(*, unavailable, message: "UIKit is not on the web: use List.") public protocol UITableViewDelegate { }
@available(*, unavailable, message: "UIKit is not on the web: use List.") open class UITableViewDiffableDataSource<Section, Item> { public init(tableView: UITableView, cellProvider: @escaping (UITableView, IndexPath, Item) -> UITableViewCell?) { fatalError() } }
@available(*, unavailable, message: "UIKit is not on the web: use a header of Section.") @MainActor @preconcurrency open class UITableViewHeaderFooterView: UIAppearanceHolder {
  public override class func appearance() -> UITableViewHeaderFooterView { UITableViewHeaderFooterView() }
  public convenience init(reuseIdentifier: String?) { fatalError() }
  public var textLabel: UILabel? { get { fatalError() } set {} }
  public var contentView: UIAppearanceHolder { get { fatalError() } set {} }
  public var backgroundView: UIAppearanceHolder? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use onTapGesture.") open class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired: Int { get { fatalError() } set {} }
  public var numberOfTouchesRequired: Int { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use autocorrectionDisabled.") public enum UITextAutocorrectionType { case `default`, no, yes }
@available(*, unavailable, message: "A server has no dictionary of the person: check against a list of words of the bundle.") open class UITextChecker {
  public init() { fatalError() }
  public func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String) -> NSRange { fatalError() }
  public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { fatalError() }
  public func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { fatalError() }
  public static var availableLanguages: [String] { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use TextField.") @MainActor @preconcurrency open class UITextField: UIControl {
  public override class func appearance() -> UITextField { UITextField() }
  public enum BorderStyle { case none, line, bezel, roundedRect }
  public enum ViewMode { case never, whileEditing, unlessEditing, always }
  public nonisolated static var textDidChangeNotification: NSNotification.Name { fatalError() }
  public nonisolated static var textDidBeginEditingNotification: NSNotification.Name { fatalError() }
  public nonisolated static var textDidEndEditingNotification: NSNotification.Name { fatalError() }
  public var text: String? { get { fatalError() } set {} }
  public var attributedText: NSAttributedString? { get { fatalError() } set {} }
  public var placeholder: String? { get { fatalError() } set {} }
  public var attributedPlaceholder: NSAttributedString? { get { fatalError() } set {} }
  public var textColor: UIColor? { get { fatalError() } set {} }
  public var font: UIFont? { get { fatalError() } set {} }
  public var textAlignment: NSTextAlignment { get { fatalError() } set {} }
  public var borderStyle: BorderStyle { get { fatalError() } set {} }
  public var clearButtonMode: ViewMode { get { fatalError() } set {} }
  public var leftView: UIAppearanceHolder? { get { fatalError() } set {} }
  public var rightView: UIAppearanceHolder? { get { fatalError() } set {} }
  public var leftViewMode: ViewMode { get { fatalError() } set {} }
  public var rightViewMode: ViewMode { get { fatalError() } set {} }
  public var delegate: (any UITextFieldDelegate)? { get { fatalError() } set {} }
  public var inputView: UIAppearanceHolder? { get { fatalError() } set {} }
  public var inputAccessoryView: UIAppearanceHolder? { get { fatalError() } set {} }
  public var isEditing: Bool { get { fatalError() } set {} }
  public var adjustsFontSizeToFitWidth: Bool { get { fatalError() } set {} }
  public var minimumFontSize: CGFloat { get { fatalError() } set {} }
  public var clearsOnBeginEditing: Bool { get { fatalError() } set {} }
  public var defaultTextAttributes: [NSAttributedString.Key: Any] { get { fatalError() } set {} }
  open func deleteBackward() { fatalError() }
  open func textRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { fatalError() }
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
@available(*, unavailable, message: "UIKit is not on the web: use TextField with onSubmit and onChange.") public protocol UITextFieldDelegate { }
@available(*, unavailable, message: "UIKit is not on the web: use TextField.") public protocol UITextInput { }
@available(*, unavailable, message: "UIKit is not on the web: use keyboardType.") open class UITextInputMode: NSObject {
  public static var activeInputModes: [UITextInputMode] { fatalError() }
  public var primaryLanguage: String? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use keyboardType and textContentType.") public protocol UITextInputTraits { }
@available(*, unavailable, message: "The selection of a field belongs to the browser.") open class UITextPosition { public init() { fatalError() } }
@available(*, unavailable, message: "The selection of a field belongs to the browser.") open class UITextRange {
  public init() { fatalError() }
  public var start: UITextPosition { get { fatalError() } set {} }
  public var end: UITextPosition { get { fatalError() } set {} }
  public var isEmpty: Bool { get { fatalError() } set {} }
}
@available(*, unavailable, message: "UIKit is not on the web: use autocorrectionDisabled.") public enum UITextSpellCheckingType { case `default`, no, yes }
@available(*, unavailable, message: "UIKit is not on the web: use TextEditor with onChange.") public protocol UITextViewDelegate { }
@available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.") open class UITouch {
  public init() { fatalError() }
  public enum Phase { case began, moved, stationary, ended, cancelled }
  public var phase: Phase { get { fatalError() } set {} }
  public var tapCount: Int { get { fatalError() } set {} }
  public var force: CGFloat { get { fatalError() } set {} }
  public var view: UIAppearanceHolder? { get { fatalError() } set {} }
  public func location(in view: UIAppearanceHolder?) -> CGPoint { fatalError() }
  public func previousLocation(in view: UIAppearanceHolder?) -> CGPoint { fatalError() }
}
@available(*, unavailable, message: "Handoff is not on the web: use onOpenURL.") public protocol UIUserActivityRestoring { }
@available(*, unavailable, message: "Nothing is pushed to a page that is closed.") open class UIUserNotificationSettings { public init(types: Any, categories: Any?) { fatalError() } }
@available(*, unavailable, message: "UIKit is not on the web: use a Material.") open class UIVibrancyEffect: UIVisualEffect { public convenience init(blurEffect: UIBlurEffect) { fatalError() } }
@available(*, unavailable, message: "There are no views of UIKit: write a View.") public typealias UIView = UIAppearanceHolder
@available(*, unavailable, message: "UIKit is not on the web: use transition.") public protocol UIViewControllerAnimatedTransitioning { }
@available(*, unavailable, message: "UIKit is not on the web: use transition.") public protocol UIViewControllerContextTransitioning { }
@available(*, unavailable, message: "UIKit is not on the web: use GeometryReader, or the size classes.") public protocol UIViewControllerTransitionCoordinator { }
@available(*, unavailable, message: "UIKit is not on the web: use transition.") public protocol UIViewControllerTransitioningDelegate { }
@available(*, unavailable, message: "UIKit is not on the web: use withAnimation.") open class UIViewPropertyAnimator {
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) { fatalError() }
  public func startAnimation() { fatalError() }
  public func addAnimations(_ animation: @escaping () -> Void) { fatalError() }
}
@available(*, unavailable, message: "UIKit is not on the web: use a Material.") open class UIVisualEffect { public init() { fatalError() } }
@available(*, unavailable, message: "UIKit is not on the web: use a Material.") @MainActor @preconcurrency open class UIVisualEffectView: UIAppearanceHolder {
  public convenience init(effect: UIVisualEffect?) { fatalError() }
  public var effect: UIVisualEffect? { get { fatalError() } set {} }
  public var contentView: UIAppearanceHolder { get { fatalError() } set {} }
}
@available(*, unavailable, message: "A window has the orientation that its person chooses.") open class UIWindowSceneGeometryPreferences { public init() { fatalError() } }
@available(*, unavailable, message: "WatchKit is not on the web: use sensoryFeedback.") open class WKInterfaceDevice {
  public static func current() -> WKInterfaceDevice { fatalError() }
  public func play(_ type: Any) { fatalError() }
  public init() {}
}
