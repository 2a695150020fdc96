// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.
import Foundation

extension AccessibilityActionKind {
  /// Unavailable. This kind is of macOS: use accessibilityAction(named:_:).
  @available(*, unavailable, message: "This kind is of macOS: use accessibilityAction(named:_:).")
  public static var delete: AccessibilityActionKind { fatalError() }

  /// Unavailable. This kind is of macOS: use accessibilityAction(named:_:).
  @available(*, unavailable, message: "This kind is of macOS: use accessibilityAction(named:_:).")
  public static var showMenu: AccessibilityActionKind { fatalError() }
}

extension Animation {
  /// Unavailable. The browser computes no curve of an app's own: use timingCurve or spring.
  @available(
    *, unavailable,
    message: "The browser computes no curve of an app's own: use timingCurve or spring."
  )
  public init<A: CustomAnimation>(_ base: A) { fatalError() }
}

extension Color {
  /// Unavailable. Use .background.
  @available(*, unavailable, message: "Use .background.")
  public static var windowBackground: Color { fatalError() }
}

extension Color {
  /// Unavailable. AppKit is not on the web: use Color(uiColor:).
  @available(*, unavailable, message: "AppKit is not on the web: use Color(uiColor:).")
  public init(nsColor: NSColor) { fatalError() }

  /// Unavailable. AppKit is not on the web: use Color(uiColor:).
  @available(*, unavailable, message: "AppKit is not on the web: use Color(uiColor:).")
  public init(_ color: NSColor) { fatalError() }
}

@available(*, unavailable, message: "A pointer over a view looks as the browser draws it.")
extension CustomHoverEffect {
  /// Unavailable. A pointer over a view looks as the browser draws it.
  @available(*, unavailable, message: "A pointer over a view looks as the browser draws it.")
  public typealias Content = EmptyView
}

@available(*, unavailable, message: "A server knows no sizes: use .height or .fraction.")
extension CustomPresentationDetent {
  /// Unavailable. A server knows no sizes: use .height or .fraction.
  @available(*, unavailable, message: "A server knows no sizes: use .height or .fraction.")
  public typealias Context = CustomPresentationDetentContext
}

extension DatePickerStyle {
  /// Unavailable. An app's own DatePickerStyle is not drawn: use .compact or .graphical.
  @available(
    *, unavailable,
    message: "An app's own DatePickerStyle is not drawn: use .compact or .graphical."
  )
  public typealias Configuration = DatePickerStyleConfiguration
}

extension Font {
  /// Unavailable. A server knows no fonts: use Font.system(size:weight:design:) or Font.custom.
  @available(
    *, unavailable,
    message: "A server knows no fonts: use Font.system(size:weight:design:) or Font.custom."
  )
  public init(_ font: UIFont) { fatalError() }
}

extension FormStyle {
  /// Unavailable. An app's own FormStyle is not drawn: use .grouped or .columns.
  @available(
    *, unavailable, message: "An app's own FormStyle is not drawn: use .grouped or .columns."
  )
  public typealias Configuration = FormStyleConfiguration
}

extension Gesture {
  /// Unavailable. A gesture does not report its keys: use keyboardShortcut.
  @available(*, unavailable, message: "A gesture does not report its keys: use keyboardShortcut.")
  public func modifiers(_ modifiers: EventModifiers) -> Self { fatalError() }
}

extension GestureState {
  /// Unavailable. A state returns without animation: use withAnimation in onEnded.
  @available(
    *, unavailable, message: "A state returns without animation: use withAnimation in onEnded."
  )
  public init(wrappedValue: Value, resetTransaction: Transaction) { fatalError() }

  /// Unavailable. A state returns without animation: use withAnimation in onEnded.
  @available(
    *, unavailable, message: "A state returns without animation: use withAnimation in onEnded."
  )
  public init(initialValue: Value, resetTransaction: Transaction) { fatalError() }

  /// Unavailable. A state returns without animation: use withAnimation in onEnded.
  @available(
    *, unavailable, message: "A state returns without animation: use withAnimation in onEnded."
  )
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    fatalError()
  }
}

extension GraphicsContext {
  /// Unavailable. A Canvas draws no views: draw a Text or an Image, or put views over it.
  @available(
    *, unavailable,
    message: "A Canvas draws no views: draw a Text or an Image, or put views over it."
  )
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { fatalError() }

  /// Unavailable. A Canvas draws no views: draw a Text or an Image, or put views over it.
  @available(
    *, unavailable,
    message: "A Canvas draws no views: draw a Text or an Image, or put views over it."
  )
  public struct ResolvedSymbol {}

