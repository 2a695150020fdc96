// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.

// swift-format-ignore-file
import Foundation
public import UIKitTypes
/// Takes any statements.
@resultBuilder public struct _UnavailableBuilder {
  /// Takes any statements.
  public static func buildBlock<each T>(_ parts: repeat each T) -> Any { () }
}
@available(*, unavailable, message: "Use accessibilityLabel, or LabeledContent.") public enum AccessibilityLabeledPairRole { case label, content }
@available(*, unavailable, message: "A browser has no such hint.") public struct AccessibilityTextContentType {
  public static var plain: AccessibilityTextContentType { fatalError() }
  public static var console: AccessibilityTextContentType { fatalError() }
  public static var fileSystem: AccessibilityTextContentType { fatalError() }
  public static var messaging: AccessibilityTextContentType { fatalError() }
  public static var narrative: AccessibilityTextContentType { fatalError() }
  public static var sourceCode: AccessibilityTextContentType { fatalError() }
  public static var spreadsheet: AccessibilityTextContentType { fatalError() }
  public static var wordProcessing: AccessibilityTextContentType { fatalError() }
}
@available(*, unavailable, message: "Use a Stepper or a Slider.") public struct AccessibilityZoomGestureAction { }
@available(*, unavailable, message: "Tabs are a bar here, not a sidebar.") public struct AdaptableTabBarPlacement {
  public static var automatic: AdaptableTabBarPlacement { fatalError() }
  public static var tabBar: AdaptableTabBarPlacement { fatalError() }
  public static var sidebar: AdaptableTabBarPlacement { fatalError() }
}
@available(*, unavailable, message: "The browser computes no curve of an app's own: use timingCurve or spring.") public struct AnimationContext<Value> {
  public var isLogicallyComplete: Bool { get { fatalError() } set {} }
  public var environment: EnvironmentValues { get { fatalError() } set {} }
}
@available(*, unavailable, message: "The browser computes no curve of an app's own: use timingCurve or spring.") public struct AnimationState<Value> { public init() { fatalError() } }
@available(*, unavailable, message: "Give the gesture its own type, as some Gesture.") public struct AnyGesture<Value> { }
@available(*, unavailable, message: "The selection of a field belongs to the browser.") public struct AttributedTextSelection { public init() { fatalError() } }
@available(*, unavailable, message: "A page that is closed does nothing: use task of a view.") public struct BackgroundTask<Request, Response> {
  public static func appRefresh(_ matching: String) -> BackgroundTask<Void, Void> where Request == Void, Response == Void { fatalError() }
  public static func urlSession(_ matching: String) -> BackgroundTask<Void, Void> where Request == Void, Response == Void { fatalError() }
}
@available(*, unavailable, message: "Use a Stepper.") public struct ButtonRepeatBehavior {
  public static var automatic: ButtonRepeatBehavior { fatalError() }
  public static var enabled: ButtonRepeatBehavior { fatalError() }
  public static var disabled: ButtonRepeatBehavior { fatalError() }
}
@available(*, unavailable, message: "Use frame(maxWidth: .infinity) in the label.") public struct ButtonSizing {
  public static var automatic: ButtonSizing { fatalError() }
  public static var fitted: ButtonSizing { fatalError() }
  public static var flexible: ButtonSizing { fatalError() }
}
@available(*, unavailable, message: "A browser runs no Metal: use saturation, contrast or hueRotation.") public struct ColorMatrix { }
@available(*, unavailable, message: "Use RoundedRectangle with a radius of its own.") public struct ConcentricRectangle { public init() { fatalError() } }
@available(*, unavailable, message: "Use RoundedRectangle with a radius of its own.") extension ConcentricRectangle: View { public var body: some View { EmptyView() } }
@available(*, unavailable, message: "A container does not see the values of its views: hand them in as data.") public struct ContainerValues { }
@available(*, unavailable, message: "The browser computes no curve of an app's own: use timingCurve or spring.") public protocol CustomAnimation { }
@available(*, unavailable, message: "A pointer over a view looks as the browser draws it.") public protocol CustomHoverEffect { }
@available(*, unavailable, message: "A server knows no sizes: use .height or .fraction.") public protocol CustomPresentationDetent { }
@available(*, unavailable, message: "A server knows no sizes: use .height or .fraction.") public struct CustomPresentationDetentContext { public var maxDetentValue: CGFloat { get { fatalError() } set {} } }
@available(*, unavailable, message: "An app's own DatePickerStyle is not drawn: use .compact or .graphical.") public struct DatePickerStyleConfiguration {
  public var label: EmptyView { get { fatalError() } set {} }
  public var selection: Date { get { fatalError() } set {} }
  public var minimumDate: Date? { get { fatalError() } set {} }
  public var maximumDate: Date? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Use searchable, and ToolbarItem for the others.") public struct DefaultToolbarItem { }
@available(*, unavailable, message: "A dialog has no severity here.") public enum DialogSeverity { case automatic, standard, critical }
@available(*, unavailable, message: "A page has one window: use dismiss.") public struct DismissWindowAction {
  public func callAsFunction() -> Void { fatalError() }
  public func callAsFunction(id: String) -> Void { fatalError() }
}
@available(*, unavailable, message: "A page has no documents: use WindowGroup.") public struct DocumentGroup<Content> { }
@available(*, unavailable, message: "A page has no documents: use WindowGroup.") extension DocumentGroup: Scene { public var body: some Scene { WindowGroup { EmptyView() } } }
@available(*, unavailable, message: "The look of the source is that of the view: leave the closure out.") public struct EmptyMatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { fatalError() }
  public func clipShape<S: Shape>(_ shape: S) -> EmptyMatchedTransitionSourceConfiguration { fatalError() }
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> EmptyMatchedTransitionSourceConfiguration { fatalError() }
}
@available(*, unavailable, message: "Use the environment, or a binding: a page has one scene.") public struct FocusedObject<ObjectType> { }
@available(*, unavailable, message: "An app's own FormStyle is not drawn: use .grouped or .columns.") public struct FormStyleConfiguration { public var content: EmptyView { get { fatalError() } set {} } }
@available(*, unavailable, message: "Glass does not morph here: use transition.") public struct GlassEffectTransition {
  public static var identity: GlassEffectTransition { fatalError() }
  public static var matchedGeometry: GlassEffectTransition { fatalError() }
  public static var materialize: GlassEffectTransition { fatalError() }
}
@available(*, unavailable, message: "Use NavigationSplitView or HStack.") public struct HSplitView<Content> { public init(@ViewBuilder content: () -> Content) { fatalError() } }
@available(*, unavailable, message: "Use NavigationSplitView or HStack.") extension HSplitView: View { public var body: some View { EmptyView() } }
@available(*, unavailable, message: "Use keyboardShortcut.") public struct HandGestureShortcut { public static var primaryAction: HandGestureShortcut { fatalError() } }
@available(*, unavailable, message: "Use Link.") public struct HelpLink<Label> { }
@available(*, unavailable, message: "Use Link.") extension HelpLink: View { public var body: some View { EmptyView() } }
@available(*, unavailable, message: "Use Image with resizable(resizingMode: .tile) as a background.") public struct ImagePaint { public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) { fatalError() } }
@available(*, unavailable, message: "A browser draws, and a server has no pictures of it: use ShareLink of a text or an address.") open class ImageRenderer<Content> {
  public init(content: Content) { fatalError() }
  public var scale: CGFloat { get { fatalError() } set {} }
  public var uiImage: UIImage? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Immersive spaces are not on the web: use WindowGroup.") public struct ImmersiveSpace<Content> { public init(id: String, @ViewBuilder content: () -> Content) { fatalError() } }
@available(*, unavailable, message: "Immersive spaces are not on the web: use WindowGroup.") extension ImmersiveSpace: Scene { public var body: some Scene { WindowGroup { EmptyView() } } }
@available(*, unavailable, message: "Use lineSpacing.") public struct LineHeight {
  public static var loose: LineHeight { fatalError() }
  public static var normal: LineHeight { fatalError() }
  public static var tight: LineHeight { fatalError() }
  public static var variable: LineHeight { fatalError() }
  public static func multiple(factor: CGFloat) -> LineHeight { fatalError() }
  public static func leading(increase: CGFloat) -> LineHeight { fatalError() }
  public static func exact(points: CGFloat) -> LineHeight { fatalError() }
}
@available(*, unavailable, message: "MapKit is not on the web: link to a map by Link.") public struct Map { }
@available(*, unavailable, message: "MapKit is not on the web: link to a map by Link.") extension Map: View { public var body: some View { EmptyView() } }
@available(*, unavailable, message: "A page has no menu bar: use a Menu.") public struct MenuBarExtra<Content> { public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) { fatalError() } }
@available(*, unavailable, message: "A page has no menu bar: use a Menu.") extension MenuBarExtra: Scene { public var body: some Scene { WindowGroup { EmptyView() } } }
@available(*, unavailable, message: "An app's own MenuStyle is not drawn: put modifiers on the Menu.") public struct MenuStyleConfiguration {
  public struct Label {}
  public struct Content {}
}
@available(*, unavailable, message: "Immersive spaces are not on the web: use Image.") public struct Model3D { public init(named: String) { fatalError() } }
@available(*, unavailable, message: "Immersive spaces are not on the web: use Image.") extension Model3D: View { public var body: some View { EmptyView() } }
@available(*, unavailable, message: "Use keyboardShortcut of a Button.") public enum MoveCommandDirection { case up, down, left, right }
@available(*, unavailable, message: "AppKit is not on the web: use init() of the App and scenePhase.") @propertyWrapper public struct NSApplicationDelegateAdaptor<Delegate> {
  public init(_ delegateType: Delegate.Type) { fatalError() }
  public var wrappedValue: Delegate { get { fatalError() } nonmutating set {} }
}
@available(*, unavailable, message: "AppKit is not on the web: use WindowGroup.") open class NSHostingController<Content> { public init(rootView: Content) { fatalError() } }
@available(*, unavailable, message: "AppKit is not on the web: use WindowGroup.") open class NSHostingView<Content> { public init(rootView: Content) { fatalError() } }
@available(*, unavailable, message: "AppKit is not on the web: write the view in SwiftUI, or draw it with Canvas.") public protocol NSViewControllerRepresentable { }
@available(*, unavailable, message: "AppKit is not on the web: write the view in SwiftUI, or draw it with Canvas.") public protocol NSViewRepresentable { }
@available(*, unavailable, message: "An app's own style is not drawn: use .balanced or .prominentDetail.") public struct NavigationSplitViewStyleConfiguration { }
@available(*, unavailable, message: "A page has no settings of the system: use NavigationLink.") public struct OpenSettingsAction { public func callAsFunction() -> Void { fatalError() } }
@available(*, unavailable, message: "A page has one window: use NavigationLink, or openURL.") public struct OpenWindowAction {
  public func callAsFunction(id: String) -> Void { fatalError() }
  public func callAsFunction<D>(id: String, value: D) -> Void { fatalError() }
  public func callAsFunction<D>(value: D) -> Void { fatalError() }
}
@available(*, unavailable, message: "A palette has one look here.") public struct PaletteSelectionEffect {
  public static var automatic: PaletteSelectionEffect { fatalError() }
  public static var symbolVariant: PaletteSelectionEffect { fatalError() }
  public static var custom: PaletteSelectionEffect { fatalError() }
}
@available(*, unavailable, message: "Use onTapGesture(count:perform:).") public struct PencilDoubleTapGestureValue { }
@available(*, unavailable, message: "Immersive spaces are not on the web.") @propertyWrapper public struct PhysicalMetric<Value> {
  public init(wrappedValue: Value, from unit: UnitLength) { fatalError() }
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
}
@available(*, unavailable, message: "The browser chooses the pointer by what is below it.") public struct PointerStyle {
  public static var `default`: PointerStyle { fatalError() }
  public static var horizontalText: PointerStyle { fatalError() }
  public static var verticalText: PointerStyle { fatalError() }
  public static var rectSelection: PointerStyle { fatalError() }
  public static var grabIdle: PointerStyle { fatalError() }
  public static var grabActive: PointerStyle { fatalError() }
  public static var link: PointerStyle { fatalError() }
  public static var zoomIn: PointerStyle { fatalError() }
  public static var zoomOut: PointerStyle { fatalError() }
}
@available(*, unavailable, message: "Use presentationDetents.") public struct PresentationSizing {
  public static var automatic: PresentationSizing { fatalError() }
  public static var fitted: PresentationSizing { fatalError() }
  public static var form: PresentationSizing { fatalError() }
  public static var page: PresentationSizing { fatalError() }
}
@available(*, unavailable, message: "Widgets are not on the web.") public protocol PreviewContext { }
@available(*, unavailable, message: "Widgets are not on the web.") public protocol PreviewContextKey { }
@available(*, unavailable, message: "A preview is drawn by Xcode alone: use a View around the previewed one.") public protocol PreviewModifier { }
@available(*, unavailable, message: "Use a Button.") public struct RenameButton { public init() { fatalError() } }
@available(*, unavailable, message: "Use a Button.") extension RenameButton: View { public var body: some View { EmptyView() } }
@available(*, unavailable, message: "Set the focus by FocusState.") public struct ResetFocusAction { public func callAsFunction(in namespace: Namespace.ID) -> Void { fatalError() } }
@available(*, unavailable, message: "Bars have a plain edge here.") public struct ScrollEdgeEffectStyle {
  public static var automatic: ScrollEdgeEffectStyle { fatalError() }
  public static var soft: ScrollEdgeEffectStyle { fatalError() }
  public static var hard: ScrollEdgeEffectStyle { fatalError() }
}
@available(*, unavailable, message: "The browser scrolls.") public struct ScrollInputBehavior { }
@available(*, unavailable, message: "The browser scrolls.") public struct ScrollInputKind { }
@available(*, unavailable, message: "The browser scrolls without reports.") public enum ScrollPhase {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Scroll positions belong to the browser.") public struct ScrollPhaseChangeContext { }
@available(*, unavailable, message: "A scroll view stops as the browser does: use .paging or .viewAligned.") public struct ScrollTarget {
  public var rect: CGRect { get { fatalError() } set {} }
  public var anchor: UnitPoint? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "A scroll view stops as the browser does: use .paging or .viewAligned.") public struct ScrollTargetBehaviorContext {
  public var containerSize: CGSize { get { fatalError() } set {} }
  public var contentSize: CGSize { get { fatalError() } set {} }
  public var velocity: CGVector { get { fatalError() } set {} }
  public var originalTarget: ScrollTarget { get { fatalError() } set {} }
}
@available(*, unavailable, message: "A container does not see its views: hand them in as data.") public struct SectionConfiguration { }
@available(*, unavailable, message: "A page has one scene: show the settings in a sheet.") public struct Settings<Content> { public init(@ViewBuilder content: () -> Content) { fatalError() } }
@available(*, unavailable, message: "A page has one scene: show the settings in a sheet.") extension Settings: Scene { public var body: some Scene { WindowGroup { EmptyView() } } }
@available(*, unavailable, message: "A page has no menu bar: use NavigationLink to a screen of settings.") public struct SettingsLink<Label> { }
@available(*, unavailable, message: "A page has no menu bar: use NavigationLink to a screen of settings.") extension SettingsLink: View { public var body: some View { EmptyView() } }
@available(*, unavailable, message: "A browser runs no Metal.") public struct Shader { }
@available(*, unavailable, message: "A browser runs no Metal: use Canvas or a Gradient.") public struct ShaderLibrary { }
@available(*, unavailable, message: "A Slider has no ticks here: use step.") public struct SliderTick<Value> { public init(_ value: Value) { fatalError() } }
@available(*, unavailable, message: "Use SpatialTapGesture, or DragGesture.") public struct SpatialEventGesture { }
@available(*, unavailable, message: "Use onReceive.") public struct SubscriptionView<Publisher, Content> { }
@available(*, unavailable, message: "A container does not see its views: hand them in as data, with ForEach.") public struct Subview {
  public typealias ID = Int
  public var id: Int { get { fatalError() } set {} }
  public var containerValues: ContainerValues { get { fatalError() } set {} }
}
@available(*, unavailable, message: "A container does not see its views: hand them in as data, with ForEach.") extension Subview: View { public var body: some View { EmptyView() } }
@available(*, unavailable, message: "A container does not see its views: hand them in as data, with ForEach.") public struct SubviewsCollection {
  public typealias Element = Subview
  public var count: Int { get { fatalError() } set {} }
  public var indices: Range<Int> { get { fatalError() } set {} }
  public var isEmpty: Bool { get { fatalError() } set {} }
  public var first: Subview? { get { fatalError() } set {} }
  public var last: Subview? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "Symbols have one colour here.") public struct SymbolColorRenderingMode {
  public static var flat: SymbolColorRenderingMode { fatalError() }
  public static var gradient: SymbolColorRenderingMode { fatalError() }
}
@available(*, unavailable, message: "Symbols are drawn whole here.") public struct SymbolVariableValueMode {
  public static var color: SymbolVariableValueMode { fatalError() }
  public static var draw: SymbolVariableValueMode { fatalError() }
}
@available(*, unavailable, message: "The tab bar keeps its size here.") public struct TabBarMinimizeBehavior {
  public static var automatic: TabBarMinimizeBehavior { fatalError() }
  public static var onScrollDown: TabBarMinimizeBehavior { fatalError() }
  public static var onScrollUp: TabBarMinimizeBehavior { fatalError() }
  public static var never: TabBarMinimizeBehavior { fatalError() }
}
@available(*, unavailable, message: "Use searchable on the screen of the tab.") public struct TabSearchActivation {
  public static var automatic: TabSearchActivation { fatalError() }
  public static var searchTabSelection: TabSearchActivation { fatalError() }
}
@available(*, unavailable, message: "Tabs have one order here.") public struct TabViewCustomization { public init() { fatalError() } }
@available(*, unavailable, message: "A browser draws texts: use AttributedString.") public protocol TextAttribute { }
@available(*, unavailable, message: "An editor has one look here.") public protocol TextEditorStyle { }
@available(*, unavailable, message: "An editor has one look here.") public struct TextEditorStyleConfiguration { }
@available(*, unavailable, message: "Use TextField.") public struct TextFieldLink { }
@available(*, unavailable, message: "Use TextField.") extension TextFieldLink: View { public var body: some View { EmptyView() } }
@available(*, unavailable, message: "A browser draws texts: use AttributedString.") public struct TextProxy { }
@available(*, unavailable, message: "The browser draws text: use AttributedString or Canvas.") public protocol TextRenderer { }
@available(*, unavailable, message: "The selection of a field belongs to the browser.") public struct TextSelection { public init(insertionPoint: String.Index) { fatalError() } }
@available(*, unavailable, message: "The selection of a field belongs to the browser.") public enum TextSelectionAffinity { case automatic, upstream, downstream }
@available(*, unavailable, message: "Use the environment: a change carries its animation only.") public protocol TransactionKey { }
@available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.") public protocol UIGestureRecognizerRepresentable { }
@available(*, unavailable, message: "UIKit is not on the web: use List.") public struct UIHostingConfiguration<Content, Background> { public init(@ViewBuilder content: () -> Content) where Background == EmptyView { fatalError() } }
@available(*, unavailable, message: "The browser lays out.") public struct UIHostingControllerSizingOptions {
  public static var intrinsicContentSize: UIHostingControllerSizingOptions { fatalError() }
  public static var preferredContentSize: UIHostingControllerSizingOptions { fatalError() }
}
@available(*, unavailable, message: "There are no controllers: write a View.") @MainActor @preconcurrency public protocol UIViewControllerRepresentable: _BodilessView {
  associatedtype UIViewControllerType = UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func makeCoordinator() -> Coordinator
}
@available(*, unavailable, message: "There are no controllers: write a View.") public struct UIViewControllerRepresentableContext<Representable> where Representable: UIViewControllerRepresentable {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { fatalError() }
  public var transaction: Transaction { fatalError() }
}
@available(*, unavailable, message: "There are no views of UIKit: write a View.") @MainActor @preconcurrency public protocol UIViewRepresentable: _BodilessView {
  associatedtype UIViewType = UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func makeCoordinator() -> Coordinator
}
@available(*, unavailable, message: "There are no views of UIKit: write a View.") public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { fatalError() }
  public var transaction: Transaction { fatalError() }
}
@available(*, unavailable, message: "Use VStack.") public struct VSplitView<Content> { public init(@ViewBuilder content: () -> Content) { fatalError() } }
@available(*, unavailable, message: "Use VStack.") extension VSplitView: View { public var body: some View { EmptyView() } }
@available(*, unavailable, message: "AVKit is not on the web: link to the video by Link.") public struct VideoPlayer { }
@available(*, unavailable, message: "AVKit is not on the web: link to the video by Link.") extension VideoPlayer: View { public var body: some View { EmptyView() } }
@available(*, unavailable, message: "WatchKit is not on the web: use init() of the App and scenePhase.") @propertyWrapper public struct WKApplicationDelegateAdaptor<Delegate> {
  public init(_ delegateType: Delegate.Type) { fatalError() }
  public var wrappedValue: Delegate { get { fatalError() } nonmutating set {} }
}
@available(*, unavailable, message: "WatchKit is not on the web: use init() of the App and scenePhase.") @propertyWrapper public struct WKExtensionDelegateAdaptor<Delegate> {
  public init(_ delegateType: Delegate.Type) { fatalError() }
  public var wrappedValue: Delegate { get { fatalError() } nonmutating set {} }
}
@available(*, unavailable, message: "There are no views of WatchKit: write a View.") public protocol WKInterfaceObjectRepresentable { }
@available(*, unavailable, message: "WebKit is not on the web: use Link.") public struct WebView { }
@available(*, unavailable, message: "WebKit is not on the web: use Link.") extension WebView: View { public var body: some View { EmptyView() } }
@available(*, unavailable, message: "A page has one scene: use WindowGroup.") public struct Window<Content> { public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { fatalError() } }
@available(*, unavailable, message: "A page has one scene: use WindowGroup.") extension Window: Scene { public var body: some Scene { WindowGroup { EmptyView() } } }
@available(*, unavailable, message: "A page is a tab of the browser.") public struct WindowInteractionBehavior {
  public static var automatic: WindowInteractionBehavior { fatalError() }
  public static var enabled: WindowInteractionBehavior { fatalError() }
  public static var disabled: WindowInteractionBehavior { fatalError() }
}
@available(*, unavailable, message: "A page is a tab of the browser.") public struct WindowResizability {
  public static var automatic: WindowResizability { fatalError() }
  public static var contentSize: WindowResizability { fatalError() }
  public static var contentMinSize: WindowResizability { fatalError() }
}
@available(*, unavailable, message: "A page is a tab of the browser.") public protocol WindowStyle { }
