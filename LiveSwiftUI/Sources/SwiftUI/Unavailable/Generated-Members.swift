// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.

// swift-format-ignore-file
import Foundation
@available(*, unavailable, message: "This kind is of macOS: use accessibilityAction(named:_:).") extension AccessibilityActionKind {
  public static var delete: AccessibilityActionKind { fatalError() }
  public static var showMenu: AccessibilityActionKind { fatalError() }
}
@available(*, unavailable, message: "The browser notices this by itself; to say something, use Announcement.") extension AccessibilityNotification {
  public struct LayoutChanged { public init(_ element: Any? = nil) {}; public func post() {} }
  public struct ScreenChanged { public init(_ element: Any? = nil) {}; public func post() {} }
  public struct PageScrolled { public init(_ announcement: String) {}; public func post() {} }
}
@available(*, unavailable, message: "The browser computes no curve of an app's own: use timingCurve or spring.") extension Animation { public init<A: CustomAnimation>(_ base: A) { fatalError() } }
@available(*, unavailable, message: "Use .background.") extension Color { public static var windowBackground: Color { fatalError() } }
@available(*, unavailable, message: "AppKit is not on the web: use Color(uiColor:).") extension Color {
  public init(nsColor: NSColor) { fatalError() }
  public init(_ color: NSColor) { fatalError() }
}
@available(*, unavailable, message: "A pointer over a view looks as the browser draws it.") extension CustomHoverEffect { public typealias Content = EmptyView }
@available(*, unavailable, message: "A server knows no sizes: use .height or .fraction.") extension CustomPresentationDetent { public typealias Context = CustomPresentationDetentContext }
@available(*, unavailable, message: "An app's own DatePickerStyle is not drawn: use .compact or .graphical.") extension DatePickerStyle { public typealias Configuration = DatePickerStyleConfiguration }
@available(*, unavailable, message: "Only a @FocusState knows which field has the keyboard.") extension EnvironmentValues { public var isFocused: Bool { fatalError() } }
@available(*, unavailable, message: "A server knows no fonts: use Font.system(size:weight:design:) or Font.custom.") extension Font { public init(_ font: UIFont) { fatalError() } }
@available(*, unavailable, message: "Hand the views in as data, with ForEach.") extension ForEach { public init<V: View, Result: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Result) { fatalError() } }
@available(*, unavailable, message: "An app's own FormStyle is not drawn: use .grouped or .columns.") extension FormStyle { public typealias Configuration = FormStyleConfiguration }
@available(*, unavailable, message: "A gesture does not report its keys: use keyboardShortcut.") extension Gesture { public func modifiers(_ modifiers: EventModifiers) -> Self { fatalError() } }
@available(*, unavailable, message: "A state returns without animation: use withAnimation in onEnded.") extension GestureState {
  public init(wrappedValue: Value, resetTransaction: Transaction) { fatalError() }
  public init(initialValue: Value, resetTransaction: Transaction) { fatalError() }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { fatalError() }
}
@available(*, unavailable, message: "A Canvas draws no views: draw a Text or an Image, or put views over it.") extension GraphicsContext {
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { fatalError() }
  public struct ResolvedSymbol {}
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) { fatalError() }
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { fatalError() }
}
@available(*, unavailable, message: "A server measures no texts: draw the Text itself.") extension GraphicsContext {
  public func resolve(_ text: Text) -> ResolvedText { fatalError() }
  public struct ResolvedText {}
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) { fatalError() }
  public func draw(_ text: ResolvedText, in rect: CGRect) { fatalError() }
}
@available(*, unavailable, message: "A server measures no pictures: draw the Image itself.") extension GraphicsContext {
  public func resolve(_ image: Image) -> ResolvedImage { fatalError() }
  public struct ResolvedImage {}
  public func draw(_ image: ResolvedImage, in rect: CGRect) { fatalError() }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) { fatalError() }
}
@available(*, unavailable, message: "Core Graphics is not on the web: draw with the GraphicsContext.") extension GraphicsContext { public func withCGContext(content: (CGContext) throws -> Void) rethrows { fatalError() } }
@available(*, unavailable, message: "A browser has no such filter: use contrast.") extension GraphicsContext.Filter { public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> GraphicsContext.Filter { fatalError() } }
@available(*, unavailable, message: "A browser has no such filter.") extension GraphicsContext.Filter { public static var luminanceToAlpha: GraphicsContext.Filter { fatalError() } }
@available(*, unavailable, message: "A browser has no such filter: use hueRotation.") extension GraphicsContext.Filter { public static func colorMultiply(_ color: Color) -> GraphicsContext.Filter { fatalError() } }
@available(*, unavailable, message: "A server measures no pictures: draw the Image itself.") extension GraphicsContext.ResolvedImage {
  public var size: CGSize { get { fatalError() } set {} }
  public var shading: GraphicsContext.Shading? { get { fatalError() } set {} }
}
@available(*, unavailable, message: "A Canvas draws no views: draw a Text or an Image, or put views over it.") extension GraphicsContext.ResolvedSymbol { public var size: CGSize { get { fatalError() } set {} } }
@available(*, unavailable, message: "A server measures no texts: draw the Text itself.") extension GraphicsContext.ResolvedText {
  public func measure(in size: CGSize) -> CGSize { fatalError() }
  public var shading: GraphicsContext.Shading { get { fatalError() } set {} }
}
@available(*, unavailable, message: "SVG has no conic gradient.") extension GraphicsContext.Shading { public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()) -> GraphicsContext.Shading { fatalError() } }
@available(*, unavailable, message: "Hand the views in as data, with ForEach.") extension Group { public init<Base: View, Result: View>(subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result) { fatalError() } }
@available(*, unavailable, message: "Symbols are drawn whole here: use Gauge.") extension Image {
  public init(systemName: String, variableValue: Double?) { fatalError() }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { fatalError() }
}
@available(*, unavailable, message: "A server decodes no pictures: use Image(uiImage:) or AsyncImage.") extension Image {
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) { fatalError() }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) { fatalError() }
}
@available(*, unavailable, message: "Browsers apply the orientation that a file names.") extension Image { public enum Orientation { case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored } }
@available(*, unavailable, message: "Use Canvas as a view.") extension Image { public init(size: CGSize, label: Text? = nil, opaque: Bool = false, renderer: @escaping (inout GraphicsContext) -> Void) { fatalError() } }
@available(*, unavailable, message: "AppKit is not on the web: use Image(uiImage:).") extension Image { public init(nsImage: NSImage) { fatalError() } }
@available(*, unavailable, message: "A browser draws, and a server has no pictures of it: use ShareLink of a text or an address.") extension ImageRenderer {
  public var proposedSize: ProposedViewSize { get { fatalError() } set {} }
  public var isOpaque: Bool { get { fatalError() } set {} }
  public var cgImage: CGImage? { get { fatalError() } set {} }
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) { fatalError() }
}
@available(*, unavailable, message: "An app's own MenuStyle is not drawn: use .button or .borderlessButton.") extension MenuStyle { public typealias Configuration = MenuStyleConfiguration }
@available(*, unavailable, message: "An app's own style is not drawn: use .balanced or .prominentDetail.") extension NavigationSplitViewStyle { public typealias Configuration = NavigationSplitViewStyleConfiguration }
@available(*, unavailable, message: "A server draws no outlines: use Shape.stroke(style:).") extension Path { public func strokedPath(_ style: StrokeStyle) -> Path { fatalError() } }
@available(*, unavailable, message: "A server knows no sizes: use .height or .fraction.") extension PresentationDetent { public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent { fatalError() } }
@available(*, unavailable, message: "Use presentationDetents.") extension PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing { fatalError() }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing { fatalError() }
}
@available(*, unavailable, message: "A preview is drawn by Xcode alone: use a View around the previewed one.") extension PreviewModifier { public typealias Content = EmptyView }
@available(*, unavailable, message: "A preview is drawn by Xcode alone: use a View around the previewed one.") extension PreviewTrait { public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait<Preview.ViewTraits> where T == Preview.ViewTraits { fatalError() } }
@available(*, unavailable, message: "A page that is closed does nothing: use task of a view.") extension Scene { public func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping (D) async -> R) -> some Scene { self } }
@available(*, unavailable, message: "A page is a tab of the browser: leave it out.") extension Scene {
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  public func defaultLaunchBehavior(_ behavior: Any) -> some Scene { self }
  public func restorationBehavior(_ behavior: Any) -> some Scene { self }
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  public func windowToolbarStyle(_ style: Any) -> some Scene { self }
  public func immersionStyle(selection: Any, in styles: Any...) -> some Scene { self }
  public func windowLevel(_ level: Any) -> some Scene { self }
  public func windowIdealSize(_ size: Any) -> some Scene { self }
  public func defaultWindowPlacement(_ makePlacement: @escaping (Any, Any) -> Any) -> some Scene { self }
}
@available(*, unavailable, message: "A scroll view stops as the browser does: use .paging or .viewAligned.") extension ScrollTargetBehavior {
  public typealias TargetContext = ScrollTargetBehaviorContext
  public typealias PropertiesContext = ScrollTargetBehaviorContext
}
@available(*, unavailable, message: "A search field is always under the title.") extension SearchFieldPlacement { public static var toolbar: SearchFieldPlacement { fatalError() } }
@available(*, unavailable, message: "A search field is always under the title of its column.") extension SearchFieldPlacement { public static var sidebar: SearchFieldPlacement { fatalError() } }
@available(*, unavailable, message: "A browser vibrates in one strength: use .impact.") extension SensoryFeedback {
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { fatalError() }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { fatalError() }
  public enum Weight { case light, medium, heavy }
  public enum Flexibility { case rigid, solid, soft }
  public static var pathComplete: SensoryFeedback { fatalError() }
}
@available(*, unavailable, message: "Use .background.") extension ShapeStyle where Self == Color { public static var windowBackground: Color { fatalError() } }
@available(*, unavailable, message: "Tabs have one order here: leave it out.") extension TabContent {
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  public func customizationBehavior(_ behavior: Any, for placements: Any...) -> some TabContent<TabValue> { self }
  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue> { self }
  public func tabPlacement(_ placement: Any) -> some TabContent<TabValue> { self }
  public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some TabContent<TabValue> { self }
}
@available(*, unavailable, message: "Use multilineTextAlignment(_:).") extension Text { public struct AlignmentStrategy { public static var `default`: AlignmentStrategy { fatalError() }; public static var layoutBased: AlignmentStrategy { fatalError() }; public static var writingDirectionBased: AlignmentStrategy { fatalError() } } }
@available(*, unavailable, message: "Texts are written as their letters are.") extension Text { public struct WritingDirectionStrategy { public static var `default`: WritingDirectionStrategy { fatalError() }; public static var layoutBased: WritingDirectionStrategy { fatalError() }; public static var contentBased: WritingDirectionStrategy { fatalError() } } }
@available(*, unavailable, message: "A browser draws texts: use AttributedString.") extension Text { public struct Layout {} }
@available(*, unavailable, message: "The selection of a field belongs to the browser: leave it out.") extension TextEditor { public init(text: Binding<String>, selection: Binding<TextSelection?>) { fatalError() } }
@available(*, unavailable, message: "A field of the browser has no styles: edit a String.") extension TextEditor { public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) { fatalError() } }
@available(*, unavailable, message: "An editor has one look here.") extension TextEditorStyle { public typealias Configuration = TextEditorStyleConfiguration }
@available(*, unavailable, message: "The selection of a field belongs to the browser: leave it out.") extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil) { fatalError() }
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil) { fatalError() }
}
@available(*, unavailable, message: "The selection of a field belongs to the browser.") extension TextSelection {
  public init(range: Range<String.Index>) { fatalError() }
  public init(ranges: RangeSet<String.Index>) { fatalError() }
  public enum Indices { case selection(Range<String.Index>), multiSelection(RangeSet<String.Index>) }
  public var indices: Indices { get { fatalError() } set {} }
  public var isInsertion: Bool { get { fatalError() } set {} }
  public var affinity: TextSelectionAffinity { get { fatalError() } set {} }
}
@available(*, unavailable, message: "There are no controllers: write a View.") extension UIViewControllerRepresentable {
  public func makeUIViewController(context: Context) -> UIViewControllerType { fatalError() }
  public func makeCoordinator() -> Coordinator { fatalError() }
}
@available(*, unavailable, message: "There are no views of UIKit: write a View.") extension UIViewRepresentable {
  public func makeUIView(context: Context) -> UIViewType { fatalError() }
  public func makeCoordinator() -> Coordinator { fatalError() }
}