  /// Unavailable. A Canvas draws no views: draw a Text or an Image, or put views over it.
  @available(
    *, unavailable,
    message: "A Canvas draws no views: draw a Text or an Image, or put views over it."
  )
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    fatalError()
  }

  /// Unavailable. A Canvas draws no views: draw a Text or an Image, or put views over it.
  @available(
    *, unavailable,
    message: "A Canvas draws no views: draw a Text or an Image, or put views over it."
  )
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { fatalError() }
}

extension GraphicsContext {
  /// Unavailable. A server measures no texts: draw the Text itself.
  @available(*, unavailable, message: "A server measures no texts: draw the Text itself.")
  public func resolve(_ text: Text) -> ResolvedText { fatalError() }

  /// Unavailable. A server measures no texts: draw the Text itself.
  @available(*, unavailable, message: "A server measures no texts: draw the Text itself.")
  public struct ResolvedText {}

  /// Unavailable. A server measures no texts: draw the Text itself.
  @available(*, unavailable, message: "A server measures no texts: draw the Text itself.")
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    fatalError()
  }

  /// Unavailable. A server measures no texts: draw the Text itself.
  @available(*, unavailable, message: "A server measures no texts: draw the Text itself.")
  public func draw(_ text: ResolvedText, in rect: CGRect) { fatalError() }
}

extension GraphicsContext {
  /// Unavailable. A server measures no pictures: draw the Image itself.
  @available(*, unavailable, message: "A server measures no pictures: draw the Image itself.")
  public func resolve(_ image: Image) -> ResolvedImage { fatalError() }

  /// Unavailable. A server measures no pictures: draw the Image itself.
  @available(*, unavailable, message: "A server measures no pictures: draw the Image itself.")
  public struct ResolvedImage {}

  /// Unavailable. A server measures no pictures: draw the Image itself.
  @available(*, unavailable, message: "A server measures no pictures: draw the Image itself.")
  public func draw(_ image: ResolvedImage, in rect: CGRect) { fatalError() }

  /// Unavailable. A server measures no pictures: draw the Image itself.
  @available(*, unavailable, message: "A server measures no pictures: draw the Image itself.")
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    fatalError()
  }
}

extension GraphicsContext {
  /// Unavailable. Core Graphics is not on the web: draw with the GraphicsContext.
  @available(
    *, unavailable, message: "Core Graphics is not on the web: draw with the GraphicsContext."
  )
  public func withCGContext(content: (CGContext) throws -> Void) rethrows { fatalError() }
}

@available(*, unavailable, message: "A server measures no pictures: draw the Image itself.")
extension GraphicsContext.ResolvedImage {
  /// Unavailable. A server measures no pictures: draw the Image itself.
  @available(*, unavailable, message: "A server measures no pictures: draw the Image itself.")
  public var size: CGSize {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A server measures no pictures: draw the Image itself.
  @available(*, unavailable, message: "A server measures no pictures: draw the Image itself.")
  public var shading: GraphicsContext.Shading? {
    get { fatalError() }
    set {}
  }
}

@available(
  *, unavailable, message: "A Canvas draws no views: draw a Text or an Image, or put views over it."
)
extension GraphicsContext.ResolvedSymbol {
  /// Unavailable. A Canvas draws no views: draw a Text or an Image, or put views over it.
  @available(
    *, unavailable,
    message: "A Canvas draws no views: draw a Text or an Image, or put views over it."
  )
  public var size: CGSize {
    get { fatalError() }
    set {}
  }
}

@available(*, unavailable, message: "A server measures no texts: draw the Text itself.")
extension GraphicsContext.ResolvedText {
  /// Unavailable. A server measures no texts: draw the Text itself.
  @available(*, unavailable, message: "A server measures no texts: draw the Text itself.")
  public func measure(in size: CGSize) -> CGSize { fatalError() }

  /// Unavailable. A server measures no texts: draw the Text itself.
  @available(*, unavailable, message: "A server measures no texts: draw the Text itself.")
  public var shading: GraphicsContext.Shading {
    get { fatalError() }
    set {}
  }
}

extension Image {
  /// Unavailable. Symbols are drawn whole here: use Gauge.
  @available(*, unavailable, message: "Symbols are drawn whole here: use Gauge.")
  public init(systemName: String, variableValue: Double?) { fatalError() }

  /// Unavailable. Symbols are drawn whole here: use Gauge.
  @available(*, unavailable, message: "Symbols are drawn whole here: use Gauge.")
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { fatalError() }
}

extension Image {
  /// Unavailable. A server decodes no pictures: use Image(uiImage:) or AsyncImage.
  @available(
    *, unavailable, message: "A server decodes no pictures: use Image(uiImage:) or AsyncImage."
  )
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text)
  { fatalError() }

  /// Unavailable. A server decodes no pictures: use Image(uiImage:) or AsyncImage.
  @available(
    *, unavailable, message: "A server decodes no pictures: use Image(uiImage:) or AsyncImage."
  )
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    fatalError()
  }
}

extension Image {
  /// Unavailable. Browsers apply the orientation that a file names.
  @available(*, unavailable, message: "Browsers apply the orientation that a file names.")
  public enum Orientation {
    /// Unavailable, as the type is.
    case up
    /// Unavailable, as the type is.
    case upMirrored
    /// Unavailable, as the type is.
    case down
    /// Unavailable, as the type is.
    case downMirrored
    /// Unavailable, as the type is.
    case left
    /// Unavailable, as the type is.
    case leftMirrored
    /// Unavailable, as the type is.
    case right
    /// Unavailable, as the type is.
    case rightMirrored
  }
}

extension Image {
  /// Unavailable. Use Canvas as a view.
  @available(*, unavailable, message: "Use Canvas as a view.")
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) { fatalError() }
}

extension Image {
  /// Unavailable. AppKit is not on the web: use Image(uiImage:).
  @available(*, unavailable, message: "AppKit is not on the web: use Image(uiImage:).")
  public init(nsImage: NSImage) { fatalError() }
}

@available(
  *, unavailable,
  message:
    "A browser draws, and a server has no pictures of it: use ShareLink of a text or an address."
)
extension ImageRenderer {
  /// Unavailable. A browser draws, and a server has no pictures of it: use ShareLink of a text or an address.
  @available(
    *, unavailable,
    message:
      "A browser draws, and a server has no pictures of it: use ShareLink of a text or an address."
  )
  public var proposedSize: ProposedViewSize {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A browser draws, and a server has no pictures of it: use ShareLink of a text or an address.
  @available(
    *, unavailable,
    message:
      "A browser draws, and a server has no pictures of it: use ShareLink of a text or an address."
  )
  public var isOpaque: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A browser draws, and a server has no pictures of it: use ShareLink of a text or an address.
  @available(
    *, unavailable,
    message:
      "A browser draws, and a server has no pictures of it: use ShareLink of a text or an address."
  )
  public var cgImage: CGImage? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A browser draws, and a server has no pictures of it: use ShareLink of a text or an address.
  @available(
    *, unavailable,
    message:
      "A browser draws, and a server has no pictures of it: use ShareLink of a text or an address."
  )
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) { fatalError() }
}

extension MenuStyle {
  /// Unavailable. An app's own MenuStyle is not drawn: use .button or .borderlessButton.
  @available(
    *, unavailable,
    message: "An app's own MenuStyle is not drawn: use .button or .borderlessButton."
  )
  public typealias Configuration = MenuStyleConfiguration
}

extension NavigationSplitViewStyle {
  /// Unavailable. An app's own style is not drawn: use .balanced or .prominentDetail.
  @available(
    *, unavailable, message: "An app's own style is not drawn: use .balanced or .prominentDetail."
  )
  public typealias Configuration = NavigationSplitViewStyleConfiguration
}

extension Path {
  /// Unavailable. A server draws no outlines: use Shape.stroke(style:).
  @available(*, unavailable, message: "A server draws no outlines: use Shape.stroke(style:).")
  public func strokedPath(_ style: StrokeStyle) -> Path { fatalError() }
}

extension PresentationDetent {
  /// Unavailable. A server knows no sizes: use .height or .fraction.
  @available(*, unavailable, message: "A server knows no sizes: use .height or .fraction.")
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    fatalError()
  }
}

@available(*, unavailable, message: "Use presentationDetents.")
extension PresentationSizing {
  /// Unavailable. Use presentationDetents.
  @available(*, unavailable, message: "Use presentationDetents.")
  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing { fatalError() }

  /// Unavailable. Use presentationDetents.
  @available(*, unavailable, message: "Use presentationDetents.")
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing {
    fatalError()
  }
}

@available(
  *, unavailable, message: "A preview is drawn by Xcode alone: use a View around the previewed one."
)
extension PreviewModifier {
  /// Unavailable. A preview is drawn by Xcode alone: use a View around the previewed one.
  @available(
    *, unavailable,
    message: "A preview is drawn by Xcode alone: use a View around the previewed one."
  )
  public typealias Content = EmptyView
}

extension PreviewTrait {
  /// Unavailable. A preview is drawn by Xcode alone: use a View around the previewed one.
  @available(
    *, unavailable,
    message: "A preview is drawn by Xcode alone: use a View around the previewed one."
  )
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait<Preview.ViewTraits>
  where T == Preview.ViewTraits { fatalError() }
}

extension Scene {
  /// Unavailable. A page that is closed does nothing: use task of a view.
  @available(*, unavailable, message: "A page that is closed does nothing: use task of a view.")
  public func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping (D) async -> R)
    -> some Scene
  { self }
}

extension Scene {
  /// Unavailable. A page is a tab of the browser: leave it out.
  @available(*, unavailable, message: "A page is a tab of the browser: leave it out.")
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Unavailable. A page is a tab of the browser: leave it out.
  @available(*, unavailable, message: "A page is a tab of the browser: leave it out.")
  public func defaultLaunchBehavior(_ behavior: Any) -> some Scene { self }

  /// Unavailable. A page is a tab of the browser: leave it out.
  @available(*, unavailable, message: "A page is a tab of the browser: leave it out.")
  public func restorationBehavior(_ behavior: Any) -> some Scene { self }

  /// Unavailable. A page is a tab of the browser: leave it out.
  @available(*, unavailable, message: "A page is a tab of the browser: leave it out.")
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Unavailable. A page is a tab of the browser: leave it out.
  @available(*, unavailable, message: "A page is a tab of the browser: leave it out.")
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }

  /// Unavailable. A page is a tab of the browser: leave it out.
  @available(*, unavailable, message: "A page is a tab of the browser: leave it out.")
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Unavailable. A page is a tab of the browser: leave it out.
  @available(*, unavailable, message: "A page is a tab of the browser: leave it out.")
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Unavailable. A page is a tab of the browser: leave it out.
  @available(*, unavailable, message: "A page is a tab of the browser: leave it out.")
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Unavailable. A page is a tab of the browser: leave it out.
  @available(*, unavailable, message: "A page is a tab of the browser: leave it out.")
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Unavailable. A page is a tab of the browser: leave it out.
  @available(*, unavailable, message: "A page is a tab of the browser: leave it out.")
  public func windowToolbarStyle(_ style: Any) -> some Scene { self }

  /// Unavailable. A page is a tab of the browser: leave it out.
  @available(*, unavailable, message: "A page is a tab of the browser: leave it out.")
  public func immersionStyle(selection: Any, in styles: Any...) -> some Scene { self }

  /// Unavailable. A page is a tab of the browser: leave it out.
  @available(*, unavailable, message: "A page is a tab of the browser: leave it out.")
  public func windowLevel(_ level: Any) -> some Scene { self }

  /// Unavailable. A page is a tab of the browser: leave it out.
  @available(*, unavailable, message: "A page is a tab of the browser: leave it out.")
  public func windowIdealSize(_ size: Any) -> some Scene { self }

  /// Unavailable. A page is a tab of the browser: leave it out.
  @available(*, unavailable, message: "A page is a tab of the browser: leave it out.")
  public func defaultWindowPlacement(_ makePlacement: @escaping (Any, Any) -> Any) -> some Scene {
    self
  }
}

extension ScrollTargetBehavior {
  /// Unavailable. A scroll view stops as the browser does: use .paging or .viewAligned.
  @available(
    *, unavailable, message: "A scroll view stops as the browser does: use .paging or .viewAligned."
  )
  public typealias TargetContext = ScrollTargetBehaviorContext

  /// Unavailable. A scroll view stops as the browser does: use .paging or .viewAligned.
  @available(
    *, unavailable, message: "A scroll view stops as the browser does: use .paging or .viewAligned."
  )
  public typealias PropertiesContext = ScrollTargetBehaviorContext
}

extension SensoryFeedback {
  /// Unavailable. A browser vibrates in one strength: use .impact.
  @available(*, unavailable, message: "A browser vibrates in one strength: use .impact.")
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    fatalError()
  }

  /// Unavailable. A browser vibrates in one strength: use .impact.
  @available(*, unavailable, message: "A browser vibrates in one strength: use .impact.")
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    fatalError()
  }

  /// Unavailable. A browser vibrates in one strength: use .impact.
  @available(*, unavailable, message: "A browser vibrates in one strength: use .impact.")
  public enum Weight {
    /// Unavailable, as the type is.
    case light
    /// Unavailable, as the type is.
    case medium
    /// Unavailable, as the type is.
    case heavy
  }

  /// Unavailable. A browser vibrates in one strength: use .impact.
  @available(*, unavailable, message: "A browser vibrates in one strength: use .impact.")
  public enum Flexibility {
    /// Unavailable, as the type is.
    case rigid
    /// Unavailable, as the type is.
    case solid
    /// Unavailable, as the type is.
    case soft
  }

  /// Unavailable. A browser vibrates in one strength: use .impact.
  @available(*, unavailable, message: "A browser vibrates in one strength: use .impact.")
  public static var pathComplete: SensoryFeedback { fatalError() }
}

extension ShapeStyle where Self == Color {
  /// Unavailable. Use .background.
  @available(*, unavailable, message: "Use .background.")
  public static var windowBackground: Color { fatalError() }
}

extension TabContent {
  /// Unavailable. Tabs have one order here: leave it out.
  @available(*, unavailable, message: "Tabs have one order here: leave it out.")
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Unavailable. Tabs have one order here: leave it out.
  @available(*, unavailable, message: "Tabs have one order here: leave it out.")
  public func customizationBehavior(_ behavior: Any, for placements: Any...) -> some TabContent<
    TabValue
  > { self }

  /// Unavailable. Tabs have one order here: leave it out.
  @available(*, unavailable, message: "Tabs have one order here: leave it out.")
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Unavailable. Tabs have one order here: leave it out.
  @available(*, unavailable, message: "Tabs have one order here: leave it out.")
  public func tabPlacement(_ placement: Any) -> some TabContent<TabValue> { self }

  /// Unavailable. Tabs have one order here: leave it out.
  @available(*, unavailable, message: "Tabs have one order here: leave it out.")
  public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some TabContent<TabValue> {
    self
  }
}

extension TextEditor {
  /// Unavailable. The selection of a field belongs to the browser: leave it out.
  @available(
    *, unavailable, message: "The selection of a field belongs to the browser: leave it out."
  )
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { fatalError() }
}

extension TextEditor {
  /// Unavailable. A field of the browser has no styles: edit a String.
  @available(*, unavailable, message: "A field of the browser has no styles: edit a String.")
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    fatalError()
  }
}

@available(*, unavailable, message: "An editor has one look here.")
extension TextEditorStyle {
  /// Unavailable. An editor has one look here.
  @available(*, unavailable, message: "An editor has one look here.")
  public typealias Configuration = TextEditorStyleConfiguration
}

extension TextField where Label == Text {
  /// Unavailable. The selection of a field belongs to the browser: leave it out.
  @available(
    *, unavailable, message: "The selection of a field belongs to the browser: leave it out."
  )
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) { fatalError() }

  /// Unavailable. The selection of a field belongs to the browser: leave it out.
  @available(
    *, unavailable, message: "The selection of a field belongs to the browser: leave it out."
  )
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) { fatalError() }
}

@available(*, unavailable, message: "The selection of a field belongs to the browser.")
extension TextSelection {
  /// Unavailable. The selection of a field belongs to the browser.
  @available(*, unavailable, message: "The selection of a field belongs to the browser.")
  public init(range: Range<String.Index>) { fatalError() }

  /// Unavailable. The selection of a field belongs to the browser.
  @available(*, unavailable, message: "The selection of a field belongs to the browser.")
  public init(ranges: RangeSet<String.Index>) { fatalError() }

  /// Unavailable. The selection of a field belongs to the browser.
  @available(*, unavailable, message: "The selection of a field belongs to the browser.")
  public enum Indices {
    /// Unavailable, as the type is.
    case selection(Range<String.Index>)
    /// Unavailable, as the type is.
    case multiSelection(RangeSet<String.Index>)
  }

  /// Unavailable. The selection of a field belongs to the browser.
  @available(*, unavailable, message: "The selection of a field belongs to the browser.")
  public var indices: Indices {
    get { fatalError() }
    set {}
  }

  /// Unavailable. The selection of a field belongs to the browser.
  @available(*, unavailable, message: "The selection of a field belongs to the browser.")
  public var isInsertion: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. The selection of a field belongs to the browser.
  @available(*, unavailable, message: "The selection of a field belongs to the browser.")
  public var affinity: TextSelectionAffinity {
    get { fatalError() }
    set {}
  }
}
